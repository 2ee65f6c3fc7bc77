/** A lesson that is left while others move. */
import { expect, it, vi } from 'vitest';
import { Lost } from '../net/link';

vi.mock('./table', () => ({
  /** The table of a lesson whose worker was closed. */
  LessonTable: class {
    at = 0;
    goTo = () => Promise.reject(new Lost());
    tell = () => undefined;
  },
}));
vi.mock('../settings.svelte', () => ({ settings: { pace: 'at-once' } }));
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });

it('is left in peace: what the others would have done is dropped', async () => {
  const { LessonRun } = await import('./run.svelte');
  const { progress } = await import('./progress.svelte');
  const step = { say: 'lesson-1-bet', focus: null, at: 0, until: 0 };
  const run = new LessonRun('kuhn', {
    number: 1,
    seats: 2,
    options: {},
    script: [['m', 1, 0, 0]],
    steps: [step, { ...step, at: 1, until: 1 }],
  });
  await run.next();
  expect([run.index, run.busy]).toEqual([0, false]);
  expect(progress.step('kuhn/1')).toBe(0);
});
