/** A game's rules in the page: the same functions that the server runs, compiled for WebAssembly. */
import type { Manifest, ShortManifest } from './manifest';

const ALIGNMENT = 16;
const PAGE = 1 << 16;

const KINDS = {
  i1: Int8Array,
  u1: Uint8Array,
  i2: Int16Array,
  i4: Int32Array,
  u4: Uint32Array,
  f4: Float32Array,
  i8: BigInt64Array,
  f8: Float64Array,
};
export type Kind = keyof typeof KINDS;

/** An array in a module's memory. */
export class Block<K extends Kind = Kind> {
  constructor(
    readonly memory: WebAssembly.Memory,
    readonly address: number,
    readonly kind: K,
    /** How long it is along each axis; of states only how many there are. */
    readonly shape: readonly number[],
    readonly length: number,
  ) {}

  /** Its elements. Ask for them again after anything is allocated: memory that grows moves. */
  get array(): InstanceType<(typeof KINDS)[K]> {
    return new KINDS[this.kind](this.memory.buffer, this.address, this.length) as InstanceType<
      (typeof KINDS)[K]
    >;
  }
}

/** Return an array of another shape at the same place; the block must be as large. */
export function reshaped<K extends Kind>(block: Block<K>, ...shape: number[]): Block<K> {
  const length = shape.reduce((product, size) => product * size, 1);
  if (length > block.length) throw new RangeError(`${shape} is more than ${block.shape}`);
  return new Block(block.memory, block.address, block.kind, shape, length);
}

type Value = number | bigint | Block;
type Exported = Record<string, (...values: (number | bigint)[]) => number | undefined>;

export class RulesModule<Told extends ShortManifest = Manifest> {
  readonly #exports: Exported;
  readonly #memory: WebAssembly.Memory;
  #free: number;

  private constructor(
    readonly manifest: Told,
    instance: WebAssembly.Instance,
  ) {
    const { memory, heap, ...functions } = instance.exports;
    this.#memory = memory as WebAssembly.Memory;
    this.#free = (heap as WebAssembly.Global).value;
    this.#exports = functions as Exported;
  }

  static async of<Told extends ShortManifest = Manifest>(
    manifest: Told,
    bytes: BufferSource,
  ): Promise<RulesModule<Told>> {
    const { instance } = await WebAssembly.instantiate(bytes, {});
    return new RulesModule(manifest, instance);
  }

  /** Lay an array of zeros into the module's memory, where it stays. */
  block<K extends Kind>(kind: K, ...shape: number[]): Block<K> {
    const length = shape.reduce((product, size) => product * size, 1);
    return this.#lay(kind, shape, length, length * KINDS[kind].BYTES_PER_ELEMENT);
  }

  /** Lay so many states into the module's memory; as bytes they are one after the other. */
  states(count: number): Block<'u1'> {
    const bytes = count * this.manifest.sizes.STATE_BYTES;
    return this.#lay('u1', [count], bytes, bytes);
  }

  /** Call an exported function; an array goes as its address and its open dimensions. */
  call(name: string, ...values: Value[]): number {
    const declared = this.manifest.exports[name]?.arguments;
    const exported = this.#exports[name];
    if (!declared || !exported) throw new RangeError(`the module has no ${name}`);
    if (declared.length !== values.length)
      throw new RangeError(`${name} takes ${declared.map((one) => one.name)}`);
    const flat = declared.flatMap(({ name: argument, type, shape }, number) => {
      const value = values[number]!;
      if (!(value instanceof Block)) return [type === 'i64' ? BigInt(value) : Number(value)];
      if (!shape) throw new TypeError(`${name}: ${argument} is a number`);
      const open = shape.flatMap((size, axis) => (size === null ? [value.shape[axis] ?? 0] : []));
      return [value.address, ...open];
    });
    return exported(...flat) ?? 0;
  }

  #lay<K extends Kind>(kind: K, shape: number[], length: number, bytes: number): Block<K> {
    const address = Math.ceil(this.#free / ALIGNMENT) * ALIGNMENT;
    this.#free = address + bytes;
    const missing = this.#free - this.#memory.buffer.byteLength;
    if (missing > 0) this.#memory.grow(Math.ceil(missing / PAGE));
    return new Block(this.#memory, address, kind, shape, length);
  }
}
