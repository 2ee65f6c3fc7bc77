/** What of a search is worth telling: the moves it looked at closely, best first by the figures that are shown. */
import type { HintMessage } from '../wire';

type Thought = HintMessage['thoughts'][number];

/** Why a move is advised. */
export type Merit = 'win' | 'points' | 'close';

export interface Advice {
  thought: Thought;
  /** In whole percent, as they are shown and compared. */
  win: number | null;
  points: number | null;
  merit: Merit | null;
}

const MOST = 3;
/** A move that was looked at less than this, measured by the one looked at most, has figures of chance. */
const CLOSELY = 0.2;
/** So many percent behind the best are as good as equal. */
const CLOSE = 3;

/** Return the moves that make sense for a seat, at most three, in the order of their own figures. */
export function advise(thoughts: readonly Thought[], seat: number): Advice[] {
  const most = Math.max(...thoughts.map((thought) => thought.share));
  // The network tells only what is worth making; a search whatever it looked at.
  const looked = thoughts.filter((thought) => !thought.points.length || thought.share >= CLOSELY * most);
  const told = looked.map((thought) => ({
    thought,
    win: thought.win.length ? Math.round(100 * (thought.win[seat] ?? 0)) : null,
    points: thought.points.length ? Math.round(10 * (thought.points[seat] ?? 0)) / 10 : null,
  }));
  told.sort(
    (a, b) =>
      (b.win ?? 0) - (a.win ?? 0) || (b.points ?? 0) - (a.points ?? 0) || b.thought.share - a.thought.share,
  );
  const [best] = told;
  const highest = Math.max(...told.map(({ points }) => points ?? Number.NEGATIVE_INFINITY));
  return told.slice(0, MOST).map((one, rank) => ({ ...one, merit: meritOf(one, rank, best!.win, highest) }));
}

function meritOf(
  { win, points }: Pick<Advice, 'win' | 'points'>,
  rank: number,
  best: number | null,
  highest: number,
): Merit | null {
  if (rank === 0) return win !== null ? 'win' : points !== null ? 'points' : null;
  if (points !== null && points >= highest) return 'points';
  return win !== null && best !== null && best - win <= CLOSE ? 'close' : null;
}
