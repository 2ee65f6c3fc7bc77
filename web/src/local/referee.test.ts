/** Matches without a server: whole ones in every game, kept move by move, taken back, set aside. */
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Adviser } from '../edge/adviser';
import type { Drawer } from '../edge/drawing';
import { Foresight } from '../edge/foresight';
import type { ForesightManifest, Manifest, NetworkManifest } from '../edge/manifest';
import { RulesModule } from '../edge/module';
import { Network } from '../edge/network';
import type { DrawnMessage, FromServer, TableInfo } from '../wire';
import type { Entry } from './match';
import { Referee, type Surroundings } from './referee';
import { SetAside } from './refusal';
import { type KeptMatch, type KeptSeat, type Store, TooLate } from './store';

/** On a busy machine a whole match takes its time. */
vi.setConfig({ testTimeout: 120_000 });
const GAMES = { kuhn: 2, castle_combo: 3, for_the_king: 3, royals: 2 };

async function load(game: string): Promise<RulesModule> {
  const folder = `src/regency/games/${game}/wasm`;
  const manifest: Manifest = JSON.parse(readFileSync(`${folder}/rules.json`, 'utf8'));
  return RulesModule.of(manifest, readFileSync(`${folder}/rules.wasm`));
}

async function loadForesight(game: string, drawer: Drawer): Promise<Foresight> {
  const folder = `src/regency/games/${game.replaceAll('-', '_')}/wasm`;
  const manifest: ForesightManifest = JSON.parse(readFileSync(`${folder}/foresight.json`, 'utf8'));
  return new Foresight(await RulesModule.of(manifest, readFileSync(`${folder}/foresight.wasm`)), drawer);
}

/** A disk that forgets nothing and can be made to fail. */
class Memory implements Store {
  review = async () => undefined;
  keepReview = async () => undefined;
  matches = new Map<string, KeptMatch>();
  kept = new Map<string, Entry[]>();
  full = false;
  list = async () => [...this.matches.values()];
  find = async (id: string) => this.matches.get(id);
  entries = async (id: string) => structuredClone(this.kept.get(id) ?? []);
  forget = async (id: string) => this.matches.delete(id) && this.kept.delete(id);
  keep = async (match: KeptMatch, fresh: readonly Entry[] = [], after = 0) => {
    if (this.full) throw new DOMException('the disk is full', 'QuotaExceededError');
    const entries = this.kept.get(match.id) ?? [];
    if (fresh.length && entries.length !== after) throw new TooLate();
    this.kept.set(match.id, structuredClone([...entries, ...fresh]));
    this.matches.set(match.id, structuredClone(match));
  };
}

const person = (name = ''): KeptSeat => ({ kind: 'person', name, level: null, why: null });
const bot: KeptSeat = { kind: 'bot', name: '', level: 'page', why: null };

/** Somebody who looks at the table, and knows what was told last. */
class Guest {
  state!: DrawnMessage;
  table!: TableInfo;
  referee!: Referee;
  /** What else there is around the table. */
  more: Pick<Surroundings, 'adviser' | 'instead'> = {};
  constructor(
    readonly module: RulesModule,
    readonly memory: Memory,
  ) {}

  async sit(seats: KeptSeat[], id = 'one'): Promise<void> {
    const { game, rules, sources } = this.module.manifest;
    const about = { options: {}, practice: false, over: false, story: [], rematch: null, record: null };
    const kept: KeptMatch = { id, game, rules, sources, seats, digest: 0, created: 0, changed: 0, ...about };
    await this.memory.keep(kept);
    await this.arrive(id);
  }

  async arrive(id = 'one'): Promise<void> {
    const say = (message: FromServer) => {
      if (message.type === 'drawn') this.state = message;
      if (message.type === 'table') this.table = message.table;
    };
    const foresight = (drawer: Drawer) => loadForesight(this.module.manifest.game, drawer);
    const around = { store: this.memory, say, pace: 0, foresight, ...this.more };
    this.referee = await Referee.open(this.module, (await this.memory.find(id))!, around);
    await this.ask({ type: 'sync', since: 0 });
  }

  ask = (request: Parameters<Referee['answer']>[0]) => this.referee.answer(request);

  /** Choose anything, as whoever has the device; returns what is answered. */
  async move(which = 0): Promise<FromServer> {
    if (this.state.hand_over !== null) await this.ask({ type: 'look', seat: this.state.hand_over });
    const { at, legal } = this.state;
    return this.ask({ type: 'play', at, action: legal[which % legal.length]!.action });
  }

  /** Wait until somebody at the device may act, or all is over. */
  async turn(): Promise<boolean> {
    const due = () =>
      this.state.places !== null || this.state.legal.length > 0 || this.state.hand_over !== null;
    while (!due()) await new Promise((resolve) => setTimeout(resolve, 2));
    return this.state.places === null;
  }
}

let memory: Memory;
beforeEach(() => {
  memory = new Memory();
});

describe.each(Object.entries(GAMES))('%s', (game, count) => {
  it('is played to its end against bots, and read back', async () => {
    const guest = new Guest(await load(game), memory);
    await guest.sit([person('Anne'), ...Array.from({ length: count - 1 }, () => bot)]);
    for (let move = 0; await guest.turn(); move++) {
      expect((await guest.move(move)).type).toBe('done');
      expect(memory.kept.get('one')!.length).toBeGreaterThanOrEqual(guest.state.at);
    }
    const { state } = guest;
    expect(state.places).toContain(1);
    expect(guest.table.stage).toBe('over');
    for (const [seat, points] of state.points.entries()) {
      const lines = state.sheet.filter((line) => line.seat === seat);
      expect(lines.reduce((sum, line) => sum + line.points, 0)).toBe(points);
    }
    const again = new Guest(guest.module, memory);
    await again.arrive();
    expect({ ...again.state, log: [] }).toEqual({ ...state, log: [] });
    const { steps, viewers } = again.referee.replay();
    for (const viewer of viewers)
      expect(again.referee.moment(steps, viewer).state.places).toEqual(state.places);
    expect(again.referee.moment(0, -2).state.log).toEqual([]);
  });

  it('goes from hand to hand, and shows nobody another hand', async () => {
    const guest = new Guest(await load(game), memory);
    await guest.sit([person('Anne'), person('Ben')]);
    for (let move = 0; move < 12 && (await guest.turn()); move++) {
      if (guest.state.hand_over !== null) {
        expect(guest.state.viewer).toBe(-1);
        expect(guest.state.legal).toEqual([]);
      }
      // Where no hand is hidden, whoever acts has the device.
      expect(guest.state.hand_over !== null).toBe(game !== 'castle_combo' && guest.state.viewer === -1);
      await guest.move(move);
    }
  });
});

describe('a move', () => {
  it('is not shown unless it is kept', async () => {
    const guest = new Guest(await load('kuhn'), memory);
    await guest.sit([person(), person()]);
    await guest.ask({ type: 'look', seat: 0 });
    const before = guest.state;
    memory.full = true;
    expect(await guest.move()).toMatchObject({ type: 'refused', code: 'unavailable' });
    expect(guest.state).toBe(before);
    memory.full = false;
    expect((await guest.move()).type).toBe('done');
  });

  it('that the rules forbid is refused with its clause', async () => {
    const guest = new Guest(await load('castle_combo'), memory);
    await guest.sit([person(), bot]);
    await guest.turn();
    const legal = new Set(guest.state.legal.map((one) => one.action));
    const action = [...Array(guest.module.manifest.sizes.NUM_ACTIONS).keys()].find((one) => !legal.has(one))!;
    const answer = await guest.ask({ type: 'play', at: guest.state.at, action });
    expect(answer).toMatchObject({ type: 'refused', code: 'illegal' });
    expect(answer).toHaveProperty('clause', expect.stringMatching(/^CC-/));
  });

  it('of a moment that has passed is stale', async () => {
    const guest = new Guest(await load('kuhn'), memory);
    await guest.sit([person(), person()]);
    const { at } = guest.state;
    await guest.move();
    await guest.ask({ type: 'look', seat: 1 });
    const answer = await guest.ask({ type: 'play', at, action: 0 });
    expect(answer).toMatchObject({ type: 'refused', code: 'stale' });
  });

  it('that another page made first is followed', async () => {
    const [one, other] = [new Guest(await load('kuhn'), memory), new Guest(await load('kuhn'), memory)];
    await one.sit([person(), person()]);
    await other.arrive();
    await one.move();
    expect(await other.move()).toMatchObject({ type: 'refused', code: 'stale' });
    expect(other.state.at).toBe(one.state.at);
  });
});

describe('a preview', () => {
  it('promises the points that the move brings', async () => {
    const guest = new Guest(await load('castle_combo'), memory);
    await guest.sit([person(), person()]);
    let promised = 0;
    for (let move = 0; move < 30 && (await guest.turn()); move++) {
      if (guest.state.hand_over !== null) await guest.ask({ type: 'look', seat: guest.state.hand_over });
      const { at, legal, viewer, points } = guest.state;
      const { action } = legal[move % legal.length]!;
      const told = await guest.ask({ type: 'preview', at, action });
      if (told.type !== 'preview') throw new Error(told.type);
      await guest.ask({ type: 'play', at, action });
      if (told.points === null) continue;
      promised += 1;
      expect(guest.state.points[viewer]).toBe(points[viewer]! + told.points);
    }
    expect(promised).toBeGreaterThan(5);
  });
});

describe('an undo', () => {
  it('against bots is free, and makes practice of a match where something was learnt', async () => {
    const guest = new Guest(await load('castle_combo'), memory);
    await guest.sit([person(), bot]);
    await guest.turn();
    const before = guest.state;
    const others = () => memory.kept.get('one')!.some((entry) => entry[0] === 'm' && entry[1] === 1);
    while (!others()) {
      await guest.turn();
      await guest.move();
    }
    await guest.turn();
    expect(guest.state.may_undo).toBe('free');
    for (let most = 9; most && guest.state.may_undo; most--)
      await guest.ask({ type: 'undo', at: guest.state.at });
    expect(guest.table.practice).toBe(true);
    expect(guest.state.legal).toEqual(before.legal);
    expect(guest.state.view).toEqual(before.view);
    const again = new Guest(guest.module, memory);
    await again.arrive();
    expect(again.state.view).toEqual(before.view);
    expect(again.state.at).toBe(guest.state.at);
  });

  it('of what taught nothing is free among people too', async () => {
    const guest = new Guest(await load('castle_combo'), memory);
    await guest.sit([person('Anne'), person('Ben')]);
    await guest.ask({ type: 'look', seat: 0 });
    const before = guest.state;
    // A decision of several moves: after one of them it is still the same person's turn.
    for (let which = 0; guest.state.viewer !== 0 || guest.state.may_undo === null; which++) {
      expect(which).toBeLessThan(before.legal.length);
      await guest.move(which);
      if (guest.state.may_undo === null) await guest.sit([person('Anne'), person('Ben')], `other ${which}`);
    }
    expect(guest.state.may_undo).toBe('free');
    await guest.ask({ type: 'undo', at: guest.state.at });
    expect(guest.table).toMatchObject({ practice: false, undo: null });
    expect(guest.state.view).toEqual(before.view);
  });

  it('of what another has answered is asked for, refused, asked for again and granted', async () => {
    const guest = new Guest(await load('castle_combo'), memory);
    await guest.sit([person('Anne'), person('Ben')]);
    for (const seat of [1, 0])
      for (let most = 40; most && guest.state.viewer !== seat; most--) await guest.move();
    expect(guest.state.may_undo).toBe('ask');
    await guest.ask({ type: 'undo', at: guest.state.at });
    expect(guest.table.undo).toEqual({ seat: 0, agreed: [], waiting: [1] });
    await guest.ask({ type: 'answer-undo', seat: 1, agree: false });
    expect(guest.table.undo).toBeNull();
    const { at } = guest.state;
    await guest.ask({ type: 'undo', at });
    await guest.ask({ type: 'answer-undo', seat: 1, agree: true });
    expect(guest.state.at).toBe(at + 1);
    expect(guest.table.practice).toBe(false);
    expect(guest.table.story.map((line) => line.kind)).toEqual([
      'undo-asked',
      'undo-refused',
      'undo-asked',
      'undone',
    ]);
  });
});

describe('a bot', () => {
  it('plays for a person who wishes it, and gives the seat back', async () => {
    const guest = new Guest(await load('castle_combo'), memory);
    await guest.sit([person('Anne'), person('Ben')]);
    await guest.referee.standIn(0, 'page');
    while (memory.kept.get('one')!.length < 3) await new Promise((resolve) => setTimeout(resolve, 2));
    expect(guest.table.seats[0]).toMatchObject({ stand_in: true, why: 'handed-over' });
    await guest.referee.standIn(0, null);
    expect(guest.table.seats[0]).toMatchObject({ stand_in: false, level: null });
  });

  it('gives a hint with a name and a chance for every action it looked at', async () => {
    const guest = new Guest(await load('kuhn'), memory);
    await guest.sit([person(), person()]);
    await guest.ask({ type: 'look', seat: 0 });
    const hint = await guest.ask({ type: 'hint', at: guest.state.at });
    if (hint.type !== 'hint') throw new Error(hint.type);
    expect(hint.thoughts.length).toBeGreaterThan(0);
    expect(hint.thoughts.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
    for (const { label, win } of hint.thoughts) {
      expect(label.key).not.toBe('');
      expect(win).toHaveLength(2);
    }
  });
});

describe('a match of other rules', () => {
  it('is set aside, by version', async () => {
    const guest = new Guest(await load('kuhn'), memory);
    await guest.sit([person(), bot]);
    memory.matches.get('one')!.rules = 99;
    await expect(guest.arrive()).rejects.toThrow(SetAside);
  });

  it('is set aside where other sources tell another story, and goes on where they do not', async () => {
    const guest = new Guest(await load('kuhn'), memory);
    await guest.sit([person(), person()]);
    const kept = memory.matches.get('one')!;
    kept.sources = 'other';
    await guest.arrive();
    memory.matches.get('one')!.sources = 'other';
    memory.matches.get('one')!.digest ^= 1;
    await expect(guest.arrive()).rejects.toThrow(SetAside);
  });

  it('goes on from what was played in another match, if all of it is legal', async () => {
    const guest = new Guest(await load('castle_combo'), memory);
    await guest.sit([person(), person()]);
    for (let move = 0; move < 6; move++) await guest.move(move);
    const { at } = guest.state;
    const kept = { ...memory.matches.get('one')!, id: 'two', rules: null, sources: null, digest: 0 };
    await memory.keep(kept, memory.kept.get('one')!);
    await guest.arrive('two');
    expect(guest.state.at).toBe(at);
    await guest.turn();
    expect((await guest.move()).type).toBe('done');
    expect(memory.matches.get('two')!.rules).toBe(guest.module.manifest.rules);
    await memory.keep({ ...kept, id: 'three' }, [['m', 1, 1, 0]]);
    await expect(guest.arrive('three')).rejects.toThrow(SetAside);
  });

  it('is set aside where an entry is impossible', async () => {
    const guest = new Guest(await load('kuhn'), memory);
    await guest.sit([person(), person()]);
    memory.kept.get('one')!.push(['m', 1, 1, 0]);
    await expect(guest.arrive()).rejects.toThrow(SetAside);
  });
});

describe('bots in the page', () => {
  const weights = () => new Uint8Array(readFileSync('src/regency/games/royals/ai/weights/weights.npz'));
  const advisers = async (drawer: Drawer) => {
    const folder = 'src/regency/games/royals/wasm';
    const manifest: NetworkManifest = JSON.parse(readFileSync(`${folder}/network.json`, 'utf8'));
    const module = await RulesModule.of(manifest, readFileSync(`${folder}/network.wasm`));
    return new Adviser(await Network.of(module, weights(), 'a'.repeat(64)), drawer);
  };

  it('are played by the network, which is fetched when the first of them is to move', async () => {
    const guest = new Guest(await load('royals'), memory);
    const told: boolean[] = [];
    let fetched = 0;
    const looks = vi.spyOn(Network.prototype, 'look');
    const adviser = (drawer: Drawer) => {
      fetched += 1;
      return advisers(drawer);
    };
    guest.more = { adviser, instead: (searching) => told.push(searching) };
    await guest.sit([person('Anne'), { ...bot, level: 'sovereign' }]);
    expect([fetched, looks.mock.calls.length]).toEqual([0, 0]);
    for (let move = 0; move < 6 && (await guest.turn()); move++) await guest.move(move);
    await guest.turn();
    expect(fetched).toBe(1);
    expect(looks).toHaveBeenCalled();
    looks.mockRestore();
    expect(new Set(told)).toEqual(new Set([false]));
  });

  it('search where it cannot be had, which is told, and do no longer once it can', async () => {
    const guest = new Guest(await load('royals'), memory);
    const told: boolean[] = [];
    const quiet = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    let away = true;
    const adviser = async (drawer: Drawer) => {
      if (away) throw new TypeError('nothing can be reached');
      return advisers(drawer);
    };
    guest.more = { adviser, instead: (searching) => told.push(searching) };
    await guest.sit([person('Anne'), bot]);
    for (let move = 0; told.length < 2 && (await guest.turn()); move++) await guest.move(move);
    expect(new Set(told)).toEqual(new Set([true]));
    away = false;
    for (let move = 0; told.at(-1) && (await guest.turn()); move++) await guest.move(move);
    expect(told.at(-1)).toBe(false);
    expect(quiet).toHaveBeenCalled();
    quiet.mockRestore();
  });
});
