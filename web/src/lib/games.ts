/** The games' own web folders, found by their place: boards are chunks of their own, emblems are in the shell. */
import type { Component } from 'svelte';
import type { GameWeb } from './board';

const BOARDS = import.meta.glob<GameWeb>('../../../src/regency/games/*/web/index.ts', { import: 'default' });
const EMBLEMS = import.meta.glob<Component>('../../../src/regency/games/*/web/Emblem.svelte', {
  import: 'default',
  eager: true,
});

function folder(game: string, file: string): string {
  return `../../../src/regency/games/${game.replaceAll('-', '_')}/web/${file}`;
}

/** Load a game's board; null where the game has none and the generic board must do. */
export async function loadGameWeb(game: string): Promise<GameWeb | null> {
  return (await BOARDS[folder(game, 'index.ts')]?.()) ?? null;
}

/** Return a game's emblem; undefined where it has none. */
export function emblemOf(game: string): Component | undefined {
  return EMBLEMS[folder(game, 'Emblem.svelte')];
}

/** Whether a game has a board of its own. */
export function hasBoard(game: string): boolean {
  return folder(game, 'index.ts') in BOARDS;
}
