import { describe, expect, it } from 'vitest';
import { advise } from './advice';

const label = { key: 'x', params: {} };
const thought = (action: number, share: number, win: number, points: number) => ({
  action,
  share,
  win: [win],
  points: [points],
  label,
});

describe('what of a search is told', () => {
  it('orders moves by the figures it shows (C3, R7)', () => {
    const told = advise([thought(1, 0.5, 0.4, 30), thought(2, 0.3, 0.6, 35), thought(3, 0.2, 0.6, 41)], 0);
    expect(told.map(({ thought }) => thought.action)).toEqual([3, 2, 1]);
    expect(told[0]).toMatchObject({ win: 60, points: 41, merit: 'win' });
  });

  it('leaves out what was hardly looked at (F2)', () => {
    const told = advise([thought(1, 0.9, 0.5, 10), thought(78, 0.003, 1, 60)], 0);
    expect(told.map(({ thought }) => thought.action)).toEqual([1]);
  });

  it('gives a reason where there is one, and names at most three', () => {
    const four = [
      thought(1, 0.3, 0.5, 10),
      thought(2, 0.3, 0.48, 12),
      thought(3, 0.2, 0.3, 9),
      thought(4, 0.2, 0.2, 8),
    ];
    expect(advise(four, 0).map(({ merit }) => merit)).toEqual(['win', 'points', null]);
    expect(advise([thought(1, 0.5, 0.5, 10), thought(2, 0.5, 0.48, 9)], 0)[1]?.merit).toBe('close');
  });

  it('has nothing to say about nothing', () => {
    expect(advise([], 0)).toEqual([]);
  });
});
