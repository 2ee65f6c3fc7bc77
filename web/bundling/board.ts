/** Builds one game's board by itself, for a package that is installed beside an app built without it. */
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { FluentBundle } from '@fluent/bundle';
import type { Plugin } from 'vite';
import { CONTRACT, type Manifest } from '../src/shipped/contract.ts';
import type { GameFolder } from './folders.ts';
import { readWords, TITLES } from './words.ts';

/** The module that is built: the game's components under the contract of `src/shipped`. */
export const ENTRY = 'virtual:board';

/** Makes the entry of a game's board, its words as files, and `board.json`, which names all of them. */
export function board({ name, folder }: GameFolder, source: string): Plugin {
  return {
    name: 'board',
    resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : null),
    load(id) {
      if (id !== `\0${ENTRY}`) return null;
      const file = (path: string) => JSON.stringify(join(folder, 'web', path));
      return [
        `import { ship } from ${JSON.stringify(join(source, 'shipped', 'ship.svelte.ts'))};`,
        `import web from ${file('index.ts')};`,
        `import Emblem from ${file('Emblem.svelte')};`,
        'export default ship(web, Emblem);',
      ].join('\n');
    },
    // After Vite has named the style sheet.
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const manifest: Manifest = { contract: CONTRACT, words: {}, titles: {} };
        for (const one of Object.values(bundle)) {
          if (one.type === 'chunk' && one.isEntry) manifest.module = one.fileName;
          if (one.fileName.endsWith('.css')) manifest.style = one.fileName;
        }
        for (const [language, file] of locales(folder)) {
          const source = JSON.stringify(Object.fromEntries(readWords(file)));
          const sent = this.emitFile({ type: 'asset', name: `${language}.json`, source });
          manifest.words![language] = this.getFileName(sent);
          manifest.titles![language] = titles(language, file);
        }
        if (!manifest.module) throw new Error(`${name}: nothing was built`);
        this.emitFile({ type: 'asset', fileName: 'board.json', source: JSON.stringify(manifest, null, 2) });
      },
    },
  };
}

function locales(folder: string): [language: string, file: string][] {
  const at = join(folder, 'locales');
  const files = existsSync(at) ? readdirSync(at).filter((file) => file.endsWith('.ftl')) : [];
  return files.sort().map((file) => [basename(file, '.ftl'), join(at, file)]);
}

/** A game's name and sentence, said. */
function titles(language: string, file: string): Record<string, string> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const said = readWords(file).filter(([key, value]) => TITLES.includes(key) && value);
  return Object.fromEntries(said.map(([key, value]) => [key, bundle.formatPattern(value!, {})]));
}
