/** A small board for a game outside the repository. */
import './theme.css';
import type { GameWeb } from '$lib/board';
import Board from './Board.svelte';
import Picture from './Picture.svelte';

export default { Board, Picture } satisfies GameWeb;
