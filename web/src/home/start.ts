/** Starting a match from the home page. */
import { app } from '../app.svelte';
import { loadGameWeb } from '../lib/games';
import { api } from '../net/api';
import { paths, router } from '../router.svelte';
import { SCREENS } from '../screens';
import { settings } from '../settings.svelte';
import { SLOW } from '../setup/plan';
import type { GameInfo, NewTable, SeatRequest } from '../wire';

/** Three make a court: the number of seats where nobody chose another. */
const USUAL_SEATS = 3;

/** Return how many seats a game is started with: as last time, or the usual number. */
export function usualSeats(game: GameInfo): number {
  const last = settings.kept.seats[game.name];
  if (last !== undefined && game.seats.includes(last)) return last;
  return game.seats.includes(USUAL_SEATS) ? USUAL_SEATS : game.seats[0]!;
}

/** Fetch what a match needs while the person still reaches for the button, or the table is laid. */
export function prepare(game: GameInfo): void {
  const rules = import('../local/begin').then(({ prepareHere }) => prepareHere(game.name));
  const needed = [SCREENS.table?.(), loadGameWeb(game.name), app.load(game.name), rules];
  void Promise.all(needed).catch(() => undefined); // the table itself says what is missing
}

/** Sit down against bots at once: on this device where its rules run, at a server's table otherwise. */
export async function playNow(game: GameInfo): Promise<void> {
  const level = settings.kept.level;
  prepare(game);
  const bots = Array.from({ length: usualSeats(game) - 1 }, (): SeatRequest => ({ kind: 'bot', level }));
  await startAlone({ game: game.name, seats: [{ kind: 'me' }, ...bots] });
}

/** Begin a match that waits for nobody elsewhere: on this device where its rules run and no clock is asked for. */
export async function startAlone(wanted: NewTable, replace = false): Promise<void> {
  await app.attempt(async () => {
    const { beginHere } = await import('../local/begin');
    const here = wanted.clock ? null : await beginHere(wanted.game, wanted.seats, wanted.options);
    if (here) return router.go(here, replace);
    await app.introduce();
    const table = await api.open({ ...wanted, start: true });
    router.go(paths.table(table.id), replace);
  });
}

/** Open a table for guests: its waiting room shows the link and the QR code. */
export async function invite(game: GameInfo): Promise<void> {
  const others = Array.from({ length: usualSeats(game) - 1 }, (): SeatRequest => ({ kind: 'open' }));
  await app.attempt(async () => {
    await app.introduce();
    const table = await api.open({ game: game.name, seats: [{ kind: 'me' }, ...others], clock: SLOW });
    router.go(paths.table(table.id));
  });
}
