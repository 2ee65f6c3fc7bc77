import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CAST } from './cast';

it('every character has a portrait (C problem 4)', () => {
  const cards = readFileSync(join(import.meta.dirname, '../../data/cards.toml'), 'utf-8');
  const ids = [...cards.matchAll(/\bid = "([\w-]+)"/g)].map(([, id]) => id!);
  expect(ids.length).toBe(78);
  expect(Object.keys(CAST).sort()).toEqual(ids.sort());
});

it('who is a woman by her name in French and Ukrainian has no beard', () => {
  const women = [
    'banker baker beggar blacksmith cardinal chancellor clockmaker farmer general knight sculptor',
    'armorer duchess farmhand nun princess shepherd spice-merchant stonemason traveler witch',
  ].flatMap((line) => line.split(' '));
  expect(women.filter((id) => !CAST[id]?.lady || CAST[id]?.beard)).toEqual([]);
});
