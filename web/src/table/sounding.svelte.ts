/** What is heard of a match: what happens, whose turn it is, what is said, and who has won. */
import { untrack } from 'svelte';
import type { GameWeb } from '../lib/board';
import type { TableClient } from '../net/table.svelte';
import { play } from '../sound/sound';
import type { TableInfo } from '../wire';
import { saidByOthers } from './said';

interface Heard {
  client: () => TableClient;
  table: () => TableInfo;
  /** What the game's facts sound like. */
  sounds: () => GameWeb['sounds'];
  myTurn: () => boolean;
  won: () => boolean;
}

/** Let a match be heard for as long as its room is shown. */
export function beHeard({ client, table, sounds, myTurn, won }: Heard): void {
  $effect(() => {
    const kinds = new Set(client().news.map((fact) => sounds()?.[fact.kind]));
    untrack(() => {
      for (const kind of kinds) if (kind) play(kind);
    });
  });
  let called = false;
  $effect(() => {
    if (myTurn() && !called) play('turn');
    called = myTurn();
  });
  $effect(() => {
    if (won()) untrack(() => play('win'));
  });
  /** Lines of the talk that were there before one came make no sound. */
  let heard = untrack(() => table().lines);
  $effect(() => {
    const { said, next } = saidByOthers(client().chat, heard, table().seats);
    heard = next;
    if (said) untrack(() => play('word'));
  });
}
