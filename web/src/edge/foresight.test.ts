/** What a page foresees comes true, in whole matches of every game. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Ahead } from './ahead';
import { Drawer } from './drawing';
import { Foresight } from './foresight';
import { RulesModule } from './module';

const GAMES = { kuhn: 2, castle_combo: 3, for_the_king: 3, royals: 3 };

describe.each(Object.entries(GAMES))('%s', (game, seats) => {
  const read = (file: string) => readFileSync(`src/regency/games/${game}/wasm/${file}`);
  const parsed = (file: string) => JSON.parse(read(file).toString());

  it('tells of every legal action what comes true', async () => {
    const rules = await RulesModule.of(parsed('rules.json'), read('rules.wasm'));
    const drawer = new Drawer(rules);
    const module = await RulesModule.of(parsed('foresight.json'), read('foresight.wasm'));
    const foresight = new Foresight(module, drawer);
    const ahead = new Ahead(rules);
    const { sizes, codes } = rules.manifest;
    const states = rules.states(1);
    const mask = rules.block('u1', sizes.NUM_ACTIONS);
    const events = rules.block('i2', sizes.EVENT_ROWS, sizes.EVENT_WIDTH);
    const told = rules.block('i2', sizes.EVENT_ROWS, sizes.EVENT_WIDTH);
    const cards = rules.block('i2', sizes.POOL_SIZE);
    const seen = rules.block('u1', sizes.STATE_BYTES);
    const seenBy = (seat: number) => {
      rules.call('redact', states, 0, seat, seen);
      return seen.array.slice();
    };
    rules.call('setup', states, 0, seats, rules.block('i2', sizes.OPTIONS), 7n);
    let decisions = 0;
    let certain = 0;
    let further = 0;
    for (let acting = rules.call('to_act', states, 0); acting !== codes.OVER; ) {
      if (acting === codes.CHANCE) {
        rules.call('pool', states, 0, cards);
        const outcome = rules.block('i2', rules.call('picks', states, 0));
        outcome.array.set(cards.array.subarray(0, outcome.shape[0]));
        rules.call('chance', states, 0, outcome, events);
      } else {
        const seat = 31 - Math.clz32(acting & -acting);
        const count = rules.call('legal', states, 0, seat, mask);
        const legal = mask.array.slice();
        const before = seenBy(seat);
        const gains = foresight.gains(before, seat, legal);
        const choices = [...legal.keys()].filter((one) => legal[one]);
        expect(choices).toHaveLength(count);
        const action = choices[decisions % count]!;
        const { points, facts, sheet } = foresight.prospect(before, seat, action);
        expect(gains[action]).toBe(points);
        const next = ahead.gains(foresight, before, seat, action);
        const now = drawer.points(before)[seat]!;
        const came = rules.call('apply', states, 0, seat, action, events);
        rules.call('tell', events, came, seat, told);
        const after = seenBy(seat);
        expect(facts.length).toBeLessThanOrEqual(came);
        facts.forEach(({ kind, values }, row) => {
          const event = told.array.slice(row * sizes.EVENT_WIDTH, (row + 1) * sizes.EVENT_WIDTH);
          const truly = drawer.fact([...event], seat);
          expect(kind).toBe(truly.kind);
          for (const [column, value] of Object.entries(values))
            expect([codes.HIDDEN, truly.values[column]]).toContain(value);
        });
        const picture = drawer.picture(after, seat, new Uint8Array(sizes.NUM_ACTIONS));
        for (const line of sheet) expect(picture.sheet).toContainEqual(line);
        if (points !== null) expect(picture.points[seat]).toBe(now + points);
        certain += points === null ? 0 : 1;
        if (next) {
          expect((rules.call('to_act', states, 0) >> seat) & 1, 'who goes on').toBe(1);
          rules.call('legal', states, 0, seat, mask);
          expect(next).toEqual(foresight.gains(after, seat, mask.array.slice()));
          further += 1;
        }
        decisions += 1;
      }
      acting = rules.call('to_act', states, 0);
    }
    expect(decisions).toBeGreaterThan(1);
    expect(certain > 0).toBe(game !== 'kuhn');
    if (game === 'castle_combo') expect(further, 'a card is taken before it is placed').toBeGreaterThan(9);
  });
});
