import { expect, it } from 'vitest';
import type { Fact } from '$wire';
import { journeys } from './flights';

const fact = (kind: string, values: Record<string, number>): Fact => ({ kind, values, line: null });
const marker = {} as Element;
const ways = (news: Fact[]) => journeys(news, ['france', 'spain'], 0, new Map([['marker', marker]]));

it('carries the markers of countries, titles and houses to the seats that won them', () => {
  const news = [
    fact('country', { seat: 1, country: 2, points: 8 }),
    fact('house', { seat: 0, place: 0, points: 9 }),
    fact('majority', { seat: 1, country: 3, period: 0, place: 1, points: 4 }),
    fact('title', { seat: 0, title: 6, shared: 0, points: 14 }),
  ];
  expect(ways(news)).toEqual([
    { from: 'country-2', to: 'seat-1', picture: marker },
    { from: 'house', to: 'seat-0', picture: marker },
    { from: 'country-3', to: 'seat-1', picture: marker, later: true },
    { from: 'title-6', to: 'seat-0', picture: marker, later: true },
  ]);
});

it('carries nothing where nobody won', () => {
  expect(ways([fact('period', { period: 0 }), fact('title_lost', { title: 2 })])).toEqual([]);
});
