/** Says Texts in one language, as src/regency/language/speaker.py does in the terminal. */
import { FluentBundle, FluentNumber, type FluentVariable } from '@fluent/bundle';
import type { Language, Text } from '../wire';
import { loadWords } from './files';

/** A parameter with this name, or ending in it, is a seat and is said by the seat's name. */
const SEAT = /(^|_)seat$/;

/** From here on languages group digits, each in its way. */
const GROUPED = 1000;

/** A number whose digits need no help from Intl, which takes a phone a tenth of a second to wake. */
class Figure extends FluentNumber {
  override toString(scope?: Parameters<FluentNumber['toString']>[0]): string {
    const plain = Number.isInteger(this.value) && this.value >= 0 && this.value < GROUPED;
    return plain ? String(this.value) : super.toString(scope);
  }
}

export type Params = Record<string, Text['params'][string]>;

export class Speaker {
  readonly language: Language;
  readonly #bundle: FluentBundle;
  readonly #names: readonly string[];

  constructor(bundle: FluentBundle, language: Language, names: readonly string[] = []) {
    this.#bundle = bundle;
    this.language = language;
    this.#names = names;
  }

  /** Return the same voice for another set of seats. */
  naming(names: readonly string[]): Speaker {
    return new Speaker(this.#bundle, this.language, names);
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
    const values: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(params as Params)) values[name] = this.#param(name, value);
    const errors: Error[] = [];
    const said = this.#bundle.formatPattern(pattern, values, errors);
    for (const error of errors) console.error(`${this.language}: ${key}: ${error.message}`);
    return said;
  };

  /** Return a seat's name: the one given, or its number counted from 1. */
  seat = (seat: number): string => this.#names[seat] ?? this.t('seat-number', { number: seat + 1 });

  #param(name: string, value: Params[string]): FluentVariable {
    if (Array.isArray(value)) return value.map(this.say).join(this.t('list-separator'));
    if (typeof value === 'object' && value !== null) return this.say(value);
    if (typeof value === 'number' && SEAT.test(name)) return this.seat(value);
    return typeof value === 'number' ? new Figure(value) : value;
  }
}

const bundles = new Map<string, Promise<FluentBundle>>();

/** Load the voice of a language, with a game's own words if one is named. */
export async function loadSpeaker(language: Language, game: string | null = null): Promise<Speaker> {
  const name = `${language} ${game ?? ''}`;
  let bundle = bundles.get(name);
  if (!bundle) {
    bundle = build(language, game);
    bundles.set(name, bundle);
    bundle.catch(() => bundles.delete(name));
  }
  return new Speaker(await bundle, language);
}

async function build(language: Language, game: string | null): Promise<FluentBundle> {
  // Isolation marks are for right-to-left scripts, of which there is none here.
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const words of await loadWords(language, game)) {
    const body = Object.entries(words).map(([id, value]) => ({ id, value, attributes: {} }));
    bundle.addResource({ body }, { allowOverrides: true });
  }
  return bundle;
}
