/** From a table to its rematch: over the same socket where that can be, and never with the old table's words. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clientOf as client, FakeSocket, fakeBrowser, realBrowser } from './fake-socket';
import type { TableClient } from './table.svelte';

let listening: unknown[];
const socket = () => FakeSocket.made.at(-1)!;
const table = (id: string, rematch: string | null = null) => ({ type: 'table', table: { id, rematch } });
const state = (at: number) => ({
  type: 'drawn',
  at,
  viewer: 0,
  undone: null,
  legal: [],
  log: [{ at, facts: [] }],
});
const line = (number: number) => ({ type: 'chat', number });
const follows = (one: FakeSocket) => one.sent.filter((request) => request.type === 'follow');
/** Let promises that are settled be acted on. */
const settle = () => vi.advanceTimersByTimeAsync(0);

/** Sit at a table whose match is over and whose rematch is laid. */
function atTheEnd(): TableClient {
  const old = client('old');
  old.open();
  socket().open();
  socket().hear(table('old', 'new'));
  socket().hear(state(40));
  return old;
}

/** Go to the rematch as the screens do: the old one is left before the new one is there. */
function toTheRematch(): TableClient {
  atTheEnd().leave('new');
  const next = client('new');
  next.open();
  return next;
}

const answer = (type: string) =>
  socket().hear({ type, ref: follows(socket()).at(-1)!.ref, code: 'not-allowed' });

beforeEach(() => {
  listening = fakeBrowser();
});
afterEach(() => {
  vi.runOnlyPendingTimers(); // whatever a test left with the keeper is closed
  realBrowser();
});

describe('going to the rematch', () => {
  it('keeps the socket and asks the server to go on', async () => {
    const next = toTheRematch();
    expect(FakeSocket.made).toHaveLength(1);
    expect(follows(socket())).toHaveLength(1);
    socket().hear(table('new'));
    socket().hear(state(3));
    socket().hear(line(1));
    answer('done');
    await settle();
    expect(next).toMatchObject({
      status: 'open',
      table: { id: 'new' },
      state: { at: 3 },
      chat: [{ number: 1 }],
    });
    expect(next.log.map((step) => step.at)).toEqual([3]);
    expect(socket().sent.at(-1)!.type).toBe('follow'); // no sync: the server has told all
    vi.advanceTimersByTime(5000);
    expect(FakeSocket.alive).toEqual([FakeSocket.made[0]]);
    next.leave(null);
  });

  it('shows nothing of the old table', () => {
    const next = toTheRematch();
    socket().hear(table('old', 'new'));
    socket().hear(state(41));
    socket().hear(line(7));
    expect(next).toMatchObject({ status: 'connecting', table: null, state: null, log: [], chat: [] });
    socket().hear(table('new'));
    expect(next).toMatchObject({ status: 'open', table: { id: 'new' }, state: null, chat: [] });
    next.leave(null);
  });

  it('tells the old table nothing more', async () => {
    const old = atTheEnd();
    const asked = old.ask({ type: 'sentences' });
    old.leave('new');
    const next = client('new');
    expect(await asked).toBeNull();
    expect(await next.ask({ type: 'chat', text: 'Hello' })).toBeNull();
    expect(socket().sent.at(-1)!.type).toBe('follow');
    socket().hear(table('new'));
    void next.ask({ type: 'chat', text: 'Hello' });
    expect(socket().sent.at(-1)!.type).toBe('chat');
    socket().hear(state(1));
    expect(old.state?.at).toBe(40);
    next.leave(null);
  });

  it.each([
    ['is refused', () => answer('refused')],
    ['leads to another table', () => [socket().hear(table('other')), answer('done')]],
  ])('makes a new socket at once where it %s', async (_, happens) => {
    const next = toTheRematch();
    happens();
    await settle();
    expect(FakeSocket.alive.map((one) => one.address)).toEqual(['ws://x/new?form=drawn']);
    expect(next).toMatchObject({ status: 'connecting', table: null });
    socket().open();
    socket().hear(table('new'));
    expect(next).toMatchObject({ status: 'open', table: { id: 'new' } });
    expect(socket().sent.at(-1)).toMatchObject({ type: 'sync', since: 0 });
    next.leave(null);
  });

  it.each([
    ['breaks on the way', () => socket().close()],
    ['does not answer', () => vi.advanceTimersByTime(5001)],
    ['breaks later', () => [socket().hear(table('new')), answer('done'), socket().close()]],
  ])('comes back at the new address where the connection %s', (_, happens) => {
    const next = toTheRematch();
    happens();
    expect(next.status).toBe('lost');
    vi.advanceTimersByTime(400);
    expect(FakeSocket.alive.map((one) => one.address)).toEqual(['ws://x/new?form=drawn']);
    socket().open();
    socket().hear(table('new'));
    expect(next).toMatchObject({ status: 'open', table: { id: 'new' } });
    next.leave(null);
  });

  it.each([
    ['lost', () => socket().close()],
    ['not open again yet', () => [socket().close(), vi.advanceTimersByTime(400)]],
  ])('makes a new socket at once where the old one is %s', (_, happens) => {
    const old = atTheEnd();
    happens();
    old.leave('new');
    client('new').open();
    expect(FakeSocket.alive.map((one) => one.address)).toEqual(['ws://x/new?form=drawn']);
    vi.advanceTimersByTime(1000); // nor does the old one come back
    expect(FakeSocket.alive).toHaveLength(1);
  });

  it('goes on from rematch to rematch, and leaves nothing behind', async () => {
    let here = toTheRematch();
    socket().hear(table('new', 'third'));
    answer('done');
    vi.advanceTimersByTime(900);
    here.leave('third');
    vi.advanceTimersByTime(900); // every link is kept for as long, however quickly one goes on
    here = client('third');
    here.open();
    socket().hear(table('third'));
    answer('done');
    await settle();
    expect(here.table?.id).toBe('third');
    expect(listening).toHaveLength(3);
    const before = socket().sent.length;
    vi.advanceTimersByTime(10_000);
    expect(
      socket()
        .sent.slice(before)
        .map((request) => request.type),
    ).toEqual(['ping']);
    here.leave(null);
    expect(FakeSocket.made).toHaveLength(1);
    expect(FakeSocket.alive).toEqual([]);
    expect(listening).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('going elsewhere', () => {
  it.each([
    ['to no table', null],
    ['to another table', 'other'],
  ])('closes the socket at once: %s', (_, to) => {
    atTheEnd().leave(to);
    expect(FakeSocket.alive).toEqual([]);
    expect(listening).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('closes the socket soon where nobody comes for it', () => {
    atTheEnd().leave('new');
    expect(FakeSocket.alive).toHaveLength(1);
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.alive).toEqual([]);
    expect(listening).toEqual([]);
  });

  it('closes a socket that was kept for another table', () => {
    atTheEnd().leave('new');
    client('other').open();
    expect(FakeSocket.alive.map((one) => one.address)).toEqual(['ws://x/other?form=drawn']);
    expect(listening).toHaveLength(3);
  });

  it('opens nothing for a table that was left before it could be opened', () => {
    const left = client('old');
    left.leave(null);
    left.open();
    expect(FakeSocket.made).toEqual([]);
    expect(listening).toEqual([]);
  });
});
