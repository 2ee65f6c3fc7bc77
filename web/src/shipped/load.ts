/** The app's side of the contract: what games that it was not built with bring along. */
import bundled from 'virtual:games/words';
import type { Words } from '../i18n/files';
import { Failed } from '../net/failed';
import { CONTRACT, type Manifest, type Shipped } from './contract';

/** Where a game's built board lies on the server. */
const folder = (game: string): string => `/boards/${encodeURIComponent(game)}/`;

const manifests = new Map<string, Promise<Manifest>>();
/** The manifests that have come, for those who cannot wait. */
const known = new Map<string, Manifest>();

/** Whether a game is a stranger to this build, and brings its own. */
export function isForeign(game: string): boolean {
  return !(game in bundled);
}

async function get<Answer>(address: string): Promise<Answer> {
  const answer = await fetch(address).catch((error: unknown) => {
    throw new Failed(0, null, String(error));
  });
  if (!answer.ok) throw new Failed(answer.status, null, answer.statusText);
  return answer.json();
}

async function read(game: string): Promise<Manifest> {
  const manifest = await get<Manifest>(`${folder(game)}board.json`);
  // A board of another contract is left alone: the generic one stands in.
  const usable = manifest.contract === CONTRACT ? manifest : { contract: CONTRACT };
  known.set(game, usable);
  return usable;
}

/** Ask once what a foreign game ships. */
export function manifestOf(game: string): Promise<Manifest> {
  let asked = manifests.get(game);
  if (!asked) {
    asked = read(game);
    manifests.set(game, asked);
    asked.catch(() => manifests.delete(game));
  }
  return asked;
}

/** Learn what all foreign games among these ship, before they are shown. */
export async function meet(games: readonly { name: string }[]): Promise<void> {
  await Promise.all(games.filter((game) => isForeign(game.name)).map((game) => manifestOf(game.name)));
}

/** Whether a game that was met ships a board. */
export function shipsBoard(game: string): boolean {
  return known.get(game)?.module !== undefined;
}

/** A title of a game that was met. */
export function titleOf(game: string, language: string, key: string): string | undefined {
  return known.get(game)?.titles?.[language]?.[key];
}

/** A foreign game's words; none where it ships none. */
export async function shippedWords(game: string, language: string): Promise<Words> {
  const file = (await manifestOf(game)).words?.[language];
  return file ? get<Words>(folder(game) + file) : {};
}

/** A foreign game's board; null where it ships none. */
export async function shippedBoard(game: string): Promise<Shipped | null> {
  const { module, style } = await manifestOf(game);
  if (!module) return null;
  const address = folder(game) + module;
  const [loaded] = await Promise.all([
    import(/* @vite-ignore */ address) as Promise<{ default: Shipped }>,
    style ? styled(folder(game) + style) : undefined,
  ]);
  return loaded.default;
}

/** Add a style sheet to the page, once, and wait until it is there. */
function styled(address: string): Promise<void> {
  const there = document.querySelector<HTMLLinkElement>(`link[href="${CSS.escape(address)}"]`);
  if (there?.sheet) return Promise.resolve();
  const link = there ?? Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address });
  const loaded = new Promise<void>((done, fail) => {
    link.addEventListener('load', () => done());
    link.addEventListener('error', () => fail(new Failed(0, null, `${address} cannot be had`)));
  });
  if (!there) document.head.append(link);
  return loaded;
}
