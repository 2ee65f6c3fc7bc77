/** A replay by turns: a seat's turn is many steps, and few want to see each of them alone. */
import type { LogStep } from '../wire';

/** Return the last step of every turn, with the chance that follows it; the first is how the match began. */
export function turnEnds(log: readonly LogStep[]): number[] {
  const ends: number[] = [];
  let seat: number | null = null;
  let last = 0;
  for (const step of log) {
    if (step.seat !== null && step.seat !== seat) {
      ends.push(last);
      seat = step.seat;
    }
    last = step.at;
  }
  return log.length > 0 ? [...ends, last] : ends;
}

/** Return where the turn before a step ended. */
export function turnBefore(ends: readonly number[], at: number): number {
  return ends.filter((end) => end < at).at(-1) ?? 0;
}

/** Return where the turn after a step ends. */
export function turnAfter(ends: readonly number[], at: number): number {
  return ends.find((end) => end > at) ?? ends.at(-1) ?? at;
}
