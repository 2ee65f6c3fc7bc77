/** Castle Combo's own board. */
import './theme.css';
import type { GameWeb } from '$lib/board';
import Board from './Board.svelte';
import Picture from './Picture.svelte';
import { standing } from './standing';

export default { Board, Picture, standing } satisfies GameWeb;
