/** What the app and a board that a game ships built agree on. The board has a Svelte of its own: only plain
 *  values, functions and elements cross the border, so that neither side must be built with the other. */
import type { GameWeb } from '../lib/board';

/** Raised when a board that was built before cannot be shown any more. */
export const CONTRACT = 1;

/** `board.json`: what there is, by hash-named files beside it; a game that ships no board has the number alone. */
export interface Manifest {
  contract: number;
  module?: string;
  style?: string;
  /** The locale files as Fluent keeps them, by language. */
  words?: Record<string, string>;
  /** What the home page needs before any of the words. */
  titles?: Record<string, Record<string, string>>;
}

export type Part = 'Board' | 'Picture' | 'Emblem';

export interface Mounted {
  /** Give the part its properties anew; those that are the same change nothing. */
  update: (props: Record<string, unknown>) => void;
  leave: () => void;
}

/** The default export of a shipped module. */
export interface Shipped {
  parts: Part[];
  standing?: GameWeb['standing'];
  mount: (part: Part, target: Element, props: Record<string, unknown>) => Mounted;
}
