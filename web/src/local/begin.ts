/** Beginning a match on this device. */
import MODULES from 'virtual:games/modules';
import { faceOf } from '../faces';
import { paths } from '../routes';
import { settings } from '../settings.svelte';
import type { SeatRequest } from '../wire';
import type { Entry } from './match';
import { type KeptMatch, type KeptSeat, store } from './store';
import { fresh, LocalTable } from './table';

/** The table of a match that has just begun, until its screen takes it over. */
let ready: LocalTable | null = null;

/** Return a table on this device: the one that has just begun, or one that is gone on with. */
export function tableHere(id: string): LocalTable {
  const taken = ready;
  ready = null;
  if (taken?.id === id) return taken;
  taken?.close();
  return new LocalTable(id);
}

/** Whether a game's rules can run in this page, as far as that can be told before they are tried. */
export function runsHere(game: string): boolean {
  return (
    game in MODULES && 'WebAssembly' in globalThis && 'Worker' in globalThis && 'indexedDB' in globalThis
  );
}

/** Fetch a game's rules ahead. */
export function prepareHere(game: string): void {
  const place = MODULES[game];
  if (place) void Promise.all([fetch(place.module), fetch(place.manifest)]).catch(() => undefined);
}

/** Deal a match, or go on from what was *played* in another one, which is practice; returns its address, or null
 *  where it cannot be played or kept here. */
export async function beginHere(
  game: string,
  wishes: readonly SeatRequest[],
  options: KeptMatch['options'] = {},
  played: readonly Entry[] = [],
): Promise<string | null> {
  if (!runsHere(game)) return null;
  const seats = wishes.map((wish, number) =>
    seat(
      wish,
      number,
      wishes.findIndex(({ kind }) => kind === 'me'),
    ),
  );
  const match = { ...fresh({ game, seats, options }), practice: played.length > 0 };
  const table = new LocalTable(match.id);
  try {
    await store.keep(match, played);
    await table.table();
  } catch (error) {
    console.warn(`The match cannot be played in this page, so a server is asked: ${error}`);
    table.close();
    await store.forget(match.id).catch(() => undefined);
    return null;
  }
  ready?.close();
  ready = table;
  return paths.local(match.id);
}

function seat(wish: SeatRequest, number: number, own: number): KeptSeat {
  if (wish.kind === 'bot')
    return { kind: 'bot', name: '', level: wish.level ?? settings.kept.level, why: null };
  // Others on the same device have faces of their own.
  const face = number === own ? settings.kept.face : faceOf(`${settings.kept.face}${number}`);
  return { kind: 'person', name: (wish.name ?? settings.kept.name).trim(), face, level: null, why: null };
}
