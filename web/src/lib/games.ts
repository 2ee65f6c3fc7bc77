/** The games' own web folders, found by their place; each is a chunk of its own, loaded when needed. */
import type { Component } from 'svelte';
import type { GameWeb } from './board';

const BOARDS = import.meta.glob<GameWeb>('../../../src/regency/games/*/web/index.ts', { import: 'default' });
const EMBLEMS = import.meta.glob<Component>('../../../src/regency/games/*/web/Emblem.svelte', {
  import: 'default',
});

function folder(game: string, file: string): string {
  return `../../../src/regency/games/${game.replaceAll('-', '_')}/web/${file}`;
}

/** Load a game's board; null where the game has none and the generic board must do. */
export async function loadGameWeb(game: string): Promise<GameWeb | null> {
  return (await BOARDS[folder(game, 'index.ts')]?.()) ?? null;
}

/** Load a game's emblem; null where it has none. */
export async function loadEmblem(game: string): Promise<Component | null> {
  return (await EMBLEMS[folder(game, 'Emblem.svelte')]?.()) ?? null;
}

/** Whether a game has a board of its own. */
export function hasBoard(game: string): boolean {
  return folder(game, 'index.ts') in BOARDS;
}
