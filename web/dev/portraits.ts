/** For development: everyone who has a portrait, as `tools/portraits.py` puts them on contact sheets and measures them. */
import cards from '../../src/regency/games/castle_combo/data/cards.toml?raw';
import { CAST as CASTLE_COMBO } from '../../src/regency/games/castle_combo/web/art/cast';
import { GROUNDS as SHIELDS } from '../../src/regency/games/castle_combo/web/art/grounds';
import type { ShieldName } from '../../src/regency/games/castle_combo/web/catalogue';
import { CAST as FOR_THE_KING } from '../../src/regency/games/for_the_king/web/art/cast';
import { GROUNDS as OFFICES, ROYAL } from '../../src/regency/games/for_the_king/web/art/grounds';
import { CAST as ROYALS } from '../../src/regency/games/royals/web/art/cast';
import { GROUNDS as COUNTRIES } from '../../src/regency/games/royals/web/art/grounds';
import type { Person } from '../src/lib/portraits/figure';
import type { Ground } from '../src/lib/portraits/grounds';

export interface Sitter {
  court: string;
  id: string;
  who: Person;
  grounds: Ground[];
}

const shields = new Map(
  [...cards.matchAll(/\bid = "([\w-]+)".*?shields = \[(.*?)\]/g)].map(([, id, types]) => [
    id!,
    types!.match(/\w+/g) as ShieldName[],
  ]),
);

export const SITTERS: Sitter[] = [
  ...Object.entries(CASTLE_COMBO).map(([id, who]) => ({
    court: 'castle-combo',
    id,
    who,
    grounds: shields.get(id)!.map((type) => SHIELDS[type]),
  })),
  ...Object.entries(ROYALS).map(([id, who], at) => ({
    court: 'royals',
    id,
    who,
    grounds: [Object.values(COUNTRIES)[at % 4]!],
  })),
  ...Object.entries(FOR_THE_KING).map(([id, who]) => ({
    court: 'for-the-king',
    id,
    who,
    grounds: [OFFICES[id] ?? ROYAL],
  })),
];
