/** What the others did since one last acted, and what of it was done to oneself. */
import { describe, expect, it } from 'vitest';
import type { CardInfo, LogStep, Text } from '../wire';
import { factsSince, turnsSince } from './since';

const text = (key: string, params: Text['params'] = {}): Text => ({ key, params });
const step = (at: number, seat: number | null, ...lines: Text[]): LogStep => ({
  at,
  seat,
  facts: lines.map((line) => ({ kind: 'x', values: {}, line })),
});
const cards = [{ id: 'steward', name: text('card-steward') }] as CardInfo[];
const LOG = [
  step(1, 0, text('mine', { seat: 0 })),
  step(2, 1, text('takes', { seat: 1, card: text('card-steward') })),
  step(3, 1, text('ends', { seat: 1 }), text('refilled')),
  step(4, null, text('turned')),
  step(5, 2, text('usurps', { seat: 2, loser_seat: 0 })),
];

describe('since one’s last turn', () => {
  it('tells the others’ turns one by one', () => {
    const turns = turnsSince(LOG, 0, cards);
    expect(turns.map((turn) => [turn.seat, turn.lines.map((line) => line.text.key)])).toEqual([
      [1, ['takes', 'ends']],
      [2, ['usurps']],
    ]);
  });
  it('names the cards that can be looked at', () => {
    expect(turnsSince(LOG, 0, cards)[0]!.lines.map((line) => line.card)).toEqual(['steward', null]);
  });
  it('marks what was done to oneself', () => {
    expect(turnsSince(LOG, 0, cards).map((turn) => turn.lines.some((line) => line.mine))).toEqual([
      false,
      true,
    ]);
  });
  it('tells nothing after one’s own move, nor what chance alone did', () => {
    expect(factsSince(LOG.slice(0, 1), 0)).toEqual([]);
    expect(factsSince([LOG[0]!, LOG[3]!], 0)).toEqual([]);
    expect(factsSince(LOG, 0)).toHaveLength(5);
  });
  it('tells nothing to those who only look on', () => {
    expect(turnsSince(LOG, -1, cards)).toEqual([]);
  });
});
