/** The games' modules do in JavaScript what `core/wasm/running.py` has them do in tests of the rules. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Drawer } from './drawing';
import type { Manifest } from './manifest';
import { RulesModule } from './module';

const GAMES = { kuhn: 2, castle_combo: 3, for_the_king: 3, royals: 3 };

async function load(game: string): Promise<RulesModule> {
  const folder = `src/regency/games/${game}/wasm`;
  const manifest: Manifest = JSON.parse(readFileSync(`${folder}/rules.json`, 'utf8'));
  return RulesModule.of(manifest, readFileSync(`${folder}/rules.wasm`));
}

describe.each(Object.entries(GAMES))('%s', (game, seats) => {
  it('plays a whole match by rules of thumb, and shows every moment', async () => {
    const module = await load(game);
    const { sizes, codes } = module.manifest;
    const drawer = new Drawer(module);
    const states = module.states(1);
    const mask = module.block('u1', sizes.NUM_ACTIONS);
    const events = module.block('i2', sizes.EVENT_ROWS, sizes.EVENT_WIDTH);
    const told = module.block('i2', sizes.EVENT_ROWS, sizes.EVENT_WIDTH);
    const cards = module.block('i2', sizes.POOL_SIZE);
    const rng = module.block('u4', 4);
    rng.array.set([1, 2, 3, 4]);
    const seen = module.block('u1', sizes.STATE_BYTES);
    module.call('setup', states, 0, seats, module.block('i2', sizes.OPTIONS), 7n);
    let decisions = 0;
    for (let acting = module.call('to_act', states, 0); acting !== codes.OVER; ) {
      let count: number;
      if (acting === codes.CHANCE) {
        const pool = module.call('pool', states, 0, cards);
        const picks = module.call('picks', states, 0);
        expect(picks).toBeLessThanOrEqual(pool);
        const outcome = module.block('i2', picks);
        outcome.array.set(cards.array.subarray(0, picks));
        count = module.call('chance', states, 0, outcome, events);
      } else {
        const seat = 31 - Math.clz32(acting & -acting);
        expect(module.call('legal', states, 0, seat, mask)).toBeGreaterThan(0);
        const action = module.call('choose', states, 0, seat, mask, rng);
        count = module.call('apply', states, 0, seat, action, events);
        decisions += 1;
      }
      acting = module.call('to_act', states, 0);
      for (const viewer of [-1, 0]) {
        module.call('redact', states, 0, viewer, seen);
        module.call('tell', events, count, viewer, told);
        const rows = Array.from({ length: count }, (_, row) =>
          Array.from(told.array.subarray(row * sizes.EVENT_WIDTH, (row + 1) * sizes.EVENT_WIDTH)),
        );
        const facts = rows.map((row) => drawer.fact(row, viewer));
        expect(facts.every(({ kind }) => kind !== '')).toBe(true);
        const mine = viewer >= 0 && acting !== codes.CHANCE && (acting >> viewer) & 1;
        mask.array.fill(0);
        if (mine) module.call('legal', states, 0, viewer, mask);
        const picture = drawer.picture(seen.array.slice(), viewer, mask.array.slice());
        expect(picture.points).toHaveLength(seats);
        expect(picture.legal).toHaveLength(mask.array.reduce((sum, one) => sum + one, 0));
        expect(picture.prompt.key).not.toBe('');
      }
    }
    expect(decisions).toBeGreaterThan(1);
  });
});

it('refuses what the module does not have', async () => {
  const module = await load('kuhn');
  expect(() => module.call('levitate')).toThrow('no levitate');
  expect(() => module.call('to_act', module.states(1))).toThrow('takes states,i');
  expect(() => new Drawer(module).fact([99], 0)).toThrow('no event 99');
});
