import { beforeEach, expect, test, vi } from 'vitest';
import type { LogStep, StoryLine, TableInfo } from '../wire';
import { inOrder, News, storyWords } from './story.svelte';

vi.mock('../app.svelte', () => ({
  t: (key: string, values: { name?: string; who?: string; by_who?: string } = {}) => {
    if (values.name === undefined) return key;
    const by = values.by_who === 'you' ? ' by you' : '';
    return `${key} ${values.who === 'you' ? 'you' : values.name}${by}`;
  },
}));
vi.mock('../names', () => ({
  levelName: (level: string | null) => level ?? '',
  personName: (name: string) => name || 'Guest',
  seatNames: (table: { seats: { name: string }[] }) => table.seats.map((seat) => seat.name || 'Page 1'),
}));

beforeEach(() => {
  vi.useFakeTimers();
});

const step = (at: number): LogStep => ({ at, seat: 0, facts: [] });
const line = (at: number, kind: StoryLine['kind'] = 'undone', time = at): StoryLine => ({
  at,
  time,
  kind,
  seat: 0,
  name: 'Anne',
  by: null,
  level: null,
  why: null,
});

test('a line stands after the step it followed', () => {
  const told = inOrder([step(1), step(2), step(5)], [line(0), line(2), line(4), line(9)]);
  expect(told.map((one) => ('kind' in one ? `line ${one.at}` : `step ${one.at}`))).toEqual([
    'line 0',
    'step 1',
    'step 2',
    'line 2',
    'line 4',
    'step 5',
    'line 9',
  ]);
});

const seat = (name: string, mine: boolean): TableInfo['seats'][number] => ({
  kind: 'person',
  name,
  face: null,
  level: null,
  mine,
  host: false,
  present: true,
  away_until: null,
  stand_in: false,
  why: null,
  word: false,
});

test('a late guest without a name is not called as the seat is', () => {
  const table = { seats: [seat('', true)] };
  const nameless = (kind: StoryLine['kind']) => storyWords({ ...line(1, kind), name: '' }, table);
  expect(nameless('seat-asked')).toBe('story-seat-asked Guest');
  expect(nameless('sat-down')).toBe('story-sat-down Guest');
  expect(nameless('undone')).toBe('story-undone you');
});

test('whoever reads is told what they did themselves', () => {
  const mine = { seats: [seat('Anne', true), seat('Ben', false)] };
  expect(storyWords(line(1), mine)).toBe('story-undone you');
  expect(storyWords({ ...line(1), seat: 1, name: 'Ben' }, mine)).toBe('story-undone Ben');
  // Zoé sat there before Anne did.
  expect(storyWords({ ...line(1), name: 'Zoé' }, mine)).toBe('story-undone Zoé');
  expect(storyWords({ ...line(1, 'undo-refused'), seat: 1, name: 'Ben', by: 0 }, mine)).toBe(
    'story-undo-refused Ben by you',
  );
  const shared = { seats: [seat('Anne', true), seat('Ben', true)] };
  expect(storyWords(line(1), shared)).toBe('story-undone Anne');
});

test('only what happens while one looks on is news, and it goes by itself', () => {
  const news = new News();
  news.hear([line(1)], false);
  expect(news.latest).toBeNull();
  news.hear([line(1), line(2, 'came-back')], false);
  expect(news.latest?.line.kind).toBe('came-back');
  news.hear([line(1), line(2, 'came-back')], false);
  expect(news.told).toHaveLength(1);
  vi.advanceTimersByTime(60_000);
  expect(news.latest).toBeNull();
});

test('what is asked for has a banner of its own, and is told all the same', () => {
  const news = new News();
  news.hear([], false);
  news.hear([line(1, 'undo-asked')], false);
  expect(news.latest).toBeNull();
  expect(news.told.map((one) => one.line.kind)).toEqual(['undo-asked']);
});

test('a story that was thinned out still has a last line', () => {
  const news = new News();
  news.hear([line(1), line(2)], false);
  news.hear([line(3), line(4)], false);
  expect(news.told.map((one) => one.line.at)).toEqual([4]);
});

test('that a match became practice is said once', () => {
  const news = new News();
  news.hear([], false);
  news.hear([], true);
  news.hear([line(1)], true);
  news.hear([line(1), line(2)], true);
  expect(news.told.map((one) => one.practice)).toEqual([true, false]);
});
