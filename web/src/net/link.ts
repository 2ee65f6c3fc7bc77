/** One WebSocket to a table that comes back by itself; requests are matched to answers by `ref`. */
import type { Gains } from '../edge/foresight';
import type { FromClient, FromServer, StateMessage } from '../wire';
import { keep, take } from './keeping';
import { waitBefore } from './patience';
import type { Artist, Channel, Hooks } from './source';

/** Close code: this identity's sessions were ended; the page finds out who it is by loading anew. */
const SESSION_ENDED = 4401;

/** Close code: another node of the server has the table, and the reason is its name. */
const ELSEWHERE = 4421;
const NODE = /^[a-z0-9-]+$/;
/** Nodes that name one another soon agree; until then one waits like after any other loss. */
const MOST_HOPS = 3;

/** A request whose answer never came: it may or may not have been carried out. */
export class Lost extends Error {}

type Without<Message> = Message extends unknown ? Omit<Message, 'ref'> : never;
export type Ask = Without<FromClient>;

const HEARTBEAT = 10_000;
/** A request that is not answered for so long makes the connection suspect. */
const PATIENCE = 5000;
const ANSWERS = new Set(['done', 'refused', 'preview', 'why', 'hint', 'sentences', 'pong']);

interface Waiting {
  resolve(message: FromServer): void;
  reject(error: Lost): void;
  timer: ReturnType<typeof setTimeout>;
}

/** Go on over the connection that was kept for a table, or make one. */
export function connect(table: string, address: string, hooks: Hooks): Link {
  const kept = take(table);
  kept?.follow(table, address, hooks);
  return kept ?? new Link(address, hooks);
}

export class Link implements Channel {
  #address: string;
  #hooks: Hooks;
  readonly #make: (address: string) => WebSocket;
  #socket: WebSocket | null = null;
  #waiting = new Map<number, Waiting>();
  #ref = 0;
  #attempt = 0;
  /** The node to go to by its name, this once, and how often one was sent on since a message came. */
  #node = '';
  #hops = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #opening: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #stage: 'new' | 'in use' | 'closed' = 'new';
  #artist: Artist | null = null;
  /** What was heard and is not told yet: a drawing takes a moment, and nothing overtakes it. */
  #untold: Promise<void> | null = null;
  /** The table one is on the way to: until it is heard of, all that is heard is of the one before. */
  #awaited: string | null = null;

  constructor(address: string, hooks: Hooks, make = (to: string) => new WebSocket(to)) {
    this.#address = address;
    this.#hooks = hooks;
    this.#make = make;
  }

  /** Begin; a link that was taken over is open already, one that was closed stays so. */
  open(artist: Artist | null = null): void {
    if (this.#stage !== 'new') {
      // What was taken over goes on in the form it has; the rematch is drawn by its own artist.
      if (this.#artist && artist) this.#artist = artist;
      return;
    }
    this.#stage = 'in use';
    this.#artist = artist;
    addEventListener('online', this.#wake);
    addEventListener('offline', this.#drop);
    document.addEventListener('visibilitychange', this.#wake);
    this.#connect();
  }

  close(): void {
    this.#stage = 'closed';
    removeEventListener('online', this.#wake);
    removeEventListener('offline', this.#drop);
    document.removeEventListener('visibilitychange', this.#wake);
    clearTimeout(this.#retry);
    this.#release();
  }

  /** Close, or be kept for the rematch one goes to: only there one goes over the same connection. */
  leave(rematch: string | null): void {
    if (rematch === null) this.close();
    else keep(this, rematch);
  }

  /** Go on to the rematch over the same socket, and to its own address where that cannot be. */
  follow(table: string, address: string, hooks: Hooks): void {
    this.#abandon();
    this.#address = address;
    this.#hooks = hooks;
    if (this.#socket?.readyState !== WebSocket.OPEN) {
      this.#renew();
      return;
    }
    this.#awaited = table;
    this.#send({ type: 'follow' }, PATIENCE).then(
      () => {
        if (this.#awaited === table) this.#renew(); // refused, or led elsewhere
      },
      () => undefined, // a lost connection comes back by itself, at the new address
    );
  }

  /** Send a request; resolves with its answer, rejects with Lost when the connection goes first. */
  request(message: Ask, patience = PATIENCE): Promise<FromServer> {
    // On the way to another table nobody knows yet which of the two would be asked.
    const answer = this.#awaited === null ? this.#artist?.answer(message) : null;
    if (answer) return answer.catch((error) => this.#unable(error, message, patience));
    return this.#awaited === null ? this.#send(message, patience) : Promise.reject(new Lost());
  }

  /** Values are an extra: where the rules do not run in this page there are none. */
  async gains(at: number, after?: number): Promise<Gains | null> {
    if (this.#awaited !== null || !this.#artist) return null;
    return this.#artist.gains(at, after).catch(() => null);
  }

  #send(message: Ask, patience: number): Promise<FromServer> {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return Promise.reject(new Lost());
    this.#ref = (this.#ref % 0x7fff_ffff) + 1;
    const ref = this.#ref;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(this.#drop, patience);
      this.#waiting.set(ref, { resolve, reject, timer });
      socket.send(JSON.stringify({ ...message, ref }));
    });
  }

  #connect(): void {
    clearTimeout(this.#retry);
    this.#hooks.status('connecting');
    const address = new URL(this.#address);
    if (this.#node) address.pathname = `/n/${this.#node}${address.pathname}`;
    this.#node = '';
    const socket = this.#make(`${address.href}?form=${this.#artist ? 'record' : 'drawn'}`);
    this.#socket = socket;
    clearTimeout(this.#opening);
    this.#opening = setTimeout(this.#drop, PATIENCE);
    socket.onopen = () => {
      clearTimeout(this.#opening);
      this.#attempt = 0;
      this.#hooks.status('open');
      this.#hooks.opened();
      clearInterval(this.#beat);
      this.#beat = setInterval(() => void this.request({ type: 'ping' }).catch(() => undefined), HEARTBEAT);
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data));
    socket.onclose = (event?: CloseEvent) => {
      if (event?.code === SESSION_ENDED) location.reload();
      else if (event?.code === ELSEWHERE && NODE.test(event.reason) && this.#hops < MOST_HOPS)
        this.#goTo(event.reason);
      else this.#drop();
    };
  }

  /** Go to the node that has the table. */
  #goTo(node: string): void {
    this.#hops++;
    this.#node = node;
    this.#renew();
  }

  #hear(message: FromServer): void {
    this.#hops = 0;
    if (ANSWERS.has(message.type) && 'ref' in message) {
      const waiting = this.#waiting.get(message.ref);
      if (waiting) {
        this.#waiting.delete(message.ref);
        clearTimeout(waiting.timer);
        waiting.resolve(message);
      }
      return;
    }
    if (this.#awaited !== null) {
      if (message.type !== 'table' || message.table.id !== this.#awaited) return;
      this.#awaited = null;
      this.#hooks.status('open');
    }
    this.#tell(message);
  }

  /** Tell what was heard, in its order, a state once it is drawn. */
  #tell(message: FromServer): void {
    const [socket, hooks, artist] = [this.#socket, this.#hooks, this.#artist];
    if (message.type !== 'state' && !this.#untold) {
      hooks.heard(message);
      return;
    }
    const told = (this.#untold ?? Promise.resolve()).then(async () => {
      try {
        const shown = message.type === 'state' ? await artist!.draw(message as StateMessage) : message;
        // Meanwhile the connection may be gone, or one may be at another table.
        if (this.#socket === socket && this.#hooks === hooks) hooks.heard(shown);
      } catch (error) {
        this.#unable(error);
      }
      if (this.#untold === told) this.#untold = null;
    });
    this.#untold = told;
  }

  /** The rules do not run here after all: let the server draw from now on. */
  #unable(error: unknown): void;
  #unable(error: unknown, message: Ask, patience: number): Promise<FromServer>;
  #unable(error: unknown, message?: Ask, patience?: number): Promise<FromServer> | undefined {
    if (this.#artist) {
      console.warn(`The rules do not run in this page, so the server draws: ${error}`);
      this.#artist = null;
      this.#hooks.unable();
      if (this.#stage === 'in use') this.#renew();
    }
    return message && this.#send(message, patience!);
  }

  /** The connection is gone or does not answer: give it up and come back a little later. */
  #drop = (): void => {
    if (!this.#socket) return;
    this.#release();
    this.#hooks.status('lost');
    this.#retry = setTimeout(() => this.#connect(), waitBefore(this.#attempt++));
  };

  /** Give the connection up and make another at once. */
  #renew(): void {
    this.#release();
    this.#attempt = 0;
    this.#connect();
  }

  /** Let go of the socket and of whatever waits for it; it is not heard any more. */
  #release(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#awaited = null;
    clearInterval(this.#beat);
    clearTimeout(this.#opening);
    this.#abandon();
    if (!socket) return;
    socket.onopen = null;
    socket.onclose = null;
    socket.onmessage = null;
    socket.close();
  }

  #abandon(): void {
    for (const { reject, timer } of this.#waiting.values()) {
      clearTimeout(timer);
      reject(new Lost());
    }
    this.#waiting.clear();
  }

  /** The network or the person is back: try at once. */
  #wake = (): void => {
    if (document.visibilityState === 'hidden' || this.#socket) return;
    this.#renew();
  };
}
