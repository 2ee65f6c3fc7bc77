/** Says Texts in one language, as src/regency/language/speaker.py does in the terminal. */
import { FluentBundle, FluentNumber, type FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Language, Text } from '../wire';
import { loadWords, type Pattern, type Words } from './files';

/** A parameter with this name, or ending in it, is a seat and is said by the seat's name. */
const SEAT = /(^|_)seat$/;

/** What stands in a list: a text, or words already said, such as a person's name. */
type Part = Text | string;

type Values = Record<string, FluentVariable>;

/** From here on languages group digits, each in its way. */
const GROUPED = 1000;

/** A number whose digits need no help from Intl, which takes a phone a tenth of a second to wake. */
class Figure extends FluentNumber {
  override toString(scope?: Parameters<FluentNumber['toString']>[0]): string {
    const plain = Number.isInteger(this.value) && this.value >= 0 && this.value < GROUPED;
    return plain ? String(this.value) : super.toString(scope);
  }
}

export type Params = Record<string, Text['params'][string] | readonly Part[]>;

export class Speaker {
  readonly language: Language;
  readonly #bundle: FluentBundle;
  readonly #names: readonly string[];
  readonly #viewer: number | null;

  constructor(
    bundle: FluentBundle,
    language: Language,
    names: readonly string[] = [],
    viewer: number | null = null,
  ) {
    this.#bundle = bundle;
    this.language = language;
    this.#names = names;
    this.#viewer = viewer;
  }

  /** Return the same voice for another set of seats; the viewer's own seat reads “you”. */
  naming(names: readonly string[], viewer: number | null = null): Speaker {
    return new Speaker(this.#bundle, this.language, names, viewer);
  }

  /** Whether the locale files have a message. */
  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** Say a text; a message that is missing shows its key, so that it is found and written. */
  say = (text: Text): string => this.t(text.key, text.params);

  /** Say a message of the locale files. */
  t = (key: string, params: Record<string, unknown> = {}): string => {
    const pattern = this.#bundle.getMessage(key)?.value;
    if (!pattern) {
      console.error(`${this.language}: no message ${key}`);
      return key;
    }
    return this.#format(key, pattern, this.#values(params as Params));
  };

  /** Return a seat's name: the one given, or its number counted from 1. */
  seat = (seat: number): string => this.#names[seat] ?? this.t('seat-number', { number: seat + 1 });

  /** Tell a list as the language does: “a”, “a and b”, “a, b and c”. */
  enumerate = (parts: readonly string[]): string => {
    if (parts.length < 2) return parts.join('');
    const last = this.t(parts.length === 2 ? 'list-pair' : 'list-last');
    return parts.slice(0, -1).join(this.t('list-separator')) + last + parts.at(-1);
  };

  #format(key: string, pattern: Pattern, values: Values): string {
    const errors: Error[] = [];
    const said = this.#bundle.formatPattern(pattern, values, errors);
    for (const error of errors) console.error(`${this.language}: ${key}: ${error.message}`);
    return said;
  }

  #values(params: Params): Values {
    const values: Values = {};
    for (const [name, value] of Object.entries(params)) this.#param(name, value, values);
    return values;
  }

  /** Put down a parameter as it is said, and what follows from it: its forms, or who reads it. */
  #param(name: string, value: Params[string], values: Values): void {
    if (Array.isArray(value)) {
      values[name] = this.enumerate(
        value.map((part: Part) => (typeof part === 'string' ? part : this.say(part))),
      );
      this.#forms(name, value, values);
    } else if (typeof value === 'object' && value !== null) {
      values[name] = this.say(value as Text);
      this.#forms(name, [value as Text], values);
    } else if (typeof value === 'number' && SEAT.test(name)) {
      values[name] = this.seat(value);
      values[name.replace(SEAT, '$1who')] = value === this.#viewer ? 'you' : 'other';
    } else {
      values[name] = typeof value === 'number' ? new Figure(value) : (value as FluentVariable);
    }
  }

  /** Put down the forms that all these texts have, by what a sentence calls them. */
  #forms(name: string, parts: readonly Part[], values: Values): void {
    const [first, ...rest] = parts.map((part) =>
      typeof part === 'string' ? null : this.#bundle.getMessage(part.key)?.attributes,
    );
    for (const form of Object.keys(first ?? {})) {
      if (!rest.every((forms) => forms?.[form])) continue;
      values[`${name}_${form}`] = this.enumerate(
        (parts as readonly Text[]).map(({ key, params }) =>
          this.#format(key, this.#bundle.getMessage(key)!.attributes[form]!, this.#values(params)),
        ),
      );
    }
  }
}

const bundles = new Map<string, Promise<FluentBundle>>();

/** Load the voice of a language, with a game's own words if one is named; or with those of *home* alone. */
export async function loadSpeaker(
  language: Language,
  game: string | null = null,
  lessons = false,
  home = false,
): Promise<Speaker> {
  const name = `${language} ${game ?? ''} ${lessons} ${home}`;
  let bundle = bundles.get(name);
  if (!bundle) {
    bundle = build(language, game, lessons, home);
    bundles.set(name, bundle);
    bundle.catch(() => bundles.delete(name));
  }
  return new Speaker(await bundle, language);
}

async function build(
  language: Language,
  game: string | null,
  lessons: boolean,
  home: boolean,
): Promise<FluentBundle> {
  // Isolation marks are for right-to-left scripts, of which there is none here.
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const words of await loadWords(language, game, lessons, home)) {
    bundle.addResource({ body: entries(words) }, { allowOverrides: true });
  }
  return bundle;
}

/** Read words as Fluent keeps them: `key.form` is a form of the message `key`. */
function entries(words: Words): FluentResource['body'] {
  const body = new Map<string, FluentResource['body'][number]>();
  for (const [key, value] of Object.entries(words)) {
    const [id, form] = key.split('.') as [string, string?];
    if (form) body.get(id)!.attributes[form] = value;
    else body.set(id, { id, value, attributes: {} });
  }
  return [...body.values()];
}
