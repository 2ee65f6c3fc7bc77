/** For the King (and Me) in the browser. */
import './theme.css';
import type { GameWeb } from '$lib/board';
import Board from './Board.svelte';
import { scenes, sounds, story } from './model/scenes';
import { reach } from './model/seats';
import { stakes } from './model/stakes';
import Picture from './Picture.svelte';
import Finale from './parts/Finale.svelte';

export default { Board, Finale, Picture, reach, scenes, sounds, stakes, story } satisfies GameWeb;
