/** Who serves in the offices: nine people in each, one on every card. All hold what their office holds and wear its cloth;
 *  those of the lowest value go bareheaded, the dearest wear what the councillor wears, and who stands between them less. */
import type { Person } from '$lib/portraits/figure';
import { CAST } from './cast';

export type Rank = 'low' | 'middle' | 'high';

/** By letter: a face and hair of one's own. */
// biome-ignore format: a row each person, to be read as a table
const LOOKS: Record<string, Person> = {
  A: { skin: 's3', head: 'oval', face: 'smile', hair: ['short', 'brown'], beard: ['full', 'brown'] },
  B: { skin: 's1', head: 'heart', face: 'calm', lady: true, hair: ['braids', 'rust'], build: 'slim' },
  C: { skin: 's5', head: 'square', face: 'stern', nose: 'broad', hair: ['curls', 'black'], beard: ['bushy', 'black'], build: 'broad' },
  D: { skin: 's2', head: 'round', face: 'laugh', hair: ['bowl', 'blond'], with: ['freckles'], build: 'slim' },
  E: { skin: 's4', head: 'long', face: 'haughty', lady: true, nose: 'straight', hair: ['long', 'black'], with: ['earring'] },
  F: { skin: 's2', head: 'heavy', face: 'sly', nose: 'hook', hair: ['shock', 'grey'], beard: ['walrus', 'grey'], old: true, build: 'broad' },
  G: { skin: 's6', head: 'heart', face: 'agog', lady: true, nose: 'broad', hair: ['sidebuns', 'black'], with: ['specs'], build: 'slim' },
  H: { skin: 's1', head: 'long', face: 'cross', nose: 'long', hair: ['fringe', 'white'], beard: ['long', 'white'], old: true },
  I: { skin: 's4', head: 'square', face: 'wink', nose: 'straight', hair: ['wild', 'rust'], beard: ['curled', 'rust'] },
};

/** By office: its lowest and highest value; what those between wear on the head, and the highest where the councillor goes bareheaded. */
const OFFICES: Record<
  string,
  { values: [low: number, high: number]; middle?: Person['hat']; high?: Person['hat'] }
> = {
  diplomacy: { values: [2, 4], middle: ['beret', 'blue', 'gold'], high: ['chaperon', 'blue', 'gold'] },
  military: { values: [2, 4], middle: ['kettle', 'steel'] },
  architecture: { values: [1, 2] },
  livestock: { values: [2, 4], middle: ['hood', 'rose'] },
  entertainment: { values: [1, 2] },
  provisions: { values: [1, 2] },
};

/** Return the rank that a value is in its office. */
export function rankOf(office: string, value: number): Rank {
  const [low, high] = OFFICES[office]?.values ?? [value, value];
  return value === high ? 'high' : value === low ? 'low' : 'middle';
}

const known = new Map<string, Person>();

/** Return who is on a card of an office; always the same object, so that it is drawn once. */
export function servant(office: string, letter: string, value: number): Person {
  const key = `${office}-${letter}`;
  const found = known.get(key) ?? dressed(office, letter, rankOf(office, value));
  known.set(key, found);
  return found;
}

function dressed(office: string, letter: string, rank: Rank): Person {
  const { wears, holds, hat } = CAST[office] ?? {};
  const { middle, high } = OFFICES[office] ?? {};
  const worn = rank === 'high' ? (hat ?? high) : rank === 'middle' ? middle : undefined;
  return { ...LOOKS[letter], wears, holds, hat: worn };
}
