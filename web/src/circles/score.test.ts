import { expect, test } from 'vitest';
import type { CircleInfo } from '../wire';
import { standings } from './score';

const member = (number: number, name: string) =>
  ({ number, name, face: 'poet', founder: number === 0, mine: false, joined: 0 }) as const;
const circle: Pick<CircleInfo, 'members' | 'score'> = {
  members: [member(0, 'Ann'), member(1, ''), member(3, '')],
  score: [
    { name: 'Ann', member: 0, game: 'royals', played: 4, won: 1 },
    { name: '', member: 1, game: 'royals', played: 4, won: 2 },
    { name: '', member: 1, game: 'kuhn', played: 1, won: 1 },
    { name: 'Cid', member: null, game: 'royals', played: 3, won: 1 },
  ],
};

test('wins of all games are added up, and whoever has not played stands last', () => {
  const all = standings(circle, '').map(({ name, played, won, member }) => [name, played, won, member]);
  expect(all).toEqual([
    ['', 5, 3, true],
    ['Ann', 4, 1, true],
    ['Cid', 3, 1, false],
    ['', 0, 0, true],
  ]);
});

test('one game counts that game alone', () => {
  expect(standings(circle, 'kuhn').map(({ played, won }) => [played, won])).toEqual([
    [1, 1],
    [0, 0],
    [0, 0],
  ]);
});
