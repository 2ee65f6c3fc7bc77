import { describe, expect, it } from 'vitest';
import type { RoyalsView } from '$wire';
import type { Model } from '../catalogue';
import { restOf } from './rest';

const model = {
  countries: [{ id: 'france', cards: 31, removed: { 2: 7, 5: 0 } }],
  intrigue: [{ id: 'france+spain', copies: 4 }],
} as unknown as Model;
const view = {
  row: ['france', null, 'france'],
  discards: { france: 5, 'france+spain': 1 },
  staged: { pay: { france: 2 }, intrigue: ['france+spain'] },
  seats: [
    { hand: { france: 4 }, known: { france: 1 } },
    { hand: null, known: { france: 3 } },
  ],
} as unknown as RoyalsView;

describe('what is left', () => {
  it('is all there is, less what stays in the box, lies open, is known, or is in my hand', () => {
    const [france, pair] = restOf(model, view, 0);
    expect(france).toEqual({ kind: 'france', total: 24, discarded: 5, unseen: 24 - 5 - 2 - 2 - 4 - 3 });
    expect(pair).toEqual({ kind: 'france+spain', total: 4, discarded: 1, unseen: 2 });
  });

  it('counts for a spectator only what everybody knows', () => {
    expect(restOf(model, view, -1)[0]!.unseen).toBe(24 - 5 - 2 - 2 - 1 - 3);
  });
});
