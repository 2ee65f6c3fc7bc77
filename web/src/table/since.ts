/** What happened since the viewer last acted: turn by turn, with the cards that were in it and whom it concerned. */
import type { CardInfo, Fact, LogStep, Text } from '../wire';

const SEAT = /(^|_)seat$/;

/** A sentence of a turn. */
export interface Line {
  text: Text;
  /** The card it names, which can be looked at. */
  card: string | null;
  /** Whether it was done to the viewer. */
  mine: boolean;
}

/** What one seat did, one thing after the other. */
export interface Turn {
  seat: number;
  at: number;
  lines: Line[];
}

/** Return the steps after the viewer's last one; whoever only looks on has none. */
function stepsSince(log: LogStep[], viewer: number): LogStep[] {
  return viewer < 0 ? [] : log.slice(log.map((step) => step.seat).lastIndexOf(viewer) + 1);
}

/** Return all that happened since the viewer last acted, where somebody else did. */
export function factsSince(log: LogStep[], viewer: number): Fact[] {
  const steps = stepsSince(log, viewer);
  return steps.some((step) => step.seat !== null) ? steps.flatMap((step) => step.facts) : [];
}

/** Return the others' turns since the viewer last acted: what concerns a seat, and not what card was turned up. */
export function turnsSince(log: LogStep[], viewer: number, cards: readonly CardInfo[]): Turn[] {
  const named = new Map(cards.map((card) => [card.name.key, card.id]));
  const turns: Turn[] = [];
  for (const step of stepsSince(log, viewer)) {
    const last = turns.at(-1);
    const seat = step.seat ?? last?.seat;
    if (seat === undefined) continue;
    const lines = step.facts.flatMap(({ line }) => (line ? [lineOf(line, viewer, named)] : []));
    const told = lines.filter((line) => seatsOf(line.text).length > 0);
    if (told.length === 0) continue;
    if (last?.seat === seat) last.lines.push(...told);
    else turns.push({ seat, at: step.at, lines: told });
  }
  return turns;
}

function lineOf(text: Text, viewer: number, named: Map<string, string>): Line {
  return { text, card: cardOf(text, named), mine: seatsOf(text).includes(viewer) };
}

/** The seats that a sentence names. */
function seatsOf(text: Text): number[] {
  return Object.entries(text.params).flatMap(([name, value]) =>
    SEAT.test(name) && typeof value === 'number' ? [value] : [],
  );
}

/** The first card that a sentence names. */
export function cardOf(text: Text, named: Map<string, string>): string | null {
  for (const value of Object.values(text.params).flat()) {
    if (typeof value !== 'object') continue;
    const found = named.get(value.key) ?? cardOf(value, named);
    if (found) return found;
  }
  return null;
}
