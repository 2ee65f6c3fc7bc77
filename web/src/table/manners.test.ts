import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type LogStep } from '../wire';
import { greeting, parting, struck } from './manners';

const bot = (level: string) => ({ kind: 'bot', level }) as const;
const me = { kind: 'person', level: null } as const;
const step = (seat: number | null): LogStep => ({ at: 1, seat, facts: [] });

describe('a greeting', () => {
  it('comes from the highest bot, before anybody acts', () => {
    const seats = [me, bot('page'), bot('knight'), bot('knight')];
    expect(greeting(seats, [step(null)])).toEqual({ seat: 2, key: 'bot-knight-greets' });
    expect(greeting(seats, [step(null), step(0)])).toBeNull();
  });

  it('comes from nobody where there is no bot, or one from elsewhere', () => {
    expect(greeting([me, me], [])).toBeNull();
    expect(greeting([me, bot('alchemist')], [])).toBeNull();
    // Somebody for whom a bot plays is not the bot.
    expect(greeting([{ kind: 'person', level: 'knight' }, me], [])).toBeNull();
  });
});

describe('a blow', () => {
  const seats = [me, bot('herald'), me];
  it('is remarked by the bot that led', () => {
    expect(struck(seats, 0, [3, 5, 1], [6, 5, 1])).toEqual({ seat: 1, key: 'bot-herald-struck' });
  });

  it('is none where nobody led, somebody else does, or points are not known', () => {
    expect(struck(seats, 0, [5, 5, 1], [6, 5, 1])).toBeNull();
    expect(struck(seats, 0, [3, 5, 1], [5, 5, 1])).toBeNull();
    expect(struck(seats, 0, [3, 5, 1], [3, 5, 9])).toBeNull();
    expect(struck(seats, 0, [3, 1, 5], [6, 1, 5])).toBeNull();
    expect(struck(seats, 0, [3, null, 1], [6, null, 1])).toBeNull();
  });
});

it('at the end one bot speaks: the winner, or the best of the others', () => {
  const seats = [me, bot('page'), bot('sovereign')];
  expect(parting(seats, [2, 3, 1])?.key).toBe('bot-sovereign-wins');
  expect(parting(seats, [1, 2, 3])?.key).toBe('bot-page-loses');
  expect(parting([me, me], [1, 2])).toBeNull();
});

it.each(LANGUAGES)('remarks in %s fit two lines of a phone', (language) => {
  const words = readFileSync(`web/locales/${language}.ftl`, 'utf8');
  const remarks = [...words.matchAll(/^bot-\w+-(?:greets|struck|wins|loses) = (.*)$/gm)].map(
    ([, one]) => one!,
  );
  expect(remarks).toHaveLength(24);
  expect(remarks.filter((one) => one.length > 46)).toEqual([]);
});
