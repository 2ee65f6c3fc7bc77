/** The one judge of a whole review: what positions and choices are worth to every seat; as `analysis/evaluator.py`. */
import type { ReviewManifest, ShortManifest } from '../edge/manifest';
import { type Block, type RulesModule, reshaped } from '../edge/module';
import type { Network } from '../edge/network';

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

/** An evaluator: which module judges by which functions, and what these are given beside the position. */
interface Evaluator {
  name: string;
  version: number;
  /** Which network judges; null: none does. */
  weights: string | null;
  parts: number;
  rows: number;
  openHands: number;
  module: RulesModule<ShortManifest>;
  calls: { worth: string; weigh: string; ends: string };
  work: (number | Block)[];
  ending: (number | Block)[];
}

/** Judge by playing matches out, with the moves that the bots' search plays them out with. */
export function byPlayouts(module: RulesModule<ReviewManifest>): Evaluator {
  const { sizes, review } = module.manifest;
  const rng = module.block('u4', 4);
  const { mask, cards, points, events } = room(module, sizes);
  return {
    name: review.evaluator,
    version: review.version,
    weights: null,
    parts: review.parts,
    rows: review.rows.length,
    openHands: review.open_hands,
    module,
    calls: { worth: 'worth', weigh: 'weigh', ends: 'ends' },
    work: [review.clever, rng, mask, cards, points, events],
    ending: [review.clever, rng, mask, cards, events],
  };
}

/** Judge by the game's network: a few of its moves, then what every seat expects. */
export function byNetwork({ module, given, leadScale, digest }: Network, seats: number): Evaluator {
  const { sizes, network } = module.manifest;
  const { mask, cards, points, events } = room(module, sizes);
  const expected = module.block('f4', sizes.MAX_SEATS, network.values);
  const whole = seats > network.valued_seats ? 1 : 0;
  return {
    name: network.evaluator,
    version: network.version,
    weights: digest,
    parts: network.parts,
    rows: network.rows.length,
    openHands: network.open_hands,
    module,
    calls: { worth: 'net_worth', weigh: 'net_weigh', ends: 'net_ends' },
    work: [whole, leadScale, mask, cards, points, events, expected, ...given],
    ending: [mask, cards, events, ...given],
  };
}

function room(module: RulesModule<ShortManifest>, sizes: ShortManifest['sizes']) {
  return {
    mask: module.block('u1', sizes.NUM_ACTIONS),
    cards: module.block('i2', sizes.POOL_SIZE),
    points: module.block('i4', sizes.MAX_SEATS, sizes.SCORE_COLUMNS),
    events: module.block('i2', 0, sizes.EVENT_WIDTH),
  };
}

export class Judge {
  readonly openHands: number;
  readonly #by: Evaluator;
  readonly #seats: number;
  readonly #states: Block<'u1'>;
  #results: Block<'i4'>;
  #ends: Block<'u1'> | null = null;

  constructor(evaluator: Evaluator, seats: number) {
    this.openHands = evaluator.openHands;
    this.#by = evaluator;
    this.#seats = seats;
    this.#states = evaluator.module.states(3);
    this.#results = evaluator.module.block('i4', 1);
  }

  /** What a review says of who judged. */
  get about(): { evaluator: string; version: number; weights: string | null; parts: number } {
    const { name: evaluator, version, weights, parts } = this.#by;
    return { evaluator, version, weights, parts };
  }

  /** Finish a position with open hands in so many deals. */
  worth(state: Uint8Array, deals: number): Results {
    const { rows, module, calls, work } = this.#by;
    const results = this.#room(deals, rows, this.#seats);
    this.#states.array.set(state);
    module.call(calls.worth, this.#states, this.#seats, 0, 0n, ...work, results);
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
    const { rows, module, calls, work } = this.#by;
    const results = this.#room(actions.length, deals, rows, this.#seats);
    const chosen = this.#chosen(actions);
    this.#states.array.set(state);
    module.call(calls.weigh, this.#states, seat, this.#seats, viewer, chosen, first, 0n, ...work, results);
    return this.#told(actions.length, deals, results);
  }

  /** Return how the match ends after an action, in each of the deals that `weigh` uses first. */
  ends(state: Uint8Array, seat: number, viewer: number, action: number, deals: number): Uint8Array[] {
    const { module, calls, ending } = this.#by;
    const bytes = module.manifest.sizes.STATE_BYTES;
    if (this.#ends?.shape[0] !== deals + 1) this.#ends = module.states(deals + 1);
    const states = this.#ends;
    states.array.set(state);
    module.call(calls.ends, states, seat, viewer, action, 0, 0n, ...ending);
    return Array.from({ length: deals }, (_, deal) =>
      states.array.slice((deal + 1) * bytes, (deal + 2) * bytes),
    );
  }

  #actions: Block<'i4'> | null = null;

  #chosen(actions: readonly number[]): Block<'i4'> {
    const { module } = this.#by;
    this.#actions ??= module.block('i4', module.manifest.sizes.NUM_ACTIONS);
    const chosen = reshaped(this.#actions, actions.length);
    chosen.array.set(actions);
    return chosen;
  }

  /** Return room for results, made anew only where there is too little. */
  #room(...shape: number[]): Block<'i4'> {
    const length = shape.reduce((product, size) => product * size, 1);
    if (length > this.#results.length) this.#results = this.#by.module.block('i4', length * 2);
    return reshaped(this.#results, ...shape);
  }

  #told(actions: number, deals: number, results: Block<'i4'>): Results {
    const { rows, parts } = this.#by;
    return new Results(actions, deals, rows, this.#seats, parts, results.array.slice());
  }
}
