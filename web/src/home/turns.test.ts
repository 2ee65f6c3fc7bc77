import { expect, test } from 'vitest';
import type { SeatInfo, TableInfo } from '../wire';
import { isMyTurn, sorted } from './turns';

const seat = (mine: boolean, stand_in = false) => ({ mine, stand_in }) as SeatInfo;
const table = (id: string, to_act: number[], since: number | null, seats = [seat(true), seat(false)]) =>
  ({ id, to_act, since, created: 5, seats }) as TableInfo;

test('one has to act where one sits and nobody stands in', () => {
  expect(isMyTurn(table('a', [0], 1))).toBe(true);
  expect(isMyTurn(table('a', [1], 1))).toBe(false);
  expect(isMyTurn(table('a', [0], 1, [seat(true, true)]))).toBe(false);
});

test('what waits for one comes first, what waited longest before', () => {
  const tables = [
    table('theirs', [1], 90),
    table('late', [0], 80),
    table('early', [0], 10),
    table('new', [], null),
  ];
  expect(sorted(tables).map((one) => one.id)).toEqual(['early', 'late', 'theirs', 'new']);
});
