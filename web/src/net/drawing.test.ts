/** States that come as data are drawn before they are told, in their order, and by the server where they cannot be. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DrawnMessage, FromServer, StateMessage } from '../wire';
import { FakeSocket, fakeBrowser, realBrowser } from './fake-socket';
import { Link } from './link';
import type { Artist } from './source';

/** An artist who draws when it is told to. */
class SlowArtist implements Artist {
  readonly #drawings: (() => void)[] = [];
  draw(state: StateMessage): Promise<DrawnMessage> {
    return new Promise((resolve) => {
      this.#drawings.push(() => resolve({ ...(state as unknown as DrawnMessage), type: 'drawn' }));
    });
  }
  answer = (message: { type: string }): Promise<FromServer> | null =>
    message.type === 'why' ? Promise.resolve({ type: 'why' } as FromServer) : null;
  gains = (): Promise<number[]> => Promise.resolve([3]);
  async finish(): Promise<void> {
    await settle();
    this.#drawings.shift()!();
    await settle();
  }
}

const settle = () => vi.advanceTimersByTimeAsync(0);
const socket = () => FakeSocket.made.at(-1)!;

function linked(artist: Artist | null) {
  const heard: FromServer[] = [];
  const hooks = {
    heard: (message: FromServer) => void heard.push(message),
    status: () => undefined,
    opened: () => undefined,
    unable: () => undefined,
  };
  const link = new Link('ws://x', hooks, (to) => new FakeSocket(to) as unknown as WebSocket);
  link.open(artist);
  socket().open();
  return { link, told: () => heard.map((one) => ('at' in one ? `${one.type} ${one.at}` : one.type)) };
}

beforeEach(() => {
  fakeBrowser();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(realBrowser);

describe('a link whose page draws', () => {
  it('asks for data, and for drawings where nobody draws', () => {
    const { link } = linked(new SlowArtist());
    expect(socket().address).toBe('ws://x/?form=record');
    link.close();
    linked(null).link.close();
    expect(socket().address).toBe('ws://x/?form=drawn');
  });

  it('tells everything in the order in which it came', async () => {
    const artist = new SlowArtist();
    const { link, told } = linked(artist);
    socket().hear({ type: 'state', at: 1 });
    socket().hear({ type: 'table', table: {} });
    socket().hear({ type: 'state', at: 2 });
    expect(told()).toEqual([]);
    await artist.finish();
    expect(told()).toEqual(['drawn 1', 'table']);
    await artist.finish();
    expect(told()).toEqual(['drawn 1', 'table', 'drawn 2']);
    socket().hear({ type: 'table', table: {} });
    expect(told()).toHaveLength(4); // nothing is waited for any more
    link.close();
  });

  it('drops what was being drawn when the connection went', async () => {
    const artist = new SlowArtist();
    const { link, told } = linked(artist);
    socket().hear({ type: 'state', at: 1 });
    socket().close();
    await artist.finish();
    expect(told()).toEqual([]);
    link.close();
  });

  it('answers without the server what needs none', async () => {
    const { link } = linked(new SlowArtist());
    expect((await link.request({ type: 'why', at: 1, action: 0 })).type).toBe('why');
    expect(socket().sent).toEqual([]);
    link.close();
  });

  it('lets the server draw once it cannot', async () => {
    const unable: Artist = {
      draw: () => Promise.reject(new Error('no WebAssembly here')),
      answer: () => null,
      gains: () => Promise.resolve(null),
    };
    const { link, told } = linked(unable);
    socket().hear({ type: 'state', at: 1 });
    await settle();
    expect(FakeSocket.made).toHaveLength(2);
    expect(socket().address).toBe('ws://x/?form=drawn');
    socket().open();
    socket().hear({ type: 'drawn', at: 1 });
    expect(told()).toEqual(['drawn 1']);
    link.close();
  });
});
