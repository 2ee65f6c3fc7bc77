/** A table that this browser keeps: its referee is a worker, which answers as a server does. */
import MODULES from 'virtual:games/modules';
import type { Gains } from '../edge/foresight';
import { api } from '../net/api';
import { Failed, NOT_FOUND } from '../net/failed';
import type { Ask } from '../net/link';
import { BEATS } from '../net/pace';
import type { Channel, Hooks, ReviewSource, TableSource } from '../net/source';
import { paths } from '../routes';
import { settings } from '../settings.svelte';
import type { FromServer, PlayedMatch, PlayedStep, ReplayInfo, ReplayState, TableInfo } from '../wire';
import { WorkerCalls } from './calls';
import { tableInfo } from './info';
import { drawId } from './random';
import { type KeptMatch, store } from './store';

export class LocalTable implements TableSource, ReviewSource {
  readonly here = true;
  readonly record = null;
  readonly id: string;
  #hooks: Hooks | null = null;
  readonly #worker = new WorkerCalls(
    () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
    (said) => this.#hooks?.heard(said),
    (searching) => this.#hooks?.instead?.(searching),
  );

  constructor(id: string) {
    this.id = id;
  }

  /** Return the match as it stands; it is dealt if it was not. */
  async table(): Promise<TableInfo> {
    const { game } = await found(this.id);
    const place = MODULES[game];
    if (!place) throw new Failed(NOT_FOUND, null, game);
    this.#worker.start();
    return this.#worker.call('open', this.id, place, BEATS[settings.kept.pace].step);
  }

  connect(hooks: Hooks): Channel {
    this.#hooks = hooks;
    return {
      open: () => {
        hooks.status('open');
        hooks.opened();
      },
      request: (message: Ask) => this.#worker.call<FromServer>('answer', { ...message, ref: 0 }),
      gains: (at: number, after?: number) =>
        this.#worker.call<Gains | null>('gains', at, after).catch(() => null),
      leave: () => this.close(),
    };
  }

  replay = async (): Promise<ReplayInfo> => {
    await this.table();
    return this.#worker.call('replay');
  };
  moment = async (step: number, viewer: number, since?: number): Promise<ReplayState> =>
    this.#worker.call('moment', step, viewer, since);
  steps = async (): Promise<PlayedStep[]> => (await this.#worker.call<PlayedMatch>('played')).steps;
  review = async () => (await store.review(this.id)) ?? null;
  keepReview = (lines: string) => store.keepReview(this.id, lines);
  reviewAddress = (at?: number | null) => paths.localReview(this.id, at);
  address = (id = this.id) => paths.local(id);
  replayAddress = (at?: number | null, viewer?: number | null) => paths.localReplay(this.id, at, viewer);
  start = (id: string) => found(id).then((kept) => tableInfo(kept));
  quit = () => {
    this.close();
    return store.forget(this.id);
  };
  resign = (): Promise<unknown> => Promise.reject(new Error('who is alone deletes a match'));
  standIn = (seat: number, level: string | null): Promise<unknown> =>
    this.#worker.call('standIn', seat, level);

  /** Hand the match to the server, once: there others can look back at it. */
  async shared(at?: number | null, viewer?: number | null): Promise<string> {
    return paths.replay(await this.#handedIn(), at, viewer);
  }

  async sharedReview(lines: string | null, at?: number | null): Promise<string> {
    const record = await this.#handedIn();
    if (lines) await api.keepReview(record, lines);
    return paths.review(record, at);
  }

  async #handedIn(): Promise<string> {
    const { record } = await found(this.id);
    if (record) return record;
    const { id } = await api.handIn(await this.#worker.call('played'));
    await this.#worker.call('note', { record: id });
    return id;
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
    await this.#worker.call('note', { rematch: next.id });
    return tableInfo(next);
  }

  close = (): void => this.#worker.close();
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
