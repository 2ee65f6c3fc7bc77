import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Where `regency serve` answers while the app is developed. */
const SERVER = process.env.REGENCY_SERVER ?? 'http://127.0.0.1:8000';

/** Lays compressed copies beside the built files: the server sends the best one a browser takes. */
function compressed(): Plugin {
  const text = /\.(js|css|html|svg|json|webmanifest)$/;
  return {
    name: 'compressed',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      for (const name of [
        ...Object.keys(bundle),
        'index.html',
        'sw.js',
        'manifest.webmanifest',
        'icon.svg',
      ]) {
        if (!text.test(name) || !dir) continue;
        const file = join(dir, name);
        const content = readFileSync(file);
        writeFileSync(`${file}.br`, brotliCompressSync(content));
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  root: here('web'),
  plugins: [svelte({ configFile: here('svelte.config.js') }), compressed()],
  resolve: { alias: { $lib: here('web/src/lib'), $wire: here('web/src/wire.ts') } },
  build: {
    outDir: here('src/regency/server/static'),
    emptyOutDir: true,
    target: 'es2022',
    // The gallery is for development: only the app itself is shipped.
    rollupOptions: { input: here('web/index.html') },
  },
  test: {
    root: here('.'),
    include: ['web/src/**/*.test.ts', 'src/regency/games/*/web/**/*.test.ts'],
  },
  server: {
    fs: { allow: [here('.')] },
    proxy: { '/api': { target: SERVER, ws: true } },
  },
});
