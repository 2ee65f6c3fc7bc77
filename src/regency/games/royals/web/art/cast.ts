/** Royals’ nobles, by title. No two share headgear and what they hold. */
import type { Person } from '$lib/portraits/figure';

// biome-ignore format: a row each person, to be read as a table
export const CAST: Record<string, Person> = {
  king: { skin: 's1', head: 'oval', face: 'haughty', nose: 'long', hair: ['wig', 'brown'], beard: ['thin', 'brown'], hat: ['arched', 'red'], wears: ['ermine', 'blue'], build: 'broad', holds: 'sceptre' },
  cardinal: { skin: 's3', head: 'long', face: 'sly', nose: 'straight', hair: ['short', 'grey'], beard: ['goatee', 'grey'], hat: ['galero', 'red'], wears: ['cassock', 'red', 'linen'], holds: 'letter' },
  marshal: { skin: 's2', head: 'square', face: 'stern', nose: 'broad', hair: ['waves', 'grey'], beard: ['walrus', 'grey'], hat: ['tricorn', 'black', 'linen'], wears: ['plate', 'gold', 'steel'], build: 'broad', holds: 'baton' },
  baron: { skin: 's3', head: 'heavy', face: 'smile', nose: 'broad', hair: ['waves', 'brown'], beard: ['curled', 'brown'], hat: ['wide', 'green', 'gold'], wears: ['doublet', 'ochre', 'linen'], build: 'broad', holds: 'goblet' },
  countess: { skin: 's1', head: 'heart', face: 'sly', lady: true, hair: ['curls', 'rust'], wears: ['gown', 'rose', 'linen'], build: 'slim', holds: 'mirror', with: ['earring'] },
  duke: { skin: 's4', head: 'long', face: 'stern', nose: 'straight', hair: ['short', 'black'], beard: ['goatee', 'black'], hat: ['beret', 'blue', 'gold'], wears: ['ruff', 'murrey'], holds: 'sword' },
  princess: { skin: 's5', head: 'oval', face: 'smile', lady: true, nose: 'broad', hair: ['long', 'black'], hat: ['tiara', 'red'], wears: ['gown', 'goldhi', 'red'], build: 'slim', holds: 'rose', with: ['earring'] },
};
