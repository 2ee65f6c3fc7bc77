/** What is heard at a table: people's lines once and in order, the house's notices always. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { clientOf, FakeSocket, fakeBrowser, realBrowser } from './fake-socket';

const socket = () => FakeSocket.made.at(-1)!;
const said = (number: number | null, text: string) =>
  socket().hear({ type: 'chat', number, seat: 0, name: '', text, phrase: null, time: 0 });

beforeEach(() => {
  fakeBrowser();
});
afterEach(realBrowser);

it('drops no line because the house has spoken', () => {
  const client = clientOf('one');
  client.open();
  socket().open();
  said(0, 'hello');
  said(null, 'a notice');
  said(null, 'a notice');
  said(2, 'third');
  said(1, 'second, late');
  said(2, 'third');
  expect(client.chat.map((line) => line.text)).toEqual([
    'hello',
    'a notice',
    'a notice',
    'second, late',
    'third',
  ]);
});
