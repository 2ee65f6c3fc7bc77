import { describe, expect, it } from 'vitest';
import { worth } from '../catalogue';
import { putForward } from './payment';

const coin = (value: number, copy = 0) => ({ key: `gold-${value}#${copy}`, id: `gold-${value}`, value });
const put = (due: number, ...cards: ReturnType<typeof coin>[]) =>
  cards.reduce<ReturnType<typeof coin>[]>((forward, card) => putForward(forward, card, due), []);
const values = (cards: { value: number }[]) => cards.map((card) => card.value);

describe('what is put forward is what is paid (F3)', () => {
  it('owing 4, a newcomer taps 3, 3, 1 and 2', () => {
    expect(values(put(4, coin(3)))).toEqual([3]);
    expect(values(put(4, coin(3), coin(3, 1)))).toEqual([3, 3]);
    expect(values(put(4, coin(3), coin(3, 1), coin(1)))).toEqual([3, 1]);
    expect(values(put(4, coin(3), coin(3, 1), coin(1), coin(2)))).toEqual([3, 2]);
  });

  it('a card that alone is enough sends all others back', () => {
    expect(values(put(3, coin(1), coin(1, 1), coin(3)))).toEqual([3]);
  });

  it('a second tap takes a card back', () => {
    expect(put(4, coin(3), coin(3))).toEqual([]);
  });

  it('no card is ever more than needed, whatever is tapped', () => {
    const purse = [1, 1, 2, 2, 3, 3].map((value, copy) => coin(value, copy));
    const wrong: string[] = [];
    for (let due = 1; due <= 12; due++)
      for (let order = 0; order < 720; order++) {
        const left = [...purse];
        let [forward, rest] = [[] as typeof purse, order];
        while (left.length > 0) {
          const [card] = left.splice(rest % left.length, 1);
          rest = Math.floor(rest / (left.length + 1));
          forward = putForward(forward, card!, due);
          const spare = forward.some((one) => worth(forward) - one.value >= due);
          if (spare || !forward.includes(card!))
            wrong.push(`${due}: ${values(forward)} after ${card!.value}`);
        }
      }
    expect(wrong).toEqual([]);
  });
});
