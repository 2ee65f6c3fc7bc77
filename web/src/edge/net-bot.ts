/** A level that the game's network plays: one look, or a search with it, as carelessly as the level says; as `bots/net.py`. */
import type { Carelessness, Manifest, NetworkManifest } from './manifest';
import type { Block, RulesModule } from './module';
import { NetTree } from './net-tree';
import type { Network } from './network';
import { seedWords } from './search';

const WORD_RANGE = 2 ** 32;

/** What is asked of a bot: what its seat sees, what it may do, and whether that is still of interest. */
export interface Asked {
  seen: Uint8Array;
  seat: number;
  seats: number;
  mask: Uint8Array;
  isWanted: () => boolean;
}

export class NetBot {
  readonly #network: Network;
  readonly #rules: RulesModule<Manifest>;
  readonly #states: Block<'u1'>;
  readonly #ours: Block<'u1'>;
  readonly #mask: Block<'u1'>;
  readonly #rng: Block<'u4'>;
  #tree: NetTree | null = null;

  constructor(network: Network, rules: RulesModule<Manifest>) {
    this.#network = network;
    this.#rules = rules;
    this.#states = network.module.states(1);
    this.#ours = rules.states(1);
    this.#mask = rules.block('u1', rules.manifest.sizes.NUM_ACTIONS);
    this.#rng = rules.block('u4', 4);
  }

  /** What plays each level; a level that is not among them is played by nobody here. */
  get levels(): NetworkManifest['network']['levels'] {
    return this.#network.module.manifest.network.levels;
  }

  /** Return what a level does: with the same seed the same as a new bot of that level in Python. */
  async choose(asked: Asked, level: string, seed: bigint): Promise<number> {
    const played = this.levels[level]!;
    if ('iterations' in played) {
      this.#tree ??= new NetTree(this.#network);
      return this.#tree.choose(asked, played.iterations, seed + 1n);
    }
    return this.#once(asked, played, new Dice(seed), seed);
  }

  #once({ seen, seat, mask }: Asked, played: Carelessness, dice: Dice, seed: bigint): number {
    if (played.habit > 0 && dice.share() < played.habit) return this.#byHabit(seen, seat, mask, seed);
    this.#states.array.set(seen);
    const { logits } = this.#network.look(this.#states, seat);
    const legal = [...logits.keys()].filter((action) => mask[action]);
    const best = legal.reduce((first, action) => (logits[action]! > logits[first]! ? action : first));
    if (played.temperature === 0) return best;
    let total = 0;
    const chances = legal.map((action) => {
      const behind = logits[action]! - logits[best]!;
      total += behind < -played.reach ? 0 : Math.exp(behind / played.temperature);
      return total;
    });
    const drawn = dice.share() * total;
    return legal[chances.findIndex((sum) => sum > drawn)] ?? best;
  }

  /** Ask the rules of thumb. */
  #byHabit(seen: Uint8Array, seat: number, mask: Uint8Array, seed: bigint): number {
    this.#ours.array.set(seen);
    this.#mask.array.set(mask);
    this.#rng.array.set(seedWords(seed));
    return this.#rules.call('choose', this.#ours, 0, seat, this.#mask, this.#rng);
  }
}

/** Random numbers that follow from a seed, as `core/kernel.py` draws them (xoshiro128**). */
export class Dice {
  readonly #words: Uint32Array;

  constructor(seed: bigint) {
    this.#words = Uint32Array.from(seedWords(seed));
  }

  /** Return a number from 0 to 1. */
  share(): number {
    const words = this.#words;
    const [s0, s1, s2, s3] = words as unknown as [number, number, number, number];
    const result = Math.imul(rotated(Math.imul(s1, 5), 7), 9) >>> 0;
    const [third, fourth] = [s2 ^ s0, s3 ^ s1];
    words.set([s0 ^ fourth, s1 ^ third, third ^ (s1 << 9), rotated(fourth, 11)].map((word) => word >>> 0));
    return result / WORD_RANGE;
  }
}

function rotated(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by));
}
