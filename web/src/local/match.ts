/** A match that runs in this browser: its state, its history, and moves that are tried before they count. */
import type { EventRow } from '../edge/drawing';
import type { Block, RulesModule } from '../edge/module';
import { draw } from './random';

/** What is kept of a match, as a server keeps it: a move with its milliseconds, what fell to chance, an undo. */
export type Entry =
  | ['m', seat: number, action: number, milliseconds: number]
  | ['c', outcome: number[]]
  | ['u', to: number];

/** One step of the history. */
export interface Past {
  /** The number of entries with this one. */
  at: number;
  entry: Exclude<Entry, ['u', ...unknown[]]>;
  seat: number | null;
  /** What happened, hiding nothing. */
  rows: EventRow[];
  /** The whole state before it, and whether no decision was half made then. */
  before: Uint8Array;
  settled: boolean;
  taught?: boolean;
}

/** A move and the chance steps after it, tried and not yet told to anyone. */
export interface Draft {
  steps: Past[];
  after: Uint8Array;
  over: boolean;
}

/** Tells of an action whether it may show its seat something hidden, from what that seat sees. */
export type Teaches = (seen: Uint8Array, seat: number, action: number) => boolean;

/** An entry that the rules do not allow where it stands. */
export class Illegal extends Error {}

/** Imagined deals in which a move must look the same to count as one that taught nothing. */
const IMAGINED = 8;
const FNV_START = 0x811c_9dc5;
const FNV_PRIME = 0x0100_0193;
/** The row of the states in which something is tried. */
const NOW = 0;
const TRIAL = 1;

export class Match {
  at = 0;
  steps: Past[] = [];
  /** The undos so far: the number of each entry, and how far back it went. */
  undos: { at: number; to: number }[] = [];
  readonly seats: number;
  readonly #module: RulesModule;
  readonly #states: Block<'u1'>;
  readonly #seen: Block<'u1'>;
  readonly #mask: Block<'u1'>;
  readonly #cards: Block<'i2'>;
  readonly #points: Block<'i4'>;
  readonly #events: Block<'i2'>;
  readonly #told: Block<'i2'>;
  readonly #outcomes = new Map<number, Block<'i2'>>();

  constructor(module: RulesModule, seats: number, options: Record<string, number | string>) {
    const { sizes, options: declared } = module.manifest;
    this.seats = seats;
    this.#module = module;
    this.#states = module.states(2);
    this.#seen = module.block('u1', sizes.STATE_BYTES);
    this.#mask = module.block('u1', sizes.NUM_ACTIONS);
    this.#cards = module.block('i2', sizes.POOL_SIZE);
    this.#points = module.block('i4', sizes.MAX_SEATS, sizes.SCORE_COLUMNS);
    this.#events = module.block('i2', sizes.EVENT_ROWS, sizes.EVENT_WIDTH);
    this.#told = module.block('i2', sizes.EVENT_ROWS, sizes.EVENT_WIDTH);
    const chosen = module.block('i2', sizes.OPTIONS);
    const values = Object.entries(declared).map(([name, option]) =>
      option.values.indexOf(options[name] ?? option.default),
    );
    if (values.includes(-1)) throw new Illegal('an option has a value that the game does not know');
    chosen.array.set(values);
    // All chance is given to the rules: the state's own generator is never asked.
    module.call('setup', this.#states, NOW, seats, chosen, 0n);
  }

  // --- what is

  /** Who may act: a bit for each seat, CHANCE or OVER. */
  get acting(): number {
    return this.#module.call('to_act', this.#states, NOW);
  }

  get over(): boolean {
    return this.acting === this.#module.manifest.codes.OVER;
  }

  toAct(): number[] {
    return this.#seatsIn(this.acting);
  }

  /** Say of every action whether a seat may choose it now; of none when it is not its turn. */
  mask(seat: number, row = NOW): Uint8Array {
    const acting = this.#module.call('to_act', this.#states, row);
    if (!this.#seatsIn(acting).includes(seat)) return new Uint8Array(this.#mask.shape[0]!);
    this.#module.call('legal', this.#states, row, seat, this.#mask);
    return this.#mask.array.slice();
  }

  /** The state as a viewer may know it. */
  seen(viewer: number): Uint8Array {
    return this.#redacted(NOW, viewer);
  }

  /** Competition ranks, from points and tie-breaks. */
  places(): number[] {
    const columns = this.#module.manifest.sizes.SCORE_COLUMNS;
    this.#module.call('scores', this.#states, NOW, this.#points);
    const points = this.#points.array;
    const rows = Array.from({ length: this.seats }, (_, seat) =>
      Array.from(points.subarray(seat * columns, (seat + 1) * columns)),
    );
    return rows.map((row) => 1 + rows.filter((other) => isAhead(other, row)).length);
  }

  // --- what is tried

  /** Try the chance steps that are due before anyone acts. */
  deal(): Draft {
    this.#copy(this.#row(NOW).slice());
    return this.#settle([]);
  }

  /** Try a move and the chance steps it brings. */
  tryMove(seat: number, action: number, milliseconds: number): Draft {
    if (!this.mask(seat)[action]) throw new Illegal(`seat ${seat} may not do action ${action} now`);
    this.#copy(this.#row(NOW).slice());
    return this.#settle([this.#take(['m', seat, action, milliseconds], this.at + 1)]);
  }

  /** Make what was tried, and is kept now, the state. */
  adopt({ steps, after }: Pick<Draft, 'steps' | 'after'>): void {
    this.#row(NOW).set(after);
    this.steps.push(...steps);
    this.at += steps.length;
  }

  // --- what was

  /** Carry kept entries out; throws Illegal at the first wrong one. */
  load(entries: readonly Entry[]): void {
    const standing: { at: number; entry: Past['entry'] }[] = [];
    entries.forEach((entry, number) => {
      if (entry[0] !== 'u') {
        standing.push({ at: number + 1, entry });
        return;
      }
      this.undos.push({ at: number + 1, to: entry[1] });
      while ((standing.at(-1)?.at ?? 0) > entry[1]) standing.pop();
    });
    // Only what was not taken back is carried out, however often people went to and fro.
    this.#copy(this.#row(NOW).slice());
    this.steps = standing.map(({ at, entry }) => {
      this.#check(entry);
      return this.#take(entry, at);
    });
    this.#row(NOW).set(this.#row(TRIAL));
    this.at = entries.length;
  }

  /** Take back every step after `to`. */
  goBack(to: number): void {
    const first = this.steps.findIndex((past) => past.at > to);
    if (first >= 0) {
      this.#row(NOW).set(this.steps[first]!.before);
      this.steps = this.steps.slice(0, first);
    }
    this.at += 1;
    this.undos.push({ at: this.at, to });
  }

  /** Return the earliest moment the match went back to after *since*; null: it did not. */
  undoneSince(since: number): number | null {
    const found = this.undos.filter(({ at }) => at > since).map(({ to }) => to);
    return found.length ? Math.min(...found) : null;
  }

  /** Return the steps that someone who knows everything up to *since* has to be told. */
  since(since: number): Past[] {
    const known = Math.min(since, this.undoneSince(since) ?? since);
    return this.steps.filter((past) => past.at > known);
  }

  /** Return where a seat's last decision began, which may have taken several moves; null: it made none. */
  lastDecision(seat: number): number | null {
    const last = this.steps.map((past) => past.seat).lastIndexOf(seat);
    if (last < 0) return null;
    let first = last;
    const whole = this.steps[last + 1]?.settled ?? this.#isSettled(NOW);
    if (whole) while (!this.steps[first]!.settled && this.steps[first - 1]?.seat === seat) first -= 1;
    return this.steps[first - 1]?.at ?? 0;
  }

  /**
   * Tell whether nobody acted since the seat's last decision and nothing hidden was shown. A few imagined deals may
   * miss a rare card: whoever wants to be *certain* says how.
   */
  isUndoFree(seat: number, certain: Teaches = () => false): boolean {
    let number = this.steps.length - 1;
    const isMine = (past: Past | undefined) => past !== undefined && past.seat === seat;
    if (!isMine(this.steps[number]) || this.#teaches(this.steps[number]!, certain)) return false;
    // A decision that is half made is taken back move by move.
    const whole = this.#isSettled(NOW);
    while (whole && !this.steps[number]!.settled && isMine(this.steps[number - 1])) {
      number -= 1;
      if (this.#teaches(this.steps[number]!, certain)) return false;
    }
    return true;
  }

  /** Look at the match as it was after some steps, on what a viewer may know then (null: on everything). */
  atStep<Result>(step: number, look: (match: Moment) => Result): Result {
    this.#copy(this.steps[step]?.before ?? this.#row(NOW).slice());
    const acting = this.#module.call('to_act', this.#states, TRIAL);
    return look({
      seen: (viewer) => (viewer === null ? this.#row(TRIAL).slice() : this.#redacted(TRIAL, viewer)),
      mask: (seat) => this.mask(seat, TRIAL),
      toAct: this.#seatsIn(acting),
      over: acting === this.#module.manifest.codes.OVER,
    });
  }

  /** Return events as a viewer may know them; null: with nothing hidden. */
  told(rows: readonly EventRow[], viewer: number | null): EventRow[] {
    if (viewer === null) return [...rows];
    const width = this.#module.manifest.sizes.EVENT_WIDTH;
    const events = this.#events.array;
    rows.forEach((row, number) => {
      events.set(row, number * width);
    });
    this.#module.call('tell', this.#events, rows.length, viewer, this.#told);
    return this.#rows(this.#told, rows.length);
  }

  // --- carrying out, always on the row for trials

  #settle(steps: Past[]): Draft {
    const { CHANCE, OVER } = this.#module.manifest.codes;
    while (this.#module.call('to_act', this.#states, TRIAL) === CHANCE) {
      const { pool, picks } = this.#pool();
      steps.push(this.#take(['c', draw(pool, picks)], this.at + steps.length + 1));
    }
    const over = this.#module.call('to_act', this.#states, TRIAL) === OVER;
    return { steps, after: this.#row(TRIAL).slice(), over };
  }

  #take(entry: Past['entry'], at: number): Past {
    const before = this.#row(TRIAL).slice();
    const settled = this.#isSettled(TRIAL);
    const [kind, first, second] = entry;
    const count =
      kind === 'm'
        ? this.#module.call('apply', this.#states, TRIAL, first, second, this.#events)
        : this.#module.call('chance', this.#states, TRIAL, this.#outcome(first), this.#events);
    const seat = kind === 'm' ? first : null;
    return { at, entry, seat, rows: this.#rows(this.#events, count), before, settled };
  }

  /** Throw unless the rules allow an entry now. */
  #check(entry: Past['entry']): void {
    const [kind, first, second] = entry;
    if (kind === 'm') {
      if (!this.mask(first, TRIAL)[second]) throw new Illegal(`seat ${first} may not do action ${second}`);
      return;
    }
    if (this.#module.call('to_act', this.#states, TRIAL) !== this.#module.manifest.codes.CHANCE)
      throw new Illegal('nothing is left to chance');
    const { pool, picks } = this.#pool();
    if (first.length !== picks) throw new Illegal(`chance fixes ${picks} cards`);
    for (const card of first) {
      const place = pool.indexOf(card);
      if (place < 0) throw new Illegal(`card ${card} is not there`);
      pool.splice(place, 1);
    }
  }

  #pool(): { pool: number[]; picks: number } {
    const count = this.#module.call('pool', this.#states, TRIAL, this.#cards);
    const pool = Array.from(this.#cards.array.subarray(0, count));
    return { pool, picks: this.#module.call('picks', this.#states, TRIAL) };
  }

  #outcome(cards: readonly number[]): Block<'i2'> {
    let block = this.#outcomes.get(cards.length);
    if (!block) {
      block = this.#module.block('i2', cards.length);
      this.#outcomes.set(cards.length, block);
    }
    block.array.set(cards);
    return block;
  }

  /**
   * Tell whether a move showed the mover, or another behind its back, something hidden: it did not if it looks
   * the same to the mover in deals imagined from what it knew before.
   */
  #teaches(past: Past, certain: Teaches): boolean {
    const [kind, seat, action] = past.entry;
    if (kind !== 'm') return true;
    past.taught ??= this.#taught(past.before, seat, action);
    if (past.taught) return true;
    this.#copy(past.before);
    return certain(this.#redacted(TRIAL, seat), seat, action);
  }

  #taught(before: Uint8Array, seat: number, action: number): boolean {
    const { HIDDEN } = this.#module.manifest.codes;
    const go = (): EventRow[] =>
      this.#rows(this.#events, this.#module.call('apply', this.#states, TRIAL, seat, action, this.#events));
    this.#copy(before);
    const known = this.#redacted(TRIAL, seat);
    const happened = go();
    const looks = this.#redacted(TRIAL, seat);
    const mine = this.told(happened, seat);
    for (let other = 0; other < this.seats; other++) {
      const theirs = this.told(happened, other);
      const behind = (row: EventRow, number: number) =>
        row.some((value, column) => value === HIDDEN && theirs[number]![column] !== HIDDEN);
      if (mine.some(behind)) return true;
    }
    for (let number = 1; number <= IMAGINED; number++) {
      this.#copy(known);
      this.#module.call('determinize', this.#states, TRIAL, seat, BigInt(number));
      if (!same(this.told(go(), seat), mine)) return true;
      if (!sameBytes(this.#redacted(TRIAL, seat), looks)) return true;
    }
    return false;
  }

  // --- memory

  #row(row: number): Uint8Array {
    const bytes = this.#module.manifest.sizes.STATE_BYTES;
    return this.#states.array.subarray(row * bytes, (row + 1) * bytes);
  }

  #copy(state: Uint8Array): void {
    this.#row(TRIAL).set(state);
  }

  #redacted(row: number, viewer: number): Uint8Array {
    this.#module.call('redact', this.#states, row, viewer, this.#seen);
    return this.#seen.array.slice();
  }

  #isSettled(row: number): boolean {
    return this.#module.call('settled', this.#states, row) !== 0;
  }

  #seatsIn(acting: number): number[] {
    if (acting === this.#module.manifest.codes.CHANCE) return [];
    return Array.from({ length: this.seats }, (_, seat) => seat).filter((seat) => (acting >> seat) & 1);
  }

  /** Return rows of events, each as long as its kind. */
  #rows(block: Block<'i2'>, count: number): EventRow[] {
    const { sizes, events } = this.#module.manifest;
    const all = block.array;
    return Array.from({ length: count }, (_, row) => {
      const start = row * sizes.EVENT_WIDTH;
      return Array.from(all.subarray(start, start + events[all[start]!]!.length));
    });
  }
}

/** A match at some moment. */
export interface Moment {
  seen(viewer: number | null): Uint8Array;
  mask(seat: number): Uint8Array;
  toAct: number[];
  over: boolean;
}

/** Return a digest of all that happened: rules that tell it otherwise make another match of it. */
export function digest(steps: readonly Past[]): number {
  const numbers = steps.flatMap(({ rows }) => rows.flat());
  return numbers.reduce((sum, number) => Math.imul(sum ^ (number & 0xffff), FNV_PRIME), FNV_START) >>> 0;
}

function isAhead(one: number[], other: number[]): boolean {
  const column = one.findIndex((value, place) => value !== other[place]);
  return column >= 0 && one[column]! > other[column]!;
}

function same(one: EventRow[], other: EventRow[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function sameBytes(one: Uint8Array, other: Uint8Array): boolean {
  return one.every((byte, place) => byte === other[place]);
}
