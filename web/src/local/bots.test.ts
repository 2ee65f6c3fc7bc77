/** Bots whose network is long in coming. */
import { readFileSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import type { Adviser } from '../edge/adviser';
import { RulesModule } from '../edge/module';
import { Bots } from './bots';
import { Match } from './match';

afterEach(() => {
  vi.useRealTimers();
});

it('wait for it once, then search until it is there', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const folder = 'src/regency/games/kuhn/wasm';
  const manifest = JSON.parse(readFileSync(`${folder}/rules.json`, 'utf8'));
  const module = await RulesModule.of(manifest, readFileSync(`${folder}/rules.wasm`));
  const match = new Match(module, 2, {});
  match.adopt(match.deal());
  const [seat] = match.toAct();
  const asked = {
    seen: match.seen(seat!),
    seat: seat!,
    seats: 2,
    mask: match.mask(seat!),
    isWanted: () => true,
  };
  const told: boolean[] = [];
  const bots = new Bots(
    module,
    () => new Promise<Adviser>(() => undefined),
    (instead) => told.push(instead),
  );
  const first = bots.choose(asked, 'page');
  await vi.advanceTimersByTimeAsync(1000);
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked.mask[await first]).toBe(1);
  const second = bots.choose(asked, 'page');
  await vi.advanceTimersByTimeAsync(1);
  expect(asked.mask[await second]).toBe(1);
  expect(told).toEqual([true, true]);
});
