/** The page's review is that of `regency.analysis`, figure by figure; and where things lie in its pictures. */
import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import type { Manifest, ReviewManifest } from '../edge/manifest';
import { RulesModule } from '../edge/module';
import GOLDEN from './golden.json';
import { byPlayouts, Judge } from './judge';
import { accuracyFor, accuracyOf, type Loss, matchAccuracy, verdictOf } from './losses';
import { barsOf, byTurn, lineOf, reach, signed, turnOf, weightiest } from './picture';
import {
  account,
  type Decision,
  furtherMoments,
  type LedgerEntry,
  lookBack,
  type Played,
  points,
  type Review,
  turningPoints,
  worths,
} from './reviewing';
import { effortFor } from './run.svelte';

/** On a busy machine a review takes its time. */
vi.setConfig({ testTimeout: 120_000 });

async function load<Told extends Manifest | ReviewManifest>(game: string, part: string) {
  const folder = `src/regency/games/${game}/wasm`;
  const manifest: Told = JSON.parse(readFileSync(`${folder}/${part}.json`, 'utf8'));
  return RulesModule.of(manifest, readFileSync(`${folder}/${part}.wasm`));
}

async function reviewOf(golden: (typeof GOLDEN)[number], tell?: (review: Review) => void): Promise<Review> {
  const rules = await load<Manifest>(golden.game, 'rules');
  const module = await load<ReviewManifest>(golden.game, 'review');
  const judge = new Judge(byPlayouts(module), golden.seats);
  return lookBack(rules, judge, golden as unknown as Played, golden.effort, tell);
}

const total = (parts: number[][][]) =>
  parts.reduce((sum, part) => sum.map((row, number) => row.map((one, seat) => one + part[number]![seat]!)));

function close(found: unknown, wanted: unknown): void {
  const [one, other] = [found, wanted].map((all) => [all].flat(9) as (number | null)[]);
  expect(one).toHaveLength(other!.length);
  one!.forEach((value, place) => {
    const close = other![place];
    if (value === null || close == null) expect(value).toBe(close);
    else expect(Math.abs(value - close)).toBeLessThan(1e-5);
  });
}

describe('a review in the page', () => {
  for (const golden of GOLDEN)
    it(`says of ${golden.game} what regency.analysis says`, async () => {
      const heard: number[] = [];
      const review = await reviewOf(golden, ({ done }) => heard.push(done));
      expect(worths(review)).toEqual(golden.worths);
      expect(total(review.entries.map((entry) => entry.luck))).toEqual(golden.luck);
      const found = review.decisions.map((one) => [
        one.step,
        one.seat,
        one.played,
        ...[one.eyes, one.hands].map(({ best, deals, percent, low, high, points, chance }) => [
          best,
          deals,
          percent,
          low,
          high,
          points,
          chance,
        ]),
      ]);
      close(found, golden.decisions);
      const accuracy = Array.from({ length: golden.seats }, (_, seat) => {
        return accuracyFor(review.decisions.filter((one) => one.seat === seat).map((one) => one.eyes));
      });
      close(accuracy, golden.accuracy);
      for (const [step, why] of golden.why as [number, [string, number] | null][]) {
        const because = review.decisions.find((one) => one.step === step)!.eyes.why;
        expect(because?.source.key ?? null).toBe(why?.[0] ?? null);
        if (why) close(because!.points, why[1]);
      }
      expect(heard).toEqual([...heard].sort((a, b) => a - b));
      expect(review.done).toBe(review.total);
    });

  it('has its first moments before the ledger is whole', async () => {
    const golden = GOLDEN[2]!;
    let early = 0;
    await reviewOf(golden, ({ entries, decisions }) => {
      if (entries.length < golden.steps.length) early = decisions.length;
    });
    expect(early).toBeGreaterThan(0);
  });

  it('refuses a match that is not over', async () => {
    const [kuhn] = GOLDEN;
    const cut = { ...kuhn!, steps: kuhn!.steps.slice(0, -1) };
    await expect(reviewOf(cut)).rejects.toThrow();
  });

  it('adds up: start, luck and all choices are the result', async () => {
    const review = await reviewOf(GOLDEN[1]!);
    const found = account(review);
    const inPoints = account(review, points);
    const scores = GOLDEN[1]!.worths.at(-1)![1]!.map((sum) => sum / GOLDEN[1]!.effort.ledger);
    expect(inPoints.result).toEqual(scores);
    inPoints.result.forEach((result, seat) => {
      const moved = inPoints.choices.reduce((all, by) => all + by[seat]!, inPoints.luck[seat]!);
      expect(inPoints.start[seat]! + moved).toBeCloseTo(result, 9);
    });
    found.result.forEach((result, seat) => {
      const sum =
        found.start[seat]! + found.luck[seat]! + found.choices.reduce((all, by) => all + by[seat]!, 0);
      expect(sum).toBeCloseTo(result, 9);
      const bars = barsOf(found, seat);
      expect(bars.at(-2)!.to).toBeCloseTo(result, 9);
      expect(bars.slice(2, -1).map((bar) => bar.maker)).toEqual(seat === 0 ? [0, 1] : [1, 0]);
    });
  });
});

describe('the graph', () => {
  const sums = (one: number, other: number) => [
    [one, other],
    [0, 0],
  ];
  const review = {
    parts: 60,
    effort: { ledger: 1, decision: 2 },
    seats: 2,
    start: sums(30, 30),
    entries: [null, 0, 0, 1, 0].map((seat) => ({
      seat,
      choice: seat === null ? sums(0, 0) : sums(3, -3),
      luck: sums(3, -3),
    })),
  } as Review;

  it('has a point where every turn begins and one at the end', () => {
    expect(byTurn(review).map(({ at }) => at)).toEqual([1, 3, 4, 5]);
    expect(byTurn(review).map(({ chances }) => Math.round(chances[0]!))).toEqual([55, 75, 85, 95]);
  });

  it('is drawn as far as it is known', () => {
    const points = byTurn({ ...review, entries: review.entries.slice(0, 2) });
    expect(points.at(-1)!.at).toBe(2);
    expect(lineOf(points, 0, { width: 100, height: 100, steps: 5 })).toBe('20,45 40,35');
  });

  it('counts turns as people do', () => {
    const steps = [null, 0, 0, null, 1, 1, 0].map((seat) => ({ seat }));
    expect([1, 2, 4, 6].map((step) => turnOf(steps, step))).toEqual([1, 1, 2, 3]);
  });
});

describe('the ledger', () => {
  it('keeps every bar on one scale, also beyond nothing and all', () => {
    const found = { start: [50], luck: [-70], choices: [[130]], result: [110] };
    const bars = barsOf(found, 0);
    expect(bars.map(({ from, to }) => [from, to])).toEqual([
      [0, 50],
      [50, -20],
      [-20, 110],
      [0, 110],
    ]);
    expect(reach(bars)).toEqual({ least: -20, most: 110 });
  });

  it('names what counted most, if anything did', () => {
    const most = (luck: number, choices: number) =>
      weightiest(barsOf({ start: [50], luck: [luck], choices: [[choices]], result: [50] }, 0))?.kind;
    expect([most(-30, 20), most(5, 20), most(0.2, -0.3)]).toEqual(['luck', 'choices', undefined]);
  });

  it('writes signs as people do', () => {
    expect([7.4, -7.6, 0.3, -0.3].map(signed)).toEqual(['+7', '−8', '0', '0']);
  });
});

describe('moments', () => {
  const loss = (low: number): Loss => ({
    best: 1,
    percent: low + 3,
    low,
    high: low + 6,
    points: 0,
    deals: 8,
    chance: 50,
  });
  const at = (step: number, low: number, played = 0) =>
    ({ step, seat: 0, played, eyes: loss(low), hands: loss(-1) }) as unknown as Decision;

  const madeBy = (...seats: (number | null)[]): LedgerEntry[] =>
    seats.map((seat) => ({ seat, choice: [], luck: [] }));

  it('have a name only where the whole interval is beyond it', () => {
    expect([4.9, 5, 10, 15].map((low) => verdictOf(loss(low)))).toEqual([
      null,
      'inaccuracy',
      'mistake',
      'blunder',
    ]);
  });

  it('begin with the three that cost most for certain; the rest come in order', () => {
    const all = [at(1, 6), at(2, 20), at(3, 1), at(4, -2), at(5, 7), at(6, 30), at(7, 9, 1)];
    const found = { decisions: all, entries: madeBy(0, 1, 0, 1, 0, 1, 0, 1) };
    expect(turningPoints(found, 'eyes').map(({ step }) => step)).toEqual([6, 2, 5]);
    expect(furtherMoments(found, 'eyes').map(({ step }) => step)).toEqual([1]);
    expect(turningPoints(found, 'hands')).toEqual([]);
  });

  it('are one where a seat goes on missing the same before another acts, whatever chance does meanwhile', () => {
    const all = [at(0, 7), at(2, 30), at(4, 40), at(5, 40), at(7, 6)];
    const found = { decisions: all, entries: madeBy(0, 1, 0, null, 0, 0, 1, 0) };
    expect(turningPoints(found, 'eyes').map(({ step }) => step)).toEqual([4, 0, 7]);
    expect(furtherMoments(found, 'eyes').map(({ step }) => step)).toEqual([2, 5]);
  });

  it('cost accuracy as lichess counts it', () => {
    expect(accuracyOf(0)).toBeCloseTo(100, 3);
    expect(accuracyOf(10)).toBeCloseTo(63.58, 1);
    expect(matchAccuracy([], [])).toBeNull();
  });
});

it('a long match is looked at in fewer deals, and in an even number', () => {
  const efforts = [80, 200, 600, 5000].map((steps) => effortFor(steps));
  expect(efforts.map(({ ledger, decision }) => [ledger, decision])).toEqual([
    [48, 24],
    [36, 18],
    [12, 8],
    [8, 8],
  ]);
  expect(effortFor(80, 8)).toEqual({ ledger: 8, decision: 8 });
  expect(effortFor(80, 1)).toEqual({ ledger: 1, decision: 2 });
});
