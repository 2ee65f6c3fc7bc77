import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';

type Pattern = FluentResource['body'][number]['value'];
/** A game's name and sentence are wanted where its other words are not: on the home page. */
const TITLES = ['game-name', 'game-summary'];
const ASKED = /^(.*\/locales\/([\w-]+)\.ftl)\?words$/;

/**
 * Reads locale files while the app is built: `*.ftl?words` is a module of its messages, as Fluent keeps
 * them. The shell's own file brings along the words of the house and every game's title.
 */
export function words(shell: string, shared: string, games: string): Plugin {
  return {
    name: 'words',
    load(id) {
      const [, file, language] = ASKED.exec(id) ?? [];
      if (!file) return null;
      const read = (path: string): [string, Pattern][] => {
        this.addWatchFile(path);
        return new FluentResource(readFileSync(path, 'utf-8')).body.map((entry) => [entry.id, entry.value]);
      };
      const all = read(file);
      if (dirname(file) === shell) {
        all.unshift(...read(join(shared, `${language}.ftl`)));
        for (const locales of localesOf(games)) {
          const titles = read(join(locales, `${language}.ftl`)).filter(([key]) => TITLES.includes(key));
          all.push(...titles.map(([key, value]): [string, Pattern] => [`${key}-${gameOf(locales)}`, value]));
        }
      }
      return `export default ${JSON.stringify(Object.fromEntries(all))}`;
    },
  };
}

function localesOf(games: string): string[] {
  const folders = readdirSync(games, { withFileTypes: true }).filter((one) => one.isDirectory());
  const locales = folders.map((one) => join(games, one.name, 'locales'));
  return locales.filter((folder) => readdirSync(dirname(folder)).includes('locales'));
}

/** A game is called with hyphens, its folder with underscores. */
function gameOf(locales: string): string {
  return basename(dirname(locales)).replaceAll('_', '-');
}
