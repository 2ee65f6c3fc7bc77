/** What a card is, from the catalogue's printed figures. */
import type { CardInfo } from '$wire';

export type Face =
  | { kind: 'government'; office: string; letter: string; value: number }
  | { kind: 'gold'; value: number }
  | { kind: 'king'; king: string; ups: number; downs: number; choice: boolean }
  | { kind: 'office'; office: string };

/** Return what is printed on a card; null for one that is hidden. */
export function face(card: CardInfo | null | undefined): Face | null {
  if (!card) return null;
  return { kind: card.kind, ...card.values } as unknown as Face;
}

/** Return the office that facts tell by its number: each has one, whether it is in play or not. */
export function officeOf(number: number, cards: Map<string, CardInfo>): string | undefined {
  const offices = [...cards.values()].filter((card) => card.kind === 'office');
  return offices[number]?.values.office as string | undefined;
}

/** Number the cards as actions do: the catalogue's order, without the offices before them. */
export function numbers(cards: Map<string, CardInfo>): Map<string, number> {
  const found = new Map<string, number>();
  for (const card of cards.values()) if (card.kind !== 'office') found.set(card.id, found.size);
  return found;
}

/** Return the card that facts tell by its number. */
export function cardOf(number: number, cards: Map<string, CardInfo>): string | undefined {
  return [...numbers(cards).keys()][number];
}

/** A card of a hand; copies of a card have keys of their own. */
export interface Held {
  key: string;
  id: string;
  value: number;
}

/** Sort a hand: by office in the order of letters, and gold from large to small. */
export function sortHand(ids: string[], cards: Map<string, CardInfo>): Map<string, Held[]> {
  const piles = new Map<string, Held[]>();
  const copies = new Map<string, number>();
  for (const id of ids) {
    const shown = face(cards.get(id));
    if (!shown || !('value' in shown)) continue;
    const copy = copies.get(id) ?? 0;
    copies.set(id, copy + 1);
    const pile = shown.kind === 'gold' ? 'gold' : shown.office;
    const held = { key: `${id}#${copy}`, id, value: shown.value };
    piles.set(pile, [...(piles.get(pile) ?? []), held]);
  }
  piles.get('gold')?.reverse();
  return piles;
}

/** Return the worth of cards together. */
export function worth(cards: Held[]): number {
  return cards.reduce((sum, card) => sum + card.value, 0);
}
