/** Where things lie in the pictures of a review: the chances of every seat by turn, and the ledger of luck. */
import { type Account, percents, type Review, worths } from './reviewing';

/** The chances of every seat to win after some steps, in per cent. */
export interface Point {
  /** Steps before it. */
  at: number;
  chances: number[];
}

/** Return the chances at the start, after every turn, and at the end of what is known. */
export function byTurn(review: Review): Point[] {
  const all = worths(review);
  const last = all.length - 1;
  const makers = review.entries.map((entry) => entry.seat);
  const found: Point[] = [];
  let seat: number | null = null;
  makers.forEach((maker, step) => {
    if (maker === null || maker === seat) return;
    // What was dealt before anyone acted is the start.
    found.push({ at: step, chances: percents(review, all[step]!) });
    seat = maker;
  });
  return [...found, { at: last, chances: percents(review, all[last]!) }];
}

export interface Frame {
  width: number;
  height: number;
  /** Steps of the whole match. */
  steps: number;
}

export const across = ({ width, steps }: Frame, at: number): number => (width * at) / Math.max(1, steps);
export const down = ({ height }: Frame, chance: number): number => height * (1 - chance / 100);

/** Return a seat's line as the points of an SVG polyline. */
export function lineOf(points: readonly Point[], seat: number, frame: Frame): string {
  return points
    .map(({ at, chances }) => `${round(across(frame, at))},${round(down(frame, chances[seat]!))}`)
    .join(' ');
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** A bar of the ledger: from where to where the chance went by it, in per cent of the win. */
export interface Bar {
  kind: 'start' | 'luck' | 'choices' | 'result';
  /** Whose choices. */
  maker: number | null;
  change: number;
  from: number;
  to: number;
}

/** Return how a seat came from its chances at the start to the result: luck first, its own choices, then each rival's. */
export function barsOf(account: Account, seat: number): Bar[] {
  const start = account.start[seat]!;
  const bars: Bar[] = [{ kind: 'start', maker: null, change: start, from: 0, to: start }];
  let now = start;
  const add = (kind: Bar['kind'], maker: number | null, change: number) => {
    bars.push({ kind, maker, change, from: now, to: now + change });
    now += change;
  };
  add('luck', null, account.luck[seat]!);
  const makers = account.choices.keys();
  for (const maker of [seat, ...[...makers].filter((one) => one !== seat)])
    add('choices', maker, account.choices[maker]![seat]!);
  const result = account.result[seat]!;
  return [...bars, { kind: 'result', maker: null, change: result, from: 0, to: result }];
}

/** Return what moved a seat's chance most between its start and the result; null where nothing did. */
export function weightiest(bars: readonly Bar[]): Bar | null {
  const moving = bars.slice(1, -1).filter((bar) => Math.round(bar.change) !== 0);
  return moving.sort((a, b) => Math.abs(b.change) - Math.abs(a.change))[0] ?? null;
}

/** Return the least and the most that bars reach, so that all of them are drawn on one scale. */
export function reach(bars: readonly Bar[]): { least: number; most: number } {
  const ends = bars.flatMap(({ from, to }) => [from, to]);
  return { least: Math.min(0, ...ends), most: Math.max(100, ...ends) };
}

/** Return a number without what is behind its point, with a minus as people write it. */
export function whole(number: number): string {
  const rounded = Math.round(number);
  return rounded < 0 ? `−${-rounded}` : String(Math.abs(rounded));
}

/** Return a change with its sign, to whole percentage points or points. */
export function signed(change: number): string {
  return Math.round(change) > 0 ? `+${whole(change)}` : whole(change);
}

/** Return in which turn of the match a step is taken, counted from 1; a turn is all that a seat does in one go. */
export function turnOf(steps: readonly { seat: number | null }[], step: number): number {
  let [turns, seat]: [number, number | null] = [0, null];
  for (const one of steps.slice(0, step + 1)) {
    if (one.seat === null || one.seat === seat) continue;
    seat = one.seat;
    turns += 1;
  }
  return turns;
}

/** How far from each other two dots lie at least, in hundredths of the picture: a fingertip on a phone. */
const APART = { x: 10, y: 16 };

/** Move dots that would lie on one another up or down, as little as needed; the first stay where they are. */
export function apart<Dot extends { x: number; y: number }>(dots: Dot[]): Dot[] {
  const laid: Dot[] = [];
  for (const dot of dots) {
    const free = (y: number) =>
      y >= 0 &&
      y <= 100 &&
      !laid.some((one) => Math.abs(one.x - dot.x) < APART.x && Math.abs(one.y - y) < APART.y);
    const ways = Array.from({ length: 2 + 100 / APART.y }, (_, far) => [
      dot.y + far * APART.y,
      dot.y - far * APART.y,
    ]).flat();
    laid.push({ ...dot, y: ways.find(free) ?? dot.y });
  }
  return laid;
}
