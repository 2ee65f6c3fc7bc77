/** The locale files: the same ones the terminal reads, each a chunk of its own, loaded when needed. */

import LESSONS from 'virtual:games/lessons';
import GAMES from 'virtual:games/words';
import GUIDES from 'virtual:games/words/guide';
import type { FluentBundle } from '@fluent/bundle';
import { isForeign, shippedWords } from '../shipped/load';
import type { Language } from '../wire';

export type Pattern = Parameters<FluentBundle['formatPattern']>[0];

/** Messages by their keys, and their forms as `key.form`, as Fluent keeps them: read when the app is built. */
export type Words = Record<string, Pattern>;

/** What home says, and all else that the shell says: who only looks in loads a quarter of it. */
const HOME = import.meta.glob<Words>('../../locales/*.ftl', { query: '?words=home', import: 'default' });
const MORE = import.meta.glob<Words>('../../locales/*.ftl', { query: '?words=more', import: 'default' });

/** A game's words with those of its page on how to play: the name of that voice. */
export const guideOf = (game: string): string => `${game}/guide`;

/** Return the words of a language, the most general first; *voice* is a game, or `guideOf` a
 *  game; with those of a game's lessons if they are wanted, or of home alone. */
export async function loadWords(
  language: Language,
  voice: string | null,
  lessons = false,
  home = false,
): Promise<Words[]> {
  const file = `../../locales/${language}.ftl`;
  const wanted = home ? [HOME[file]] : [HOME[file], MORE[file]];
  const [game, guide] = voice?.split('/') ?? [];
  if (game) wanted.push(isForeign(game) ? () => shippedWords(game, language) : GAMES[game]?.[language]);
  if (game && lessons) wanted.push(LESSONS[game]?.words[language]);
  if (game && guide) wanted.push(GUIDES[game]?.[language]);
  return Promise.all(wanted.filter((loader) => loader !== undefined).map((loader) => loader()));
}
