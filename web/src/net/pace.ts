/** The paces at which others' turns are played out, and how long each step of them is looked at. */
import type { DrawnMessage } from '../wire';

export const PACES = ['calm', 'normal', 'quick', 'at-once'] as const;
export type Pace = (typeof PACES)[number];

/** Milliseconds that a step is looked at: in the middle of a seat's turn, and as the last of it. */
export const BEATS: Record<Pace, { step: number; turn: number }> = {
  calm: { step: 700, turn: 2400 },
  normal: { step: 350, turn: 1100 },
  quick: { step: 150, turn: 450 },
  'at-once': { step: 0, turn: 0 },
};

/** Return how long a state is looked at before the next one comes. */
export function beatOf(state: DrawnMessage, pace: Pace): number {
  const seat =
    state.log
      .map((step) => step.seat)
      .filter((one) => one !== null)
      .at(-1) ?? null;
  const goesOn = seat !== null && state.to_act.includes(seat);
  return BEATS[pace][goesOn ? 'step' : 'turn'];
}
