/** What a kept review says of single steps, to stand beside the story. */
import type { KeptReview } from '../review/lines';
import { type Loss, verdictOf } from '../review/losses';
import { verdictWord } from '../review/words';
import type { LogStep } from '../wire';

/** A verdict on what was done in a step, by what its seat could know. */
export interface Mark {
  /** The key of its name. */
  word: string;
  kind: string;
  loss: Loss;
  /** Steps before it. */
  step: number;
}

/** Return the verdicts of a review by the moment that follows the step, as the log counts. */
export function marksOf(review: KeptReview | null): Map<number, Mark> {
  const found = new Map<number, Mark>();
  for (const { step, played, eyes } of review?.decisions ?? []) {
    const kind = verdictOf(eyes);
    if (kind && eyes.best !== played)
      found.set(step + 1, { word: verdictWord(eyes), kind, loss: eyes, step });
  }
  return found;
}

/** Return the moments before a seat's choices; of no seat in particular, before what has a verdict. */
export function choicesOf(
  seat: number | null,
  log: readonly LogStep[],
  review: KeptReview | null,
  marks: ReadonlyMap<number, Mark>,
): number[] {
  if (seat === null) return [...marks.values()].map((mark) => mark.step);
  if (review) return review.decisions.filter((one) => one.seat === seat).map((one) => one.step);
  return log.filter((step) => step.seat === seat).map((step) => step.at - 1);
}

export const choiceBefore = (choices: readonly number[], at: number): number | null =>
  choices.filter((step) => step < at).at(-1) ?? null;
export const choiceAfter = (choices: readonly number[], at: number): number | null =>
  choices.find((step) => step > at) ?? null;
