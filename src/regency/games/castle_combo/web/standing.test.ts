import { expect, it } from 'vitest';
import type { CastleComboView } from '$wire';
import { standing } from './standing';

const EMPTY = { deck: 0, in_deck: [], discards: [], gone: false };
const VIEW = {
  seats: [
    { cards: [{ card: 'prince', face: 'up', points: 4 }] },
    { cards: [{ card: 'vicar', face: 'down', points: 0 }] },
  ],
  locations: [
    {
      ...EMPTY,
      row: ['duchess', null, null],
      discards: ['nun'],
      in_deck: ['baron'],
    },
    { ...EMPTY, row: [null, null, null] },
  ],
  prices: [[3, null, null], []],
} as unknown as CastleComboView;

it('says where a card is and what it is worth', () => {
  const said = (card: string) =>
    standing(VIEW, 0, card).map(({ key, params }) => [key, params.points ?? params.price]);
  expect(said('prince')).toEqual([['board-standing-tableau', 4]]);
  expect(said('vicar')).toEqual([['board-standing-down', undefined]]);
  expect(said('duchess')).toEqual([['board-standing-row', 3]]);
  expect(said('nun')).toEqual([['board-standing-discards', undefined]]);
  expect(said('baron')).toEqual([['board-standing-deck', undefined]]);
  expect(said('gold')).toEqual([]);
});
