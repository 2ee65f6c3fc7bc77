import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FromServer } from '../wire';
import { FakeSocket, fakeBrowser, realBrowser } from './fake-socket';
import { Link, Lost } from './link';
import type { Status } from './source';

function linked() {
  const heard: FromServer[] = [];
  const statuses: Status[] = [];
  let opened = 0;
  const hooks = {
    heard: (message: FromServer) => void heard.push(message),
    status: (status: Status) => void statuses.push(status),
    opened: () => void opened++,
    unable: () => undefined,
  };
  const link = new Link('ws://x/t', hooks, (to) => new FakeSocket(to) as unknown as WebSocket);
  link.open();
  return { link, heard, statuses, opened: () => opened, socket: () => FakeSocket.made.at(-1)! };
}

beforeEach(() => void fakeBrowser());
afterEach(realBrowser);

describe('a link', () => {
  it('matches answers to requests by their ref', async () => {
    const { link, socket } = linked();
    socket().open();
    const first = link.request({ type: 'ping' });
    const second = link.request({ type: 'sync', since: 3 });
    const [a, b] = socket().sent;
    socket().hear({ type: 'done', ref: b!.ref, at: 9 });
    socket().hear({ type: 'pong', ref: a!.ref });
    expect((await first).type).toBe('pong');
    expect(await second).toMatchObject({ type: 'done', at: 9 });
    link.close();
  });

  it('goes to the node that has the table, and back to the plain address once that is lost', () => {
    const { link, socket } = linked();
    socket().open();
    socket().close(4421, 'n2');
    expect(socket().address).toBe('ws://x/n/n2/t?form=drawn');
    socket().open();
    socket().hear({ type: 'table', table: {} });
    socket().close();
    vi.advanceTimersByTime(400);
    expect(socket().address).toBe('ws://x/t?form=drawn');
    link.close();
  });

  it('waits where nodes send it round in a ring', () => {
    const { link, statuses, socket } = linked();
    for (const node of ['n2', 'n1', 'n2', 'n1']) {
      socket().open();
      socket().close(4421, node);
    }
    expect(FakeSocket.made).toHaveLength(4);
    expect(statuses.at(-1)).toBe('lost');
    link.close();
  });

  it('hands everything else on', () => {
    const { link, heard, socket } = linked();
    socket().open();
    socket().hear({ type: 'table', table: {} });
    expect(heard).toHaveLength(1);
    link.close();
  });

  it('says at once that it is lost, rejects what waits, and comes back by itself', async () => {
    const { link, statuses, opened, socket } = linked();
    socket().open();
    const waiting = link.request({ type: 'ping' });
    socket().close();
    await expect(waiting).rejects.toBeInstanceOf(Lost);
    expect(statuses.at(-1)).toBe('lost');
    vi.advanceTimersByTime(400);
    expect(FakeSocket.made).toHaveLength(2);
    socket().open();
    expect(statuses.at(-1)).toBe('open');
    expect(opened()).toBe(2);
    link.close();
  });

  it('waits longer after every failure, but never longer than two seconds', () => {
    const { link, socket } = linked();
    for (let attempt = 0; attempt < 12; attempt++) {
      const before = FakeSocket.made.length;
      socket().close();
      vi.advanceTimersByTime(2000);
      expect(FakeSocket.made.length).toBe(before + 1);
    }
    link.close();
  });

  it('gives up a connection that is never made', () => {
    const { link, statuses } = linked();
    vi.advanceTimersByTime(5001);
    expect(statuses.at(-1)).toBe('lost');
    vi.advanceTimersByTime(400);
    expect(FakeSocket.made).toHaveLength(2);
    expect(FakeSocket.alive).toHaveLength(1);
    link.close();
  });

  it('gives up a connection that does not answer', async () => {
    const { link, statuses, socket } = linked();
    socket().open();
    const asked = link.request({ type: 'ping' }).catch((error) => error);
    vi.advanceTimersByTime(5001);
    expect(await asked).toBeInstanceOf(Lost);
    expect(statuses).toContain('lost');
    link.close();
  });
});
