/**
 * The levels in the page. The game's network plays them, as on a server; where it cannot be had each searches within
 * its budget and chooses as freely as `bots/levels.py` says, and whoever looks is told.
 */
import type { Adviser } from '../edge/adviser';
import { hintSearch, type Question as Seen } from '../edge/hints';
import type { RulesModule } from '../edge/module';
import { type Asked, NetBot } from '../edge/net-bot';
import { type Search, type Thought, Tree } from '../edge/search';
import { pause } from '../lib/pause';
import { below, drawSeed } from './random';

const PARTS = 2 ** 32;
/** Milliseconds that bots wait for their network, once: a line that hangs must not keep a match waiting. */
const PATIENCE = 30_000;

/** Tells whether bots search because their network could not be had. */
export type Told = (instead: boolean) => void;

export class Bots {
  readonly #module: RulesModule;
  readonly #adviser: () => Promise<Adviser | null>;
  /** A game that has no network is never told of. */
  readonly #told: Told;
  #patient = true;
  #net: NetBot | null = null;
  #tree: Tree | null = null;
  /** One thinks at a time. */
  #busy: Promise<unknown> = Promise.resolve();

  constructor(
    module: RulesModule,
    adviser: () => Promise<Adviser | null> = async () => null,
    told: Told = () => undefined,
  ) {
    this.#module = module;
    this.#adviser = adviser;
    this.#told = told;
  }

  /** Return what a bot of a level does. */
  async choose(asked: Asked, level: string): Promise<number> {
    const only = asked.mask.indexOf(1);
    if (asked.mask.indexOf(1, only + 1) < 0) return only;
    const net = await this.#network();
    this.#told(!net);
    if (!net) return this.#search(asked, level, only);
    return net.choose(asked, level in net.levels ? level : Object.keys(net.levels)[0]!, drawSeed());
  }

  /** Return who plays by the network; null where it cannot be had, or not yet. */
  async #network(): Promise<NetBot | null> {
    if (this.#net) return this.#net;
    const late = pause(this.#patient ? PATIENCE : 0).then(() => null);
    const adviser = await Promise.race([this.#adviser(), late]);
    this.#patient = false;
    if (adviser) this.#net = new NetBot(adviser.network, this.#module);
    return this.#net;
  }

  async #search({ mask: _, ...question }: Asked, level: string, only: number): Promise<number> {
    const { levels } = this.#module.manifest.search;
    const { looseness, settings, ...budget } = levels[level] ?? levels[Object.keys(levels)[0]!]!;
    const patient = looseness > 0;
    const thoughts = await this.#think({ ...question, settings, budget, seed: drawSeed(), patient });
    return thoughts.length ? pick(thoughts, looseness) : only;
  }

  /** Return what a search thinks of each action. */
  hint(question: Seen): Promise<Thought[]> {
    return this.#think(hintSearch(question, this.#module.manifest.search.settings));
  }

  #think(search: Search): Promise<Thought[]> {
    this.#tree ??= new Tree(this.#module);
    const tree = this.#tree;
    const found = this.#busy.then(() => tree.think(search));
    this.#busy = found.catch(() => undefined);
    return found;
  }
}

/** Take a thought: the first, or one that was looked at less, the more freely the looser the level is. */
function pick(thoughts: Thought[], looseness: number): number {
  const first = thoughts[0]!;
  if (looseness === 0) return first.action;
  const weights = thoughts.map(({ visits }) => (visits / first.visits) ** (1 / looseness));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let left = (below(PARTS) / PARTS) * total;
  const taken = weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
  return (thoughts[taken] ?? first).action;
}
