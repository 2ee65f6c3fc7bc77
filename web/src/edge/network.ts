/** A game's network in the page: the weights folded once, then judged by the same code as everywhere; as `bots/network.py`. */
import { digestOf, fetchBytes, fetchModule, forgetFile, type Place } from './fetching';
import type { NetworkManifest } from './manifest';
import type { Block, Kind, RulesModule } from './module';
import { readWeights, type Weights, WeightsError } from './weights';

/** Where a game's network lies: the module that looks, the weights, and the SHA-256 of these. */
export interface NetworkPlace extends Place {
  weights: string;
  digest: string;
}

/** So many letters of a file's digest tell one network from another. */
const DIGEST_LETTERS = 12;

/** Fetch a game's network; throws where it is not there, damaged or another game's. */
export async function fetchNetwork(place: NetworkPlace): Promise<Network> {
  const [module, file] = await Promise.all([fetchModule<NetworkManifest>(place), fetchBytes(place.weights)]);
  const found = await digestOf(file);
  if (found !== null && found !== place.digest) {
    await forgetFile(place.weights);
    throw new WeightsError(`damaged weights: ${found}, not ${place.digest}`);
  }
  return Network.of(module, new Uint8Array(file), place.digest);
}

export class Network {
  readonly leadScale: number;
  readonly told: boolean;
  /** All that a look takes behind state and viewer: a network, and room to work in. */
  readonly given: readonly (number | Block)[];
  readonly #out: Block<'f4'>;

  private constructor(
    readonly module: RulesModule<NetworkManifest>,
    weights: Weights,
    readonly digest: string,
  ) {
    this.leadScale = weights.leadScale;
    this.told = weights.told;
    this.given = given(module, weights);
    this.#out = this.given.at(-1) as Block<'f4'>;
  }

  /** Return the network that a file of weights holds; throws WeightsError. */
  static async of(module: RulesModule<NetworkManifest>, file: Uint8Array, digest: string): Promise<Network> {
    return new Network(module, await readWeights(file, module.manifest), digest.slice(0, DIGEST_LETTERS));
  }

  /** Judge the first of some states as a seat sees it; returns how good every action seems, and what is expected. */
  look(states: Block<'u1'>, seat: number): { logits: Float32Array; values: Float32Array } {
    this.module.call('look', states, seat, ...this.given);
    const out = this.#out.array.slice();
    const { NUM_ACTIONS } = this.module.manifest.sizes;
    return { logits: out.subarray(0, NUM_ACTIONS), values: out.subarray(NUM_ACTIONS) };
  }
}

/** Lay a network and its work space into the module's memory, in the order in which `look` takes them. */
function given(module: RulesModule<NetworkManifest>, weights: Weights): (number | Block)[] {
  const { sizes, network } = module.manifest;
  const { width, depth, arrays } = weights;
  const lay = <K extends Kind>(kind: K, numbers: ArrayLike<number>, ...shape: number[]) => {
    const block = module.block(kind, ...shape);
    (block.array as Float32Array).set(numbers);
    return block;
  };
  const array = (name: string) => arrays.get(name) ?? new Float32Array(0);
  const rows = network.numbers.length + sizes.MAX_SEATS;
  const kinds = network.printed.length;
  const cards = lay('i4', network.cards.flat(), network.cards.length, 2);
  const bias = lay('f4', array('first_bias'), width);
  const tables = module.block('f4', network.tables * kinds, width);
  if (network.tables) fold(module, weights, cards, tables, bias);
  const heads = joined(array('policy.weight'), array('value.weight'));
  const outputs = heads.length / width;
  const layers = Array.from({ length: depth }, (_, layer) => layer);
  const hidden = joined(...layers.map((layer) => transposed(array(`hidden.${layer}.weight`), width, width)));
  const calibration = array('calibration');
  const most = Math.max(rows, network.cards.length, width);
  return [
    weights.told ? 1 : 0,
    lay('i4', network.terms.flat(), network.terms.length, 3),
    lay('i4', network.numbers, network.numbers.length),
    cards,
    kinds,
    lay('f4', scaled(weights, network, rows), rows, width),
    tables,
    bias,
    lay('f4', hidden, depth, width, width),
    lay('f4', joined(...layers.map((layer) => array(`hidden.${layer}.bias`))), depth, width),
    lay('f4', transposed(heads, outputs, width), width, outputs),
    lay('f4', joined(array('policy.bias'), array('value.bias')), outputs),
    lay('f4', calibration, calibration.length / network.knots, network.knots),
    module.block('i1', Math.max(network.told, ...network.terms.map(([grows]) => grows! + 1))),
    module.block('i4', sizes.MAX_SEATS, sizes.SCORE_COLUMNS),
    module.block('i4', most),
    module.block('f4', most),
    module.block('f4', width),
    module.block('f4', width),
    module.block('f4', outputs),
  ];
}

/** Numbers are counted in fifths, points so far on the scale of leads. */
function scaled(weights: Weights, network: NetworkManifest['network'], rows: number): Float32Array {
  const plain = weights.arrays.get('plain')!;
  const [counts, points] = [Math.fround(network.scale), Math.fround(1 / weights.leadScale)];
  const found = new Float32Array(plain.length);
  for (let row = 0, at = 0; row < rows; row++) {
    const scale = row < network.numbers.length ? counts : points;
    for (let column = 0; column < weights.width; column++, at++) found[at] = plain[at]! * scale;
  }
  return found;
}

/** Work out what every card adds at every place; the bias becomes that with every place empty. */
function fold(
  module: RulesModule<NetworkManifest>,
  { width, arrays }: Weights,
  cards: Block,
  tables: Block,
  bias: Block,
): void {
  const { network } = module.manifest;
  const [kinds, columns] = [network.printed.length, network.printed[0]!.length];
  const size = arrays.get('read.bias')!.length;
  const blocks = [
    [network.printed.flat(), kinds, columns],
    [arrays.get('read.weight')!, size, columns],
    [arrays.get('read.bias')!, size],
    [arrays.get('know')!, kinds, size],
    [arrays.get('place')!, network.tables, size, width],
  ] as const;
  const laid = blocks.map(([numbers, ...shape]) => {
    const block = module.block('f4', ...shape);
    block.array.set(numbers);
    return block;
  });
  module.call('fold', ...laid, cards, tables, bias);
}

function joined(...parts: Float32Array[]): Float32Array {
  const found = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    found.set(part, at);
    at += part.length;
  }
  return found;
}

function transposed(matrix: Float32Array, rows: number, columns: number): Float32Array {
  const found = new Float32Array(matrix.length);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      found[column * rows + row] = matrix[row * columns + column]!;
  return found;
}
