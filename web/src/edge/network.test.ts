/** The network in the page finds the very bits that Python finds, and files that are none are refused. */
import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { bytes } from './drawn';
import LOOKS from './looks.json';
import type { NetworkManifest } from './manifest';
import { RulesModule } from './module';
import { fetchNetwork, Network } from './network';
import { floats, half, readArrays } from './npz';
import { readWeights, WeightsError } from './weights';

const [CASTLE, KING] = LOOKS as [(typeof LOOKS)[number], (typeof LOOKS)[number]];

function manifestOf(game: string): NetworkManifest {
  return JSON.parse(readFileSync(`src/regency/games/${game}/wasm/network.json`, 'utf8'));
}

async function networkOf(game: string, weights: Uint8Array): Promise<Network> {
  const module = readFileSync(`src/regency/games/${game}/wasm/network.wasm`);
  return Network.of(await RulesModule.of(manifestOf(game), module), weights, 'a'.repeat(64));
}

const shipped = (game: string) =>
  new Uint8Array(readFileSync(`src/regency/games/${game}/ai/weights/weights.npz`));

describe.each(LOOKS)('the network of $game', ({ game, weights, looks }) => {
  it('finds the bits that Python finds', async () => {
    const network = await networkOf(game, bytes(weights));
    const states = network.module.states(1);
    for (const { state, seat, out } of looks) {
      states.array.set(bytes(state));
      const { logits, values } = network.look(states, seat);
      const found = new Float32Array([...logits, ...values]);
      expect([...new Int32Array(found.buffer)]).toEqual(out);
    }
  });

  it('that is shipped can be read and looked with', async () => {
    const network = await networkOf(game, shipped(game));
    const states = network.module.states(1);
    states.array.set(bytes(looks[0]!.state));
    const { logits, values } = network.look(states, looks[0]!.seat);
    expect([...logits, ...values].every(Number.isFinite)).toBe(true);
    expect(new Set(logits).size).toBeGreaterThan(logits.length / 2);
  });
});

describe('a file of weights', () => {
  const castle = manifestOf('castle_combo');
  const refused = (file: Uint8Array, why: string, manifest = castle) =>
    expect(readWeights(file, manifest)).rejects.toThrow(new RegExp(why));

  it('is refused if it is damaged', async () => {
    const good = bytes(CASTLE.weights);
    await refused(good.subarray(0, good.length / 2), 'no weights');
    await refused(new Uint8Array(0), 'no weights');
    const bent = good.slice();
    bent.fill(0, good.length / 3, good.length / 2);
    await expect(readWeights(bent, castle)).rejects.toThrow();
    await expect(readWeights(bent, castle)).rejects.toBeInstanceOf(WeightsError);
  });

  it('is refused if it is of another game, other rules or another format', async () => {
    await refused(bytes(KING.weights), 'of for-the-king, not of castle-combo');
    await refused(bytes(CASTLE.weights), 'version 1 of the rules, not 2', { ...castle, rules: 2 });
    const network = { ...castle.network, format: 2 };
    await refused(bytes(CASTLE.weights), 'format 2', { ...castle, network });
  });

  it('is refused if its layers are others, or too large', async () => {
    const network = { ...castle.network, numbers: castle.network.numbers.slice(1) };
    await refused(bytes(CASTLE.weights), 'plain is', { ...castle, network });
    const most = { ...castle.network.most, width: 4 };
    await refused(bytes(CASTLE.weights), 'between 1 and 4', {
      ...castle,
      network: { ...castle.network, most },
    });
  });

  it('is fetched with its hash, and forgotten where that is another', async () => {
    const folder = 'src/regency/games/castle_combo/wasm';
    const files: Record<string, Uint8Array> = {
      '/w.npz': bytes(CASTLE.weights),
      '/m.wasm': new Uint8Array(readFileSync(`${folder}/network.wasm`)),
      '/m.json': new Uint8Array(readFileSync(`${folder}/network.json`)),
    };
    const gone: string[] = [];
    vi.stubGlobal('fetch', async (address: string) => new Response(files[address] as BodyInit));
    vi.stubGlobal('caches', {
      keys: async () => ['one'],
      open: async () => ({ delete: async (address: string) => gone.push(address) }),
    });
    const place = { sources: castle.sources, module: '/m.wasm', manifest: '/m.json', weights: '/w.npz' };
    const right = await crypto.subtle.digest('SHA-256', bytes(CASTLE.weights) as BufferSource);
    const digest = Array.from(new Uint8Array(right), (byte) => byte.toString(16).padStart(2, '0')).join('');
    expect((await fetchNetwork({ ...place, digest })).digest).toBe(digest.slice(0, 12));
    expect(gone).toEqual([]);
    await expect(fetchNetwork({ ...place, digest: 'other' })).rejects.toThrow('damaged weights');
    expect(gone).toEqual(['/w.npz']);
    vi.unstubAllGlobals();
  });
});

describe("NumPy's archives", () => {
  it('hold fractions of 16 bits', () => {
    const known = { 0: 0, 15360: 1, 49152: -2, 13653: 0.333251953125, 1: 2 ** -24, 31743: 65504 };
    for (const [bits, value] of Object.entries(known)) expect(half(Number(bits))).toBe(value);
    expect(half(0x7c00)).toBe(Number.POSITIVE_INFINITY);
    expect(half(0x7e00)).toBeNaN();
  });

  it('name their arrays', async () => {
    const found = await readArrays(bytes(CASTLE.weights));
    expect([...found.keys()]).toContain('hidden.1.weight');
    expect(found.get('lead_scale')).toMatchObject({ shape: [], type: 'f4' });
    expect([...floats(found.get('lead_scale')!)]).toEqual([12]);
    expect(() => floats(found.get('about')!)).toThrow('an array of u1');
  });
});
