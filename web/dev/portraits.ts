/** For development: everyone who has a portrait, as `tools/portraits.py` puts them on contact sheets and measures them. */
import cards from '../../src/regency/games/castle_combo/data/cards.toml?raw';
import { CAST as CASTLE_COMBO } from '../../src/regency/games/castle_combo/web/art/cast';
import { GROUNDS as SHIELDS } from '../../src/regency/games/castle_combo/web/art/grounds';
import type { ShieldName } from '../../src/regency/games/castle_combo/web/catalogue';
import servants from '../../src/regency/games/for_the_king/data/cards.toml?raw';
import { CAST as FOR_THE_KING } from '../../src/regency/games/for_the_king/web/art/cast';
import { GROUNDS as OFFICES, ROYAL } from '../../src/regency/games/for_the_king/web/art/grounds';
import { servant } from '../../src/regency/games/for_the_king/web/art/ranks';
import { CAST as ROYALS } from '../../src/regency/games/royals/web/art/cast';
import { GROUNDS as COUNTRIES } from '../../src/regency/games/royals/web/art/grounds';
import { nobleOf } from '../../src/regency/games/royals/web/art/houses';
import { BOT_LEVELS, botOf } from '../src/lib/portraits/bots';
import { FACES } from '../src/lib/portraits/faces';
import { headOf, type Person } from '../src/lib/portraits/figure';
import type { Ground } from '../src/lib/portraits/grounds';

export interface Sitter {
  /** The game, whose paints are worn; or people and bots, who wear the house's. */
  court: string;
  /** Those who must be told from one another: all of a court, or of one house or office. */
  family: string;
  id: string;
  who: Person;
  grounds: Ground[];
  /** What of it is shown, where that is not all. */
  crop?: 'head';
}

const shields = new Map(
  [...cards.matchAll(/\bid = "([\w-]+)".*?shields = \[(.*?)\]/g)].map(([, id, types]) => [
    id!,
    types!.match(/\w+/g) as ShieldName[],
  ]),
);

const castle = Object.entries(CASTLE_COMBO).map(([id, who]): Sitter => {
  const grounds = shields.get(id)!.map((type) => SHIELDS[type]);
  return { court: 'castle-combo', family: 'castle-combo', id, who, grounds };
});

const nobles = Object.entries(COUNTRIES).flatMap(([country, ground]) =>
  Object.keys(ROYALS).map((title): Sitter => {
    const who = nobleOf(title, country)!;
    return { court: 'royals', family: country, id: `${title} of ${country}`, who, grounds: [ground] };
  }),
);

const council = Object.entries(FOR_THE_KING).map(([id, who]): Sitter => {
  const grounds = [OFFICES[id] ?? ROYAL];
  return { court: 'for-the-king', family: 'kings and council', id, who, grounds };
});

const ranks = [...servants.matchAll(/\[\[office\]\]\s+id = "([\w-]+)"[^[]+cards = \[([^\]]+)\]/g)].flatMap(
  ([, office, rows]) =>
    [...rows!.matchAll(/letter = "(\w)", value = (\d)/g)].map(([, letter, value]): Sitter => {
      const who = servant(office!, letter!, Number(value));
      const grounds = [OFFICES[office!]!];
      return { court: 'for-the-king', family: office!, id: `${office} ${letter}`, who, grounds };
    }),
);

/** Those at a table are shown by their heads. */
const atTable = (family: string, people: [string, Person][]) =>
  people.map(([id, who], at): Sitter => {
    const ground: Ground = { diaper: 'lozenges', paint: `var(--seat-${at % 5})` };
    return { court: family, family, id, who: headOf(who), grounds: [ground], crop: 'head' };
  });

export const SITTERS: Sitter[] = [
  ...castle,
  ...nobles,
  ...council,
  ...ranks,
  ...atTable('people', Object.entries(FACES)),
  ...atTable(
    'bots',
    BOT_LEVELS.map((level, at) => [level, botOf(level, at)]),
  ),
];
