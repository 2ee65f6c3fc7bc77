import { expect, test } from 'vitest';
import type { ChatMessage } from '../wire';
import { saidByOthers } from './said';

const line = (number: number | null, seat: number | null): ChatMessage => ({
  type: 'chat',
  number,
  seat,
  name: '',
  text: 'hello',
  phrase: null,
  time: 0,
});
const seats = [{ mine: true }, { mine: false }];

test('what others say after one came is heard once', () => {
  const first = saidByOthers([line(4, 1), line(5, 1)], 5, seats);
  expect(first).toEqual({ said: true, next: 6 });
  expect(saidByOthers([line(4, 1), line(5, 1)], first.next, seats)).toEqual({ said: false, next: 6 });
});

test('one’s own words, the house and what was said before are silent', () => {
  expect(saidByOthers([line(5, 0)], 5, seats).said).toBe(false);
  expect(saidByOthers([line(null, 1)], 5, seats).said).toBe(false);
  expect(saidByOthers([line(4, 1)], 5, seats).said).toBe(false);
});

test('whoever only looks on is heard too', () => {
  expect(saidByOthers([line(5, null)], 5, seats).said).toBe(true);
});
