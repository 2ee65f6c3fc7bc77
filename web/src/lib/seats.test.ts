import { expect, it } from 'vitest';
import { mark, SHAPES } from './seats';

it('a seat has one mark: the number of a numbered name, or the first letter (R5)', () => {
  expect([mark('anne', 0), mark('Player 3', 2), mark('  ', 4), mark('Мабель', 1)]).toEqual([
    'A',
    '3',
    '5',
    'М',
  ]);
  expect(new Set(SHAPES).size).toBe(5);
});
