/** Where a card is as things stand, and what it is worth there. */
import type { CastleComboView, Text } from '$wire';
import { LOCATIONS } from './catalogue';

export function standing(view: CastleComboView, _viewer: number, card: string): Text[] {
  for (const [number, seat] of view.seats.entries()) {
    const found = seat.cards.find((one) => one.card === card);
    if (found?.face === 'down') return [{ key: 'board-standing-down', params: { seat: number } }];
    if (found) return [{ key: 'board-standing-tableau', params: { seat: number, points: found.points } }];
  }
  for (const [i, place] of LOCATIONS.entries()) {
    const { row, discards, in_deck } = view.locations[i]!;
    const location = { key: `of-${place}`, params: {} };
    const slot = row.indexOf(card);
    const price = view.prices[i]![slot] ?? 0;
    if (slot >= 0) return [{ key: 'board-standing-row', params: { location, price } }];
    if (discards.includes(card)) return [{ key: 'board-standing-discards', params: { location } }];
    if (in_deck.includes(card)) return [{ key: 'board-standing-deck', params: { location } }];
  }
  return [];
}
