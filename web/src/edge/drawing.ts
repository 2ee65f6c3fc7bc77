/** What a viewer is shown, drawn by the module and told as JSON by the same bytes as on the server. */
import type { Fact, Legal, LogStep, ScoreLine, Text } from '../wire';
import type { Drawing } from './manifest';
import type { Block, RulesModule } from './module';

/** Letters that a drawing has room for at first; it is given more where it needs them. */
const LETTERS = 1 << 16;
// Instead of a length: the row does not fit its shape, or there is no room (`core/drawing/encode.py`).
const MISFIT = -1;
const NO_ROOM = -2;
/** Whoever looks on without a seat. */
const SPECTATOR = -1;

/** All that one viewer is shown at a time. */
export interface Picture {
  sheet: ScoreLine[];
  points: (number | null)[];
  view: unknown;
  prompt: Text;
  legal: Legal[];
}

export interface WhyNot {
  clause: string;
  reason: Text;
}

/** An event as it travels: the number of its kind, and its columns. */
export type EventRow = readonly number[];

export class Drawer {
  readonly #module: RulesModule;
  readonly #seen: Block<'u1'>;
  readonly #mask: Block<'u1'>;
  readonly #event: Block<'i2'>;
  readonly #row: Block<'i4'>;
  readonly #work: Block<'i4'>;
  readonly #letters: Block<'u1'>;
  readonly #entries: Block<'i4'>;
  readonly #programs: Record<string, Block<'i4'>>;
  #out: Block<'u1'>;

  constructor(module: RulesModule) {
    const { sizes, drawing } = module.manifest;
    this.#module = module;
    this.#seen = module.states(1);
    this.#mask = module.block('u1', sizes.NUM_ACTIONS);
    this.#event = module.block('i2', sizes.EVENT_WIDTH);
    this.#row = module.block('i4', drawing.row);
    this.#work = module.block('i4', drawing.work);
    const letters = new TextEncoder().encode(drawing.letters);
    this.#letters = module.block('u1', letters.length);
    this.#letters.array.set(letters);
    this.#entries = module.block('i4', drawing.entries.length / 2, 2);
    this.#entries.array.set(drawing.entries);
    this.#programs = {};
    for (const [name, code] of Object.entries(drawing.programs)) {
      const program = module.block('i4', code.length);
      program.array.set(code);
      this.#programs[name] = program;
    }
    this.#out = module.block('u1', LETTERS);
  }

  /** Draw all that a viewer is shown; *legal* says of every action whether it may be chosen now. */
  picture(seen: Uint8Array, viewer: number, legal: Uint8Array): Picture {
    this.#mask.array.set(legal);
    const acts = legal.includes(1) ? 1 : 0;
    return this.#ofState('picture', seen, viewer, acts, this.#mask) as Picture;
  }

  /** Name an action. */
  label(seen: Uint8Array, seat: number, action: number): Text {
    return this.#ofState('label', seen, seat, action) as Text;
  }

  /** Tell every seat's points, as far as they are known. */
  points(seen: Uint8Array): (number | null)[] {
    return this.#ofState('points', seen) as (number | null)[];
  }

  /** Tell the position in sentences. */
  position(seen: Uint8Array, viewer: number): Text[] {
    return this.#ofState('position', seen, viewer) as Text[];
  }

  /** Tell why an action is not legal now. */
  whyNot(seen: Uint8Array, seat: number, action: number): WhyNot {
    return this.#ofState('why_not', seen, seat, action) as WhyNot;
  }

  /** Tell where every point of a match that hides nothing comes from. */
  scored(state: Uint8Array): ScoreLine[] {
    return this.picture(state, SPECTATOR, this.#mask.array.fill(0)).sheet;
  }

  /** Tell lines of a score sheet that were drawn elsewhere. */
  sheet(drawn: Int32Array): ScoreLine[] {
    this.#row.array.set(drawn);
    return this.#encode('sheet') as ScoreLine[];
  }

  /** Tell a redacted event, with its line of the log. */
  fact(event: EventRow, viewer: number): Fact {
    const [kind = '', ...columns] = this.#module.manifest.events[event[0] ?? -1] ?? [];
    if (!kind) throw new RangeError(`there is no event ${event[0]}`);
    const known = this.#event.array;
    known.fill(0);
    known.set(event);
    const values = Object.fromEntries(columns.map((column, place) => [column, event[place + 1] ?? 0]));
    return { kind, values, line: this.#tell('line', this.#event, viewer) as Text | null };
  }

  /** Tell steps of the log. */
  log(steps: readonly { at: number; seat: number | null; events: EventRow[] }[], viewer: number): LogStep[] {
    return steps.map(({ at, seat, events }) => ({
      at,
      seat,
      facts: events.map((event) => this.fact(event, viewer)),
    }));
  }

  #ofState(name: Drawing, seen: Uint8Array, ...asked: (number | Block)[]): unknown {
    this.#seen.array.set(seen);
    return this.#tell(name, this.#seen, 0, ...asked);
  }

  #tell(name: Drawing, ...asked: (number | Block)[]): unknown {
    this.#module.call(`draw_${name}`, ...asked, this.#row);
    return this.#encode(name);
  }

  #encode(name: Drawing): unknown {
    const program = this.#programs[name]!;
    for (;;) {
      const size = this.#module.call(
        'encode',
        program,
        this.#letters,
        this.#entries,
        this.#row,
        this.#work,
        this.#out,
        0,
      );
      if (size >= 0) return JSON.parse(new TextDecoder().decode(this.#out.array.subarray(0, size)));
      if (size === MISFIT || this.#out.shape[0]! > LETTERS) throw new Error(`${name}: ${size}`);
      if (size === NO_ROOM) this.#out = this.#module.block('u1', LETTERS * 16);
    }
  }
}
