/** The grid a tableau floats on: which lines are shown, and how wide. */
import type { CastleComboSeatView } from '$wire';

/** A seat's first card lies in the middle of a grid of this side. */
const GRID = 5;
const MIDDLE = 2;
const SIDE = 3;

export function cellOf(at: number[]): number {
  return (at[0]! + MIDDLE) * GRID + at[1]! + MIDDLE;
}

export interface Lines {
  first: number;
  count: number;
  /** Relative sizes: where a tableau may still grow to either side, each side gets half a place. */
  sizes: number[];
}

/** Return the rows (0) or columns (1) to show: the room of three places, and where the tableau may
 *  still *grow* to either side half a place there, a whole one where the next card is about to go. */
export function lines(seat: CastleComboSeatView, axis: 0 | 1, grow: boolean, target: number | null): Lines {
  const used = seat.cards.map((card) => card.at[axis]!);
  if (used.length === 0) return { first: -1, count: SIDE, sizes: [1, 1, 1] };
  const low = Math.min(...used);
  const span = Math.max(...used) - low + 1;
  if (span === SIDE || !grow) return { first: span === 1 ? low - 1 : low, count: SIDE, sizes: [1, 1, 1] };
  const first = low - 1;
  const sizes = Array.from({ length: span + 2 }, (_, i) => {
    const beside = span === 2 && (i === 0 || i === span + 1);
    return beside && first + i !== target ? 0.5 : 1;
  });
  return { first, count: span + 2, sizes };
}

/** Return a cell's row (0) or column (1), counted from the seat's first card. */
export function lineOf(cell: number, axis: 0 | 1): number {
  return (axis === 0 ? Math.floor(cell / GRID) : cell % GRID) - MIDDLE;
}

/** Return the nine places of a small picture: the tableau as far as it is settled, in its top left. */
export function nine(seat: CastleComboSeatView): CastleComboSeatView['cards'][number][][] {
  const starts = ([0, 1] as const).map((axis) => lines(seat, axis, false, null).first);
  return Array.from({ length: SIDE * SIDE }, (_, place) =>
    seat.cards.filter(
      (card) =>
        card.at[0] === starts[0]! + Math.floor(place / SIDE) && card.at[1] === starts[1]! + (place % SIDE),
    ),
  );
}
