import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { compressed } from './web/bundling/compressed.ts';
import { firstPaint } from './web/bundling/first-paint.ts';
import { gameFolders } from './web/bundling/folders.ts';
import { games } from './web/bundling/games.ts';
import { offline } from './web/bundling/offline.ts';
import { words } from './web/bundling/words.ts';

const ROOT = dirname(fileURLToPath(import.meta.url));
const here = (path: string) => join(ROOT, path);

/** Where `regency serve` answers while the app is developed. */
const SERVER = process.env.REGENCY_SERVER ?? 'http://127.0.0.1:8000';

/** The package's own games, and those in the folders that $REGENCY_GAMES names. */
const folders = gameFolders(here('src/regency/games'));

export default defineConfig({
  root: here('web'),
  plugins: [
    words(here('web/locales'), here('src/regency/language/locales'), folders, [here('web/src/main.ts')]),
    games(folders, ROOT),
    svelte({ configFile: here('svelte.config.js') }),
    firstPaint(here('web/src/logo.svg')),
    offline(here('web/src/sw.js')),
    compressed(['index.html', 'manifest.webmanifest', 'icon.svg']),
  ],
  resolve: { alias: { $lib: here('web/src/lib'), $wire: here('web/src/wire.ts') } },
  build: {
    outDir: here('src/regency/server/static'),
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: {
      // The gallery is for development: only the app itself is shipped.
      input: here('web/index.html'),
      checks: { bundlerTimings: false },
      output: {
        // Two files for the first screen: what is begun at once, and the rest of it; and one for what
        // tables, replays, reviews and lessons share, so that a table opened by its link asks for few files.
        codeSplitting: {
          groups: [
            { name: 'early', test: /web\/src\/early\.ts$/, priority: 2 },
            { name: 'shell', tags: ['$initial'], priority: 2 },
            { name: 'shared', test: /web\/src\/(lib|rules|settings|setup)\//, priority: 1, minShareCount: 2 },
            { name: 'room', test: /web\/src\/(table|net|local)\//, priority: 0 },
          ],
        },
      },
    },
  },
  test: {
    root: here('.'),
    include: ['web/{src,bundling}/**/*.test.ts', 'src/regency/games/*/web/**/*.test.ts'],
    // Playing whole matches takes long on a machine that does other things as well.
    testTimeout: 120_000,
  },
  server: {
    fs: { allow: [here('.'), ...folders.map((game) => game.folder)] },
    proxy: { '/api': { target: SERVER, ws: true } },
  },
});
