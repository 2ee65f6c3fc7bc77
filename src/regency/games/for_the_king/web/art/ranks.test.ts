import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { figure } from '$lib/portraits/figure';
import { rankOf, servant } from './ranks';

const data = readFileSync(join(import.meta.dirname, '../../data/cards.toml'), 'utf-8');
const offices = [...data.matchAll(/\[\[office\]\]\s+id = "([\w-]+)"[^[]+cards = \[([^\]]+)\]/g)].map(
  ([, id, rows]) => ({
    id: id!,
    cards: [...rows!.matchAll(/letter = "(\w)", value = (\d)/g)].map(([, letter, value]) => ({
      letter: letter!,
      value: Number(value),
    })),
  }),
);

describe('who serves in an office (F problem 11)', () => {
  it('there are six offices of nine', () => {
    expect(offices.map(({ cards }) => cards.length)).toEqual(Array(6).fill(9));
  });

  it.each(offices)('no two of $id look alike, and all hold the same', ({ id, cards }) => {
    const people = cards.map(({ letter, value }) => servant(id, letter, value));
    expect(new Set(people.map(figure)).size).toBe(9);
    expect(new Set(people.map(({ holds }) => holds)).size).toBe(1);
    expect(people.map((who) => figure(who).length).filter((size) => size > 2500)).toEqual([]);
  });

  it.each(offices)('the ranks of $id are told by what is worn on the head', ({ id, cards }) => {
    const values = cards.map(({ value }) => value);
    const worn = new Map<string, string>();
    for (const { letter, value } of cards) {
      const rank = value === Math.max(...values) ? 'high' : value === Math.min(...values) ? 'low' : 'middle';
      expect(rankOf(id, value)).toBe(rank);
      const hat = JSON.stringify(servant(id, letter, value).hat ?? null);
      expect(worn.get(rank) ?? hat).toBe(hat);
      worn.set(rank, hat);
    }
    expect(new Set(worn.values()).size).toBe(new Set(values).size);
    expect(worn.get('low')).toBe('null');
  });

  it('someone is drawn once', () => {
    expect(servant('military', 'A', 2)).toBe(servant('military', 'A', 2));
  });
});
