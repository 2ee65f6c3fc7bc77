/** What the shell gives to a game's board. A board knows no rule: it shows `view`, lights `legal`, and sends
 *  the number of an action. */
import type { Component } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { CardInfo, Fact, GameInfo, Legal, PreviewMessage, ScoreLine, SeatInfo, Text } from '../wire';

export interface BoardProps<View = unknown> {
  view: View;
  /** The seat looked from; -1: a spectator. */
  viewer: number;
  seats: SeatInfo[];
  game: GameInfo;
  /** Cards by id, to be looked at large and described, in the order of the game's catalogue. */
  cards: Map<string, CardInfo>;
  legal: Legal[];
  /** Who may act now. */
  toAct: number[];
  /** The action picked and not yet confirmed. */
  chosen: number | null;
  preview: PreviewMessage | null;
  /** By action: by how much it changes the viewer's points, where that is certain; null while it is worked out. */
  gains: (number | null)[] | null;
  /** The same of what could be done after a legal action; null where that cannot be known. */
  gainsAfter?: (action: number) => Promise<(number | null)[] | null>;
  /** Live points and their reasons. */
  sheet: ScoreLine[];
  points: (number | null)[];
  /** What just happened, for motion; empty after a reload. */
  news: Fact[];
  /** A great moment is told over the board. */
  covered?: boolean;
  /** What happened since the viewer last acted: marked on the board until they act again. */
  since?: Fact[];
  /** Motion is unwanted: show the result at once. */
  still: boolean;
  /** Say a text in the reader's language. */
  say: (text: Text) => string;
  /** Say a key of the game's or the shell's locale files. */
  t: (key: string, params?: Record<string, unknown>) => string;
  /** Say in the headline what the viewer is about to do, e.g. where the card goes that they chose; null: nothing. */
  tell?: (words: string | null) => void;
  /** Pick an action; the shell shows its preview and asks to confirm, unless confirming is off.
   *  An action that is not legal answers with the rule that forbids it. */
  choose: (action: number) => void;
  /** Pick an action that can be taken back for nothing: it is played at once, whatever is to be confirmed. */
  take: (action: number) => void;
  /** Play actions one after the other as one decision, without asking to confirm: for steps that a
   *  person sees as one, or that cost nothing yet. Stops at the first refusal and shows its reason. */
  run: (actions: number[]) => void;
  /** Take the last decision back; `mayUndo` tells whether that is free, must be asked for, or impossible. */
  undo: () => void;
  mayUndo: 'free' | 'ask' | null;
  /** A move is on its way to the server: show the board as it will answer, but let nothing be pressed twice. */
  sending: boolean;
  /** `{@attach explain(action)}`: an element whose action is not legal now answers hover and focus
   *  with the rule that forbids it, and is marked as disabled; does nothing where it is legal. */
  explain: (action: number) => Attachment<HTMLElement>;
  /** Drop the pick. */
  cancel: () => void;
  /** Show a card large. */
  inspect: (card: string) => void;
}

/** A great moment of the game, which the shell shows over the board: what begins it, and what is told of it. */
export interface SceneRule {
  /** The kinds of facts that begin it; the card that the first of them names is shown. */
  on: string[];
  /** The key of its title in the game's words. */
  title: string;
  /** The kinds of facts whose lines are told, one after the other. */
  rows: string[];
  /** The value of such a fact that is its points. */
  points?: string;
  /** Points by seat as the view has them, where it is to be told who leads; what came after the scene is taken off. */
  standing?: (view: never) => number[];
}

/** How the story of a match divides, where that is more than who acts: for replays. */
export interface StoryRules {
  /** Kinds of facts that only the seat does whose turn it is, as the first of a step: what others do meanwhile belongs
   *  to that turn. Without them whoever acts has the turn. */
  turns?: string[];
  /** After such a fact something begins that all deal with together, such as an auction. The key of the game's words that
   *  names it is said with what the fact's line says. */
  lot?: { on: string; name: string };
  /** The kinds of facts after whose step another part of the match begins, and the keys of the parts' names, the last for
   *  all that follow; they are said with `number`. */
  parts?: { after: string[]; names: string[] };
}

/** What the picture of the end is given: all that is open now, and the lines of the score counted so far. */
export interface FinaleProps<View = unknown> {
  view: View;
  names: string[];
  cards: Map<string, CardInfo>;
  counted: ScoreLine[];
  say: BoardProps['say'];
  t: BoardProps['t'];
}

/** What a fact sounds like. */
export type FactSound = 'card' | 'coin' | 'hammer';

/** What a game's `web/index.ts` exports as default. The emblem of the home page is the default export
 *  of `web/Emblem.svelte` beside it, a component without props, so that the home page loads nothing else. */
export interface GameWeb {
  Board: Component<BoardProps<never>>;
  /** A card's picture, for the large view, the log and the catalogue. */
  Picture?: Component<{ card: CardInfo; say: (text: Text) => string }>;
  /** What is to be said of a card as things stand, under its picture: the sum so far, where it lies. */
  standing?: (view: never, viewer: number, card: string) => Text[];
  /** What is at stake with an action beyond its own effect, to be told before it is confirmed: what winning would bring. */
  stakes?: (
    view: never,
    viewer: number,
    action: number,
    game: GameInfo,
    cards: Map<string, CardInfo>,
  ) => Text[];
  /** The fewest and the most points a seat has if the match ended now; null where that cannot be told. */
  reach?: (view: never, seat: number) => [least: number, most: number] | null;
  scenes?: SceneRule[];
  story?: StoryRules;
  /** The end as a picture, over the score; it is for the eye alone: the score tells the same in words. */
  Finale?: Component<FinaleProps<never>>;
  /** By kind of fact. */
  sounds?: Record<string, FactSound>;
}

/** The number of an action of a named span, e.g. `action(game, 'place', 4)`. */
export function action(game: GameInfo, span: string, argument = 0): number {
  const found = game.actions[span];
  if (!found || argument < 0 || argument >= found.size) throw new RangeError(`${span}+${argument}`);
  return found.start + argument;
}

/** Whether an action may be chosen now. */
export function isLegal(legal: Legal[], wanted: number): boolean {
  return legal.some((entry) => entry.action === wanted);
}
