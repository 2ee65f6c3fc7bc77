/** The games' own web folders by the game's name: boards are chunks of their own, emblems are in the shell;
 *  a game that this app was not built with may ship its own (`shipped/`). */

import BOARDS from 'virtual:games/boards';
import EMBLEMS from 'virtual:games/emblems';
import GUIDES from 'virtual:games/guides';
import type { Component } from 'svelte';
import type { Shipped } from '../shipped/contract';
import { isForeign, shippedBoard, shipsBoard } from '../shipped/load';
import type { GameWeb } from './board';
import type { GuideWeb } from './guide';

/** What the shell shows a game with: the components it was built with, or the game's own module. */
export type Loaded = { web: GameWeb; shipped?: undefined } | { web?: undefined; shipped: Shipped };

/** Load a game's board; null where the game has none and the generic board must do. */
export async function loadGameWeb(game: string): Promise<Loaded | null> {
  const web = await BOARDS[game]?.();
  if (web) return { web };
  const shipped = isForeign(game) ? await shippedBoard(game) : null;
  return shipped && { shipped };
}

/** Load what draws how to play a game; null where its page has words alone. */
export async function loadGuide(game: string): Promise<GuideWeb | null> {
  return (await GUIDES[game]?.()) ?? null;
}

/** Whether a game's icons are drawn and explained. */
export function hasGuide(game: string): boolean {
  return game in GUIDES;
}

/** Return a game's emblem; undefined where it has none. */
export function emblemOf(game: string): Component | undefined {
  return EMBLEMS[game];
}

/** Whether a game has a board of its own. */
export function hasBoard(game: string): boolean {
  return game in BOARDS || shipsBoard(game);
}
