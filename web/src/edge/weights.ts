/** A network's weights as they are kept, refused where they are not what they should be; as `bots/weights.py`. */
import type { NetworkManifest } from './manifest';
import { floats, readArrays } from './npz';

const ABOUT = 'about';
const CALIBRATION = 'calibration';

/** A file of weights cannot be used; the message says why. */
export class WeightsError extends Error {}

export interface Weights {
  width: number;
  depth: number;
  /** Whether points so far are inputs. */
  told: boolean;
  leadScale: number;
  arrays: Map<string, Float32Array>;
}

interface About {
  format: number;
  game: string;
  rules_version: number;
  settings: { width: number; depth: number; card: number; points_told?: boolean };
}

/** Read a file of weights for a game; throws WeightsError. */
export async function readWeights(file: Uint8Array, manifest: NetworkManifest): Promise<Weights> {
  let kept: Awaited<ReturnType<typeof readArrays>>;
  let about: About;
  try {
    kept = await readArrays(file);
    about = JSON.parse(new TextDecoder().decode(kept.get(ABOUT)!.bytes));
    kept.delete(ABOUT);
  } catch (error) {
    throw new WeightsError(`no weights: ${error}`);
  }
  checkAbout(about, manifest);
  const { width, depth, points_told: told } = about.settings;
  const wanted = shapesOf(about, manifest);
  if (kept.has(CALIBRATION)) wanted.set(CALIBRATION, [manifest.sizes.MAX_SEATS - 1, manifest.network.knots]);
  const arrays = new Map<string, Float32Array>();
  for (const [name, shape] of wanted) {
    const array = kept.get(name);
    if (!array || String(array.shape) !== String(shape))
      throw new WeightsError(`${name} is [${array?.shape}] where [${shape}] is wanted`);
    const numbers = readNumbers(name, array);
    if (!numbers.every(Number.isFinite)) throw new WeightsError(`${name} holds weights that are no numbers`);
    arrays.set(name, numbers);
  }
  const more = [...kept.keys()].find((name) => !wanted.has(name));
  if (more) throw new WeightsError(`there is also ${more}`);
  const leadScale = arrays.get('lead_scale')![0]!;
  if (!(leadScale > 0)) throw new WeightsError(`the scale of leads is ${leadScale}`);
  checkOrder(arrays.get(CALIBRATION), manifest.network.knots);
  return { width, depth, told: told ?? false, leadScale, arrays };
}

function readNumbers(name: string, array: Parameters<typeof floats>[0]): Float32Array {
  try {
    return floats(array);
  } catch (error) {
    throw new WeightsError(`${name}: ${error}`);
  }
}

function checkAbout(about: About, manifest: NetworkManifest): void {
  const { format, most } = manifest.network;
  if (about?.format !== format) throw new WeightsError(`no weights of format ${format}`);
  if (about.game !== manifest.game)
    throw new WeightsError(`weights of ${about.game}, not of ${manifest.game}`);
  if (about.rules_version !== manifest.rules)
    throw new WeightsError(`made for version ${about.rules_version} of the rules, not ${manifest.rules}`);
  for (const [name, largest] of Object.entries(most)) {
    const size = about.settings?.[name as keyof typeof most];
    if (!Number.isInteger(size) || size < 1 || size > largest)
      throw new WeightsError(`a layer of ${size} is not between 1 and ${largest}`);
  }
}

/** Return the arrays that a network of these settings has, and their shapes. */
function shapesOf({ settings }: About, { sizes, network }: NetworkManifest): Map<string, number[]> {
  const { width, depth, card } = settings;
  const wanted = new Map<string, number[]>([
    ['plain', [network.numbers.length + sizes.MAX_SEATS, width]],
    ['first_bias', [width]],
    ['lead_scale', []],
  ]);
  if (network.tables) {
    wanted.set('read.weight', [card, network.printed[0]!.length]);
    wanted.set('read.bias', [card]);
    wanted.set('know', [network.printed.length, card]);
    wanted.set('place', [network.tables, card, width]);
  }
  for (let layer = 0; layer < depth; layer++) {
    wanted.set(`hidden.${layer}.weight`, [width, width]);
    wanted.set(`hidden.${layer}.bias`, [width]);
  }
  for (const [head, size] of [
    ['policy', sizes.NUM_ACTIONS],
    ['value', sizes.MAX_SEATS * network.values],
  ] as const) {
    wanted.set(`${head}.weight`, [size, width]);
    wanted.set(`${head}.bias`, [size]);
  }
  return wanted;
}

/** Refuse a table by which a better place expected would mean a worse one. */
function checkOrder(calibration: Float32Array | undefined, knots: number): void {
  calibration?.forEach((value, at) => {
    if (at % knots && value < calibration[at - 1]!)
      throw new WeightsError('a better place expected would mean a worse one');
  });
}
