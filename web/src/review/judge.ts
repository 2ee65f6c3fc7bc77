/** The one judge of a whole review: what positions and choices are worth to every seat; as `analysis/evaluator.py`. */
import type { ReviewManifest } from '../edge/manifest';
import { type Block, type RulesModule, reshaped } from '../edge/module';

/** Results of matches played out, in whole numbers: parts of the win and points, for every action, deal and seat. */
export class Results {
  constructor(
    readonly actions: number,
    readonly deals: number,
    readonly rows: number,
    readonly seats: number,
    readonly parts: number,
    private readonly numbers: Int32Array,
  ) {}

  at(action: number, deal: number, row: number, seat: number): number {
    return this.numbers[((action * this.deals + deal) * this.rows + row) * this.seats + seat]!;
  }

  /** The sum over all deals: a row of parts of the win, a row of points, a number a seat. */
  summed(action = 0): number[][] {
    return Array.from({ length: this.rows }, (_, row) =>
      Array.from({ length: this.seats }, (_, seat) => {
        let sum = 0;
        for (let deal = 0; deal < this.deals; deal++) sum += this.at(action, deal, row, seat);
        return sum;
      }),
    );
  }
}

export class Judge {
  readonly openHands: number;
  readonly #module: RulesModule<ReviewManifest>;
  readonly #seats: number;
  readonly #states: Block<'u1'>;
  readonly #work: (number | Block)[];
  readonly #ending: (number | Block)[];
  #results: Block<'i4'>;
  #ends: Block<'u1'> | null = null;

  constructor(module: RulesModule<ReviewManifest>, seats: number) {
    const { sizes, review } = module.manifest;
    this.openHands = review.open_hands;
    this.#module = module;
    this.#seats = seats;
    this.#states = module.states(3);
    const rng = module.block('u4', 4);
    const mask = module.block('u1', sizes.NUM_ACTIONS);
    const cards = module.block('i2', sizes.POOL_SIZE);
    const points = module.block('i4', sizes.MAX_SEATS, sizes.SCORE_COLUMNS);
    const events = module.block('i2', 0, sizes.EVENT_WIDTH);
    this.#work = [review.clever, rng, mask, cards, points, events];
    this.#ending = [review.clever, rng, mask, cards, events];
    this.#results = module.block('i4', 1);
  }

  /** Finish a position with open hands in so many deals. */
  worth(state: Uint8Array, deals: number): Results {
    const { rows } = this.#module.manifest.review;
    const results = this.#room(deals, rows.length, this.#seats);
    this.#states.array.set(state);
    this.#module.call('worth', this.#states, this.#seats, 0, 0n, ...this.#work, results);
    return this.#told(1, deals, results);
  }

  /** Finish a position after each action in the same deals, of what a viewer must think possible. */
  weigh(
    state: Uint8Array,
    seat: number,
    viewer: number,
    actions: readonly number[],
    deals: number,
    first = 0,
  ): Results {
    const { rows } = this.#module.manifest.review;
    const results = this.#room(actions.length, deals, rows.length, this.#seats);
    const chosen = this.#chosen(actions);
    this.#states.array.set(state);
    this.#module.call(
      'weigh',
      this.#states,
      seat,
      this.#seats,
      viewer,
      chosen,
      first,
      0n,
      ...this.#work,
      results,
    );
    return this.#told(actions.length, deals, results);
  }

  /** Return how the match ends after an action, in each of the deals that `weigh` uses first. */
  ends(state: Uint8Array, seat: number, viewer: number, action: number, deals: number): Uint8Array[] {
    const bytes = this.#module.manifest.sizes.STATE_BYTES;
    if (this.#ends?.shape[0] !== deals + 1) this.#ends = this.#module.states(deals + 1);
    const states = this.#ends;
    states.array.set(state);
    this.#module.call('ends', states, seat, viewer, action, 0, 0n, ...this.#ending);
    return Array.from({ length: deals }, (_, deal) =>
      states.array.slice((deal + 1) * bytes, (deal + 2) * bytes),
    );
  }

  #actions: Block<'i4'> | null = null;

  #chosen(actions: readonly number[]): Block<'i4'> {
    this.#actions ??= this.#module.block('i4', this.#module.manifest.sizes.NUM_ACTIONS);
    const chosen = reshaped(this.#actions, actions.length);
    chosen.array.set(actions);
    return chosen;
  }

  /** Return room for results, made anew only where there is too little. */
  #room(...shape: number[]): Block<'i4'> {
    const length = shape.reduce((product, size) => product * size, 1);
    if (length > this.#results.length) this.#results = this.#module.block('i4', length * 2);
    return reshaped(this.#results, ...shape);
  }

  #told(actions: number, deals: number, results: Block<'i4'>): Results {
    const { rows, parts } = this.#module.manifest.review;
    return new Results(actions, deals, rows.length, this.#seats, parts, results.array.slice());
  }
}
