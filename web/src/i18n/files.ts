/** The locale files: the same ones the terminal reads, each a chunk of its own, loaded when needed. */
import type { Language } from '../wire';

type Loader = () => Promise<string>;

const SHARED = import.meta.glob<string>('../../../src/regency/language/locales/*.ftl', {
  query: '?raw',
  import: 'default',
}) as Record<string, Loader>;
const SHELL = import.meta.glob<string>('../../locales/*.ftl', { query: '?raw', import: 'default' }) as Record<
  string,
  Loader
>;
const GAMES = import.meta.glob<string>('../../../src/regency/games/*/locales/*.ftl', {
  query: '?raw',
  import: 'default',
}) as Record<string, Loader>;

/** Return the sources to be read for a language, the most general first. */
export async function sources(language: Language, game: string | null): Promise<string[]> {
  const wanted = [
    SHARED[`../../../src/regency/language/locales/${language}.ftl`],
    SHELL[`../../locales/${language}.ftl`],
  ];
  if (game)
    wanted.push(GAMES[`../../../src/regency/games/${game.replaceAll('-', '_')}/locales/${language}.ftl`]);
  return Promise.all(wanted.filter((loader) => loader !== undefined).map((loader) => loader()));
}
