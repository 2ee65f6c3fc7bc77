/** What is met in a match, as the coach's keys name it. */
import { describe, expect, it } from 'vitest';
import { metIn } from './coach';

const fact = (kind: string, values: Record<string, number> = {}) => ({ kind, values, line: null });

describe('what the coach can speak of', () => {
  it('is what one is asked to do, and then what has happened', () => {
    expect(metIn([fact('king')], 'prompt-take-you')).toEqual(['coach-prompt-take-you', 'coach-event-king']);
    expect(metIn([], null)).toEqual([]);
  });
  it('tells apart what an event brought', () => {
    const met = metIn([fact('gained', { gold: 0, keys: 2 })], null);
    expect(met).toEqual(['coach-event-gained', 'coach-event-gained-keys']);
  });
  it('is named once, in the words of a locale file', () => {
    expect(metIn([fact('key_refresh'), fact('key_refresh')], null)).toEqual(['coach-event-key-refresh']);
  });
});
