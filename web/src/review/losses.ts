/** One decision under a lens: what was better, by how much, and how sure that is; as `analysis/decisions.py`. */
import type { Results } from './judge';

/** Half the width of an interval that holds the truth in 95 of 100 cases, in standard errors. */
const SURE = 1.96;
const PERCENT = 100;
/** What none of n deals has shown may yet, as surely as above, come up in three of n. */
const UNSEEN = 3;
const WIN = 0;
const POINTS = 1;
// How lichess turns a loss in per cent into the accuracy of a move, and moves into a match.
const [ACCURACY_TOP, ACCURACY_FALL, ACCURACY_OFFSET] = [103.1668, 0.04354, 3.1669];
const [LEAST_WINDOW, MOST_WINDOW, WINDOWS] = [2, 8, 10];
const [LEAST_VOLATILITY, MOST_VOLATILITY] = [0.5, 12];
const ALMOST_NOTHING = 1e-9;

/** What a decision is called when its loss is beyond doubt, the worst first, and from how many percentage points on. */
export const VERDICTS = [
  ['blunder', 15],
  ['mistake', 10],
  ['inaccuracy', 5],
] as const;
export type Verdict = (typeof VERDICTS)[number][0];

/** What a choice cost, in percentage points of the win, with its interval, and in points. */
export interface Loss {
  /** The better action; what was played where nothing was. */
  best: number;
  percent: number;
  low: number;
  high: number;
  points: number;
  deals: number;
  /** Of the seat to win by the better action, in per cent. */
  chance: number;
}

/** Name a loss; only what the whole interval is beyond counts. */
export function verdictOf(loss: Loss): Verdict | null {
  return VERDICTS.find(([, least]) => loss.low >= least)?.[0] ?? null;
}

type Range = readonly [from: number, to: number];

/** Return which row of actions does best for a seat: by the win, then by points. */
function bestOf(results: Results, seat: number, [from, to]: Range): number {
  let best = 0;
  let most = [Number.NEGATIVE_INFINITY, 0];
  for (let action = 0; action < results.actions; action++) {
    const sums = [WIN, POINTS].map((row) => {
      let sum = 0;
      for (let deal = from; deal < to; deal++) sum += results.at(action, deal, row, seat);
      return sum;
    });
    if (sums[0]! > most[0]! || (sums[0] === most[0] && sums[1]! > most[1]!)) [best, most] = [action, sums];
  }
  return best;
}

/** Compare two rows of actions deal by deal. */
export function pairedLoss(
  results: Results,
  better: number,
  played: number,
  seat: number,
  best: number,
  [from, to]: Range = [0, results.deals],
): Loss {
  const deals = to - from;
  const differences = (row: number) =>
    Array.from(
      { length: deals },
      (_, deal) => results.at(better, from + deal, row, seat) - results.at(played, from + deal, row, seat),
    );
  const wins = differences(WIN).map((parts) => (PERCENT / results.parts) * parts);
  const percent = mean(wins);
  const [low, high] = interval(wins, percent);
  const points = mean(differences(POINTS));
  const won = Array.from({ length: deals }, (_, deal) => results.at(better, from + deal, WIN, seat));
  return { best, percent, low, high, points, deals, chance: (PERCENT / results.parts) * mean(won) };
}

/** Return between what the true mean lies: where every deal says the same, others may still be worth anything. */
function interval(lost: readonly number[], percent: number): Range {
  if (lost.every((one) => one === lost[0])) {
    const unseen = Math.min(1, UNSEEN / lost.length);
    return [percent - unseen * (percent + PERCENT), percent + unseen * (PERCENT - percent)];
  }
  const spread = lost.reduce((sum, one) => sum + (one - percent) ** 2, 0);
  const error = (SURE * Math.sqrt(spread / (lost.length - 1))) / Math.sqrt(lost.length);
  return [Math.max(-PERCENT, percent - error), Math.min(PERCENT, percent + error)];
}

/**
 * Judge a decision by all its actions' results. The better action is found in one half of the deals and measured in
 * the other, and the other way round: whoever picks the luckiest of many finds losses everywhere.
 */
export function firstLoss(results: Results, actions: readonly number[], played: number, seat: number): Loss {
  const half = Math.floor(results.deals / 2);
  const mine = actions.indexOf(played);
  const halves: [Range, Range] = [
    [0, half],
    [half, results.deals],
  ];
  const found = [halves, [halves[1], halves[0]] as const].map(([look, measure]) => {
    const best = bestOf(results, seat, look);
    return pairedLoss(results, best, mine, seat, actions[best]!, measure);
  });
  const best = actions[bestOf(results, seat, [0, results.deals])]!;
  const both = (figure: 'percent' | 'points' | 'chance') => mean(found.map((one) => one[figure]));
  const width = (end: 'low' | 'high') => Math.hypot(...found.map((one) => one[end] - one.percent)) / 2;
  const percent = both('percent');
  const [low, high] = [percent - width('low'), percent + width('high')];
  return { best, percent, low, high, points: both('points'), deals: results.deals, chance: both('chance') };
}

/** Return the accuracy of one decision that lost so many percentage points of the win. */
export function accuracyOf(percent: number): number {
  const found = ACCURACY_TOP * Math.exp(-ACCURACY_FALL * Math.max(0, percent)) - ACCURACY_OFFSET;
  return Math.min(PERCENT, Math.max(0, found));
}

/** Return the accuracy of a seat's match as lichess does, from its losses and its chances before each; null without any. */
export function matchAccuracy(losses: readonly number[], chances: readonly number[]): number | null {
  if (!losses.length) return null;
  const accuracies = losses.map(accuracyOf);
  const size = Math.min(MOST_WINDOW, Math.max(LEAST_WINDOW, Math.floor(losses.length / WINDOWS)));
  const weights = losses.map((_, number) => {
    const first = Math.max(0, number + 1 - size);
    return Math.min(
      MOST_VOLATILITY,
      Math.max(LEAST_VOLATILITY, deviation(chances.slice(first, first + size))),
    );
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const weighted = accuracies.reduce((sum, accuracy, number) => sum + accuracy * weights[number]!, 0) / total;
  const harmonic =
    accuracies.length / accuracies.reduce((sum, accuracy) => sum + 1 / Math.max(accuracy, ALMOST_NOTHING), 0);
  return (weighted + harmonic) / 2;
}

/** Return the accuracy of a seat's match under one lens, from its decisions in their order; null without any. */
export function accuracyFor(losses: readonly Loss[]): number | null {
  return matchAccuracy(
    losses.map((one) => one.percent),
    losses.map((one) => one.chance),
  );
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The standard deviation of all there is. */
function deviation(values: readonly number[]): number {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
}
