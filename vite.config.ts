import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Where `regency serve` answers while the app is developed. */
const SERVER = process.env.REGENCY_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  root: here('web'),
  plugins: [svelte()],
  resolve: { alias: { $lib: here('web/src/lib'), $wire: here('web/src/wire.ts') } },
  build: {
    outDir: here('src/regency/server/static'),
    emptyOutDir: true,
    target: 'es2022',
    // The gallery is for development: only the app itself is shipped.
    rollupOptions: { input: here('web/index.html') },
  },
  server: {
    fs: { allow: [here('.')] },
    proxy: { '/api': { target: SERVER, ws: true } },
  },
});
