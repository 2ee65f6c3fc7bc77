/** The printed figures of a card, as `show/catalogue.py` writes them into the catalogue. */
import type { CardInfo } from '$wire';

export const SHIELDS = [
  'nobility',
  'faith',
  'scholarship',
  'military',
  'craftsmanship',
  'peasantry',
] as const;
export type ShieldName = (typeof SHIELDS)[number];
export const LOCATIONS = ['castle', 'village'] as const;
export type Location = (typeof LOCATIONS)[number];
export type Scope = 'row' | 'column' | 'row_and_column' | 'tableau';

/** What an ability or a scroll counts. */
export interface Each {
  kind: string;
  shields?: ShieldName[];
  banners?: Location[];
  number?: number;
  sign?: '=' | '>=';
}

/** One line of an ability. */
export interface Line {
  kind: string;
  amount: number;
  each?: Each;
  neighbour?: boolean;
  /** discard_from_row: whose row, and what it pays. */
  location?: Location;
  gain?: 'gold' | 'keys';
  /** discount: for which cards. */
  castle?: boolean;
  village?: boolean;
}

export interface Scroll extends Each {
  points: number;
  scope?: Scope;
  /** position: the places of nine that pay. */
  places?: number[];
}

export interface Figures {
  location: Location;
  cost: number;
  shields: ShieldName[];
  messenger: boolean;
  purse: number;
  choice: boolean;
  ability: Line[];
  scroll: Scroll;
}

/** A card's printed figures. */
export function figuresOf(card: CardInfo): Figures {
  return card.values as unknown as Figures;
}
