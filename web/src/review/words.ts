/** The keys of what a review says. */
import { type Loss, type Verdict, verdictOf } from './losses';
import type { Bar } from './picture';
import type { LensName } from './reviewing';

const VERDICTS: Record<Verdict, string> = {
  blunder: 'lookback-blunder',
  mistake: 'lookback-mistake',
  inaccuracy: 'lookback-inaccuracy',
};

/** What a decision is called that lost something for certain, however little. */
export function verdictWord(loss: Loss): string {
  const verdict = verdictOf(loss);
  return verdict ? VERDICTS[verdict] : 'lookback-costly';
}

export const COUNTED: Record<Verdict, string> = {
  blunder: 'lookback-blunders',
  mistake: 'lookback-mistakes',
  inaccuracy: 'lookback-inaccuracies',
};

export const LENS: Record<LensName, { name: string; about: string }> = {
  eyes: { name: 'lookback-eyes', about: 'lookback-eyes-about' },
  hands: { name: 'lookback-hands', about: 'lookback-hands-about' },
};

export const BAR: Record<Exclude<Bar['kind'], 'choices'>, string> = {
  start: 'lookback-start',
  luck: 'lookback-luck',
  result: 'lookback-result',
};

/** How a review was made, by its evaluator. */
export const JUDGED: Record<string, { method: string; ledger: string; points: string } | undefined> = {
  playouts: {
    method: 'lookback-method',
    ledger: 'lookback-ledger-about',
    points: 'lookback-points-playouts',
  },
  network: {
    method: 'lookback-method-network',
    ledger: 'lookback-ledger-network',
    points: 'lookback-points-network',
  },
};
