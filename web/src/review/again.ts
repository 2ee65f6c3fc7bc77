/** Playing on from a moment of a finished match. */
import { app, t } from '../app.svelte';
import { beginHere } from '../local/begin';
import { entryOf } from '../local/info';
import { recordedSeat } from '../names';
import { router } from '../router.svelte';
import { settings } from '../settings.svelte';
import type { PlayedStep, ReplayInfo, SeatRequest } from '../wire';

/** Decide again in a seat after so many steps: against the same bots, and bots for the people, on this device. */
export async function tryAgain(
  match: ReplayInfo,
  steps: readonly PlayedStep[],
  after: number,
  mine: number,
): Promise<void> {
  const seats = match.names.map((name, seat): SeatRequest => {
    if (seat === mine) return { kind: 'me' };
    return { kind: 'bot', level: recordedSeat(name, false).level ?? settings.kept.level };
  });
  await app.attempt(async () => {
    const played = steps.slice(0, after).map(entryOf);
    const address = await beginHere(match.game, seats, match.options, played);
    if (address) router.go(address);
    else app.trouble = t('lookback-try-failed');
  });
}
