import { describe, expect, it } from 'vitest';
import type { CastleComboSeatView } from '$wire';
import { cellOf, lineOf, lines, nine } from './grid';

function seat(...places: [number, number][]): CastleComboSeatView {
  return {
    gold: 0,
    keys: 0,
    points: 0,
    spare_gold: 0,
    discounts: [0, 0],
    shields: [0, 0, 0, 0, 0, 0],
    cards: places.map((at, i) => ({ card: `card-${i}`, face: 'up', at, gold: 0, points: 0 })),
    open: [],
  };
}

describe('the grid', () => {
  it('numbers cells from the first card in the middle', () => {
    expect(cellOf([0, 0])).toBe(12);
    expect(cellOf([-2, -2])).toBe(0);
    for (let cell = 0; cell < 25; cell++) expect(cellOf([lineOf(cell, 0), lineOf(cell, 1)])).toBe(cell);
  });

  it('shows room for three places before the first card and once three are spanned', () => {
    expect(lines(seat(), 0, true, null)).toEqual({ first: -1, count: 3, sizes: [1, 1, 1] });
    expect(lines(seat([0, 0], [1, 0], [2, 0]), 0, true, null)).toEqual({
      first: 0,
      count: 3,
      sizes: [1, 1, 1],
    });
  });

  it('gives half a place to either side where the tableau may still grow', () => {
    const two = seat([0, 0], [0, 1]);
    expect(lines(two, 1, true, null)).toEqual({ first: -1, count: 4, sizes: [0.5, 1, 1, 0.5] });
    expect(lines(two, 1, true, 2).sizes).toEqual([0.5, 1, 1, 1]);
    expect(lines(two, 0, true, null)).toEqual({ first: -1, count: 3, sizes: [1, 1, 1] });
  });

  it('shows nine places where nothing is placed', () => {
    expect(lines(seat([0, 0], [0, 1]), 1, false, null)).toEqual({ first: 0, count: 3, sizes: [1, 1, 1] });
    const places = nine(seat([0, 0], [0, 1], [1, 1]));
    expect(places.map((found) => found[0]?.card ?? '')).toEqual([
      'card-0',
      'card-1',
      '',
      '',
      'card-2',
      '',
      '',
      '',
      '',
    ]);
  });
});
