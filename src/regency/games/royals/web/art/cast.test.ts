import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CAST } from './cast';
import { GROUNDS } from './grounds';

const board = readFileSync(join(import.meta.dirname, '../../data/board.toml'), 'utf-8');

it('every title has a portrait, and every country a ground of its own', () => {
  for (const title of Object.keys(CAST)) expect(board).toContain(`id = "${title}"`);
  expect(Object.keys(CAST).length).toBe(7);
  for (const country of Object.keys(GROUNDS)) expect(board).toContain(`id = "${country}"`);
  expect(new Set(Object.values(GROUNDS).map(({ diaper }) => diaper)).size).toBe(4);
});
