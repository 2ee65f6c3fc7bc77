/** What is agreed before a match, as the forms edit it. */
import type { Clock, GameInfo, SeatRequest, TableInfo } from '../wire';

export type Talk = TableInfo['chat'];

export interface Plan {
  seats: SeatRequest[];
  options: Record<string, number | string>;
  clock: Clock | null;
  standIn: string | null;
  /** Who runs out of time has lost. */
  forfeit: boolean;
  public: boolean;
  spectators: boolean;
  hints: boolean;
  takebacks: boolean;
  chat: Talk;
}

export const TALKS: Talk[] = ['words', 'phrases', 'none'];

const DAY = 24 * 3600 * 1000;
/** Time for friends who play when they can: nobody keeps the others waiting for ever. */
export const SLOW: Clock = { bank: 3 * DAY, increment: 0, turn: 3 * DAY };
/** Time for people who meet at a table that everybody can see. */
export const LIVE: Clock = { bank: 20 * 60_000, increment: 15_000, turn: 0 };

const MINUTES = [5, 10, 20, 45];
const DAYS = [1, 2, 3, 7];
/** The clocks one can choose from, by a name for the form. */
export const CLOCKS: { name: string; minutes?: number; days?: number; clock: Clock }[] = [
  ...MINUTES.map((minutes) => ({
    name: `${minutes}m`,
    minutes,
    clock: { ...LIVE, bank: minutes * 60_000 },
  })),
  ...DAYS.map((days) => ({ name: `${days}d`, days, clock: { ...SLOW, turn: days * DAY } })),
];
/** Reserves of a slow clock, in days. */
export const RESERVES = [0, 1, 3, 7];

/** Return which of the clocks it is, whatever its increment or reserve; none: another. */
export function clockName(clock: Clock | null): string {
  if (!clock) return '';
  const same = (one: Clock) => (clock.turn ? one.turn === clock.turn : !one.turn && one.bank === clock.bank);
  return CLOCKS.find((one) => same(one.clock))?.name ?? 'other';
}

/** Return a reserve in days. */
export const reserveOf = (clock: Clock): number => clock.bank / DAY;
export const withReserve = (clock: Clock, days: number): Clock => ({ ...clock, bank: days * DAY });

/** Return a game's options as they are unless someone changes them. */
export function defaults(game: GameInfo): Plan['options'] {
  return Object.fromEntries(Object.entries(game.options).map(([name, option]) => [name, option.default]));
}

/** Return what was agreed at a table, as its host may change it. */
export function planOf(table: TableInfo): Plan {
  return {
    seats: table.seats.map((seat): SeatRequest => {
      if (seat.kind === 'bot') return { kind: 'bot', level: seat.level };
      return seat.mine ? { kind: 'me', name: seat.name } : { kind: 'open' };
    }),
    options: { ...table.options },
    clock: table.clock,
    standIn: table.stand_in,
    forfeit: table.forfeit,
    public: table.public,
    spectators: table.spectators,
    hints: table.hints,
    takebacks: table.takebacks,
    chat: table.chat,
  };
}

/** Return the seats with one more or one less at the end. */
export function resize(seats: SeatRequest[], count: number, added: SeatRequest): SeatRequest[] {
  return Array.from({ length: count }, (_, number) => seats[number] ?? { ...added });
}
