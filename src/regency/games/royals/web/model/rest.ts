/** What can be known of the cards one does not see: all there are, less those that lie open or in one's hand. */
import type { RoyalsView } from '$wire';
import type { Model } from '../catalogue';
import { counts } from './payment';

export interface Rest {
  kind: string;
  /** In this match; some country cards stay in the box where few play. */
  total: number;
  /** In a deck or in a hand, nobody outside knows which. */
  unseen: number;
  discarded: number;
}

export function restOf({ countries, intrigue }: Model, view: RoyalsView, viewer: number): Rest[] {
  const staged = counts(view.staged);
  const totals = [
    ...countries.map((one) => [one.id, one.cards - one.removed[view.seats.length]!] as const),
    ...intrigue.map((one) => [one.id, one.copies] as const),
  ];
  return totals.map(([kind, total]) => {
    const discarded = view.discards[kind] ?? 0;
    const held = view.seats.map((seat, number) => (number === viewer ? seat.hand : seat.known)?.[kind] ?? 0);
    const open = view.row.filter((one) => one === kind).length + (staged[kind] ?? 0);
    return {
      kind,
      total,
      discarded,
      unseen: total - discarded - open - held.reduce((sum, count) => sum + count, 0),
    };
  });
}
