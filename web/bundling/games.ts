/** Brings the games into the app: their boards, emblems and words as modules of their own names. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import type { Plugin } from 'vite';
import type { GameFolder } from './folders.ts';
import { faults } from './shape.ts';

const MODULES = /^virtual:games\/(boards|emblems|lessons|guides|almanacs|wins|modules|words)(?:\/(\w+))?$/;

/**
 * `virtual:games/boards` loads boards by their game's name, `guides` what draws how to play, `almanacs` by what
 * cards are found, `wins` how often each wins; `virtual:games/words` loads locale files by name and language, `words/guide` those of the
 * folder `guide/`, `lessons` lessons and their words; `emblems` is all emblems, `modules` where the rules for the page lie. Games may lie anywhere:
 * what they import by a bare name (svelte) is what the app at *root* has.
 */
export function games(folders: GameFolder[], root: string): Plugin {
  const outside = folders.filter(({ folder }) => !folder.startsWith(root + sep));
  const inGame = (file: string) => outside.some(({ folder }) => file.startsWith(folder + sep));
  return {
    name: 'games',
    enforce: 'pre',
    configResolved() {
      const found = folders.flatMap(({ name, folder }) => faults(name, join(folder, 'web')));
      if (found.length) throw new Error(found.join('\n'));
    },
    async resolveId(source, importer) {
      if (MODULES.test(source)) return `\0${source}`;
      const bare = /^[@a-z]/i.test(source) && !source.startsWith('virtual:');
      if (!importer || !bare || !inGame(importer)) return null;
      return this.resolve(source, join(root, 'web', 'src', 'main.ts'), { skipSelf: true });
    },
    load(id) {
      const [, which, part = ''] = MODULES.exec(id.slice(1)) ?? [];
      if (which === 'boards') return modules(having(folders, 'web/index.ts'), loader);
      if (which === 'guides') return modules(having(folders, 'web/Guide.svelte'), whole);
      if (which === 'almanacs') return modules(having(folders, 'web/almanac.ts'), loader);
      if (which === 'wins') return modules(having(folders, 'guide/wins.json'), loader);
      if (which === 'words') return modules(folders, ({ folder }) => words(join(folder, part, 'locales')));
      if (which === 'lessons') return modules(having(folders, 'lessons/lessons.json'), lessons);
      if (which === 'modules') return rules(having(folders, 'wasm/rules.json'));
      if (which === 'emblems') return emblems(having(folders, 'web/Emblem.svelte'));
      return null;
    },
  };
}

/** Return the games that have a file, with its path. */
function having(folders: GameFolder[], file: string): GameFolder[] {
  const all = folders.map(({ name, folder }) => ({ name, folder: join(folder, ...file.split('/')) }));
  return all.filter(({ folder }) => existsSync(folder));
}

/** A module whose default export has a value for each game. */
function modules(games: GameFolder[], value: (game: GameFolder) => string): string {
  return `export default {${games.map((game) => `${JSON.stringify(game.name)}: ${value(game)}`).join(',\n')}}`;
}

function loader({ folder }: { folder: string }): string {
  return `() => import(${JSON.stringify(folder)}).then((one) => one.default)`;
}

/** A game's lessons, and what is said in them. */
function lessons({ folder: data }: { folder: string }): string {
  const { length } = JSON.parse(readFileSync(data, 'utf8'));
  return `{ count: ${length}, data: ${loader({ folder: data })}, words: ${words(join(dirname(data), 'locales'))} }`;
}

/** Load a module with all it exports. */
function whole({ folder }: { folder: string }): string {
  return `() => import(${JSON.stringify(folder)})`;
}

function words(locales: string): string {
  const files = existsSync(locales) ? readdirSync(locales).filter((file) => file.endsWith('.ftl')) : [];
  const loaders = files.map(
    (file) =>
      `${JSON.stringify(basename(file, '.ftl'))}: ${loader({ folder: `${join(locales, file)}?words` })}`,
  );
  return `{${loaders.join(', ')}}`;
}

/** Where each game's modules and manifests are fetched, and the hash of what they follow from; the weights of its network. */
function rules(games: GameFolder[]): string {
  const imports: string[] = [];
  const place = (manifest: string) => {
    const i = imports.length;
    imports.push(
      `import module${i} from ${JSON.stringify(`${manifest.replace(/json$/, 'wasm')}?url&no-inline`)};`,
      `import manifest${i} from ${JSON.stringify(`${manifest}?url&no-inline`)};`,
    );
    const { sources } = JSON.parse(readFileSync(manifest, 'utf8'));
    return `sources: ${JSON.stringify(sources)}, module: module${i}, manifest: manifest${i}`;
  };
  const network = (folder: string) => {
    const [manifest, weights] = [join(folder, 'wasm/network.json'), join(folder, 'ai/weights/weights.npz')];
    if (![manifest, weights].every(existsSync)) return [];
    const name = `weights${imports.length}`;
    imports.push(`import ${name} from ${JSON.stringify(`${weights}?url&no-inline`)};`);
    const digest = createHash('sha256').update(readFileSync(weights)).digest('hex');
    return [`network: { ${place(manifest)}, weights: ${name}, digest: ${JSON.stringify(digest)} }`];
  };
  const all = games.map(({ name, folder }) => {
    const beside = ['foresight', 'review'].flatMap((part) => {
      const manifest = join(dirname(folder), `${part}.json`);
      return existsSync(manifest) ? [`${part}: { ${place(manifest)} }`] : [];
    });
    return `${JSON.stringify(name)}: { ${[place(folder), ...beside, ...network(dirname(dirname(folder)))].join(', ')} }`;
  });
  return `${imports.join('\n')}\nexport default {${all.join(', ')}}`;
}

function emblems(games: GameFolder[]): string {
  const imports = games.map(({ folder }, i) => `import emblem${i} from ${JSON.stringify(folder)};`);
  const all = games.map(({ name }, i) => `${JSON.stringify(name)}: emblem${i}`);
  return `${imports.join('\n')}\nexport default {${all.join(', ')}}`;
}
