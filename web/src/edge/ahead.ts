/** One move further: what could be done after an action that is only thought of. */
import type { Foresight, Gains } from './foresight';
import type { Block, RulesModule } from './module';

/** A state after an action, as the seat would know it, and what it might do then. */
interface Next {
  seen: Uint8Array;
  mask: Uint8Array;
}

export class Ahead {
  readonly #module: RulesModule;
  readonly #states: Block<'u1'>;
  readonly #seen: Block<'u1'>;
  readonly #mask: Block<'u1'>;
  readonly #events: Block<'i2'>;

  constructor(module: RulesModule) {
    const { sizes } = module.manifest;
    this.#module = module;
    this.#states = module.states(1);
    this.#seen = module.block('u1', sizes.STATE_BYTES);
    this.#mask = module.block('u1', sizes.NUM_ACTIONS);
    this.#events = module.block('i2', sizes.EVENT_ROWS, sizes.EVENT_WIDTH);
  }

  /**
   * Tell of everything the seat could do after a legal *action* by how much it would change its points; null where the
   * action shows something hidden, or somebody else or chance goes on from there.
   */
  gains(foresight: Foresight, seen: Uint8Array, seat: number, action: number): Gains | null {
    if (foresight.prospect(seen, seat, action).teaches) return null;
    const next = this.#after(seen, seat, action);
    return next && foresight.gains(next.seen, seat, next.mask);
  }

  /** Carry the action out in a deal made up from what the seat knows: it comes to the same in every one. */
  #after(seen: Uint8Array, seat: number, action: number): Next | null {
    const { CHANCE, OVER } = this.#module.manifest.codes;
    this.#states.array.set(seen);
    this.#module.call('determinize', this.#states, 0, seat, 1n);
    this.#module.call('apply', this.#states, 0, seat, action, this.#events);
    const acting = this.#module.call('to_act', this.#states, 0);
    if (acting === CHANCE || acting === OVER || !((acting >> seat) & 1)) return null;
    this.#module.call('legal', this.#states, 0, seat, this.#mask);
    this.#module.call('redact', this.#states, 0, seat, this.#seen);
    return { seen: this.#seen.array.slice(), mask: this.#mask.array.slice() };
  }
}
