/** What moves when something has happened: cards between the deck, the council and the seats. */
import type { Journey } from '$lib/motion';
import type { CardInfo, Fact } from '$wire';
import { cardOf, officeOf } from './catalogue';

/** Where a card comes from and goes to, by kind of fact; `seat` stands for the seat's row. */
const PATHS: Record<string, [string, string]> = {
  drawn: ['deck', 'held'],
  kept: ['held', 'seat'],
  offered: ['held', 'centre'],
  favoured: ['held', 'favour-deck'],
  took: ['centre', 'seat'],
  turned: ['favour-deck', 'lot'],
  won: ['lot', 'seat'],
  paid: ['seat', 'lot'],
  discarded: ['seat', 'lot'],
  penalty: ['seat', 'lot'],
};

/** What is seen only when its card has landed. */
const ARRIVES = new Set(['drawn', 'turned']);

/** What is changed by a fact, by its kind; `seat` stands for the seat's row. */
const TOUCHED: Record<string, string> = {
  kept: 'seat',
  took: 'seat',
  won: 'seat',
  penalty: 'seat',
  turned: 'lot',
};

/** Return the places that what happened has changed: seats, duty tiles, cards of the centre, the lot. */
export function touched(since: Fact[], cards: Map<string, CardInfo>): string[] {
  return since.flatMap(({ kind, values }) => {
    if (kind === 'raised' || kind === 'lowered') return [`office-${officeOf(values.office!, cards)}`];
    if (kind === 'offered') return [`offer-${cardOf(values.card!, cards)}`];
    const place = TOUCHED[kind];
    if (!place) return [];
    return [place === 'seat' ? `seat-${values.seat}` : place];
  });
}

/** Return what moves, in order; *sprites* holds the picture of each fact's card. */
export function journeys(news: Fact[], sprites: HTMLElement | undefined): Journey[] {
  return news.flatMap((fact, i) => {
    const path = PATHS[fact.kind];
    const picture = sprites?.querySelector(`[data-fact="${i}"]`);
    if (!path || !picture) return [];
    const [from, to] = path.map((place) => (place === 'seat' ? `seat-${fact.values.seat}` : place));
    return [{ from: from!, to: to!, picture, arrives: ARRIVES.has(fact.kind) }];
  });
}
