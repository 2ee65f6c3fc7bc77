import { describe, expect, it } from 'vitest';
import type { LogStep } from '../wire';
import { partName, turnAfter, turnAt, turnBefore, turnsOf } from './turns';

type Told = [seat: number | null, ...kinds: string[]];

const log = (...steps: Told[]): LogStep[] =>
  steps.map(([seat, ...kinds], number) => ({
    at: number + 1,
    seat,
    facts: kinds.map((kind) => ({
      kind,
      values: {},
      line: { key: `line-${kind}`, params: { card: `card ${number + 1}` } },
    })),
  }));
const seats = (...all: (number | null)[]): LogStep[] => log(...all.map((seat): Told => [seat]));
const stretches = (turns: ReturnType<typeof turnsOf>) =>
  turns.map(({ from, to, seat, number }) => [from, to, seat, number]);

describe('a replay by turns', () => {
  const turns = turnsOf(seats(null, null, 0, 0, null, 1, 0, 0));

  it('ends a turn where somebody else goes on, with the chance that follows', () => {
    expect(stretches(turns)).toEqual([
      [0, 2, null, 0],
      [2, 5, 0, 1],
      [5, 6, 1, 1],
      [6, 8, 0, 2],
    ]);
    expect(turnsOf([])).toEqual([]);
    expect(stretches(turnsOf(seats(1, 1)))).toEqual([[0, 2, 1, 1]]);
  });

  it('goes from one to the next, and back', () => {
    expect([0, 2, 3, 5, 8].map((at) => turnAfter(turns, at))).toEqual([2, 5, 5, 6, 8]);
    expect([8, 6, 4, 2, 1].map((at) => turnBefore(turns, at))).toEqual([6, 5, 2, 0, 0]);
    expect(turnAfter([], 3)).toBe(3);
  });

  it('says in which turn a moment is: in the one that it begins', () => {
    expect([0, 1, 2, 4, 5, 8].map((at) => turnAt(turns, at)?.from)).toEqual([0, 0, 2, 2, 5, 6]);
    expect(turnAt([], 0)).toBeNull();
  });
});

describe('a game that says how its matches divide', () => {
  it('counts to a turn what others do meanwhile', () => {
    const rules = { turns: ['kept', 'king'] };
    const steps = log(
      [null, 'drawn'],
      [0, 'kept'],
      [1, 'took', 'king'],
      [1, 'raised'],
      [1, 'king'],
      [0, 'took'],
    );
    expect(stretches(turnsOf(steps, rules))).toEqual([
      [0, 1, null, 0],
      [1, 4, 0, 1],
      [4, 6, 1, 1],
    ]);
  });

  it('takes an auction as one, by the name of its lot', () => {
    const rules = {
      turns: ['kept'],
      lot: { on: 'turned', name: 'auction' },
      parts: { after: ['shuffled'], names: ['first', 'second'] },
    };
    const steps = log(
      [0, 'kept'],
      [null, 'shuffled', 'turned'],
      [0, 'bid'],
      [1, 'passed'],
      [0, 'won', 'turned'],
      [1, 'passed'],
      [0, 'passed', 'unsold'],
    );
    const turns = turnsOf(steps, rules);
    expect(stretches(turns)).toEqual([
      [0, 2, 0, 1],
      [2, 5, null, 0],
      [5, 7, null, 0],
    ]);
    expect(turns.map(({ name }) => name)).toEqual([
      null,
      { key: 'auction', params: { card: 'card 2' } },
      { key: 'auction', params: { card: 'card 5' } },
    ]);
    expect(turns.map(({ part }) => part)).toEqual([0, 1, 1]);
    expect(partName(1, rules)).toEqual({ key: 'second', params: { number: 2 } });
  });

  it('begins a part after what ends one, even for the seat that goes on', () => {
    const rules = { parts: { after: ['period'], names: ['period-of'] } };
    const turns = turnsOf(log([0, 'drew'], [0, 'ended', 'period'], [0, 'drew'], [0, 'period']), rules);
    expect(stretches(turns)).toEqual([
      [0, 2, 0, 1],
      [2, 4, 0, 2],
    ]);
    expect(turns.map(({ part }) => part)).toEqual([0, 1]);
    expect(partName(2, rules)).toEqual({ key: 'period-of', params: { number: 3 } });
    expect(partName(0, {})).toBeNull();
  });
});
