/** How often a card wins: counts of many matches (`python -m regency.arena.wins`), and how sure they are. */
export interface Wins {
  seats: number;
  matches: number;
  /** By the card's id: how many players had it at the end, and how many of them won. */
  cards: Record<string, [had: number, won: number]>;
}

export interface Rate {
  share: number;
  low: number;
  high: number;
}

/** Half of a 95 % interval, in standard errors. */
const NORMAL_95 = 1.96;
/** Rarer cards are not told of: their interval would say nothing. */
const FEWEST = 100;

/** Return how many of those who had a card won, with Wilson's 95 % interval; null where too few had it. */
export function rateOf(wins: Wins | null, card: string): Rate | null {
  const [had, won] = wins?.cards[card] ?? [0, 0];
  if (had < FEWEST) return null;
  const share = won / had;
  const square = NORMAL_95 ** 2 / had;
  const centre = (share + square / 2) / (1 + square);
  const spread = (NORMAL_95 / (1 + square)) * Math.sqrt((share * (1 - share)) / had + square / (4 * had));
  return { share, low: Math.max(0, centre - spread), high: Math.min(1, centre + spread) };
}

/** Return a share in whole hundredths. */
export function percent(share: number): number {
  return Math.round(100 * share);
}
