/** What one has learned, where more than one tab of a browser remembers it. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** What a browser keeps; one that keeps nothing refuses. */
function storage(refuses = false) {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (refuses) throw new Error('no room');
      kept.set(key, value);
    },
  };
}

/** Another tab: it reads for itself what is kept. */
async function tab() {
  vi.resetModules();
  return (await import('./progress.svelte')).progress;
}

describe('how far one has come', () => {
  beforeEach(() => vi.stubGlobal('localStorage', storage()));
  afterEach(() => vi.unstubAllGlobals());

  it('is all there after two tabs remembered something', async () => {
    const [one, other] = [await tab(), await tab()];
    one.reached('kuhn/1', 3);
    other.finished('royals/2');
    one.told('kuhn/coach-event-king');
    other.played('kuhn');
    const later = await tab();
    expect(later.step('kuhn/1')).toBe(3);
    expect(later.isDone('royals/2')).toBe(true);
    expect(later.wasTold('kuhn/coach-event-king')).toBe(true);
    expect(later.hasPlayed('kuhn')).toBe(true);
  });

  it('is known until the page is left, where a browser keeps nothing', async () => {
    vi.stubGlobal('localStorage', storage(true));
    const progress = await tab();
    progress.reached('kuhn/1', 3);
    progress.told('kuhn/coach-event-king');
    expect(progress.step('kuhn/1')).toBe(3);
    expect(progress.wasTold('kuhn/coach-event-king')).toBe(true);
  });
});
