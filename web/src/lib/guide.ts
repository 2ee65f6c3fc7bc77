/** How to play: what a game's `web/Guide.svelte` and `web/almanac.ts` give to the shell. */
import type { Component } from 'svelte';
import type { CardInfo, Text } from '../wire';
import type { BoardProps } from './board';

/** How many pictures show a turn. */
export const TURN = [1, 2, 3, 4] as const;

/** An icon of the boards: its name, and what it means or counts, are `icon-<id>` and `icon-<id>-about`
 *  of the guide's words unless it names others. */
export interface GuideIcon {
  id: string;
  name?: string;
  about?: string;
}

/** The end of a real match, from `guide/example.json`: what one seat got its points for. */
export interface Example<View = unknown> {
  seat: number;
  view: View;
  sheet: { points: number; reason: Text; clause: string }[];
  total: number;
}

export interface GuideProps {
  /** What to draw: `turn-1` … `turn-4`, `example`, or `icon-<id>`. */
  draws: string;
  cards: Map<string, CardInfo>;
  say: (text: Text) => string;
  t: BoardProps['t'];
}

/** What `web/Guide.svelte` exports. */
export interface GuideWeb {
  default: Component<GuideProps>;
  ICONS: GuideIcon[];
  EXAMPLE?: Example;
}

/** One way to find cards in the almanac: values to choose from, and which of them a card has. */
export interface Filter {
  /** A message of the guide's words: what is chosen. */
  name: string;
  values: { id: string; name: Text }[];
  has: (card: CardInfo, id: string) => boolean;
}

/** What a search compares: small letters without marks. */
export function fold(text: string, language: string): string {
  const bare = text.toLocaleLowerCase(language).normalize('NFD').replace(/\p{M}/gu, '');
  return bare.replaceAll('’', "'");
}

/** Whether a text has every word that is wanted. */
export function mentions(text: string, wanted: string, language: string): boolean {
  const folded = fold(text, language);
  return fold(wanted, language)
    .split(/\s+/)
    .every((part) => folded.includes(part));
}
