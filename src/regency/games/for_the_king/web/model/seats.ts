/** What is known of a seat, in the forms a board shows. */
import type { CardInfo, ForTheKingSeatView, ForTheKingView } from '$wire';

/** Return a seat's gold, or as much of it as was seen going there. */
export function knownGold(seat: ForTheKingSeatView, cards: Map<string, CardInfo>): number {
  if (seat.gold !== null) return seat.gold;
  let sum = 0;
  for (const id of seat.seen) {
    const card = cards.get(id);
    if (card?.kind === 'gold') sum += card.values.value as number;
  }
  return sum;
}

/** Return the fewest and the most points a seat has if the match ended now; null where its hand is hidden. */
export function reach(view: ForTheKingView, seat: number): [number, number] | null {
  const { points_least, points_most } = view.seats[seat]!;
  return points_least === null || points_most === null ? null : [points_least, points_most];
}

/** Return a figure of which only the bounds are known. */
export function between(least: number, most: number): string {
  return least === most ? `${least}` : `${least}–${most}`;
}

/** Return the letters of an office among cards. */
export function seenIn(cards: string[], office: string): string[] {
  const found = cards.filter((id) => id.startsWith(`${office}-`));
  return found.map((id) => id.slice(office.length + 1)).sort();
}

export type SeatState = 'high' | 'passed' | 'barred' | 'lead';

/** Return what a seat is at this moment beside its turn: adviser or first bidder, in or out. */
export function state(view: ForTheKingView, seat: number): SeatState | null {
  const { auction } = view;
  if (auction) {
    if (view.seats[seat]?.barred) return 'barred';
    if (auction.high_seat === seat) return 'high';
    if (!view.seats[seat]?.inside) return 'passed';
    return null;
  }
  return view.phase !== 'done' && view.phase !== 'king' && view.adviser === seat ? 'lead' : null;
}
