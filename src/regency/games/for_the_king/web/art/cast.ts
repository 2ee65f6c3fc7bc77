/** The kings, by what they do, and the council, by office. No two share headgear and what they hold. */
import type { Person } from '$lib/portraits/figure';

// biome-ignore format: a row each person, to be read as a table
export const CAST: Record<string, Person> = {
  'king-up': { skin: 's2', head: 'heavy', face: 'smile', nose: 'broad', hair: ['fringe', 'rust'], beard: ['curled', 'rust'], hat: ['crown', 'green'], wears: ['ermine', 'murrey'], build: 'broad', holds: 'goblet' },
  'king-down': { skin: 's1', head: 'long', face: 'stern', nose: 'long', hair: ['short', 'black'], beard: ['goatee', 'black'], hat: ['arched', 'blue'], wears: ['ermine', 'black'], holds: 'sword' },
  'king-either': { skin: 's3', head: 'round', face: 'agog', hair: ['bowl', 'blond'], hat: ['crown', 'blue'], wears: ['ermine', 'sky'], build: 'slim', holds: 'scales' },
  'king-up-up': { skin: 's5', head: 'square', face: 'laugh', nose: 'broad', hair: ['short', 'black'], beard: ['round', 'black'], hat: ['arched', 'red'], wears: ['ermine', 'green'], build: 'broad', holds: 'sceptre' },
  'king-down-down': { skin: 's2', head: 'long', face: 'cross', old: true, nose: 'hook', hair: ['long', 'white'], beard: ['long', 'white'], hat: ['crown', 'purple'], wears: ['ermine', 'purple'], holds: 'gavel' },
  'king-up-down': { skin: 's4', head: 'heart', face: 'wink', nose: 'straight', hair: ['waves', 'brown'], beard: ['thin', 'brown'], hat: ['tiara', 'red'], wears: ['ermine', 'ochre'], build: 'slim', holds: 'orb' },
  diplomacy: { skin: 's6', head: 'oval', face: 'calm', lady: true, nose: 'broad', hair: ['bun', 'black'], wears: ['ruff', 'blue'], holds: 'charter', with: ['earring'] },
  military: { skin: 's3', head: 'square', face: 'fierce', nose: 'broad', hair: ['waves', 'rust'], hat: ['morion', 'steel', 'purple'], wears: ['plate', 'steel', 'purple'], build: 'broad', holds: 'halberd', with: ['scar'] },
  architecture: { skin: 's4', head: 'long', face: 'agog', nose: 'long', beard: ['full', 'grey'], hat: ['cap', 'green', 'gold'], wears: ['robe', 'green', 'gold'], holds: 'compass', with: ['specs'] },
  livestock: { skin: 's1', head: 'round', face: 'laugh', lady: true, hair: ['braids', 'blond'], hat: ['straw', 'gold', 'rose'], wears: ['laced', 'rose', 'linen'], holds: 'hen' },
  entertainment: { skin: 's2', head: 'heart', face: 'smile', nose: 'long', hair: ['bowl', 'blond'], hat: ['peak', 'red', 'goldhi'], wears: ['motley', 'red', 'blue'], build: 'slim', holds: 'lute' },
  provisions: { skin: 's4', head: 'heavy', face: 'smile', nose: 'broad', hair: ['fringe', 'brown'], beard: ['walrus', 'brown'], hat: 'toque', wears: ['apron', 'ochre', 'linen'], build: 'broad', holds: 'cheese' },
};
