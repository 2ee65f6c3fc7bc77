import { readdirSync, readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import type { Text } from '../wire';
import { Speaker } from './speaker';

interface Table {
  words: string;
  names: string[];
  cases: { about: string; text: Text; said: string; viewer: number | null; nameless?: boolean }[];
}

function voice(source: string, names: string[] = []): Speaker {
  const bundle = new FluentBundle('en', { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return new Speaker(bundle, 'en', names);
}

const WORDS = `
seat-number = Seat { $number }
list-separator = ,{" "}
list-pair = {" "}and{" "}
list-last = {" "}and{" "}
line = { $seat } beats { $other_seat }
cards = You hold { $cards }.
card = the { $name }
`;

describe('a speaker', () => {
  it('says seats by name, or by number where there is none', () => {
    expect(voice(WORDS, ['Ann']).t('line', { seat: 0, other_seat: 1 })).toBe('Ann beats Seat 2');
  });

  it('says texts inside texts, and lists with the separator', () => {
    const card = (name: string) => ({ key: 'card', params: { name } });
    const said = voice(WORDS).say({ key: 'cards', params: { cards: [card('king'), card('queen')] } });
    expect(said).toBe('You hold the king and the queen.');
  });
});

describe('the table of cases that the terminal shares', () => {
  const file = new URL('../../../tests/language/speaker_cases.json', import.meta.url);
  const table: Table = JSON.parse(readFileSync(file, 'utf-8'));

  it.each(table.cases)('$about', ({ text, said, viewer, nameless }) => {
    const named = nameless ? [] : table.names;
    expect(voice(table.words).naming(named, viewer).say(text)).toBe(said);
  });

  it('lists what was said already, such as names', () => {
    expect(voice(WORDS).t('cards', { cards: ['Ann', 'Bob', 'Eve'] })).toBe('You hold Ann, Bob and Eve.');
  });
});

describe('figures', () => {
  const said = (count: number) =>
    voice('count = { $n ->\n    [one] { $n } card\n   *[other] { $n } cards\n }').t('count', { n: count });

  it('are plain where they are small, choose the plural, and are grouped where they are large', () => {
    expect([0, 1, 999, 1000, -3, 2.5].map(said)).toEqual([
      '0 cards',
      '1 card',
      '999 cards',
      '1,000 cards',
      '-3 cards',
      '2.5 cards',
    ]);
  });
});

describe('the locale files of the shell', () => {
  const folder = new URL('../../locales/', import.meta.url);
  const parsed = new Map(
    readdirSync(folder).map((file) => {
      const bundle = new FluentBundle(file.replace('.ftl', ''));
      const errors = bundle.addResource(new FluentResource(readFileSync(new URL(file, folder), 'utf-8')));
      expect(errors).toEqual([]);
      return [file, bundle] as const;
    }),
  );

  it('are five, with plurals that each language asks for', () => {
    expect([...parsed.keys()].sort()).toEqual(['en.ftl', 'fr.ftl', 'ru.ftl', 'uk.ftl', 'zh-Hant.ftl']);
    const say = (file: string, seats: number) => {
      const bundle = parsed.get(file)!;
      return bundle.formatPattern(bundle.getMessage('seats-free')!.value!, { seats });
    };
    expect([1, 3, 5, 21].map((count) => say('ru.ftl', count).replace(/[\u2068\u2069]/g, ''))).toEqual([
      '1\u00a0свободное место',
      '3\u00a0свободных места',
      '5\u00a0свободных мест',
      '21\u00a0свободное место',
    ]);
  });
});
