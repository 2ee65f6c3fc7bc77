/** Others' turns are played out in order, nothing is shown before its time, and any tap ends the waiting. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DrawnMessage } from '../wire';
import { BEATS, beatOf, PACES, type Pace } from './pace';
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

describe('how long a step is looked at', () => {
  it('is longer where the turn is over', () => {
    for (const one of PACES) {
      expect(beatOf(state(1, 1, [1]), one)).toBe(BEATS[one].step);
      expect(beatOf(state(1, 1, [0]), one)).toBe(BEATS[one].turn);
    }
  });
  it('grows from pace to pace', () => {
    const turns = PACES.map((one) => BEATS[one].turn);
    expect(turns).toEqual([...turns].sort((a, b) => b - a));
    expect(turns.at(-1)).toBe(0);
  });
});
