/** Builds the board of one game into its own folder: `make board GAME=path/to/game` (docs/web.md). */
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { board, ENTRY } from './bundling/board.ts';
import { compressed } from './bundling/compressed.ts';
import { games } from './bundling/games.ts';

const WEB = dirname(fileURLToPath(import.meta.url));
const ROOT = dirname(WEB);
const source = join(WEB, 'src');

const asked = process.env.GAME;
if (!asked) throw new Error('say which game: make board GAME=path/to/its/folder');
const folder = resolve(asked);
const game = { name: basename(folder).replaceAll('_', '-'), folder };

export default defineConfig({
  root: WEB,
  publicDir: false,
  base: './',
  plugins: [
    games([game], ROOT),
    board(game, source),
    svelte({ configFile: join(ROOT, 'svelte.config.js') }),
    compressed(['board.json']),
  ],
  resolve: { alias: { $lib: join(source, 'lib'), $wire: join(source, 'wire.ts') } },
  build: {
    outDir: join(folder, 'web', 'built'),
    emptyOutDir: true,
    target: 'es2022',
    // One style sheet: the app loads it with the module.
    cssCodeSplit: false,
    rolldownOptions: {
      input: { board: ENTRY },
      preserveEntrySignatures: 'strict',
      checks: { bundlerTimings: false },
      output: { codeSplitting: false },
    },
  },
});
