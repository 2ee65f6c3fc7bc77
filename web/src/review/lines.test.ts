/** A review as lines: what the page writes is what it reads, and has the shape that `regency verify` asks for. */
import { expect, it } from 'vitest';
import { readReview, writeReview } from './lines';
import type { Review } from './reviewing';

const sums = (one: number): number[][] => [
  [one, one + 1],
  [0, 0],
];
const loss = { best: 3, percent: 12.5, low: 10.5, high: 14.5, points: 2, deals: 8, chance: 40 };
const words = { label: { key: 'a', params: {} }, why: null };
const review = {
  evaluator: 'playouts',
  version: 1,
  weights: null,
  effort: { ledger: 2, decision: 4 },
  seats: 2,
  parts: 60,
  start: sums(30),
  entries: [
    { seat: null, choice: sums(0), luck: sums(5) },
    { seat: 1, choice: sums(-7), luck: sums(1) },
  ],
  decisions: [
    {
      step: 1,
      seat: 1,
      played: 2,
      label: words.label,
      eyes: { ...loss, ...words },
      hands: { ...loss, low: -1, ...words },
    },
  ],
  done: 2,
  total: 2,
} as unknown as Review;

it('is written a line a step and a decision, and read again', () => {
  const text = writeReview(review, 'kuhn');
  const lines = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines.map((line) => Object.keys(line)[0])).toEqual([
    'review',
    'start',
    'step',
    'step',
    'decision',
    'result',
  ]);
  expect(lines.at(-1)).toEqual({ result: { win: [29, 34], points: [0, 0] } });
  expect(lines[4].eyes.verdict).toBe('mistake');
  expect(lines[4].hands.verdict).toBe('fine');
  expect(text).not.toContain('label');
  const read = readReview(text)!;
  expect([read.effort, read.parts, read.start, read.entries]).toEqual([
    review.effort,
    60,
    review.start,
    review.entries,
  ]);
  expect(read.decisions[0]).toMatchObject({ step: 1, seat: 1, played: 2, eyes: loss });
});

it('is nothing where the lines are none', () => {
  expect([readReview(''), readReview('{"review": 1}'), readReview('{"record": 1}\n')]).toEqual([
    null,
    null,
    null,
  ]);
});
