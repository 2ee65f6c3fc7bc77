/** Why a choice is better, in words: where its points come from in the end; as `analysis/reasons.py`. */
import type { Drawer } from '../edge/drawing';
import type { ScoreLine, Text } from '../wire';

/** A source that differs by less than this, in points, is no reason. */
const LEAST = 0.5;

/** The source of points that tells two choices apart most, and by how much on average. */
export interface Reason {
  source: Text;
  points: number;
}

/** Return what the better choice brings its seat most, or what it denies others; null where that is unclear. */
export function reasonFor(
  drawer: Drawer,
  seat: number,
  better: readonly Uint8Array[],
  played: readonly Uint8Array[],
): Reason | null {
  const known = new Map<string, Text>();
  const gained = new Map<string, number>();
  for (const [finals, sign] of [
    [better, 1],
    [played, -1],
  ] as const) {
    for (const final of finals)
      for (const [name, points] of ahead(drawer.scored(final), seat, known))
        gained.set(name, (gained.get(name) ?? 0) + (sign * points) / finals.length);
  }
  let found: Reason | null = null;
  for (const [name, points] of gained)
    if (points > (found?.points ?? Number.NEGATIVE_INFINITY)) found = { source: known.get(name)!, points };
  return found && found.points >= LEAST ? found : null;
}

/** Return by what a seat is ahead of its best rival, source by source. */
function ahead(sheet: readonly ScoreLine[], seat: number, known: Map<string, Text>): Map<string, number> {
  const bySource = new Map<string, Map<number, number>>();
  for (const line of sheet) {
    const source = subject(line.reason);
    if (!known.has(source.key)) known.set(source.key, source);
    const points = bySource.get(source.key) ?? new Map<number, number>();
    points.set(line.seat, (points.get(line.seat) ?? 0) + line.points);
    bySource.set(source.key, points);
  }
  return new Map(
    [...bySource].map(([name, points]) => {
      const rivals = [...points].filter(([one]) => one !== seat).map(([, sum]) => sum);
      return [name, (points.get(seat) ?? 0) - (rivals.length ? Math.max(...rivals) : 0)];
    }),
  );
}

/** Return what a score line is about: the first card or place it names, or the line itself. */
export function subject(said: Text): Text {
  const isText = (part: unknown): part is Text => typeof part === 'object' && part !== null && 'key' in part;
  return Object.values(said.params).find(isText) ?? said;
}
