/** What moves when something has happened: cards from row to tableau and from pile to row, goods to their seats. */
import type { Journey } from '$lib/motion';
import type { CastleComboView, Fact } from '$wire';
import { LOCATIONS } from './catalogue';
import { cellOf } from './model/grid';

/** What a card seen from behind is called among the pictures. */
const BACK = 'back';

/** How the rows looked before the news: what lay where, and its picture. */
export interface Before {
  rows: (string | null)[][];
  pictures: Map<string, Element>;
}

export function slotName(location: number, slot: number): string {
  return `row-${LOCATIONS[location]}-${slot}`;
}

/** Return what moves, in order; *ids* numbers the cards. */
export function journeys(news: Fact[], before: Before, now: CastleComboView, ids: string[]): Journey[] {
  const found: Journey[] = [];
  const slotOf = (card: number): string | null => {
    for (const [location, row] of before.rows.entries()) {
      const slot = row.indexOf(ids[card] ?? '');
      if (slot >= 0) return slotName(location, slot);
    }
    return null;
  };
  for (const { kind, values } of news) {
    const seat = values.seat ?? 0;
    if (kind === 'recruited' || kind === 'discarded') {
      const from = slotOf(values.card!);
      if (!from) continue;
      const to =
        kind === 'recruited' ? `cell-${seat}-${values.cell}` : from.replace(/^row-(\w+)-.*/, 'pile-$1');
      found.push({ from, to, picture: before.pictures.get(from) ?? null, arrives: kind === 'recruited' });
    } else if (kind === 'key_refresh') {
      for (const slot of [0, 1, 2]) {
        const from = slotName(values.location!, slot);
        found.push({
          from,
          to: `pile-${LOCATIONS[values.location!]}`,
          picture: before.pictures.get(from) ?? null,
          arrives: false,
        });
      }
    } else if (kind === 'turned') {
      const to = slotName(values.location!, values.slot!);
      found.push({
        from: `pile-${LOCATIONS[values.location!]}`,
        to,
        picture: before.pictures.get(BACK) ?? null,
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

/** Return the places that what happened has changed: cells, slots of the rows, and goods. */
export function touched(since: Fact[]): string[] {
  return since.flatMap(({ kind, values }) => {
    const { seat = 0, location = 0, slot = 0 } = values;
    if (kind === 'recruited') return [`cell-${seat}-${values.cell}`];
    if (kind === 'turned') return [slotName(location, slot)];
    if (kind === 'gained')
      return (['gold', 'keys'] as const).flatMap((good) => (values[good] ? [`${good}-${seat}`] : []));
    return [];
  });
}

/** A card's back, without the figures that lie on a pile: they would be seen from behind. */
function back(): Element {
  const card = document.createElement('div');
  card.className = 'flying-back';
  return card;
}

function goodOf(good: 'gold' | 'keys', seat: number): Element | null {
  return document.querySelector(`[data-good="${good}-${seat}"] svg`);
}

/** Remember the rows as they are shown now. */
export function capture(view: CastleComboView, element: HTMLElement | undefined): Before {
  const pictures = new Map<string, Element>([[BACK, back()]]);
  for (const shown of element?.querySelectorAll<HTMLElement>('[data-slot]') ?? [])
    pictures.set(shown.dataset.slot!, shown.cloneNode(true) as Element);
  return { rows: view.locations.map((location) => location.row), pictures };
}
