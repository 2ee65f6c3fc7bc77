/** The locale files: the same ones the terminal reads, each a chunk of its own, loaded when needed. */
import type { FluentBundle } from '@fluent/bundle';
import type { Language } from '../wire';

/** Messages by their keys, as Fluent keeps them: the files are read when the app is built. */
export type Words = Record<string, Parameters<FluentBundle['formatPattern']>[0]>;

const SHELL = import.meta.glob<Words>('../../locales/*.ftl', { query: '?words', import: 'default' });
const GAMES = import.meta.glob<Words>('../../../src/regency/games/*/locales/*.ftl', {
  query: '?words',
  import: 'default',
});

/** Return the words of a language, the most general first. */
export async function loadWords(language: Language, game: string | null): Promise<Words[]> {
  const wanted = [SHELL[`../../locales/${language}.ftl`]];
  if (game)
    wanted.push(GAMES[`../../../src/regency/games/${game.replaceAll('-', '_')}/locales/${language}.ftl`]);
  return Promise.all(wanted.filter((loader) => loader !== undefined).map((loader) => loader()));
}
