/** What a server sends as data, as it is shown: the same message that a server draws for those who cannot. */
import type {
  BareStep,
  DrawnMessage,
  HintMessage,
  SentencesMessage,
  StateMessage,
  Thought,
  WhyMessage,
} from '../wire';
import { type Adviser, advising, type FetchAdviser } from './adviser';
import { Ahead } from './ahead';
import { Drawer } from './drawing';
import { type FetchForesight, type Foresight, type Gains, once } from './foresight';
import { hintSearch, type Question } from './hints';
import type { RulesModule } from './module';
import { Tree } from './search';

/** What can be asked about a state; the answers are those of a server. */
export interface Questions {
  draw: { asks: { state: StateMessage }; answer: DrawnMessage };
  why: { asks: { state: StateMessage; action: number }; answer: WhyMessage };
  sentences: { asks: { state: StateMessage }; answer: SentencesMessage };
  hint: { asks: { state: StateMessage }; answer: HintMessage };
  /** By how much each legal action, or each that could follow one of them, changes the viewer's points; null where
   *  this page cannot tell. */
  gains: { asks: { state: StateMessage; after?: number }; answer: Gains | null };
}

/** Answers questions about states from what they tell their viewer, and from nothing else. */
export class Draftsman {
  readonly #module: RulesModule;
  readonly #drawer: Drawer;
  readonly #foresight: () => Promise<Foresight | null>;
  readonly #adviser: () => Promise<Adviser | null>;
  #tree: Tree | null = null;
  #ahead: Ahead | null = null;
  /** The state that was last drawn, or thought about: what is thought about another is of no interest any more. */
  #newest: StateMessage | null = null;
  /** One hint is thought about at a time: they share a tree. */
  #busy: Promise<unknown> = Promise.resolve();

  constructor(module: RulesModule, fetch: FetchForesight = null, adviser: FetchAdviser = null) {
    this.#module = module;
    this.#drawer = new Drawer(module);
    this.#foresight = once(fetch, this.#drawer);
    this.#adviser = advising(adviser, this.#drawer);
  }

  draw({ state }: Questions['draw']['asks']): DrawnMessage {
    this.#newest = state;
    const { record, mask, log, type: _, ...arrangement } = state;
    const legal = flags(mask, this.#module.manifest.sizes.NUM_ACTIONS);
    return {
      ...arrangement,
      type: 'drawn',
      ...this.#drawer.picture(this.#bytes(record), state.viewer, legal),
      log: this.#drawer.log(log satisfies BareStep[], state.viewer),
    };
  }

  why({ state, action }: Questions['why']['asks']): WhyMessage {
    const told = this.#drawer.whyNot(this.#bytes(state.record), state.viewer, action);
    return { type: 'why', ref: 0, at: state.at, action, ...told };
  }

  sentences({ state }: Questions['sentences']['asks']): SentencesMessage {
    const sentences = this.#drawer.position(this.#bytes(state.record), state.viewer);
    return { type: 'sentences', ref: 0, at: state.at, sentences };
  }

  /** Think about a state for its viewer; drawings are made meanwhile. */
  async hint({ state }: Questions['hint']['asks']): Promise<HintMessage> {
    this.#newest = state;
    const seen = this.#bytes(state.record);
    const isWanted = () => this.#newest === state;
    const question = { seen, seat: state.viewer, seats: this.#seats(seen), isWanted };
    const legal = flags(state.mask, this.#module.manifest.sizes.NUM_ACTIONS);
    const found = this.#busy.then(() => this.#advice(question, legal));
    this.#busy = found.catch(() => undefined);
    const label = (action: number) => this.#drawer.label(seen, state.viewer, action);
    const thoughts = (await found).map((thought) => ({ ...thought, label: label(thought.action) }));
    return { type: 'hint', ref: 0, at: state.at, thoughts };
  }

  /** What the network advises; where there is none, what a search finds. */
  async #advice(question: Question, legal: Uint8Array): Promise<Omit<Thought, 'label'>[]> {
    const adviser = await this.#adviser();
    if (adviser) return adviser.advise(question, legal);
    this.#tree ??= new Tree(this.#module);
    const found = await this.#tree.think(hintSearch(question, this.#module.manifest.search.settings));
    return found.map(({ visits: _, ...thought }) => thought);
  }

  async gains({ state, after }: Questions['gains']['asks']): Promise<Gains | null> {
    const foresight = await this.#foresight();
    if (!foresight) return null;
    const legal = flags(state.mask, this.#module.manifest.sizes.NUM_ACTIONS);
    const seen = this.#bytes(state.record);
    if (after === undefined) return foresight.gains(seen, state.viewer, legal);
    this.#ahead ??= new Ahead(this.#module);
    return legal[after] ? this.#ahead.gains(foresight, seen, state.viewer, after) : null;
  }

  #seats(seen: Uint8Array): number {
    return seen[this.#module.manifest.state.find(({ name }) => name === 'seats')!.offset]!;
  }

  #bytes(record: string): Uint8Array {
    const found = bytes(record);
    const { STATE_BYTES } = this.#module.manifest.sizes;
    if (found.length !== STATE_BYTES)
      throw new RangeError(`a state has ${STATE_BYTES} bytes, not ${found.length}`);
    return found;
  }
}

/** Return what base64 stands for. */
export function bytes(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}

/** Return bits, the lowest of each byte first, as so many ones and zeros. */
export function flags(base64: string, count: number): Uint8Array {
  const packed = bytes(base64);
  return Uint8Array.from({ length: count }, (_, place) => ((packed[place >> 3] ?? 0) >> (place & 7)) & 1);
}
