/** The next table of a circle: a seat for everybody in it, as far as the game has so many. */
import type { GameInfo, SeatRequest } from '../wire';

export function seatsFor(game: Pick<GameInfo, 'seats'>, members: number): SeatRequest[] {
  const most = Math.max(...game.seats);
  const least = Math.min(...game.seats);
  const count = Math.min(most, Math.max(least, members));
  return Array.from({ length: count }, (_, number): SeatRequest => ({ kind: number ? 'open' : 'me' }));
}
