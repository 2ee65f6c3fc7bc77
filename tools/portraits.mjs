/** Writes every portrait as HTML to stdout, drawn by the app's own component: {styles, portraits: [{court, family, id, html}]}.
 *  For tools/portraits.py and the tests. */
import { createServer } from 'vite';

const server = await createServer({
  configFile: new URL('../vite.config.ts', import.meta.url).pathname,
  server: { middlewareMode: true, ws: false },
  optimizeDeps: { noDiscovery: true },
  appType: 'custom',
  logLevel: 'error',
});
const load = (path) => server.ssrLoadModule(path);
const { render } = await load('svelte/server');
const { default: Portrait } = await load('/src/lib/portraits/Portrait.svelte');
const { SITTERS } = await load('/dev/portraits.ts');
const portraits = SITTERS.map(({ court, family, id, who, grounds, crop }) => ({
  court,
  family,
  id,
  html: render(Portrait, { props: { who, grounds, crop } }).body,
}));
process.stdout.write(JSON.stringify(portraits), () => server.close().then(() => process.exit()));
