/** A level is the same player in the page as on a server: with the same seed it makes the same move. */
import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { bytes } from './drawn';
import LEVELS from './levels.json';
import type { Manifest, NetworkManifest } from './manifest';
import { RulesModule } from './module';
import { Dice, NetBot } from './net-bot';
import { Network } from './network';

/** On a busy machine searches take their time. */
vi.setConfig({ testTimeout: 120_000 });

async function load<Told extends Manifest | NetworkManifest>(game: string, part: string) {
  const folder = `src/regency/games/${game}/wasm`;
  const manifest: Told = JSON.parse(readFileSync(`${folder}/${part}.json`, 'utf8'));
  return RulesModule.of(manifest, readFileSync(`${folder}/${part}.wasm`));
}

async function botOf(game: string): Promise<[NetBot, actions: number]> {
  const weights = new Uint8Array(readFileSync(`src/regency/games/${game}/ai/weights/weights.npz`));
  const network = await Network.of(await load<NetworkManifest>(game, 'network'), weights, 'a'.repeat(64));
  const rules = await load<Manifest>(game, 'rules');
  return [new NetBot(network, rules), rules.manifest.sizes.NUM_ACTIONS];
}

it.each(LEVELS)('levels of $game move as they do in Python', async ({ game, rows }) => {
  const [bot, actions] = await botOf(game);
  const moved = new Set<string>();
  for (const { state, seat, seats, legal, seed, moves } of rows) {
    const mask = new Uint8Array(actions);
    for (const action of legal) mask[action] = 1;
    const asked = { seen: bytes(state), seat, seats, mask, isWanted: () => true };
    for (const [level, action] of Object.entries(moves)) {
      expect([level, await bot.choose(asked, level, BigInt(seed))]).toEqual([level, action]);
      moved.add(level);
    }
    expect(Object.keys(moves)).toEqual(Object.keys(bot.levels));
  }
  expect(moved.size).toBe(6);
  // Levels differ somewhere, or nothing was compared.
  expect(rows.some(({ moves }) => new Set(Object.values(moves)).size > 1)).toBe(true);
});

it('draws the numbers that Python draws from a seed', () => {
  const dice = new Dice(77n);
  expect([dice.share(), dice.share(), dice.share()].map((share) => share * 2 ** 32)).toEqual(DRAWN);
});

const DRAWN = [3850592154, 643729135, 3220494634];
