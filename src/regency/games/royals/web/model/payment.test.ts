import { describe, expect, it } from 'vitest';
import { balance, counts, inOrder, judge, total } from './payment';

const KINDS = ['france', 'german-states', 'britain', 'spain', 'france+german-states', 'france+spain'];

describe('a payment', () => {
  it('counts fitting cards as one each and three others as one', () => {
    expect(balance(2, 3, 2, 2)).toEqual({ exact: true, missing: 0, jokers: 0 });
    expect(balance(2, 3, 4, 1)).toEqual({ exact: true, missing: 0, jokers: 1 });
    expect(balance(2, 3, 3, 1)).toMatchObject({ exact: false, missing: 1 });
    expect(balance(1, 3, 2, 1)).toMatchObject({ exact: false, missing: 0 });
    expect(balance(1, 3, 5, 1).exact).toBe(false);
    expect(balance(0, 2, 0, 0).exact).toBe(true);
  });

  it('agrees with trying every way to make jokers', () => {
    for (let cost = 1; cost <= 8; cost++)
      for (let count = 0; count <= 24; count++)
        for (let right = 0; right <= count; right++) {
          const ways = Array.from({ length: cost + 1 }, (_, jokers) => jokers);
          const exact = ways.some((jokers) => count === cost + 2 * jokers && right >= cost - jokers);
          expect(balance(cost, 3, count, right).exact).toBe(exact);
        }
  });

  it('is judged for country and intrigue cards apart', () => {
    const plan = { france: 1, britain: 2, spain: 1, 'france+spain': 1 };
    const { cards, plots } = judge(plan, 'france', { cost: 2, plots: 1 });
    expect([cards.exact, plots.exact]).toEqual([true, true]);
    expect(judge(plan, 'britain', { cost: 2, plots: 1 }).plots).toMatchObject({ exact: false, missing: 1 });
  });

  it('is laid in the order of kinds, less what lies already', () => {
    const plan = counts({ pay: { spain: 2, france: 1 }, intrigue: ['france+spain'] });
    expect(total(plan)).toBe(4);
    expect(inOrder(KINDS, plan)).toEqual([0, 3, 3, 5]);
    expect(inOrder(KINDS, plan, { france: 1, spain: 1 })).toEqual([3, 5]);
  });
});
