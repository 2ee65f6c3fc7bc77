/** Draws every card of Castle Combo with the board's own component, in every language, as HTML:
 *  reads the cards as JSON from stdin, writes {styles, faces: {language: [{id, kind, html}]}} to stdout. */
import { text } from 'node:stream/consumers';
import { createServer } from 'vite';

const LANGUAGES = ['en', 'fr', 'uk', 'ru', 'zh-Hant'];
const ART = '/../src/regency/games/castle_combo/web/art';
/** The most that a face can be asked to show: a best place, a lower price, two figures, a full purse. */
const KINDS = {
  row: () => ({ best: 12 }),
  reduced: ({ values }) => ({ best: 12, price: Math.max(0, values.cost - 1) }),
  tableau: ({ values }) => ({ points: 28, gold: values.purse }),
  down: () => ({ points: 0, down: true }),
  sheet: () => ({}),
};

/** Has components bring their styles along with what they draw. */
const styled = {
  name: 'styled',
  enforce: 'pre',
  transform: (code, id) => (id.endsWith('.svelte') ? `<svelte:options css="injected" />${code}` : null),
};

const cards = JSON.parse(await text(process.stdin));
const server = await createServer({
  configFile: new URL('../../vite.config.ts', import.meta.url).pathname,
  plugins: [styled],
  server: { middlewareMode: true, ws: false },
  optimizeDeps: { noDiscovery: true },
  appType: 'custom',
  logLevel: 'error',
});
const load = (path) => server.ssrLoadModule(path);
const { render } = await load('svelte/server');
const { default: Card } = await load(`${ART}/Card.svelte`);
const { loadSpeaker } = await load('/src/i18n/speaker.ts');
const faces = {};
const styles = new Set();
for (const language of LANGUAGES) {
  const { t } = await loadSpeaker(language, 'castle-combo');
  faces[language] = Object.entries(KINDS).flatMap(([kind, shown]) =>
    cards.map((card) => {
      const { head, body } = render(Card, { props: { card, t, ...shown(card) } });
      for (const [style] of head.matchAll(/<style[^]*?<\/style>/g)) styles.add(style);
      return { id: card.id, kind, html: body };
    }),
  );
}
const found = JSON.stringify({ styles: [...styles].join(''), faces });
process.stdout.write(found, () => server.close().then(() => process.exit()));
