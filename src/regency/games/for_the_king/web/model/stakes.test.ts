import { expect, it } from 'vitest';
import type { CardInfo, ForTheKingView, GameInfo } from '$wire';
import { prize, stakes } from './stakes';

const brings = [
  {
    card: 'military-I',
    sum: 9,
    changes: [
      { seat: 0, points: 3 },
      { seat: 2, points: -2 },
    ],
  },
  { card: 'military-A', sum: 7, changes: [] },
  { card: 'gold-3', sum: 12, changes: [] },
];
const game = {
  actions: {
    place: { start: 0, size: 3 },
    card: { start: 3, size: 63 },
    bid: { start: 80, size: 78 },
    drop: { start: 158, size: 1 },
  },
} as unknown as GameInfo;
const ids = ['office:military', 'military-A', 'military-I', 'gold-3', 'king:up'];
const cards = new Map(
  ids.map((id) => [id, { id, kind: id.startsWith('office') ? 'office' : 'card' } as unknown as CardInfo]),
);
const view = (over: Partial<ForTheKingView>) =>
  ({
    phase: 'bid',
    brings,
    centre: [],
    held: null,
    seats: [{ hand: 5, gold: 9 }],
    ...over,
  }) as ForTheKingView;
const lot = (card: string) => view({ auction: { card, first: 0, high: 0, high_seat: null, due: 0 } });
const keys = (told: { key: string }[]) => told.map((text) => text.key);

it('a lot says what winning it would bring, and who would lose by it (F problem 3)', () => {
  const [own, other] = prize(lot('military-I'), 0);
  expect(own).toEqual({
    key: 'board-win-points',
    params: { office: { key: 'office-military', params: {} }, sum: 9, points: 3 },
  });
  expect(other).toEqual({ key: 'board-would-lose', params: { seat: 2, points: 2 } });
  expect(keys(prize(lot('military-A'), 0))).toEqual(['board-win-sum']);
  expect(prize(lot('gold-3'), 0)).toEqual([{ key: 'board-win-gold', params: { sum: 12 } }]);
  expect(keys(prize(lot('king:up'), 0))).toEqual(['board-win-king']);
  expect(prize(view({ auction: null }), 0)).toEqual([]);
});

it('a bid says what would be left, or that it is a bluff (F problem 3)', () => {
  const bid = (card: string, amount: number) => stakes(lot(card), 0, 80 + amount - 1, game, cards).at(-1);
  expect(bid('military-I', 4)).toEqual({ key: 'board-left-gold', params: { left: 5 } });
  expect(bid('military-I', 10)).toEqual({ key: 'board-bluff', params: {} });
  expect(bid('gold-3', 2)).toEqual({ key: 'board-left-cards', params: { left: 4 } });
  expect(stakes(lot('military-I'), 0, 158, game, cards)).toEqual([]);
});

it('a card that is kept or taken says who would lose by it', () => {
  const place = view({ phase: 'place', held: 'military-I' });
  expect(keys(stakes(place, 0, 0, game, cards))).toEqual(['board-would-lose']);
  expect(stakes(place, 0, 1, game, cards)).toEqual([]);
  const take = view({ phase: 'take', centre: ['military-A', 'military-I'] });
  expect(keys(stakes(take, 0, 3 + 1, game, cards))).toEqual(['board-would-lose']);
  expect(stakes(take, 0, 3, game, cards)).toEqual([]);
});
