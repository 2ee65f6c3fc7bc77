/** Questions to a worker are answered each by its own answer; one that fails is not relied on again. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { StateMessage } from '../wire';
import { bytes, Draftsman, flags } from './drawn';
import { Edge, type Runner, TableEdge, Unable } from './edge';
import { RulesModule } from './module';
import type { Said } from './worker';

async function load(game: string): Promise<RulesModule> {
  const folder = `src/regency/games/${game}/wasm`;
  const manifest = JSON.parse(readFileSync(`${folder}/rules.json`, 'utf8'));
  return RulesModule.of(manifest, readFileSync(`${folder}/rules.wasm`));
}

/** Return what the first to act sees of a match of two that was just dealt, from the top of every deck. */
function dealt(module: RulesModule): StateMessage {
  const { sizes, codes } = module.manifest;
  const [states, cards] = [module.states(1), module.block('i2', sizes.POOL_SIZE)];
  const events = module.block('i2', sizes.EVENT_ROWS, sizes.EVENT_WIDTH);
  module.call('setup', states, 0, 2, module.block('i2', sizes.OPTIONS), 7n);
  while (module.call('to_act', states, 0) === codes.CHANCE) {
    module.call('pool', states, 0, cards);
    const outcome = module.block('i2', module.call('picks', states, 0));
    outcome.array.set(cards.array.subarray(0, outcome.shape[0]!));
    module.call('chance', states, 0, outcome, events);
  }
  const viewer = module.call('to_act', states, 0) === 1 ? 0 : 1;
  const seen = module.block('u1', sizes.STATE_BYTES);
  module.call('redact', states, 0, viewer, seen);
  const record = btoa(String.fromCharCode(...seen.array));
  return { ...STATE, viewer, to_act: [viewer], record };
}

class FakeRunner implements Runner {
  said: Extract<Said, { number: number }>[] = [];
  ended = false;
  onmessage: Runner['onmessage'] = null;
  onerror: Runner['onerror'] = null;
  postMessage = (said: Said) => void this.said.push(said as never);
  terminate = () => {
    this.ended = true;
  };
  answer = (data: object) => this.onmessage?.({ data } as never);
}

const STATE = {
  type: 'state',
  at: 4,
  viewer: 1,
  to_act: [1],
  record: '',
  mask: '',
  log: [],
} as unknown as StateMessage;

describe('an edge', () => {
  it('knows which answer is whose', async () => {
    const runner = new FakeRunner();
    const edge = new Edge(runner);
    const [first, second] = [edge.ask('draw', { state: STATE }), edge.ask('sentences', { state: STATE })];
    runner.answer({ number: 2, answer: 'two' });
    runner.answer({ number: 1, answer: 'one' });
    expect([await first, await second]).toEqual(['one', 'two']);
  });

  it('fails everything at once when the rules do not run', async () => {
    const runner = new FakeRunner();
    const edge = new Edge(runner);
    const asked = [edge.ask('draw', { state: STATE }), edge.ask('draw', { state: STATE })];
    runner.answer({ number: 1, failed: 'CompileError' });
    for (const one of asked) await expect(one).rejects.toBeInstanceOf(Unable);
    await expect(edge.ask('draw', { state: STATE })).rejects.toThrow('CompileError');
    expect(edge.failed && runner.ended).toBe(true);
  });

  it('answers about the newest state alone, and leaves the rest to the server', () => {
    const runner = new FakeRunner();
    const table = new TableEdge(new Edge(runner));
    expect(table.answer({ type: 'why', at: 4, action: 0 })).toBeNull();
    void table.draw(STATE);
    expect(table.answer({ type: 'why', at: 4, action: 0 })).not.toBeNull();
    expect(table.answer({ type: 'why', at: 3, action: 0 })).toBeNull();
    expect(table.answer({ type: 'sentences' })).not.toBeNull();
    expect(table.answer({ type: 'hint', at: 4 })).not.toBeNull();
    expect(table.answer({ type: 'play', at: 4, action: 0 })).toBeNull();
    expect(runner.said.map(({ ask }) => ask)).toEqual(['draw', 'why', 'sentences', 'hint']);
  });
});

describe('a hint', () => {
  it('is the same however often it is asked for, and names every action', async () => {
    const module = await load('castle_combo');
    const state = dealt(module);
    const hints = await Promise.all([1, 2].map(() => new Draftsman(module).hint({ state })));
    const other = await new Draftsman(await load('castle_combo')).hint({ state });
    expect(hints[0]).toEqual(other);
    expect(hints[1]).toEqual(other);
    expect(other.thoughts.length).toBeGreaterThan(1);
    expect(other.thoughts.every(({ label }) => label.key.startsWith('label'))).toBe(true);
  });
});

describe('what a server sends as data', () => {
  it('is read as bytes and bits', () => {
    expect([...bytes('AP/+')]).toEqual([0, 255, 254]);
    expect([...flags('BQE=', 10)]).toEqual([1, 0, 1, 0, 0, 0, 0, 0, 1, 0]);
  });

  it('is refused where it is not a state of these rules', async () => {
    const draftsman = new Draftsman(await load('kuhn'));
    expect(() => draftsman.draw({ state: { ...STATE, record: 'AAAA' } })).toThrow(
      'a state has 32 bytes, not 3',
    );
  });
});
