/** The paces at which others' turns are played out, and how long each step of them is looked at. */
import type { DrawnMessage } from '../wire';

export const PACES = ['calm', 'normal', 'quick', 'at-once'] as const;
export type Pace = (typeof PACES)[number];

/** Milliseconds that the first step of a seat's turn is looked at, and the whole of a turn; and a line of a scene. */
export const BEATS: Record<Pace, { step: number; turn: number; line: number }> = {
  calm: { step: 700, turn: 2800, line: 1600 },
  normal: { step: 350, turn: 1700, line: 750 },
  quick: { step: 150, turn: 600, line: 300 },
  'at-once': { step: 0, turn: 0, line: 0 },
};
/** Each further step is looked at so much of the time of the one before: a turn takes no longer for having many. */
const SHORTER = 0.7;

/** Shares the time of each turn among its steps; what they leave of it is for the last. */
export class Pacer {
  #steps = 0;
  #spent = 0;

  /** Return how long a state is looked at before the next one comes. */
  beat(state: DrawnMessage, pace: Pace): number {
    const { step, turn } = BEATS[pace];
    const seat = state.log.filter((one) => one.seat !== null).at(-1)?.seat ?? null;
    const goesOn = seat !== null && state.to_act.includes(seat);
    if (!goesOn) {
      const left = Math.max(0, turn - this.#spent);
      this.begin();
      return left;
    }
    const beat = step * SHORTER ** this.#steps++;
    this.#spent += beat;
    return beat;
  }

  /** Another turn begins. */
  begin(): void {
    this.#steps = 0;
    this.#spent = 0;
  }
}
