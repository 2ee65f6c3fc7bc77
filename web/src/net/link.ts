/** One WebSocket to a table that comes back by itself; requests are matched to answers by `ref`. */
import type { FromClient, FromServer } from '../wire';

export type Status = 'connecting' | 'open' | 'lost';

/** A request whose answer never came: it may or may not have been carried out. */
export class Lost extends Error {}

type Without<Message> = Message extends unknown ? Omit<Message, 'ref'> : never;
export type Ask = Without<FromClient>;

export interface Hooks {
  /** Any message that answers no request of ours, and every `state` and `table`. */
  heard(message: FromServer): void;
  status(status: Status): void;
  /** The socket is open, for the first time or again. */
  opened(): void;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
const HEARTBEAT = 10_000;
/** A request that is not answered for so long makes the connection suspect. */
const PATIENCE = 5000;
const ANSWERS = new Set(['done', 'refused', 'preview', 'why', 'hint', 'sentences', 'pong']);

interface Waiting {
  resolve(message: FromServer): void;
  reject(error: Lost): void;
  timer: ReturnType<typeof setTimeout>;
}

export class Link {
  readonly #address: string;
  readonly #hooks: Hooks;
  readonly #make: (address: string) => WebSocket;
  #socket: WebSocket | null = null;
  #waiting = new Map<number, Waiting>();
  #ref = 0;
  #attempt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #closed = false;

  constructor(address: string, hooks: Hooks, make = (to: string) => new WebSocket(to)) {
    this.#address = address;
    this.#hooks = hooks;
    this.#make = make;
  }

  open(): void {
    addEventListener('online', this.#wake);
    addEventListener('offline', this.#drop);
    document.addEventListener('visibilitychange', this.#wake);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#wake);
    removeEventListener('offline', this.#drop);
    document.removeEventListener('visibilitychange', this.#wake);
    clearTimeout(this.#retry);
    clearInterval(this.#beat);
    this.#socket?.close();
    this.#abandon();
  }

  /** Send a request; resolves with its answer, rejects with Lost when the connection goes first. */
  request(message: Ask, patience = PATIENCE): Promise<FromServer> {
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
    if (this.#closed) return;
    this.#hooks.status('connecting');
    const socket = this.#make(this.#address);
    this.#socket = socket;
    socket.onopen = () => {
      this.#attempt = 0;
      this.#hooks.status('open');
      this.#hooks.opened();
      clearInterval(this.#beat);
      this.#beat = setInterval(() => void this.request({ type: 'ping' }).catch(() => undefined), HEARTBEAT);
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data));
    socket.onclose = () => this.#lost(socket);
  }

  #hear(message: FromServer): void {
    if (ANSWERS.has(message.type) && 'ref' in message) {
      const waiting = this.#waiting.get(message.ref);
      if (waiting) {
        this.#waiting.delete(message.ref);
        clearTimeout(waiting.timer);
        waiting.resolve(message);
      }
      return;
    }
    this.#hooks.heard(message);
  }

  /** The connection does not answer: give it up and start anew. */
  #drop = (): void => {
    const socket = this.#socket;
    if (!socket) return;
    socket.onclose = null;
    socket.onmessage = null;
    socket.close();
    this.#lost(socket);
  };

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.#socket = null;
    clearInterval(this.#beat);
    this.#abandon();
    if (this.#closed) return;
    this.#hooks.status('lost');
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#attempt++);
    this.#retry = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
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
    this.#attempt = 0;
    this.#connect();
  };
}
