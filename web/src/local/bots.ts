/** The levels in the page: each searches within its budget and chooses as freely as `bots/levels.py` says. */
import { hintSearch, type Question as Seen } from '../edge/hints';
import type { RulesModule } from '../edge/module';
import { type Search, type Thought, Tree } from '../edge/search';
import { below, drawSeed } from './random';

const PARTS = 2 ** 32;

/** What a bot is asked: what its seat sees, what it may do, and whether that is still of interest. */
export type Question = Seen & { mask: Uint8Array };

export class Bots {
  readonly #module: RulesModule;
  #tree: Tree | null = null;
  /** One thinks at a time. */
  #busy: Promise<unknown> = Promise.resolve();

  constructor(module: RulesModule) {
    this.#module = module;
  }

  /** Return what a bot of a level does. */
  async choose({ mask, ...question }: Question, level: string): Promise<number> {
    const only = mask.indexOf(1);
    if (mask.indexOf(1, only + 1) < 0) return only;
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
