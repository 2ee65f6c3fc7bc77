import { expect, it } from 'vitest';
import { figure } from '$lib/portraits/figure';
import { CAST } from './cast';
import { GROUNDS } from './grounds';
import { nobleOf } from './houses';

const COUNTRIES = Object.keys(GROUNDS);

it.each(Object.keys(CAST))(
  'a %s has another face in every house, and the same sign of the title',
  (title) => {
    const bearers = COUNTRIES.map((country) => nobleOf(title, country)!);
    expect(new Set(bearers.map(({ head, hair, beard }) => JSON.stringify([head, hair, beard]))).size).toBe(4);
    expect(new Set(bearers.map(({ hat, holds }) => JSON.stringify([hat, holds])))).toEqual(
      new Set([JSON.stringify([CAST[title]!.hat, CAST[title]!.holds])]),
    );
  },
);

it.each(COUNTRIES)('no two nobles of %s look alike', (country) => {
  const drawn = Object.keys(CAST).map((title) => figure(nobleOf(title, country)!));
  expect(new Set(drawn).size).toBe(drawn.length);
});

it('a title of no country is borne by its first bearer', () => {
  expect(nobleOf('king', '')).toBe(CAST.king);
  expect(nobleOf('emperor', 'spain')).toBeUndefined();
});
