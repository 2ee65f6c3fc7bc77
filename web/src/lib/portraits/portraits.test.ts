import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { BOT_LEVELS, botOf } from './bots';
import { FACES } from './faces';
import { figure, type Person } from './figure';
import { DIAPERS } from './grounds';
import { PAINTS } from './pen';

const HERE = import.meta.dirname;
const BYTES = 2500;
const MEAN_BYTES = 2000;
const GZIPPED_BYTES = 60 * 1024;

const found = import.meta.glob<{ CAST: Record<string, Person> }>(
  '../../../../src/regency/games/*/web/art/cast.ts',
  { eager: true },
);
const casts = Object.entries(found).map(([path, { CAST }]) => ({ path, CAST }));
const bots = Object.fromEntries(BOT_LEVELS.map((level) => [level, botOf(level, 0)]));
const courts: Record<string, Person>[] = [...casts.map(({ CAST }) => CAST), FACES, bots];
const everyone = courts.flatMap((court) => Object.values(court));

/** Return the first tag that is not closed, or what is not a tag. */
function malformed(svg: string): string | null {
  const open: string[] = [];
  for (const [tag, close, name, attributes, alone] of svg.matchAll(/<(\/?)(\w+)([^<>]*?)(\/?)>|[^<]+|</g)) {
    if (!name) return tag;
    if (!/^( [\w-]+="[^"<&]*")*$/.test(attributes!)) return tag;
    if (close && open.pop() !== name) return tag;
    if (!close && !alone) open.push(name);
  }
  return open[0] ?? null;
}

describe('a portrait', () => {
  it('is well-formed', () => {
    expect(malformed('<g><path d="M0 0"/></g>')).toBeNull();
    expect(malformed('<g><path d="M0 0">')).toBe('g');
    expect(everyone.map((who) => malformed(figure(who))).filter(Boolean)).toEqual([]);
  });

  it('names no number that is none', () => {
    expect(everyone.filter((who) => /NaN|undefined|null/.test(figure(who)))).toEqual([]);
  });

  it('is small', () => {
    const sizes = everyone.map((who) => figure(who).length);
    const large = everyone.filter((_, at) => sizes[at]! > BYTES);
    expect(large).toEqual([]);
    expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThan(MEAN_BYTES);
  });

  it('shares headgear and what is held with nobody of its game', () => {
    for (const court of courts) {
      const marks = Object.values(court).map(({ hat, hair, holds }) => JSON.stringify([hat ?? hair, holds]));
      expect(new Set(marks).size).toBe(marks.length);
    }
  });

  it('is painted with paints that the style sheet knows', () => {
    const css = readFileSync(join(HERE, 'portraits.css'), 'utf-8');
    const paints = PAINTS.filter((paint) => css.includes(`--p-${paint}: `));
    expect(paints).toEqual([...PAINTS]);
    for (const paint of PAINTS) {
      expect(css).toContain(`.f-${paint} {\n  fill: var(--p-${paint});`);
      expect(css).toContain(`.l-${paint} {\n  stroke: var(--p-${paint});`);
    }
  });
});

it('there are at least two dozen faces to choose from, each with a head of its own', () => {
  const heads = Object.values(FACES).map(({ hat, hair, beard }) => JSON.stringify([hat, hair, beard]));
  expect(heads.length).toBeGreaterThanOrEqual(24);
  expect(new Set(heads).size).toBe(heads.length);
});

describe('a bot', () => {
  it('has a portrait of its level, and wears the cloth of its seat', () => {
    expect(new Set(Object.values(bots).map(figure)).size).toBe(6);
    expect(figure(botOf('knight', 1))).not.toBe(figure(botOf('knight', 2)));
    expect(botOf('knight', 6)).toBe(botOf('knight', 1));
  });

  it('of a level that nobody has drawn looks like a page', () => {
    expect(figure(botOf('alchemist', 0))).toBe(figure(bots.page!));
  });
});

it('a ground is told by its diaper alone', () => {
  const drawn = Object.values(DIAPERS);
  expect(new Set(drawn).size).toBe(drawn.length);
  expect(drawn.filter((d) => /NaN|undefined/.test(d))).toEqual([]);
});

it('all art of a game weighs little, even before it is minified', () => {
  const hand = readdirSync(HERE, { recursive: true, encoding: 'utf-8' }).filter((file) =>
    /\.(ts|css|svelte)$/.test(file),
  );
  const shared = hand
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(join(HERE, file), 'utf-8'));
  for (const { path } of casts) {
    const folder = join(HERE, path, '..');
    const art = readdirSync(folder, { recursive: true, encoding: 'utf-8' }).filter(
      (file) => /\.(ts|svelte)$/.test(file) && !file.includes('.test.'),
    );
    const own = art.map((file) => readFileSync(join(folder, file), 'utf-8'));
    expect(gzipSync([...shared, ...own].join('')).length).toBeLessThan(GZIPPED_BYTES);
  }
});

it.each([
  ['hood', 'sidebuns', 'braids'],
  ['hood', 'shock', 'fringe'],
  ['galero', 'wig', 'long'],
  ['wide', 'wig', 'long'],
] as const)('under a %s no %s stands out', (hat, hair, worn) => {
  expect(figure({ hat, hair })).toBe(figure({ hat, hair: worn }));
  expect(figure({ hair })).not.toBe(figure({ hair: worn }));
});
