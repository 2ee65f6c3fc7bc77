/** The bots' search in the page: what `bots/ismcts.py` does, with the same calls in the same order. */
import type { Block, RulesModule } from './module';

/** Nodes a tree has room for; an iteration adds one or two. A full tree is still searched. */
const TREE_SIZE = 1 << 18;
/** Decisions deep a tree may grow. */
const DEEPEST = 512;
/** The clock is read, and the page's questions are heard, between bursts of about this length. */
const BURST_MILLISECONDS = 4;
const FIRST_BURST = 8;
/** Where time has no say, whether the choice is certain is looked at after so many iterations, whatever a burst takes. */
const STRIDE = 250;
/** Bits of the seeds of re-deals above the lowest word. */
const HIGH_MASK = (1 << 10) - 1;

export interface Budget {
  milliseconds: number | null;
  iterations: number | null;
}

/** What is searched, how and how long. */
export interface Search {
  /** The redacted state: a bot knows no more than a person in its seat. */
  seen: Uint8Array;
  seat: number;
  seats: number;
  settings: readonly number[];
  budget: Budget;
  seed: bigint;
  patient: boolean;
  isWanted: () => boolean;
}

/** What a search found of one action. */
export interface Thought {
  action: number;
  visits: number;
  share: number;
  win: number[];
  points: number[];
}

/** Columns of a node, see `bots/search.py`. */
const ACTION = 0;
const FIRST_CHILD = 1;
const NEXT_SIBLING = 2;
const VISITS = 3;
const COLUMNS = 6;
const NO_NODE = -1;

export class Tree {
  readonly #module: RulesModule;
  readonly #states: Block<'u1'>;
  readonly #nodes: Block<'i4'>;
  readonly #values: Block<'f4'>;
  readonly #used: Block<'i8'>;
  readonly #told: Block<'f8'>;
  readonly #settings: Block<'f8'>;
  readonly #rng: Block<'u4'>;
  readonly #mask: Block<'u1'>;
  readonly #path: Block<'i4'>;
  readonly #cards: Block<'i2'>;
  readonly #points: Block<'i4'>;
  readonly #utility: Block<'f8'>;
  readonly #events: Block<'i2'>;

  constructor(module: RulesModule) {
    const { sizes, search } = module.manifest;
    this.#module = module;
    this.#states = module.states(3);
    this.#nodes = module.block('i4', TREE_SIZE, COLUMNS);
    this.#values = module.block('f4', TREE_SIZE, sizes.MAX_SEATS);
    this.#used = module.block('i8', 1);
    this.#told = module.block('f8', sizes.NUM_ACTIONS, search.told.length, sizes.MAX_SEATS);
    this.#settings = module.block('f8', search.settings.length);
    this.#rng = module.block('u4', 4);
    this.#mask = module.block('u1', sizes.NUM_ACTIONS);
    this.#path = module.block('i4', DEEPEST);
    this.#cards = module.block('i2', sizes.POOL_SIZE);
    this.#points = module.block('i4', sizes.MAX_SEATS, sizes.SCORE_COLUMNS);
    this.#utility = module.block('f8', sizes.MAX_SEATS);
    this.#events = module.block('i2', 0, sizes.EVENT_WIDTH);
  }

  /**
   * Search what a seat sees within a budget, and hear the page's questions meanwhile; the best thought is first.
   * Unless patient, only until the choice is certain.
   */
  async think({ seen, seat, seats, settings, budget, seed, patient, isWanted }: Search): Promise<Thought[]> {
    this.#states.array.set(seen);
    this.#settings.array.set(settings);
    this.#rng.array.set(seedWords(seed));
    const [low, high] = this.#rng.array;
    const redeals = BigInt(low!) | (BigInt(high! & HIGH_MASK) << 32n);
    this.#module.call('start_tree', this.#nodes, this.#values, this.#used);
    this.#told.array.fill(0);
    const { iterations, milliseconds } = budget;
    const ends = milliseconds === null ? Number.POSITIVE_INFINITY : performance.now() + milliseconds;
    const most = iterations ?? Number.POSITIVE_INFINITY;
    let burst = FIRST_BURST;
    for (let done = 0; done < most && isWanted(); ) {
      burst = Math.min(burst, most - done, STRIDE - (done % STRIDE));
      const before = performance.now();
      this.#burst(seat, seats, burst, redeals);
      const now = performance.now();
      done += burst;
      const pace = burst / Math.max(now - before, 1e-3);
      const toCome = Math.min(pace * (ends - now), most - done);
      const looks = milliseconds !== null || done % STRIDE === 0;
      if (toCome <= 0 || (looks && !patient && !this.#isUndecided(toCome))) break;
      burst = Math.max(1, Math.floor(Math.min(pace * BURST_MILLISECONDS, toCome)));
      await breathe();
    }
    return this.#thoughts(seat, seats);
  }

  #burst(seat: number, seats: number, iterations: number, redeals: bigint): void {
    this.#module.call(
      'search',
      this.#states,
      seat,
      seats,
      iterations,
      redeals,
      this.#nodes,
      this.#values,
      this.#used,
      this.#told,
      this.#settings,
      this.#rng,
      this.#mask,
      this.#path,
      this.#cards,
      this.#points,
      this.#utility,
      this.#events,
    );
  }

  /** Tell whether another action could still become the most visited. */
  #isUndecided(toCome: number): boolean {
    const visits = this.#children().map(([, tried]) => tried);
    const [first = 0, second = 0] = visits.sort((a, b) => b - a);
    return first - second <= toCome;
  }

  /** The actions at the root, and how often each was tried. */
  #children(): [action: number, visits: number][] {
    const nodes = this.#nodes.array;
    const found: [number, number][] = [];
    for (let child = nodes[FIRST_CHILD]!; child !== NO_NODE; ) {
      const node = child * COLUMNS;
      found.push([nodes[node + ACTION]!, nodes[node + VISITS]!]);
      child = nodes[node + NEXT_SIBLING]!;
    }
    return found;
  }

  #thoughts(seat: number, seats: number): Thought[] {
    const { MAX_SEATS } = this.#module.manifest.sizes;
    const rows = this.#module.manifest.search.told.length;
    const told = this.#told.array;
    const tried = this.#children().filter(([, visits]) => visits > 0);
    const total = tried.reduce((sum, [, visits]) => sum + visits, 0);
    const thoughts = tried.map(([action, visits]): Thought => {
      const [win, points] = [0, 1].map((row) => {
        const start = (action * rows + row) * MAX_SEATS;
        return Array.from(told.subarray(start, start + seats), (sum) => sum / visits);
      });
      return { action, visits, share: visits / total, win: win!, points: points! };
    });
    return thoughts.sort((a, b) => b.visits - a.visits || b.win[seat]! - a.win[seat]! || a.action - b.action);
  }
}

/** Let the page's questions be answered before the next burst. */
export function breathe(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** Return the four words of a generator that a seed fills, as `core/kernel.py` does. */
export function seedWords(seed: bigint): number[] {
  const low = Number(seed & 0xffff_ffffn);
  const high = Number((seed >> 32n) & 0xffff_ffffn);
  const words = [1, 2, 3, 4].map((i) => mix(mix((low + i * 0x9e37_79b9) >>> 0) ^ high));
  words[0] = (words[0]! | 1) >>> 0;
  return words;
}

function mix(word: number): number {
  let mixed = Math.imul(word ^ (word >>> 16), 0x85eb_ca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2_ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
