/** The people at a table: the faces to choose from. No two share headgear, hair and beard, so that each is told from the
 *  others at the size of a seat strip, where little more than a head is seen. */
import type { Face } from '../../wire';
import type { Person } from './figure';

// biome-ignore format: a row each person, to be read as a table
export const FACES: Record<Face, Person> = {
  poet: { skin: 's3', head: 'oval', face: 'serene', nose: 'straight', hair: ['long', 'brown'], beard: ['curtain', 'brown'], hat: ['laurel', 'green'], wears: ['cloak', 'linen', 'murrey'], holds: 'quill' },
  gardener: { skin: 's1', head: 'round', face: 'smile', lady: true, hair: ['braids', 'rust'], hat: ['straw', 'goldhi', 'green'], wears: ['laced', 'moss', 'linen'], holds: 'rose', with: ['freckles'] },
  falconer: { skin: 's2', head: 'long', face: 'stern', nose: 'hook', beard: ['curled', 'brown'], hat: ['peak', 'green', 'red'], wears: ['doublet', 'green', 'cream'], holds: 'falcon' },
  lady: { skin: 's1', head: 'heart', face: 'calm', lady: true, hat: ['hennin', 'sky', 'linen'], wears: ['gown', 'blue', 'linen'], build: 'slim', holds: 'mirror' },
  fool: { skin: 's2', head: 'heart', face: 'laugh', nose: 'long', hat: ['jester', 'green', 'orange'], wears: ['motley', 'green', 'orange'], build: 'slim', holds: 'marotte' },
  scholar: { skin: 's5', head: 'long', face: 'agog', nose: 'broad', hat: ['mortar', 'black'], wears: ['robe', 'black', 'red'], holds: 'book', with: ['specs'] },
  cook: { skin: 's3', head: 'heavy', face: 'smile', nose: 'broad', beard: ['walrus', 'black'], hat: 'toque', wears: ['apron', 'red', 'linen'], build: 'broad', holds: 'bowl' },
  nun: { skin: 's3', head: 'oval', face: 'serene', lady: true, hat: ['cornette'], wears: ['plain', 'sky'], holds: 'candle' },
  sailor: { skin: 's3', head: 'square', face: 'wink', nose: 'broad', beard: ['curtain', 'white'], hat: ['souwester', 'ochre'], wears: ['quilt', 'blue', 'blue'], build: 'broad', holds: 'fish' },
  pilgrim: { skin: 's4', head: 'long', face: 'calm', old: true, nose: 'long', beard: ['long', 'grey'], hat: ['pilgrim', 'brown', 'linen'], wears: ['cloak', 'tan', 'brown'], holds: 'staff' },
  stargazer: { skin: 's6', head: 'oval', face: 'agog', lady: true, nose: 'broad', hat: ['stars', 'blue', 'gold'], wears: ['robe', 'blue', 'gold'], holds: 'armillary', with: ['earring'] },
  miller: { skin: 's2', head: 'round', face: 'smile', nose: 'broad', hair: ['fringe', 'brown'], hat: ['cap', 'linen', 'brown'], wears: ['apron', 'cream', 'linen'], build: 'broad', holds: 'pretzel', with: ['flour'] },
  painter: { skin: 's3', head: 'oval', face: 'sly', nose: 'straight', hair: ['waves', 'brown'], beard: ['thin', 'brown'], hat: ['beret', 'murrey', 'gold'], wears: ['plain', 'cream'], holds: 'painting' },
  dancer: { skin: 's4', head: 'heart', face: 'smile', lady: true, hair: ['long', 'black'], hat: ['bandana', 'red', 'goldhi'], wears: ['gown', 'red', 'gold'], holds: 'bell', with: ['earring'] },
  smith: { skin: 's2', head: 'heavy', face: 'stern', nose: 'broad', beard: ['bushy', 'rust'], wears: ['bare', 's2', 'brown'], build: 'broad', holds: 'hammer' },
  weaver: { skin: 's2', head: 'round', face: 'calm', lady: true, old: true, hat: ['mob', 'blue'], wears: ['laced', 'purple', 'linen'], holds: 'hoop', with: ['specs'] },
  troubadour: { skin: 's5', head: 'oval', face: 'wink', nose: 'broad', hair: ['bowl', 'black'], hat: ['phrygian', 'red', 'gold'], wears: ['doublet', 'teal', 'gold'], build: 'slim', holds: 'lute' },
  merchant: { skin: 's4', head: 'square', face: 'sly', nose: 'hook', beard: ['round', 'black'], hat: ['turban', 'linen', 'red'], wears: ['fur', 'murrey', 'tan'], build: 'broad', holds: 'coins' },
  widow: { skin: 's2', head: 'long', face: 'haughty', lady: true, old: true, nose: 'straight', hair: ['parted', 'white'], hat: ['veil', 'black'], wears: ['ruff', 'black'], holds: 'cat' },
  'maiden-at-arms': { skin: 's3', head: 'square', face: 'stern', lady: true, hat: ['coifmail', 'steel'], wears: ['mail', 'linen', 'blue'], build: 'broad', holds: 'sword' },
  northerner: { skin: 's1', head: 'square', face: 'laugh', nose: 'broad', hair: ['long', 'blond'], beard: ['braided', 'blond'], hat: ['horned', 'steel', 'cream'], wears: ['fur', 'brown', 'tan'], build: 'broad', holds: 'tankard' },
  hermit: { skin: 's2', head: 'oval', face: 'worried', old: true, nose: 'long', beard: ['long', 'white'], hat: ['hood', 'brown'], wears: ['ragged', 'tan', 'brown'], holds: 'lantern' },
  apprentice: { skin: 's1', head: 'round', face: 'agog', hair: ['tousled', 'blond'], wears: ['tunic', 'sky', 'linen'], build: 'slim', holds: 'bindle', with: ['freckles'] },
  duchess: { skin: 's2', head: 'heart', face: 'haughty', lady: true, hair: ['sidebuns', 'brown'], hat: ['tiara', 'red'], wears: ['gown', 'murrey', 'goldhi'], build: 'slim', holds: 'dog' },
  monk: { skin: 's3', head: 'heavy', face: 'laugh', nose: 'broad', hair: ['tonsure', 'brown'], wears: ['cowl', 'brown', 'brown'], build: 'broad', holds: 'cheese' },
  corsair: { skin: 's5', head: 'oval', face: 'sly', lady: true, hair: ['waves', 'black'], hat: ['bicorne', 'black', 'red'], wears: ['laced', 'linen', 'red'], holds: 'sabre', with: ['patch'] },
  judge: { skin: 's1', head: 'heavy', face: 'cross', old: true, nose: 'hook', hair: ['wig', 'white'], wears: ['cassock', 'red', 'linen'], holds: 'gavel' },
  inventor: { skin: 's2', head: 'long', face: 'agog', old: true, nose: 'long', hair: ['shock', 'white'], beard: ['walrus', 'white'], wears: ['doublet', 'ochre', 'cream'], holds: 'gear', with: ['goggles'] },
  seamstress: { skin: 's2', head: 'oval', face: 'calm', lady: true, hair: ['bun', 'black'], wears: ['gown', 'green', 'linen'], build: 'slim', holds: 'ring' },
  singer: { skin: 's6', head: 'heart', face: 'laugh', lady: true, nose: 'broad', hair: ['curls', 'black'], wears: ['gown', 'orange', 'goldhi'], holds: 'charter', with: ['earring'] },
  vagabond: { skin: 's3', head: 'long', face: 'wink', nose: 'hook', hair: ['wild', 'rust'], beard: 'stubble', wears: ['ragged', 'moss', 'ochre'], holds: 'hen' },
  notary: { skin: 's4', head: 'long', face: 'haughty', nose: 'straight', beard: ['full', 'grey'], hat: ['chaperon', 'green', 'gold'], wears: ['chain', 'black', 'linen'], holds: 'letter', with: ['monocle'] },
};
