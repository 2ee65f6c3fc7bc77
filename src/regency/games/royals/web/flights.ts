/** What moves when something has happened: cards between decks, row and hands, coins from the cities, markers from countries and titles. */
import type { Journey } from '$lib/motion';
import type { Fact } from '$wire';

/** Return the places that what happened has changed: nobles and the open cards. */
export function touched(since: Fact[]): string[] {
  return since.flatMap(({ kind, values }) => {
    if (kind === 'claimed' || kind === 'usurped') return [`noble-${values.noble}`];
    return kind === 'turned' ? [`row-${values.slot}`] : [];
  });
}

function later(journeys: Journey[]): Journey[] {
  return journeys.map((one) => ({ ...one, later: true }));
}

/** Return what moves, in order; *kinds* numbers the cards, *pictures* has one of each kind, and of a coin. */
export function journeys(
  news: Fact[],
  kinds: string[],
  viewer: number,
  pictures: ReadonlyMap<string, Element>,
): Journey[] {
  return news.flatMap((fact) => {
    const { seat = -1, slot, city } = fact.values;
    const card = kinds[fact.values.card ?? -1];
    const home = seat === viewer && card ? `hand-${card}` : `seat-${seat}`;
    const fly = (from: string, to: string, picture: string): Journey[] => [
      { from, to, picture: pictures.get(picture) ?? null },
    ];
    if (fact.kind === 'drew') return fly('deck', home, card ?? 'country');
    if (fact.kind === 'schemed') return fly('plots', home, card ?? 'intrigue');
    // What a period and the titles gave goes to its seats once the scenes have told it.
    if (fact.kind === 'majority')
      return later(fly(`country-${fact.values.country}`, `seat-${seat}`, 'marker'));
    if (fact.kind === 'title') return later(fly(`title-${fact.values.title}`, `seat-${seat}`, 'marker'));
    if (fact.kind === 'country') return fly(`country-${fact.values.country}`, `seat-${seat}`, 'marker');
    if (fact.kind === 'house') return fly('house', `seat-${seat}`, 'marker');
    if (fact.kind === 'city') return fly(`city-${city}`, `seat-${seat}`, 'coin');
    if (!card) return [];
    if (fact.kind === 'took') return fly(`row-${slot}`, home, card);
    if (fact.kind === 'laid' || fact.kind === 'discarded') return fly(home, 'discards', card);
    if (fact.kind === 'turned')
      return fly('deck', `row-${slot}`, card).map((one) => ({ ...one, arrives: true }));
    return [];
  });
}
