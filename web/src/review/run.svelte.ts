/** A review in the page: begun, followed and ended. */
import MODULES from 'virtual:games/modules';
import type { ReplayInfo } from '../wire';
import type { KeptReview } from './lines';
import type { Effort, Played, Review } from './reviewing';
import type { Asked, Heard } from './worker';

/** As `regency review` does, where a match is not too long for that. */
const USUAL: Effort = { ledger: 48, decision: 24 };
/** A match of more steps than this is looked at in fewer deals: a page must be done within a minute or so. */
const LONG = 150;
const FEWEST = 8;
/** The better action is found in half of a decision's deals, and measured in the others. */
const LEAST = 2;

/** Whether matches of a game can be looked back at in this page, as far as that can be told before it is tried. */
export function canReview(game: string): boolean {
  return MODULES[game]?.review !== undefined && 'WebAssembly' in globalThis && 'Worker' in globalThis;
}

/**
 * Return how closely a match is looked at: by its length alone, so that it comes out the same on every device; or in as many *deals* as
 * somebody asks for. A server keeps none in more deals than the length says (`analysis/review.py`, `effort_for`).
 */
export function effortFor(steps: number, deals: number | null = null): Effort {
  if (deals) return { ledger: Math.max(1, Math.floor(deals)), decision: Math.max(LEAST, Math.floor(deals)) };
  const share = Math.min(1, LONG / Math.max(1, steps));
  const even = (deals: number) => Math.max(FEWEST, 2 * Math.round((deals * share) / 2));
  return { ledger: even(USUAL.ledger), decision: even(USUAL.decision) };
}

/** Begins a worker; tests have none. */
type Begin = () => Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;
const begin: Begin = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

export class Run {
  review = $state.raw<Review | null>(null);
  /** Whether playouts judge because the network could not be used. */
  instead = $state(false);
  stage = $state<'resting' | 'running' | 'stopped' | 'finished' | 'failed'>('resting');
  readonly #begin: Begin;
  #worker: ReturnType<Begin> | null = null;

  constructor(start: Begin = begin) {
    this.#begin = start;
  }

  /** Look back at a match, or tell a review again that was *kept* of it. */
  start(
    info: Pick<ReplayInfo, 'game' | 'seats' | 'options'>,
    steps: Played['steps'],
    effort: Effort,
    kept: KeptReview | null = null,
  ): void {
    const rules = MODULES[info.game];
    if (!rules?.review) {
      this.stage = 'failed';
      return;
    }
    this.stop();
    this.stage = 'running';
    this.review = null;
    this.instead = false;
    const worker = this.#begin();
    this.#worker = worker;
    worker.onmessage = ({ data }: MessageEvent<Heard>) => this.#hear(data);
    worker.onerror = () => this.#end('failed');
    const { seats, options } = info;
    const { foresight: _, review: module, network = null, ...place } = rules;
    const played = { seats, options, steps };
    worker.postMessage({ rules: place, module, network, played, effort, kept } satisfies Asked);
  }

  /** Look no further; what was found stays. */
  stop(): void {
    if (this.stage === 'running') this.#end('stopped');
  }

  #hear(heard: Heard): void {
    if ('failed' in heard) {
      console.warn(`The match cannot be looked back at in this page: ${heard.failed}`);
      this.#end('failed');
      return;
    }
    if ('instead' in heard) {
      console.warn(`Playouts judge, since the network cannot be used in this page: ${heard.instead}`);
      this.instead = true;
      return;
    }
    this.review = heard.review;
    if (heard.finished) this.#end('finished');
  }

  #end(stage: 'stopped' | 'finished' | 'failed'): void {
    this.stage = stage;
    this.#worker?.terminate();
    this.#worker = null;
  }
}
