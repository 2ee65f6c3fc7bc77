/** Questions to a worker are answered each by its own answer; one that fails is not relied on again. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { StateMessage } from '../wire';
import { bytes, Draftsman, flags } from './drawn';
import { Edge, type Runner, TableEdge, Unable } from './edge';
import { RulesModule } from './module';
import type { Said } from './worker';

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

const STATE = { type: 'state', at: 4, viewer: 1, record: '', mask: '', log: [] } as unknown as StateMessage;

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
    expect(table.answer({ type: 'play', at: 4, action: 0 })).toBeNull();
    expect(runner.said.map(({ ask }) => ask)).toEqual(['draw', 'why', 'sentences']);
  });
});

describe('what a server sends as data', () => {
  it('is read as bytes and bits', () => {
    expect([...bytes('AP/+')]).toEqual([0, 255, 254]);
    expect([...flags('BQE=', 10)]).toEqual([1, 0, 1, 0, 0, 0, 0, 0, 1, 0]);
  });

  it('is refused where it is not a state of these rules', async () => {
    const folder = 'src/regency/games/kuhn/wasm';
    const manifest = JSON.parse(readFileSync(`${folder}/rules.json`, 'utf8'));
    const draftsman = new Draftsman(await RulesModule.of(manifest, readFileSync(`${folder}/rules.wasm`)));
    expect(() => draftsman.draw({ state: { ...STATE, record: 'AAAA' } })).toThrow(
      'a state has 32 bytes, not 3',
    );
  });
});
