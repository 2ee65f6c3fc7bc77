/** Verdicts beside the story, and from one choice to the next. */
import { expect, it } from 'vitest';
import type { KeptReview } from '../review/lines';
import type { LogStep } from '../wire';
import { choiceAfter, choiceBefore, choicesOf, marksOf } from './verdicts';

const loss = (low: number) => ({
  best: 1,
  percent: low + 2,
  low,
  high: low + 4,
  points: 0,
  deals: 8,
  chance: 50,
});
const decision = (step: number, seat: number, low: number, played = 0) => ({
  step,
  seat,
  played,
  eyes: loss(low),
  hands: loss(0),
});
const review = {
  decisions: [decision(1, 0, 2), decision(3, 1, 12), decision(4, 0, 20), decision(6, 0, 30, 1)],
} as KeptReview;
const log = [1, 2, 4, 5].map((at, number) => ({ at, seat: number % 2, facts: [] })) as unknown as LogStep[];

it('a verdict stands where the story tells the step; what was best has none', () => {
  const marks = marksOf(review);
  expect([...marks].map(([at, { word, kind }]) => [at, word, kind])).toEqual([
    [4, 'lookback-mistake', 'mistake'],
    [5, 'lookback-blunder', 'blunder'],
  ]);
  expect(marksOf(null).size).toBe(0);
});

it('one goes from choice to choice of a seat, or from verdict to verdict', () => {
  const marks = marksOf(review);
  expect(choicesOf(0, log, review, marks)).toEqual([1, 4, 6]);
  expect(choicesOf(null, log, review, marks)).toEqual([3, 4]);
  expect(choicesOf(1, log, null, new Map())).toEqual([1, 4]);
  expect(choicesOf(null, log, null, new Map())).toEqual([]);
  expect([choiceBefore([1, 4, 6], 4), choiceAfter([1, 4, 6], 4)]).toEqual([1, 6]);
  expect([choiceBefore([1], 1), choiceAfter([1], 1)]).toEqual([null, null]);
});
