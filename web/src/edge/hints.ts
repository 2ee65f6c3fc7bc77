/** What a strong player would do: the bots' search from what a seat sees, the same however often it is asked for. */
import type { Search } from './search';

/** As many iterations at most; fewer where the choice is certain before. */
const MOST_ITERATIONS = 4000;
const FNV_START = 0xcbf2_9ce4_8422_2325n;
const FNV_PRIME = 0x100_0000_01b3n;
const SEED_MASK = (1n << 60n) - 1n;

/** What is asked: what a seat sees, and whether that is still of interest. */
export type Question = Pick<Search, 'seen' | 'seat' | 'seats' | 'isWanted'>;

/** Return the search that gives a hint. Neither the clock nor chance has a say in what it finds. */
export function hintSearch(question: Question, settings: readonly number[]): Search {
  const budget = { milliseconds: null, iterations: MOST_ITERATIONS };
  return { ...question, settings, budget, seed: seedOf(question.seen), patient: false };
}

/** Return a seed that follows from a position. */
function seedOf(seen: Uint8Array): bigint {
  let hash = FNV_START;
  for (const byte of seen) hash = ((hash ^ BigInt(byte)) * FNV_PRIME) & 0xffff_ffff_ffff_ffffn;
  return hash & SEED_MASK;
}
