/** What a server sends as data, as it is shown: the same message that a server draws for those who cannot. */
import type { BareStep, DrawnMessage, SentencesMessage, StateMessage, WhyMessage } from '../wire';
import { Drawer } from './drawing';
import type { RulesModule } from './module';

/** What can be asked about a state; the answers are those of a server. */
export interface Questions {
  draw: { asks: { state: StateMessage }; answer: DrawnMessage };
  why: { asks: { state: StateMessage; action: number }; answer: WhyMessage };
  sentences: { asks: { state: StateMessage }; answer: SentencesMessage };
}

/** Answers questions about states from what they tell their viewer, and from nothing else. */
export class Draftsman {
  readonly #module: RulesModule;
  readonly #drawer: Drawer;

  constructor(module: RulesModule) {
    this.#module = module;
    this.#drawer = new Drawer(module);
  }

  draw({ state }: Questions['draw']['asks']): DrawnMessage {
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
