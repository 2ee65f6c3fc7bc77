/** For the King (and Me) in the browser. */
import './theme.css';
import type { GameWeb } from '$lib/board';
import Board from './Board.svelte';
import Picture from './Picture.svelte';

export default { Board, Picture } satisfies GameWeb;
