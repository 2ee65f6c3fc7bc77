import { expect, test } from 'vitest';
import { percent, rateOf, type Wins } from './wins';

const WINS: Wins = { seats: 3, matches: 1000, cards: { witch: [400, 160], hermit: [99, 99] } };

test('a rate is the share of those who had the card, within its interval', () => {
  const rate = rateOf(WINS, 'witch')!;
  expect(rate.share).toBe(0.4);
  // Wilson's interval of 160 in 400.
  expect(rate.low).toBeCloseTo(0.3531, 3);
  expect(rate.high).toBeCloseTo(0.4488, 3);
  expect(percent(rate.share)).toBe(40);
});

test('nothing is told of what few had, or nobody counted', () => {
  expect(rateOf(WINS, 'hermit')).toBeNull();
  expect(rateOf(WINS, 'gold')).toBeNull();
  expect(rateOf(null, 'witch')).toBeNull();
});
