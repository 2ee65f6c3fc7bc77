/** The rulebook at this edge: asks a worker that runs a game's own rules. */
import MODULES from 'virtual:games/modules';
import type { Artist } from '../net/source';
import type { DrawnMessage, FromServer, StateMessage, TableInfo } from '../wire';
import type { Questions } from './drawn';
import type { Gains } from './foresight';
import type { Heard, Said } from './worker';

/** The rules cannot be run here: the server has to draw. */
export class Unable extends Error {}

/** Says how a module is run; tests have no workers. */
export interface Runner {
  postMessage(said: Said): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<Heard>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

interface Waiting {
  resolve(answer: never): void;
  reject(error: Unable): void;
}

export class Edge {
  readonly #runner: Runner;
  readonly #waiting = new Map<number, Waiting>();
  #number = 0;
  #failed: Unable | null = null;

  constructor(runner: Runner) {
    this.#runner = runner;
    runner.onmessage = ({ data }) => this.#hear(data);
    runner.onerror = (event) => this.#fail(new Unable(event.message || 'the worker did not start'));
  }

  ask<Name extends keyof Questions>(
    ask: Name,
    about: Questions[Name]['asks'],
  ): Promise<Questions[Name]['answer']> {
    if (this.#failed) return Promise.reject(this.#failed);
    const number = ++this.#number;
    return new Promise((resolve, reject) => {
      this.#waiting.set(number, { resolve, reject });
      this.#runner.postMessage({ number, ask, about });
    });
  }

  /** Whether the rules turned out not to run here. */
  get failed(): boolean {
    return this.#failed !== null;
  }

  #hear(heard: Heard): void {
    if ('failed' in heard) {
      this.#fail(new Unable(heard.failed));
      return;
    }
    this.#waiting.get(heard.number)?.resolve(heard.answer as never);
    this.#waiting.delete(heard.number);
  }

  /** What failed once is not relied on again while the page is open. */
  #fail(error: Unable): void {
    this.#failed = error;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
    this.#runner.terminate();
  }
}

/** A table's share of an edge: it draws the states that come and answers about the newest. */
export class TableEdge implements Artist {
  readonly #edge: Edge;
  #newest: StateMessage | null = null;

  constructor(edge: Edge) {
    this.#edge = edge;
  }

  draw(state: StateMessage): Promise<DrawnMessage> {
    this.#newest = state;
    return this.#edge.ask('draw', { state });
  }

  /** Answer a question that needs no server; null where it does, or where another moment is meant. */
  answer(message: { type: string; at?: number; action?: number }): Promise<FromServer> | null {
    const state = this.#newest;
    if (!state) return null;
    if (message.type === 'sentences') return this.#edge.ask('sentences', { state });
    const mine = state.viewer >= 0 && message.at === state.at;
    if (message.type === 'why' && mine && message.action !== undefined)
      return this.#edge.ask('why', { state, action: message.action });
    if (message.type === 'hint' && mine && state.to_act.includes(state.viewer))
      return this.#edge.ask('hint', { state });
    return null;
  }

  /** What each legal action of the newest state, or each *after* one, would bring its viewer; null where it is not known here. */
  gains(at: number, after?: number): Promise<Gains | null> {
    const state = this.#newest;
    if (!state || state.at !== at || !state.to_act.includes(state.viewer)) return Promise.resolve(null);
    return this.#edge.ask('gains', { state, after });
  }
}

const edges = new Map<string, Edge>();

/** Return the edge for a table's rules; null where this page has other rules or none, or they do not run. */
export function edgeFor(table: Pick<TableInfo, 'game' | 'module'>): TableEdge | null {
  const place = MODULES[table.game];
  if (!place || place.sources !== table.module || typeof WebAssembly !== 'object') return null;
  let edge = edges.get(table.game);
  if (!edge) {
    const runner = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    runner.postMessage({ place } satisfies Said);
    edge = new Edge(runner as Runner);
    edges.set(table.game, edge);
  }
  return edge.failed ? null : new TableEdge(edge);
}

/** Begin to fetch a game's rules while something else is waited for. */
export function prepare(game: string): void {
  const place = MODULES[game];
  if (place) edgeFor({ game, module: place.sources });
}
