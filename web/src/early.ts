/**
 * What is begun while the rest of the app is still on its way: the words of the language, the screen that
 * is asked for, and what that screen will ask of the server. The page loads this file by itself.
 */
import BOARDS from 'virtual:games/boards';
import { loadWords } from './i18n/files';
import { remembered, startingLanguage } from './remembered';
import { read } from './routes';
import { SCREENS } from './screens';
import { API } from './wire';

// A theme that was chosen is there before the screen: the page's own styles follow the system's.
const { theme } = remembered();
if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme;

const route = read(location.pathname, location.search);
const asked = new Map<string, Promise<Response>>();

function ask(path: string): void {
  // Read to the end, whether or not somebody takes it: half an answer keeps the line busy.
  const answer = fetch(API + path).then(async (half) => new Response(await half.arrayBuffer(), half));
  answer.catch(() => undefined); // whoever takes the answer hears of it
  asked.set(path, answer);
}

/** Return the answer to a request that was made early, to whoever makes it first. */
export function early(path: string): Promise<Response> | undefined {
  const answer = asked.get(path);
  asked.delete(path);
  return answer;
}

// The address of a match does not tell its game; the page does, where the server knows it.
const ofMatch = route.screen === 'table' || route.screen === 'replay';
const told = ofMatch && !route.here ? document.documentElement.dataset.game : undefined;
const game = 'game' in route ? route.game : told;
delete document.documentElement.dataset.game; // said once: another table may follow

// Files that cannot be had are asked for again where they are needed, and it is said there.
void loadWords(startingLanguage(), game ?? null, false, route.screen === 'home').catch(() => undefined);
if (told) {
  void BOARDS[told]?.().catch(() => undefined);
  ask(`/games/${told}/cards`);
}
if (route.screen === 'table' && !route.here) ask('/bots');
void SCREENS[route.screen]?.().catch(() => undefined);
if (!['settings', 'continue', 'history', 'circles', 'lost'].includes(route.screen)) ask('/games');
if (route.screen === 'home') ask('/tables');
