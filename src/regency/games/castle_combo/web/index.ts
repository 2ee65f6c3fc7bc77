/** Castle Combo's own board. */
import './theme.css';
import type { GameWeb } from '$lib/board';
import Board from './Board.svelte';
import { scenes, sounds } from './model/scenes';
import Picture from './Picture.svelte';
import Finale from './parts/Finale.svelte';
import { standing } from './standing';

export default { Board, Finale, Picture, standing, scenes, sounds } satisfies GameWeb;
