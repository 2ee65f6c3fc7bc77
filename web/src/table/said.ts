/** Whether somebody else has just said something: what was said before one came is no news. */
import type { ChatMessage, SeatInfo } from '../wire';

/** Look at the lines from a number on; *next* is where to go on. */
export function saidByOthers(
  lines: readonly ChatMessage[],
  from: number,
  seats: readonly Pick<SeatInfo, 'mine'>[],
): { said: boolean; next: number } {
  const fresh = lines.filter((line) => line.number !== null && line.number >= from);
  return {
    said: fresh.some((line) => line.seat === null || !seats[line.seat]?.mine),
    next: Math.max(from, ...fresh.map((line) => line.number! + 1)),
  };
}
