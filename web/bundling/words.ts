import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';
import type { GameFolder } from './folders.ts';
import { saidFrom } from './said.ts';

export type Pattern = FluentResource['body'][number]['value'];
/** A game's name and sentence are wanted where its other words are not: on the home page. */
export const TITLES = ['game-name', 'game-summary'];
/** A locale file; of the shell's own either the words of home, which come first, or all others. */
const ASKED = /^(.*\/locales\/([\w-]+)\.ftl)\?words(?:=(home|more))?$/;

/** Read a locale file as Fluent keeps it: messages by their keys, each before its forms, `key.form`. */
export function readWords(path: string): [string, Pattern][] {
  return new FluentResource(readFileSync(path, 'utf-8')).body.flatMap(({ id, value, attributes }) => [
    [id, value] as [string, Pattern],
    ...Object.entries(attributes).map(([form, words]): [string, Pattern] => [`${id}.${form}`, words]),
  ]);
}

/**
 * Reads locale files while the app is built: `*.ftl?words` is a module of its messages, as Fluent keeps
 * them. The shell's own file brings along the words of the house and every game's title, and comes in two
 * parts: `?words=home` is what the modules say that begin with *entries*, `?words=more` all else.
 */
export function words(shell: string, shared: string, games: GameFolder[], entries: string[]): Plugin {
  return {
    name: 'words',
    load(id) {
      const [, file, language, part] = ASKED.exec(id) ?? [];
      if (!file) return null;
      const read = (path: string): [string, Pattern][] => {
        this.addWatchFile(path);
        return readWords(path);
      };
      let all = read(file);
      if (dirname(file) === shell) {
        const isSaid = saidFrom(entries);
        all.unshift(...read(join(shared, `${language}.ftl`)));
        all = all.filter(([key]) => isSaid(key.split('.')[0]!) === (part === 'home'));
        if (part === 'home')
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
