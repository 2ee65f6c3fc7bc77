import { expect, it } from 'vitest';
import type { CardInfo, Fact } from '$wire';
import { touched } from './flights';

const OFFICES = ['diplomacy', 'military', 'architecture', 'livestock', 'entertainment', 'provisions'];
const CARDS = new Map(
  [
    ...OFFICES.map((office) => ({ id: `office:${office}`, kind: 'office', values: { office } })),
    { id: 'diplomacy-A', kind: 'government', values: {} },
    { id: 'gold-2', kind: 'gold', values: {} },
  ].map((card) => [card.id, card as unknown as CardInfo]),
);

function fact(kind: string, values: Record<string, number>): Fact {
  return { kind, values, line: null };
}

it('marks the office whose duty moved, also where another is not in play', () => {
  const since = [fact('lowered', { office: 4 }), fact('raised', { office: 5 })];
  expect(touched(since, CARDS)).toEqual(['office-entertainment', 'office-provisions']);
});

it('marks the cards that were offered, and the rows that gained one', () => {
  const since = [
    fact('offered', { seat: 1, card: 1 }),
    fact('kept', { seat: 1 }),
    fact('passed', { seat: 2 }),
  ];
  expect(touched(since, CARDS)).toEqual(['offer-gold-2', 'seat-1']);
});
