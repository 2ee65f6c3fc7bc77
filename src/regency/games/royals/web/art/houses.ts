/** Nobles by house: in every country another person bears a title. Headgear and what is held tell the title; the face
 *  is one's own, and the cloth is the house's. */
import type { Person } from '$lib/portraits/figure';
import type { Paint } from '$lib/portraits/pen';
import { CAST } from './cast';

/** By house: its cloth, and whose looks come first. */
const HOUSES: Record<string, { cloth: Paint; from: number }> = {
  france: { cloth: 'blue', from: 0 },
  'german-states': { cloth: 'black', from: 1 },
  britain: { cloth: 'red', from: 2 },
  spain: { cloth: 'ochre', from: 3 },
};

/** Looks of lords and of ladies; a title takes them in turn, house by house. */
// biome-ignore format: a row each person, to be read as a table
const LORDS: Person[] = [
  { skin: 's1', head: 'oval', face: 'haughty', nose: 'long', hair: ['wig', 'brown'], beard: ['thin', 'brown'] },
  { skin: 's3', head: 'square', face: 'stern', nose: 'broad', hair: ['waves', 'grey'], beard: ['walrus', 'grey'] },
  { skin: 's2', head: 'heavy', face: 'smile', nose: 'broad', hair: ['short', 'rust'], beard: ['round', 'rust'] },
  { skin: 's4', head: 'long', face: 'sly', nose: 'straight', hair: ['waves', 'black'], beard: ['goatee', 'black'] },
];
// biome-ignore format: a row each person, to be read as a table
const LADIES: Person[] = [
  { skin: 's1', head: 'heart', face: 'sly', lady: true, hair: ['curls', 'rust'] },
  { skin: 's3', head: 'round', face: 'smile', lady: true, hair: ['braids', 'blond'] },
  { skin: 's2', head: 'long', face: 'haughty', lady: true, nose: 'straight', hair: ['sidebuns', 'grey'] },
  { skin: 's5', head: 'oval', face: 'calm', lady: true, nose: 'broad', hair: ['long', 'black'] },
];

const known = new Map<string, Person>();

/** Return who bears a title in a house; a title by itself is borne by its first bearer. */
export function nobleOf(title: string, country: string): Person | undefined {
  const [bearer, house] = [CAST[title], HOUSES[country]];
  if (!bearer || !house) return bearer;
  const key = `${title} ${country}`;
  const found = known.get(key) ?? dressed(bearer, house, Object.keys(CAST).indexOf(title));
  known.set(key, found);
  return found;
}

function dressed(bearer: Person, { cloth, from }: (typeof HOUSES)[string], title: number): Person {
  const looks = bearer.lady ? LADIES : LORDS;
  const own = looks[(from + title) % looks.length]!;
  const [garment, , trim] = Array.isArray(bearer.wears) ? bearer.wears : [bearer.wears ?? 'plain'];
  // A cardinal's red and a marshal's steel are of no house.
  const worn: Person['wears'] =
    garment === 'cassock' || garment === 'plate' ? bearer.wears : [garment, cloth, trim ?? 'linen'];
  return { ...bearer, nose: undefined, beard: undefined, with: undefined, ...own, wears: worn };
}
