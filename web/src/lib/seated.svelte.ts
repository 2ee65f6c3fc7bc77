/** Who sits where, for whatever draws a seat; and the art of faces, which is fetched when it is first wanted. */
import { type Component, getContext, setContext } from 'svelte';
import type { Face, SeatInfo } from '../wire';

/** What of a seat its face follows from. */
export type Sitter = Pick<SeatInfo, 'kind' | 'face' | 'level'>;

const KEY = 'seated';

/** Tell all that is drawn below who sits where. */
export function tellWhoSits(sitters: () => readonly Sitter[]): void {
  setContext(KEY, sitters);
}

/** Return how to ask who sits where; where nobody has told, nobody does. */
export function seated(): () => readonly Sitter[] {
  return getContext<(() => readonly Sitter[]) | undefined>(KEY) ?? (() => []);
}

export interface LikenessProps {
  /** A person's face, or a bot's level. */
  face: Face | null;
  level: string | null;
  /** Whose colours are worn and painted on. */
  seat: number;
  /** With shoulders and what they hold, where there is room for it. */
  whole?: boolean;
}

let likeness = $state.raw<Component<LikenessProps> | null>(null);
let asked: Promise<void> | null = null;

/** What draws a face; null until it has come. */
export function artOfFaces(): Component<LikenessProps> | null {
  return likeness;
}

/** Fetch it; a face that never comes leaves the seat's mark in its place. */
export function fetchFaces(): Promise<void> {
  asked ??= import('./portraits/Likeness.svelte').then(
    (found) => {
      likeness = found.default;
    },
    () => {
      asked = null;
    },
  );
  return asked;
}
