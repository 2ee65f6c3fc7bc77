/** By what nobles, titles and markers are found in the almanac: their kind, country and title. */
import type { Filter } from '$lib/guide';
import type { CardInfo } from '$wire';

const KINDS = ['noble', 'title', 'city', 'country', 'intrigue', 'period', 'house'];
const COUNTRIES = ['france', 'german-states', 'britain', 'spain'];
const TITLES = ['marshal', 'baron', 'countess', 'duke', 'cardinal', 'princess', 'king'];

function countriesOf({ id, kind, values }: CardInfo): string[] {
  if (kind === 'country') return [id];
  if (kind === 'intrigue') return id.split('+');
  return typeof values.country === 'number' ? [COUNTRIES[values.country]!] : [];
}

export default [
  {
    name: 'filter-kind',
    values: KINDS.map((id) => ({ id, name: { key: `filter-kind-${id}`, params: {} } })),
    has: (card, id) => card.kind === id,
  },
  {
    name: 'filter-country',
    values: COUNTRIES.map((id) => ({ id, name: { key: `country-${id}`, params: {} } })),
    has: (card, id) => countriesOf(card).includes(id),
  },
  {
    name: 'filter-title',
    values: TITLES.map((id) => ({ id, name: { key: `title-${id}`, params: {} } })),
    has: (card, id) => card.id === id || TITLES[card.values.title as number] === id,
  },
] satisfies Filter[];
