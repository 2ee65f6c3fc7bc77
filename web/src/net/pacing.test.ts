/** Others' turns are played out in order, nothing is shown before its time, and any tap ends the waiting. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DrawnMessage } from '../wire';
import { BEATS, PACES, type Pace, Pacer } from './pace';
import { Pacing } from './pacing.svelte';

const state = (at: number, seat = 1, toAct = [0]) =>
  ({ at, viewer: 0, to_act: toAct, log: [{ at, seat, facts: [] }] }) as unknown as DrawnMessage;

let pace: Pace;
/** What was shown, in order; `!` marks what was shown without motion. */
let shown: string[];
let air: Promise<void>;
let cleared: number;

function stage(): Pacing {
  return new Pacing({
    show: (states, still) => void shown.push(states.map((one) => one.at).join('+') + (still ? '!' : '')),
    pace: () => pace,
    landed: () => air,
    land: () => void cleared++,
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  pace = 'normal';
  shown = [];
  air = Promise.resolve();
  cleared = 0;
});
afterEach(() => vi.useRealTimers());

describe('playing out', () => {
  it('shows one state after the other, and is over after the last', async () => {
    const pacing = stage();
    for (const at of [1, 2, 3]) pacing.hear(state(at), 'others');
    expect(shown).toEqual(['1']);
    await vi.advanceTimersByTimeAsync(BEATS.normal.turn);
    expect(shown).toEqual(['1', '2']);
    expect(pacing.following).toBe(true);
    await vi.runAllTimersAsync();
    expect(shown).toEqual(['1', '2', '3']);
    expect(pacing.following).toBe(false);
  });

  it('is not over before the last card has landed', async () => {
    let land = () => {};
    air = new Promise((resolve) => {
      land = resolve;
    });
    const pacing = stage();
    pacing.hear(state(1), 'others');
    await vi.runAllTimersAsync();
    expect(pacing.following).toBe(true);
    land();
    await vi.runAllTimersAsync();
    expect(pacing.following).toBe(false);
  });

  it('waits for what is shown over the board', async () => {
    let over = () => {};
    const pacing = stage();
    pacing.hear(state(1), 'others');
    pacing.hear(state(2), 'others');
    pacing.hold(
      new Promise<void>((resolve) => {
        over = resolve;
      }),
    );
    await vi.runAllTimersAsync();
    expect(shown).toEqual(['1']);
    over();
    await vi.runAllTimersAsync();
    expect(shown).toEqual(['1', '2']);
  });

  it('waits for what is shown over the board after one’s own move too', async () => {
    let over = () => {};
    const pacing = stage();
    pacing.hear(state(1, 0), 'own');
    pacing.hold(
      new Promise<void>((resolve) => {
        over = resolve;
      }),
    );
    pacing.hear(state(2), 'others');
    await vi.runAllTimersAsync();
    expect([shown, pacing.following]).toEqual([['1'], true]);
    over();
    await vi.runAllTimersAsync();
    expect([shown, pacing.following]).toEqual([['1', '2'], false]);
  });

  it('shows all the rest at once, still, when it is skipped', async () => {
    const pacing = stage();
    for (const at of [1, 2, 3]) pacing.hear(state(at), 'others');
    pacing.hold(new Promise(() => {}));
    pacing.skip();
    expect(shown).toEqual(['1', '2+3!']);
    expect([pacing.following, cleared]).toEqual([false, 1]);
    await vi.runAllTimersAsync();
    expect(shown).toEqual(['1', '2+3!']);
  });

  it('goes on afterwards with what comes next', async () => {
    const pacing = stage();
    pacing.hear(state(1), 'others');
    pacing.skip();
    pacing.hear(state(2), 'others');
    expect(shown).toEqual(['1', '2']);
    await vi.runAllTimersAsync();
    expect(pacing.following).toBe(false);
  });

  it('ends where something comes that is not to be waited for', () => {
    const pacing = stage();
    pacing.hear(state(1), 'others');
    pacing.hear(state(2), 'others');
    pacing.hear(state(3, 0), 'own');
    expect(shown).toEqual(['1', '2+3']);
    expect(pacing.following).toBe(false);
  });

  it('goes on where a state comes that tells nothing new', async () => {
    const pacing = stage();
    pacing.hear(state(1), 'others');
    pacing.hear(state(2), 'others');
    pacing.hear(state(2), 'nothing-new');
    expect([shown, pacing.following]).toEqual([['1'], true]);
    await vi.runAllTimersAsync();
    expect([shown, pacing.following]).toEqual([['1', '2', '2'], false]);
    pacing.hear(state(2), 'nothing-new');
    expect([shown.length, pacing.following]).toEqual([4, false]);
  });

  it('shows what was missed at once and still: nothing flies when it is one’s turn', () => {
    const pacing = stage();
    pacing.hear(state(1), 'others');
    pacing.hear(state(2), 'others');
    pacing.hear(state(5), 'missed');
    expect([shown, pacing.following, cleared]).toEqual([['1', '2+5!'], false, 1]);
  });

  it('never waits at once', () => {
    pace = 'at-once';
    const pacing = stage();
    pacing.hear(state(1), 'others');
    pacing.hear(state(2), 'others');
    expect(shown).toEqual(['1', '2']);
    expect(pacing.following).toBe(false);
  });
});

/** Milliseconds until the turn of a seat that takes so many steps has been played out. */
async function turnOf(steps: number): Promise<number> {
  const pacing = stage();
  const start = Date.now();
  for (let at = 1; at < steps; at++) pacing.hear(state(at, 1, [1]), 'others');
  pacing.hear(state(steps, 1, [2]), 'others');
  while (pacing.following) await vi.advanceTimersByTimeAsync(10);
  return Date.now() - start;
}

describe('how long a turn takes', () => {
  it.each([1, 2, 3, 6, 12])(
    'is one and a half to two seconds at the normal pace: %d steps',
    async (steps) => {
      const took = await turnOf(steps);
      expect(took).toBeGreaterThanOrEqual(1500);
      expect(took).toBeLessThanOrEqual(2000);
    },
  );
  it('begins anew after what was skipped', async () => {
    const pacing = stage();
    for (const at of [1, 2, 3]) pacing.hear(state(at, 1, [1]), 'others');
    pacing.skip();
    pacing.hear(state(4, 2, [0]), 'others');
    await vi.advanceTimersByTimeAsync(BEATS.normal.turn - 1);
    expect(pacing.following).toBe(true);
  });
});

describe('how long a step is looked at', () => {
  it.each(PACES)('is shorter from step to step, and the last has what is left of the turn: %s', (one) => {
    const pacer = new Pacer();
    const { step, turn } = BEATS[one];
    const beats = [1, 1, 1, 0].map((next, at) => pacer.beat(state(at, 1, [next]), one));
    expect(beats[0]).toBe(step);
    expect(beats.slice(0, 3)).toEqual(beats.slice(0, 3).sort((a, b) => b - a));
    expect(beats.reduce((sum, beat) => sum + beat)).toBeCloseTo(turn);
    expect(pacer.beat(state(4, 2, [0]), one)).toBe(turn);
  });
  it('is never less than nothing, however the pace is changed meanwhile', () => {
    const pacer = new Pacer();
    for (let at = 0; at < 9; at++) pacer.beat(state(at, 1, [1]), 'calm');
    expect(pacer.beat(state(9, 1, [0]), 'quick')).toBe(0);
  });
  it('grows from pace to pace', () => {
    const turns = PACES.map((one) => BEATS[one].turn);
    expect(turns).toEqual([...turns].sort((a, b) => b - a));
    expect(turns.at(-1)).toBe(0);
  });
});
