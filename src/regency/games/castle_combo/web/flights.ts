/** Motion from facts: cards go from row to tableau, from pile to row, goods to their seats. */
import type { Stage } from '$lib/motion';
import type { CastleComboView, Fact } from '$wire';
import { LOCATIONS } from './catalogue';
import { cellOf } from './model/grid';

/** How the rows looked before the facts: what lay where, and its picture. */
export interface Before {
  rows: (string | null)[][];
  pictures: Map<string, Element>;
}

export function slotName(location: number, slot: number): string {
  return `row-${LOCATIONS[location]}-${slot}`;
}

interface Journey {
  from: string;
  to: string;
  picture?: Element | undefined;
  flip?: boolean;
  /** Whether the place it goes to is empty until it lands. */
  arrives: boolean;
}

/** Return what moves, in order. */
export function journeys(facts: Fact[], before: Before, now: CastleComboView, ids: string[]): Journey[] {
  const found: Journey[] = [];
  const slotOf = (card: number): string | null => {
    for (const [location, row] of before.rows.entries()) {
      const slot = row.indexOf(ids[card] ?? '');
      if (slot >= 0) return slotName(location, slot);
    }
    return null;
  };
  for (const { kind, values } of facts) {
    const seat = values.seat ?? 0;
    if (kind === 'recruited' || kind === 'discarded') {
      const from = slotOf(values.card!);
      if (!from) continue;
      const to =
        kind === 'recruited' ? `cell-${seat}-${values.cell}` : from.replace(/^row-(\w+)-.*/, 'pile-$1');
      found.push({ from, to, picture: before.pictures.get(from), arrives: kind === 'recruited' });
    } else if (kind === 'key_refresh') {
      for (const slot of [0, 1, 2]) {
        const from = slotName(values.location!, slot);
        found.push({
          from,
          to: `pile-${LOCATIONS[values.location!]}`,
          picture: before.pictures.get(from),
          arrives: false,
        });
      }
    } else if (kind === 'turned') {
      const to = slotName(values.location!, values.slot!);
      found.push({
        from: `pile-${LOCATIONS[values.location!]}`,
        to,
        flip: true,
        arrives: true,
      });
    } else if (kind === 'stored') {
      const card = now.seats[seat]?.cards.find((one) => one.card === ids[values.card!]);
      if (card)
        found.push({
          from: 'band',
          to: `cell-${seat}-${cellOf(card.at)}`,
          picture: goodOf('gold', seat),
          arrives: false,
        });
    } else if (kind === 'gained') {
      if (values.gold)
        found.push({ from: 'band', to: `gold-${seat}`, picture: goodOf('gold', seat), arrives: false });
      if (values.keys)
        found.push({ from: 'band', to: `keys-${seat}`, picture: goodOf('keys', seat), arrives: false });
    }
  }
  return found;
}

/** A card's back, without the figures that lie on a pile: they would be seen from behind. */
function back(): Element {
  const card = document.createElement('div');
  card.className = 'cc-back';
  return card;
}

function goodOf(good: 'gold' | 'keys', seat: number): Element | undefined {
  return document.querySelector(`[data-good="${good}-${seat}"] svg`) ?? undefined;
}

/** Fly them one after the other; *away* holds the places whose card is still in the air. */
export function flyAll(stage: Stage, found: Journey[], away: Set<string>): void {
  for (const { arrives, ...journey } of found) {
    if (arrives) away.add(journey.to);
    void stage
      .fly({ ...journey, picture: journey.picture ?? (journey.flip ? back() : null) })
      .finally(() => away.delete(journey.to));
  }
}

/** Remember the rows as they are shown now. */
export function capture(view: CastleComboView, element: HTMLElement | undefined): Before {
  const pictures = new Map<string, Element>();
  for (const shown of element?.querySelectorAll<HTMLElement>('[data-slot]') ?? [])
    pictures.set(shown.dataset.slot!, shown.cloneNode(true) as Element);
  return { rows: view.locations.map((location) => location.row), pictures };
}
