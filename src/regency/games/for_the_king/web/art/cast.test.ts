import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CAST } from './cast';
import { GROUNDS } from './grounds';

const data = readFileSync(join(import.meta.dirname, '../../data/cards.toml'), 'utf-8');
const ids = (kind: string) =>
  [...data.matchAll(new RegExp(`\\[\\[${kind}\\]\\]\\s+id = "([\\w-]+)"`, 'g'))].map(([, id]) => id!);

it('every king and every office has a portrait (F problem 11)', () => {
  const kings = ids('king').map((id) => `king-${id}`);
  const offices = ids('office');
  expect([kings.length, offices.length]).toEqual([6, 6]);
  expect(Object.keys(CAST).sort()).toEqual([...kings, ...offices].sort());
  expect(Object.keys(GROUNDS).sort()).toEqual(offices.sort());
});
