/** What is agreed before a match, as the forms edit it. */
import type { Clock, GameInfo, SeatRequest, TableInfo } from '../wire';

export interface Plan {
  seats: SeatRequest[];
  options: Record<string, number | string>;
  clock: Clock | null;
  standIn: string | null;
  public: boolean;
  spectators: boolean;
}

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
    public: table.public,
    spectators: table.spectators,
  };
}

/** Return the seats with one more or one less at the end. */
export function resize(seats: SeatRequest[], count: number, added: SeatRequest): SeatRequest[] {
  return Array.from({ length: count }, (_, number) => seats[number] ?? { ...added });
}
