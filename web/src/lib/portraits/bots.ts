/** The bots: clockwork courtiers of brass. What they wear grows with their level, from a page's bare head to a crown;
 *  the cloth is their seat's. */
import type { Person } from './figure';
import type { Paint } from './pen';

/** The colours of the seats as cloth. */
const LIVERY: readonly Paint[] = ['blue', 'red', 'green', 'ochre', 'purple'];

const BRASS = { skin: 'brass', cheeks: false, under: true } satisfies Person;

// biome-ignore format: a row each level, to be read as a table
const LEVELS: Record<string, (cloth: Paint) => Person> = {
  page: (cloth) => ({ ...BRASS, head: 'round', face: 'smile', hair: ['bowl', 'rust'], wears: ['tunic', cloth, 'linen'], build: 'slim', holds: 'windkey', with: ['rivets', 'lens'] }),
  squire: (cloth) => ({ ...BRASS, head: 'round', face: 'agog', hat: ['kettle', 'steel'], wears: ['quilt', cloth, cloth], holds: 'lance', with: ['rivets', 'lens'] }),
  herald: (cloth) => ({ ...BRASS, head: 'oval', face: 'shout', hair: ['short', 'brown'], hat: ['peak', cloth, 'linen'], wears: ['mail', cloth, 'gold'], holds: 'flag', with: ['rivets', 'lens'] }),
  knight: (cloth) => ({ ...BRASS, head: 'square', face: 'stern', hat: ['helm', 'steel', cloth], wears: ['plate', 'steel', cloth], build: 'broad', holds: 'sword', with: ['rivets', 'lens'] }),
  chancellor: (cloth) => ({ ...BRASS, head: 'long', face: 'haughty', beard: ['goatee', 'grey'], hat: ['chaperon', cloth, 'gold'], wears: ['chain', 'black', 'linen'], holds: 'keys', with: ['lens', 'monocle'] }),
  sovereign: (cloth) => ({ ...BRASS, head: 'heart', face: 'serene', hair: ['long', 'steel'], hat: ['arched', cloth], wears: ['ermine', cloth], build: 'broad', holds: 'sceptre', with: ['rivets', 'lens'] }),
};

const known = new Map<string, Person>();

/** Return a bot by its level and seat; always the same object, so that it is drawn once. One from elsewhere is a page. */
export function botOf(level: string, seat: number): Person {
  const cloth = LIVERY[seat % LIVERY.length]!;
  const key = `${level} ${cloth}`;
  const found = known.get(key) ?? (LEVELS[level] ?? LEVELS.page!)(cloth);
  known.set(key, found);
  return found;
}

export const BOT_LEVELS = Object.keys(LEVELS);
