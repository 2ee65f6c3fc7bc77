/** What bots say, and sparingly: a greeting, a word when the lead is taken from them, one at the end. All of it follows from
 *  what the viewer is shown anyway, so that it can give nothing away. */
import type { LogStep, SeatInfo } from '../wire';

type Moment = 'greets' | 'struck' | 'wins' | 'loses';

/** The levels that have manners, from the lowest to the highest. */
const LEVELS = ['page', 'squire', 'herald', 'knight', 'chancellor', 'sovereign'];

export interface Remark {
  seat: number;
  /** Of the shell's words. */
  key: string;
}

type Sitter = Pick<SeatInfo, 'kind' | 'level'>;

/** Return the word of greeting of the highest bot, before anybody has acted. */
export function greeting(seats: readonly Sitter[], log: readonly LogStep[]): Remark | null {
  if (log.some((step) => step.seat !== null)) return null;
  const ranks = seats.map((seat) => (seat.kind === 'bot' ? LEVELS.indexOf(seat.level ?? '') : -1));
  const highest = Math.max(...ranks);
  return highest < 0 ? null : said(seats, ranks.indexOf(highest), 'greets');
}

/** Return what a bot says from which the viewer has just taken the lead. */
export function struck(
  seats: readonly Sitter[],
  viewer: number,
  before: readonly (number | null)[],
  after: readonly (number | null)[],
): Remark | null {
  const led = leader(before);
  return led !== null && led !== viewer && leader(after) === viewer ? said(seats, led, 'struck') : null;
}

/** Return what is said at the end: by the bot that won, or else by the first of those that did not. */
export function parting(seats: readonly Sitter[], places: readonly number[]): Remark | null {
  const bots = seats.flatMap((seat, number) => (seat.kind === 'bot' ? [number] : []));
  const best = bots.sort((a, b) => places[a]! - places[b]!)[0];
  return best === undefined ? null : said(seats, best, places[best] === 1 ? 'wins' : 'loses');
}

/** The seat that has more points than any other; null where none has, or points are not known. */
function leader(points: readonly (number | null)[]): number | null {
  if (points.some((sum) => sum === null)) return null;
  const most = Math.max(...(points as number[]));
  const first = points.flatMap((sum, seat) => (sum === most ? [seat] : []));
  return first.length === 1 ? first[0]! : null;
}

function said(seats: readonly Sitter[], seat: number, moment: Moment): Remark | null {
  const { kind, level } = seats[seat]!;
  return kind === 'bot' && LEVELS.includes(level ?? '') ? { seat, key: `bot-${level}-${moment}` } : null;
}
