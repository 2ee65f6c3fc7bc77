/** Reads NumPy's archives (`weights.npz`): a zip of arrays by name. */

export interface NumpyArray {
  shape: readonly number[];
  /** As NumPy names it, without the order of bytes: `f2`, `f4`, `u1`. */
  type: string;
  bytes: Uint8Array;
}

// Of a zip: where its table of contents is said to lie, an entry of it, and a file's own head.
const END = 0x0605_4b50;
const ENTRY = 0x0201_4b50;
const FILE = 0x0403_4b50;
const END_SIZE = 22;
const ENTRY_SIZE = 46;
const FILE_SIZE = 30;
const STORED = 0;
const DEFLATED = 8;
/** Of an array: what it begins with, and what its head says. */
const MAGIC = '\u0093NUMPY';
const HEAD = /^\{'descr': '[<|]([a-z]\d)', 'fortran_order': False, 'shape': \(([\d, ]*)\), \}\s*$/;

/** Return the arrays of an archive by name; throws where it is none. */
export async function readArrays(archive: Uint8Array): Promise<Map<string, NumpyArray>> {
  const found = new Map<string, NumpyArray>();
  for (const { name, method, packed } of entries(archive)) {
    const whole = method === STORED ? packed : await inflated(packed);
    found.set(name.replace(/\.npy$/, ''), arrayOf(name, whole));
  }
  return found;
}

interface Entry {
  name: string;
  method: number;
  packed: Uint8Array;
}

function* entries(archive: Uint8Array): Generator<Entry> {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  let end = archive.length - END_SIZE;
  while (end >= 0 && view.getUint32(end, true) !== END) end -= 1;
  if (end < 0) throw new Error('no archive: its table of contents is missing');
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (view.getUint32(at, true) !== ENTRY) throw new Error('a damaged table of contents');
    const [name, extra, comment] = [28, 30, 32].map((where) => view.getUint16(at + where, true));
    const method = view.getUint16(at + 10, true);
    if (method !== STORED && method !== DEFLATED) throw new Error(`packed in way ${method}`);
    const start = view.getUint32(at + 42, true);
    if (view.getUint32(start, true) !== FILE) throw new Error('a damaged file');
    const from = start + FILE_SIZE + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
    yield {
      name: new TextDecoder().decode(archive.subarray(at + ENTRY_SIZE, at + ENTRY_SIZE + name!)),
      method,
      packed: archive.subarray(from, from + view.getUint32(at + 20, true)),
    };
    at += ENTRY_SIZE + name! + extra! + comment!;
  }
}

async function inflated(packed: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([packed as BlobPart]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

function arrayOf(name: string, whole: Uint8Array): NumpyArray {
  const latin = new TextDecoder('latin1');
  // windows-1252, which `latin1` means, has another letter for 0x93.
  if (whole[0] !== MAGIC.charCodeAt(0) || latin.decode(whole.subarray(1, 6)) !== MAGIC.slice(1))
    throw new Error(`${name} is no array`);
  const view = new DataView(whole.buffer, whole.byteOffset, whole.byteLength);
  const [size, from] = whole[6] === 1 ? [view.getUint16(8, true), 10] : [view.getUint32(8, true), 12];
  const [, type, shape] = HEAD.exec(latin.decode(whole.subarray(from, from + size))) ?? [];
  if (!type || shape === undefined) throw new Error(`${name} is not laid out as it should be`);
  const sizes = (shape.match(/\d+/g) ?? []).map(Number);
  const bytes = whole.subarray(from + size);
  if (bytes.length !== sizes.reduce((product, one) => product * one, Number(type.slice(1))))
    throw new Error(`${name} is not as long as it says`);
  return { shape: sizes, type, bytes };
}

/** Return an array of fractions of 16 or 32 bits as 32 bits. */
export function floats({ type, bytes }: NumpyArray): Float32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (type === 'f4')
    return Float32Array.from({ length: bytes.length / 4 }, (_, at) => view.getFloat32(4 * at, true));
  if (type !== 'f2') throw new Error(`an array of ${type}`);
  const found = new Float32Array(bytes.length / 2);
  for (let at = 0; at < found.length; at++) found[at] = half(view.getUint16(2 * at, true));
  return found;
}

/** Return what the 16 bits of a fraction stand for. */
export function half(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1;
  const [power, part] = [(bits >> 10) & 0x1f, bits & 0x3ff];
  if (power === 0x1f) return part ? Number.NaN : sign * Number.POSITIVE_INFINITY;
  return sign * (power ? 2 ** (power - 15) * (1 + part / 1024) : 2 ** -14 * (part / 1024));
}
