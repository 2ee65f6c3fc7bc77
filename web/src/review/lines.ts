/** A review as lines beside the record of its match; as `analysis/lines.py`, which checks what is handed in. */
import { accuracyFor, type Loss, verdictOf } from './losses';
import type { Decision, LedgerEntry, Review } from './reviewing';

/** As `analysis/review.py` counts: lines of another version tell figures that were found in another way. */
const FORMAT = 2;
const FINE = 'fine';

/** A decision as its line tells it: in figures, without words. */
export type Figures = Pick<Decision, 'step' | 'seat' | 'played'> & { eyes: Loss; hands: Loss };
/** A review as its lines tell it. */
export type KeptReview = Omit<Review, 'decisions' | 'done' | 'total'> & { decisions: Figures[] };

const sums = ([win, points]: number[][]) => ({ win, points });

function lossLine({ best, percent, low, high, points, deals, chance }: Loss) {
  const loss = { best, percent, low, high, points, deals, chance };
  return { ...loss, verdict: verdictOf(loss) ?? FINE };
}

/** Return a whole review as lines of JSON: the header, the start, a line a step, a line a decision, the result. */
export function writeReview(review: Review, game: string): string {
  const result = review.entries.reduce(
    (sum, { choice, luck }) =>
      sum.map((row, number) => row.map((one, seat) => one + choice[number]![seat]! + luck[number]![seat]!)),
    review.start,
  );
  const accuracy = Array.from({ length: review.seats }, (_, seat) => {
    const own = review.decisions.filter((one) => one.seat === seat);
    return accuracyFor(own.map((one) => one.eyes));
  });
  const { seats, evaluator, version, weights, parts, effort } = review;
  const about = { review: FORMAT, game, seats, evaluator, version, ...(weights ? { weights } : {}) };
  const lines = [
    { ...about, seed: 0, deals: effort, parts, accuracy },
    { start: sums(review.start) },
    ...review.entries.map(({ seat, choice, luck }, step) => ({
      step,
      seat,
      choice: sums(choice),
      luck: sums(luck),
    })),
    ...review.decisions.map(({ step, seat, played, eyes, hands }) => ({
      decision: step,
      seat,
      played,
      eyes: lossLine(eyes),
      hands: lossLine(hands),
    })),
    { result: sums(result) },
  ];
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
}

/** Read lines that a server has checked, or that this browser has written; null where they are none. */
export function readReview(text: string): KeptReview | null {
  try {
    const lines = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const { review, seats, evaluator, version, weights, deals, parts } = lines[0];
    if (review !== FORMAT) return null;
    const rows = ({ win, points }: { win: number[]; points: number[] }) => [win, points];
    const entries: LedgerEntry[] = lines
      .filter((line) => 'step' in line)
      .map(({ seat, choice, luck }) => ({ seat, choice: rows(choice), luck: rows(luck) }));
    const decisions: Figures[] = lines
      .filter((line) => 'decision' in line)
      .map(({ decision: step, seat, played, eyes, hands }) => ({
        step,
        seat,
        played,
        eyes,
        hands,
      }));
    const start = rows(lines[1].start);
    return {
      seats,
      evaluator,
      version,
      weights: weights ?? null,
      effort: deals,
      parts,
      start,
      entries,
      decisions,
    };
  } catch {
    return null;
  }
}
