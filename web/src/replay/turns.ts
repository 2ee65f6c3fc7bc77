/** A replay by turns: a seat's turn is many steps, and few want to see each of them alone; auctions are
 *  stretches of their own, and periods gather what belongs to them. */
import type { StoryRules } from '../lib/board';
import type { LogStep, Text } from '../wire';

/** A stretch of a match that one looks at as one thing. */
export interface Turn {
  /** The moment before its first step, and the one after its last with the chance that follows it. */
  from: number;
  to: number;
  /** Whose turn it is; null: nobody's, as at the beginning or in an auction. */
  seat: number | null;
  /** The how manieth of its seat. */
  number: number;
  /** What it is called where it is nobody's turn, in the game's words. */
  name: Text | null;
  /** The part of the match that it belongs to, from 0. */
  part: number;
}

/** Return the turns of a match, in order; what comes before the first is a stretch of nobody's. */
export function turnsOf(log: readonly LogStep[], rules: StoryRules = {}): Turn[] {
  const turns: Turn[] = [];
  const had = new Map<number, number>();
  let [last, part, fresh] = [0, 0, true];
  let lot: Text | null = null;
  for (const step of log) {
    const seat = ownerOf(step, rules);
    if (fresh || (seat !== null && seat !== turns.at(-1)!.seat)) {
      const number = seat === null || lot ? 0 : (had.get(seat) ?? 0) + 1;
      if (number > 0) had.set(seat!, number);
      turns.push({ from: last, to: last, seat: lot ? null : seat, number, name: lot, part });
    }
    last = turns.at(-1)!.to = step.at;
    lot = lotAfter(step, rules);
    const ended = step.facts.some(({ kind }) => rules.parts?.after.includes(kind));
    if (ended) part += 1;
    fresh = ended || lot !== null;
  }
  return turns;
}

/** Return the seat whose turn a step says it is. */
function ownerOf({ seat, facts }: LogStep, { turns }: StoryRules): number | null {
  return turns && !turns.includes(facts[0]?.kind ?? '') ? null : seat;
}

/** Return what everybody deals with after a step. */
function lotAfter({ facts }: LogStep, { lot }: StoryRules): Text | null {
  const fact = lot && facts.filter(({ kind }) => kind === lot.on).at(-1);
  return fact ? { key: lot!.name, params: fact.line?.params ?? {} } : null;
}

/** Return the name of a part of a match. */
export function partName(part: number, { parts }: StoryRules): Text | null {
  const key = parts?.names[Math.min(part, parts.names.length - 1)];
  return key === undefined ? null : { key, params: { number: part + 1 } };
}

/** Return the turn that a moment is in; the one it begins, where it is between two. */
export function turnAt(turns: readonly Turn[], at: number): Turn | null {
  return turns.filter((turn) => turn.from <= at).at(-1) ?? null;
}

/** Return where the turn before a step ended. */
export function turnBefore(turns: readonly Turn[], at: number): number {
  return turns.filter((turn) => turn.to < at).at(-1)?.to ?? 0;
}

/** Return where the turn after a step ends. */
export function turnAfter(turns: readonly Turn[], at: number): number {
  return turns.find((turn) => turn.to > at)?.to ?? turns.at(-1)?.to ?? at;
}
