/** A lesson: what is played in it, and what is said on the way (docs/learning.md). */
import type { Entry } from '../local/match';

/** One thing that is said; where moves are expected, those from `at` to `until` of the script. */
export interface Step {
  /** A key of the lessons' own locale files. */
  say: string;
  /** The part of the board that is meant, by its `data-focus`. */
  focus: string | null;
  at: number;
  until: number;
}

export interface Lesson {
  number: number;
  seats: number;
  options: Record<string, number | string>;
  /** All that is played and drawn, by everyone, in order. */
  script: Exclude<Entry, ['u', ...unknown[]]>[];
  steps: Step[];
}

/** The seat of whoever learns. */
export const LEARNER = 0;
/** Who plays the other seats, and goes on to play them when the lesson is over. */
export const GENTLE = 'page';
