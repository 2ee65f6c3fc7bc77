/** Seats: their marks, the same on the strip, on pieces and in lists, and their places at the end. */
import type { SeatInfo } from '../wire';

/** Circle, square, diamond, shield, hexagon, on a 24 × 24 grid. */
export const SHAPES = [
  'M12 1.5a10.5 10.5 0 1 0 0 21 10.5 10.5 0 0 0 0-21Z',
  'M3 3h18v18H3Z',
  'M12 .5 23.5 12 12 23.5.5 12Z',
  'M2.5 2.5h19v9.5c0 6-4.5 9.5-9.5 11.5C7 21.5 2.5 18 2.5 12Z',
  'M7 2h10l6 10-6 10H7L1 12Z',
];

/** A bot of this level stands in where a table names none, as on the server. */
export const DEFAULT_LEVEL = 'knight';

/** Tell whether a seat was given up for good: by its person, or because their time was over. */
export const givenUp = (seat: Pick<SeatInfo, 'why'>): boolean =>
  seat.why === 'forfeit' || seat.why === 'resigned';

/** Return the places as they count: whoever gave up is last, whatever a bot made of it. */
export function countedPlaces(places: readonly number[], seats: readonly Pick<SeatInfo, 'why'>[]): number[] {
  const playing = places.filter((_, seat) => !givenUp(seats[seat]!));
  return places.map((place, seat) =>
    givenUp(seats[seat]!) ? places.length : 1 + playing.filter((other) => other < place).length,
  );
}

/** Return what a seat's mark says: the number of a numbered name, or the first letter. */
export function mark(name: string, seat: number): string {
  return /\d+$/.exec(name)?.[0] ?? [...name.trim()][0]?.toLocaleUpperCase() ?? String(seat + 1);
}
