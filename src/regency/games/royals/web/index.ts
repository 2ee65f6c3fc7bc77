/** Royals in the browser. */
import './theme.css';
import type { GameWeb } from '$lib/board';
import Board from './Board.svelte';
import { scenes, sounds, story } from './model/scenes';
import Picture from './Picture.svelte';
import Finale from './parts/Finale.svelte';

export default { Board, Finale, Picture, scenes, sounds, story } satisfies GameWeb;
