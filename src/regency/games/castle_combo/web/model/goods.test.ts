import { describe, expect, it } from 'vitest';
import type { Fact } from '$wire';
import { changesOf, signed } from './goods';

const fact = (kind: string, values: Record<string, number>): Fact => ({ kind, values, line: null });

describe('what a move does to goods', () => {
  it('adds up price, gains of everyone, and keys spent', () => {
    const facts = [
      fact('key_refresh', { seat: 0, location: 1 }),
      fact('recruited', { seat: 0, card: 3, face: 0, price: 4, cell: 12 }),
      fact('gained', { seat: 0, gold: 3, keys: 2 }),
      fact('gained', { seat: 1, gold: 0, keys: 1 }),
      fact('stored', { seat: 0, card: 3, gold: 2 }),
    ];
    expect([...changesOf(facts)]).toEqual([
      [0, { gold: -1, keys: 1 }],
      [1, { gold: 0, keys: 1 }],
    ]);
  });

  it('leaves out what comes to nothing', () => {
    const facts = [fact('recruited', { seat: 0, price: 2 }), fact('gained', { seat: 0, gold: 2, keys: 0 })];
    expect(changesOf(facts).size).toBe(0);
  });

  it('is written with its sign', () => {
    expect([3, 0, -2].map(signed)).toEqual(['+3', '+0', '−2']);
  });
});
