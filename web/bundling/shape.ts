/** The shape of a game's `web/` folder: which file has which job, in every game alike (docs/web.md). */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a board cannot do without. */
export const REQUIRED: Record<string, string> = {
  'index.ts':
    'what the shell loads: imports theme.css, exports { Board, Picture?, standing?, stakes?, reach?, scenes?, sounds?, Finale? }',
  'Board.svelte': 'lays out the parts',
  'Emblem.svelte': 'the picture of the home page',
  'table.svelte.ts': 'class Table extends BoardTable: all the state that parts share',
  'theme.css': 'the paints; every rule begins with the class that is the game’s name',
};

/** What a board may have beside it. */
export const OPTIONAL: Record<string, string> = {
  'Picture.svelte': 'a card large',
  'Guide.svelte': 'the drawings of the page on how to play, and the icons with their names',
  'almanac.ts': 'by what cards are found in the almanac',
  'catalogue.ts': 'what is printed on cards and board, read from the catalogue',
  'flights.ts': 'what moves when something has happened: journeys(news, …)',
  'standing.ts': 'how a card stands now, in words',
};

/** Folders, and which files may lie in them. */
export const FOLDERS: Record<string, { job: string; files: RegExp }> = {
  'parts/': { job: 'components that are given the table', files: /\.svelte$/ },
  'art/': { job: 'drawings, as components and as data: they know no table', files: /\.(svelte|ts|mjs|svg)$/ },
  'model/': { job: 'what is worked out of a view: functions, no components', files: /\.ts$/ },
  'built/': { job: 'what `make board` wrote, for a package of its own', files: /./ },
};

const TEST = /\.test\.ts$/;

/** Return what is wrong with a game's `web/` folder, each with what to do; nothing where there is no folder. */
export function faults(game: string, web: string): string[] {
  if (!existsSync(web)) return [];
  const files = readdirSync(web, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => join(one.parentPath, one.name).slice(web.length + 1));
  const missing = Object.entries(REQUIRED).filter(([name]) => !files.includes(name));
  return [
    ...missing.map(([name, job]) => `${game}: web/${name} is missing: ${job}`),
    ...files.flatMap((file) =>
      [...misplaced(file, files), ...miswritten(game, file, join(web, file))].map(
        (what) => `${game}: web/${file}: ${what}`,
      ),
    ),
  ];
}

/** Paints apply below the class that the shell wears for the game, and drawings are given what they draw. */
function miswritten(game: string, file: string, path: string): string[] {
  if (file === 'theme.css') {
    const scope = new RegExp(`^(:root\\[data-theme="dark"\\] )?\\.${game}(?![\\w-])`);
    const wild = selectors(readFileSync(path, 'utf-8')).filter((one) => !scope.test(one));
    return wild.map((one) => `${one} would apply to other games too: begin it with .${game}`);
  }
  const knowing = /\.svelte$/.test(file) && file.startsWith('art/');
  if (knowing && /from '[^']*table\.svelte'/.test(readFileSync(path, 'utf-8')))
    return ['a drawing knows no table: give it what it draws, or move it into parts/'];
  return [];
}

/** The selectors of a style sheet's rules. */
function selectors(sheet: string): string[] {
  const bare = sheet.replace(/\/\*[\s\S]*?\*\//g, '');
  return [...bare.matchAll(/([^{}@;]+)\{/g)].flatMap(([, all]) => all!.split(',').map((one) => one.trim()));
}

function misplaced(file: string, all: string[]): string[] {
  if (TEST.test(file)) {
    const tested = file.replace(TEST, '.ts');
    return all.includes(tested) ? [] : [`a test lies beside what it tests, and there is no ${tested}`];
  }
  const folder = Object.entries(FOLDERS).find(([name]) => file.startsWith(name));
  if (folder) {
    const [name, { job, files }] = folder;
    return files.test(file) ? [] : [`${name} holds ${job} (${files.source})`];
  }
  if (file in REQUIRED || file in OPTIONAL) return [];
  const known = [...Object.keys(REQUIRED), ...Object.keys(OPTIONAL)].join(', ');
  return [
    `no board has a file of this name; the names are ${known}. ` +
      'Move it into parts/ (given the table), art/ (a drawing) or model/ (functions of a view); ' +
      'a new job that other games have too gets its name in web/bundling/shape.ts',
  ];
}
