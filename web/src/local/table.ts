/** A table that this browser keeps: its referee is a worker, which answers as a server does. */
import MODULES from 'virtual:games/modules';
import { api } from '../net/api';
import { Failed } from '../net/failed';
import { type Ask, Lost } from '../net/link';
import { BEATS } from '../net/pace';
import type { Channel, Hooks, TableSource } from '../net/source';
import { paths } from '../routes';
import { settings } from '../settings.svelte';
import type { FromServer, ReplayInfo, ReplayState, TableInfo } from '../wire';
import { tableInfo } from './info';
import { drawId } from './random';
import { type KeptMatch, store } from './store';
import type { Call, Heard } from './worker';

const NOT_FOUND = 404;

interface Waiting {
  resolve(answer: never): void;
  reject(error: Error): void;
}

export class LocalTable implements TableSource {
  readonly here = true;
  readonly record = null;
  readonly id: string;
  #worker: Worker | null = null;
  #hooks: Hooks | null = null;
  #number = 0;
  readonly #waiting = new Map<number, Waiting>();

  constructor(id: string) {
    this.id = id;
  }

  /** Return the match as it stands; it is dealt if it was not. */
  async table(): Promise<TableInfo> {
    const { game } = await found(this.id);
    const place = MODULES[game];
    if (!place) throw new Failed(NOT_FOUND, null, game);
    this.#worker ??= this.#start();
    return this.#call('open', this.id, place, BEATS[settings.kept.pace].step);
  }

  connect(hooks: Hooks): Channel {
    this.#hooks = hooks;
    return {
      open: () => {
        hooks.status('open');
        hooks.opened();
      },
      request: (message: Ask) => this.#call<FromServer>('answer', { ...message, ref: 0 }),
      leave: () => this.close(),
    };
  }

  replay = async (): Promise<ReplayInfo> => {
    await this.table();
    return this.#call('replay');
  };
  moment = async (step: number, viewer: number, since?: number): Promise<ReplayState> =>
    this.#call('moment', step, viewer, since);
  address = (id = this.id) => paths.local(id);
  replayAddress = (at?: number | null, viewer?: number | null) => paths.localReplay(this.id, at, viewer);
  start = (id: string) => found(id).then((kept) => tableInfo(kept));
  quit = () => {
    this.close();
    return store.forget(this.id);
  };
  standIn = (seat: number, level: string | null): Promise<unknown> => this.#call('standIn', seat, level);

  /** Hand the match to the server, once: there others can look back at it. */
  async shared(at?: number | null, viewer?: number | null): Promise<string> {
    let { record } = await found(this.id);
    if (!record) {
      record = (await api.handIn(await this.#call('played'))).id;
      await this.#call('note', { record });
    }
    return paths.replay(record, at, viewer);
  }

  /** Lay the next match: the same people and bots, everyone one seat further. */
  async rematch(): Promise<TableInfo> {
    const before = await found(this.id);
    if (before.rematch) return this.start(before.rematch);
    const seats = before.seats.map((seat) =>
      seat.kind === 'person' ? { ...seat, level: null, why: null } : seat,
    );
    const next = fresh({ ...before, seats: [...seats.slice(-1), ...seats.slice(0, -1)] });
    await store.keep(next);
    await this.#call('note', { rematch: next.id });
    return tableInfo(next);
  }

  close = (): void => {
    this.#worker?.terminate();
    this.#worker = null;
    this.#fail(new Lost());
  };

  #start(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Heard>) => this.#hear(data);
    worker.onerror = (event) => {
      this.#fail(new Failed(0, null, event.message));
      this.#worker = null;
    };
    return worker;
  }

  #call<Answer>(name: Call['name'], ...given: unknown[]): Promise<Answer> {
    const worker = this.#worker;
    if (!worker) return Promise.reject(new Lost());
    const number = ++this.#number;
    return new Promise((resolve, reject) => {
      this.#waiting.set(number, { resolve, reject });
      worker.postMessage({ number, name, given } satisfies Call);
    });
  }

  #hear(heard: Heard): void {
    if ('said' in heard) {
      this.#hooks?.heard(heard.said);
      return;
    }
    const waiting = this.#waiting.get(heard.number);
    this.#waiting.delete(heard.number);
    if ('answer' in heard) {
      waiting?.resolve(heard.answer as never);
      return;
    }
    const { status, reason, words } = heard.failed;
    waiting?.reject(new Failed(status, reason, words));
  }

  #fail(error: Error): void {
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}

async function found(id: string): Promise<KeptMatch> {
  const kept = await store.find(id);
  if (!kept) throw new Failed(NOT_FOUND, null, id);
  return kept;
}

/** Return a match that is not dealt yet, with seats and options as given. */
export function fresh({ game, seats, options }: Pick<KeptMatch, 'game' | 'seats' | 'options'>): KeptMatch {
  const now = Math.floor(Date.now() / 1000);
  const nothing = { rules: null, sources: null, digest: 0, practice: false, over: false };
  const nobody = { rematch: null, record: null };
  return { id: drawId(), game, seats, options, story: [], created: now, changed: now, ...nothing, ...nobody };
}
