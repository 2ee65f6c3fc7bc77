import { describe, expect, it } from 'vitest';
import type { LogStep } from '../wire';
import { turnAfter, turnBefore, turnEnds } from './turns';

const log = (...seats: (number | null)[]): LogStep[] =>
  seats.map((seat, number) => ({ at: number + 1, seat, facts: [] }));

describe('a replay by turns', () => {
  const ends = turnEnds(log(null, null, 0, 0, null, 1, 0, 0));

  it('ends a turn where somebody else goes on', () => {
    expect(ends).toEqual([2, 5, 6, 8]);
    expect(turnEnds([])).toEqual([]);
  });

  it('goes from one to the next, and back', () => {
    expect([0, 2, 3, 5, 8].map((at) => turnAfter(ends, at))).toEqual([2, 5, 5, 6, 8]);
    expect([8, 6, 4, 2, 1].map((at) => turnBefore(ends, at))).toEqual([6, 5, 2, 0, 0]);
    expect(turnAfter([], 3)).toBe(3);
  });
});
