/** Hints in the page are those of `analysis/hints.py`, figure by figure; without a network a search gives them. */
import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import type { ScoreLine } from '../wire';
import { Adviser, advising, whys } from './adviser';
import { Drawer } from './drawing';
import { bytes } from './drawn';
import LOOKS from './looks.json';
import type { Manifest, NetworkManifest } from './manifest';
import { RulesModule } from './module';
import { Network } from './network';

/** On a busy machine whole matches take their time. */
vi.setConfig({ testTimeout: 120_000 });

async function load<Told extends Manifest | NetworkManifest>(game: string, part: string) {
  const folder = `src/regency/games/${game}/wasm`;
  const manifest: Told = JSON.parse(readFileSync(`${folder}/${part}.json`, 'utf8'));
  return RulesModule.of(manifest, readFileSync(`${folder}/${part}.wasm`));
}

async function adviserOf(game: string, weights: string): Promise<Adviser> {
  const network = await Network.of(
    await load<NetworkManifest>(game, 'network'),
    bytes(weights),
    'a'.repeat(64),
  );
  return new Adviser(network, new Drawer(await load<Manifest>(game, 'rules')));
}

it.each(LOOKS)('hints in $game are those that Python gives', async ({ game, weights, looks }) => {
  const adviser = await adviserOf(game, weights);
  const { state: fields } = (await load<Manifest>(game, 'rules')).manifest;
  const { offset } = fields.find(({ name }) => name === 'seats')!;
  let compared = 0;
  for (const { state, seat, hints, legal } of looks) {
    if (!hints.length) continue;
    const seen = bytes(state);
    const mask = new Uint8Array(1000);
    for (const action of legal!) mask[action] = 1;
    const question = { seen, seat, seats: seen[offset]!, isWanted: () => true };
    const told = await adviser.advise(question, mask);
    expect(told.map(({ action }) => action)).toEqual(hints.map(({ action }) => action));
    told.forEach(({ share, win, why }, rank) => {
      const wanted = hints[rank]!;
      expect(share).toBeCloseTo(wanted.share, 5);
      win.forEach((one, at) => {
        expect(one).toBeCloseTo(wanted.win[at]!, 8);
      });
      expect(why && [why.kind, why.source.key, why.points, why.other?.key ?? null]).toEqual(wanted.why);
    });
    compared += told.length;
  }
  expect(compared).toBeGreaterThan(1);
});

it('says what is denied to others, and what is kept open', () => {
  const line = (seat: number, key: string, points: number) =>
    ({
      seat,
      points,
      clause: 'T-1',
      reason: { key: 'line', params: { card: { key, params: {} } } },
    }) as ScoreLine;
  const sheets = [
    [line(0, 'harbour', 2), line(1, 'tower', 1)],
    [line(0, 'harbour', 2), line(1, 'tower', 6)],
    [line(0, 'harbour', 2), line(0, 'tower', 0)],
    [line(0, 'harbour', 0), line(0, 'tower', 2)],
    [line(0, 'harbour', 1), line(0, 'tower', 1)],
  ];
  const drawer = { scored: (state: Uint8Array) => sheets[state[0]!]! };
  const ends = (...all: number[][]) => all.map((one) => one.map((number) => Uint8Array.of(number)));
  expect(whys(drawer, 0, ends([0], [1]))[0]).toMatchObject({
    kind: 'denies',
    source: { key: 'tower' },
    points: 5,
  });
  const [open] = whys(drawer, 0, ends([2, 3], [4, 4]));
  expect(open).toMatchObject({ kind: 'opens', source: { key: 'harbour' }, other: { key: 'tower' } });
  expect(whys(drawer, 0, ends([0], [0]))).toEqual([null, null]);
});

it('is asked for once, and again where it did not come', async () => {
  const drawer = {} as Drawer;
  let asked = 0;
  const quiet = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const adviser = {} as Adviser;
  const ask = advising(async () => {
    asked += 1;
    if (asked === 1) throw new Error('no network today');
    return adviser;
  }, drawer);
  expect(await ask()).toBeNull();
  expect(quiet).toHaveBeenCalledOnce();
  expect(await ask()).toBe(adviser);
  expect(await ask()).toBe(adviser);
  expect(asked).toBe(2);
  expect(await advising(null, drawer)()).toBeNull();
});
