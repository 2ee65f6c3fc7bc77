/** Beside the page: a match is looked back at; the page hears how far it has come, and ends it when it likes. */
import { fetchModule, type Place } from '../edge/fetching';
import type { ReviewManifest } from '../edge/manifest';
import { fetchNetwork, type NetworkPlace } from '../edge/network';
import { byNetwork, byPlayouts, Judge } from './judge';
import type { KeptReview } from './lines';
import { type Effort, lookBack, type Played, type Review, tellAgain } from './reviewing';

export interface Asked {
  rules: Place;
  module: Place;
  /** What judges where a game has it, and the page can use it. */
  network: NetworkPlace | null;
  played: Played;
  effort: Effort;
  /** A review that is there already, to be told again. */
  kept: KeptReview | null;
}
export type Heard =
  | { review: Review; finished: boolean }
  /** Why playouts judge where the network should. */
  | { instead: string }
  | { failed: string };

/** Milliseconds between two reports: drawing them must not cost more than finding them. */
const PAUSE = 250;
const PLAYOUTS = 'playouts';

const say = (heard: Heard) => self.postMessage(heard);

self.onmessage = async ({ data }: MessageEvent<Asked>) => {
  try {
    const { played, effort, kept } = data;
    const [rules, judge] = await Promise.all([fetchModule(data.rules), judgeOf(data)]);
    let last = 0;
    const tell = (sofar: Review) => {
      if (performance.now() - last < PAUSE) return;
      last = performance.now();
      say({ review: sofar, finished: false });
    };
    const review = kept
      ? tellAgain(rules, judge, played, kept, tell)
      : lookBack(rules, judge, played, effort, tell);
    say({ review, finished: true });
  } catch (error) {
    say({ failed: String(error) });
  }
};

/** Return who judges: the game's network; playouts where there is none, it cannot be used, or they judged before. */
async function judgeOf({ module, network, played, kept }: Asked): Promise<Judge> {
  if (network && kept?.evaluator !== PLAYOUTS) {
    try {
      return new Judge(byNetwork(await fetchNetwork(network), played.seats), played.seats);
    } catch (error) {
      say({ instead: String(error) });
    }
  }
  return new Judge(byPlayouts(await fetchModule<ReviewManifest>(module)), played.seats);
}
