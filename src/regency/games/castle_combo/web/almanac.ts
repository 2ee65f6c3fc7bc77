/** By what the characters are found in the almanac: their row, their shields, their price. */
import type { Filter } from '$lib/guide';
import type { CardInfo } from '$wire';
import { figuresOf, LOCATIONS, SHIELDS } from './catalogue';

const isCharacter = (card: CardInfo) => card.kind !== 'piece';
const HIGHEST = 7;

export default [
  {
    name: 'filter-location',
    values: LOCATIONS.map((id) => ({ id, name: { key: `location-${id}`, params: {} } })),
    has: (card, id) => isCharacter(card) && figuresOf(card).location === id,
  },
  {
    name: 'filter-shield',
    values: SHIELDS.map((id) => ({ id, name: { key: `icon-${id}`, params: {} } })),
    has: (card, id) => isCharacter(card) && figuresOf(card).shields.some((shield) => shield === id),
  },
  {
    name: 'filter-price',
    values: Array.from({ length: HIGHEST + 1 }, (_, amount) => ({
      id: String(amount),
      name: { key: 'n-gold', params: { amount } },
    })),
    has: (card, id) => isCharacter(card) && figuresOf(card).cost === Number(id),
  },
] satisfies Filter[];
