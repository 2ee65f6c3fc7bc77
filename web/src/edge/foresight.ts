/** What is certain of moves before they are made, worked out by the game's own rules in the page. */
import type { Fact, ScoreLine } from '../wire';
import type { Drawer } from './drawing';
import { fetchModule, type Place } from './fetching';
import type { ForesightManifest } from './manifest';
import type { Block, RulesModule } from './module';

/** What an action would bring the seat, as far as that can be known. */
export interface Prospect {
  /** By how much the seat's points change; null where that is not certain. */
  points: number | null;
  sheet: ScoreLine[];
  facts: Fact[];
  /** Whether it may show the seat something hidden. */
  teaches: boolean;
}

/** By action: by how much it changes the seat's points; null where that is not certain, or it is not legal. */
export type Gains = (number | null)[];

/** Fetches what foresees moves; null where a game has none. */
export type FetchForesight = ((drawer: Drawer) => Promise<Foresight>) | null;

/** Return a way to what foresees moves: fetched when it is first asked for, again after a failure, null where there is none. */
export function once(fetch: FetchForesight, drawer: Drawer): () => Promise<Foresight | null> {
  let found: Promise<Foresight | null> | null = null;
  return () => {
    found ??=
      fetch?.(drawer).catch(() => {
        found = null; // the next one tries anew
        return null;
      }) ?? Promise.resolve(null);
    return found;
  };
}

/** Fetch what foresees the moves of a game, once there is time for it; the drawer is that of its rules. */
export async function fetchForesight(place: Place, drawer: Drawer): Promise<Foresight> {
  return new Foresight(await fetchModule<ForesightManifest>(place), drawer);
}

export class Foresight {
  readonly #module: RulesModule<ForesightManifest>;
  readonly #drawer: Drawer;
  readonly #seen: Block<'u1'>;
  readonly #mask: Block<'u1'>;
  /** Where the drivers work; nobody else reads it. */
  readonly #work: readonly Block[];
  readonly #events: Block<'i2'>;
  readonly #sheet: Block<'i4'>;
  readonly #told: Block<'i4'>;
  readonly #gains: Block<'i4'>;

  constructor(module: RulesModule<ForesightManifest>, drawer: Drawer) {
    const { exports, foresight, sizes } = module.manifest;
    const fixed = (name: string): number[] => {
      const shape = exports.foresee!.arguments.find((one) => one.name === name)!.shape!;
      return shape.map((size) => size ?? foresight.cells);
    };
    this.#module = module;
    this.#drawer = drawer;
    this.#seen = module.block('u1', 1, sizes.STATE_BYTES);
    this.#mask = module.block('u1', sizes.NUM_ACTIONS);
    this.#work = ['work', 'sketches', 'log', 'rows'].map((name) => module.block('i8', ...fixed(name)));
    this.#events = module.block('i2', ...fixed('events'));
    this.#sheet = module.block('i4', ...fixed('sheet'));
    this.#told = module.block('i4', ...fixed('told'));
    this.#gains = module.block('i4', sizes.NUM_ACTIONS, foresight.gains.length);
  }

  /** Tell what is certain of an action, from the state as its seat may know it. */
  prospect(seen: Uint8Array, seat: number, action: number): Prospect {
    this.#seen.array.set(seen);
    this.#module.call(
      'foresee',
      this.#seen,
      0,
      seat,
      action,
      ...this.#work,
      this.#events,
      this.#sheet,
      this.#told,
    );
    const told = this.#named(this.#told.array);
    const [, width = 0] = this.#events.shape;
    const events = Array.from({ length: told.EVENTS! }, (_, row) =>
      Array.from(this.#events.array.subarray(row * width, (row + 1) * width)),
    );
    return {
      points: told.KNOWN_NOW && told.KNOWN_THEN ? told.THEN! - told.NOW! : null,
      sheet: this.#drawer.sheet(this.#sheet.array),
      facts: events.map((event) => this.#drawer.fact(event, seat)),
      teaches: told.TEACHES === 1,
    };
  }

  /** Tell of every legal action by how much it changes the seat's points; null where that is not certain. */
  gains(seen: Uint8Array, seat: number, legal: Uint8Array): Gains {
    this.#seen.array.set(seen);
    this.#mask.array.set(legal);
    this.#module.call(
      'foresee_all',
      this.#seen,
      0,
      seat,
      this.#mask,
      ...this.#work,
      this.#events,
      this.#gains,
    );
    const gains = this.#gains.array;
    return Array.from(legal, (_, action) => (gains[2 * action] ? gains[2 * action + 1]! : null));
  }

  /** Name the columns of what is told of a move. */
  #named(told: Int32Array): Record<string, number> {
    return Object.fromEntries(
      this.#module.manifest.foresight.told.map((name, place) => [name, told[place]!]),
    );
  }
}
