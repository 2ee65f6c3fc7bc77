/** Beside the page: a match is looked back at; the page hears how far it has come, and ends it when it likes. */
import { fetchModule, type Place } from '../edge/fetching';
import type { ReviewManifest } from '../edge/manifest';
import type { KeptReview } from './lines';
import { type Effort, lookBack, type Played, type Review, tellAgain } from './reviewing';

export interface Asked {
  rules: Place;
  module: Place;
  played: Played;
  effort: Effort;
  /** A review that is there already, to be told again. */
  kept: KeptReview | null;
}
export type Heard = { review: Review; finished: boolean } | { failed: string };

/** Milliseconds between two reports: drawing them must not cost more than finding them. */
const PAUSE = 250;

self.onmessage = async ({ data }: MessageEvent<Asked>) => {
  const say = (heard: Heard) => self.postMessage(heard);
  try {
    const modules = [fetchModule(data.rules), fetchModule<ReviewManifest>(data.module)] as const;
    const [rules, module] = await Promise.all(modules);
    let last = 0;
    const { played, effort, kept } = data;
    const tell = (sofar: Review) => {
      if (performance.now() - last < PAUSE) return;
      last = performance.now();
      say({ review: sofar, finished: false });
    };
    const review = kept
      ? tellAgain(rules, module, played, kept, tell)
      : lookBack(rules, module, played, effort, tell);
    say({ review, finished: true });
  } catch (error) {
    say({ failed: String(error) });
  }
};
