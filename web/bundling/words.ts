import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';
import type { GameFolder } from './folders.ts';

export type Pattern = FluentResource['body'][number]['value'];
/** A game's name and sentence are wanted where its other words are not: on the home page. */
export const TITLES = ['game-name', 'game-summary'];
const ASKED = /^(.*\/locales\/([\w-]+)\.ftl)\?words$/;

/** Read a locale file as Fluent keeps it: messages by their keys, each before its forms, `key.form`. */
export function readWords(path: string): [string, Pattern][] {
  return new FluentResource(readFileSync(path, 'utf-8')).body.flatMap(({ id, value, attributes }) => [
    [id, value] as [string, Pattern],
    ...Object.entries(attributes).map(([form, words]): [string, Pattern] => [`${id}.${form}`, words]),
  ]);
}

/**
 * Reads locale files while the app is built: `*.ftl?words` is a module of its messages, as Fluent keeps
 * them. The shell's own file brings along the words of the house and every game's title.
 */
export function words(shell: string, shared: string, games: GameFolder[]): Plugin {
  return {
    name: 'words',
    load(id) {
      const [, file, language] = ASKED.exec(id) ?? [];
      if (!file) return null;
      const read = (path: string): [string, Pattern][] => {
        this.addWatchFile(path);
        return readWords(path);
      };
      const all = read(file);
      if (dirname(file) === shell) {
        all.unshift(...read(join(shared, `${language}.ftl`)));
        for (const { name, folder } of games) {
          const locale = join(folder, 'locales', `${language}.ftl`);
          const titles = existsSync(locale) ? read(locale).filter(([key]) => TITLES.includes(key)) : [];
          all.push(...titles.map(([key, value]): [string, Pattern] => [`${key}-${name}`, value]));
        }
      }
      return `export default ${JSON.stringify(Object.fromEntries(all))}`;
    },
  };
}
