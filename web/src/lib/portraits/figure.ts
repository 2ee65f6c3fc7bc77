/** A person, composed of parts: layers from back to front, each a part by name with its paints. */
import { BEARDS } from './beards';
import { BODIES, GARMENTS } from './clothes';
import { EXTRAS } from './extras';
import { HAIR } from './hair';
import { COURT } from './hats/court';
import { TOWN } from './hats/town';
import { WAR } from './hats/war';
import { type Face, features, HEADS } from './heads';
import { ARMS } from './held/arms';
import { BEASTS } from './held/beasts';
import { REGALIA } from './held/regalia';
import { TOOLS } from './held/tools';
import { flat, type Paint, shape } from './pen';

const HATS = { ...COURT, ...WAR, ...TOWN };
const HELD = { ...REGALIA, ...ARMS, ...TOOLS, ...BEASTS };

/** A part by its name, with the paints it is given. */
type Named<Name> = Name | [Name, ...Paint[]];

/** Who looks how. What is left out is the default: oval head, skin s2, standard build, calm. */
export interface Person extends Face {
  skin?: Paint;
  head?: keyof typeof HEADS;
  hair?: Named<keyof typeof HAIR>;
  beard?: Named<keyof typeof BEARDS>;
  hat?: Named<keyof typeof HATS>;
  wears?: Named<keyof typeof GARMENTS>;
  build?: keyof typeof BODIES;
  holds?: keyof typeof HELD;
  with?: Named<keyof typeof EXTRAS>[];
  /** The extras lie below hair and headgear. */
  under?: boolean;
}

/** Headgear that is the whole head, and one that leaves no face to be seen. */
const WHOLE = ['block', 'wicker', 'bucket'];
const FACELESS = [...WHOLE, 'beak'];
/** Hair that would stand out of a hood, or over a brim, is worn otherwise beneath it. */
const BENEATH: Partial<Record<keyof typeof HATS, Partial<Record<keyof typeof HAIR, keyof typeof HAIR>>>> = {
  hood: { sidebuns: 'braids', shock: 'fringe' },
  galero: { wig: 'long' },
  wide: { wig: 'long' },
};
const EARS = 'M31 42c-6-3-8 1-6 6 1 4 4 5 6 3ZM61 42c6-3 8 1 6 6-1 4-4 5-6 3Z';
const NECK = 'M38 56v13c2 5 15 5 17 0V56Z';
const NECK_SHADE = 'M38 61c5 4 12 4 17 0v8c-3 3-7 3-9 2-3-3-6-6-8-10Z';

function part<Name extends string>(given: Named<Name> | undefined, none: Name): [Name, ...Paint[]] {
  return given === undefined ? [none] : Array.isArray(given) ? given : [given];
}

const drawn = new WeakMap<Person, string>();

/** Return the figure without a ground, as the text of SVG elements: all of it our own, none of it a player's. */
export function figure(who: Person): string {
  let text = drawn.get(who);
  if (text === undefined) {
    text = layers(who).join('');
    drawn.set(who, text);
  }
  return text;
}

const heads = new WeakMap<Person, Person>();

/** Return somebody without what they hold, which a picture of the head alone would cut. */
export function headOf(who: Person): Person {
  const head = heads.get(who) ?? { ...who, holds: 'none' };
  heads.set(who, head);
  return head;
}

function layers(who: Person): string[] {
  const skin = who.skin ?? 's2';
  const [hatName, main = 'brown', trim = 'gold'] = part(who.hat, 'none');
  const [hairName, hair = 'brown'] = part(who.hair, 'none');
  const [hairBehind, hairBefore] = HAIR[BENEATH[hatName]?.[hairName] ?? hairName](hair);
  const worn = HATS[hatName](main, trim);
  const [hatBehind, hatBefore] = typeof worn === 'string' ? ['', worn] : worn;
  const [beard, beardPaint = hair] = part(who.beard, 'none');
  const [garment, cloth = 'brown', hem = 'cream'] = part(who.wears, 'plain');
  const [body, bodyShade] = BODIES[who.build ?? 'std'];
  const extras = (who.with ?? []).map((extra) => {
    const [name, paint = 'ink'] = part(extra, 'freckles');
    return EXTRAS[name](paint);
  });
  const whole = WHOLE.includes(hatName);
  return [
    hatBehind,
    hairBehind,
    shape(body, garment === 'mail' || garment === 'plate' ? 'steel' : garment === 'bare' ? skin : cloth),
    flat(bodyShade),
    whole ? '' : shape(NECK, skin) + flat(NECK_SHADE),
    GARMENTS[garment](cloth, hem, skin),
    whole ? '' : face(who, skin, !FACELESS.includes(hatName)),
    BEARDS[beard](beardPaint),
    ...(who.under ? extras : []),
    hairBefore,
    hatBefore,
    ...(who.under ? [] : extras),
    HELD[who.holds ?? 'none'](skin),
  ];
}

function face(who: Person, skin: Paint, shown: boolean): string {
  const [head, headShade] = HEADS[who.head ?? 'oval'];
  return shape(EARS, skin) + shape(head, skin) + flat(headShade) + (shown ? features(who, skin) : '');
}
