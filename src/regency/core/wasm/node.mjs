// Runs a game's module for tests: reads calls from standard input, writes results to standard output.
//
// A call is its length, the name of an export, and the arguments as the manifest lists them; an array
// is its open dimensions and its bytes. A result is its length, 0 and the number returned and the bytes
// of every array, or 1 and a message.
import fs from 'node:fs';

const [moduleFile, manifestFile] = process.argv.slice(2);
const { exports: entries, sizes } = JSON.parse(fs.readFileSync(manifestFile, 'utf8'));
const instance = new WebAssembly.Instance(new WebAssembly.Module(fs.readFileSync(moduleFile)), {});
const { memory, heap } = instance.exports;

const ALIGNMENT = 16;
const PAGE = 1 << 16;
const BYTES = { u1: 1, i1: 1, i2: 2, u4: 4, i4: 4, f4: 4, i8: 8, f8: 8, state: sizes.STATE_BYTES };

function read(length) {
  const whole = Buffer.alloc(length);
  for (let at = 0; at < length; ) {
    const got = fs.readSync(0, whole, at, length - at, null);
    if (got === 0) process.exit(0);
    at += got;
  }
  return whole;
}

function write(parts) {
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(4);
  head.writeUInt32LE(body.length);
  const whole = Buffer.concat([head, body]);
  for (let at = 0; at < whole.length; ) at += fs.writeSync(1, whole, at);
}

function call(request) {
  let at = 1 + request[0];
  const name = request.toString('utf8', 1, at);
  let free = heap.value;
  const numbers = [];
  const arrays = [];
  for (const argument of entries[name].arguments) {
    if (argument.type === 'i32') {
      numbers.push(request.readInt32LE(at));
      at += 4;
    } else if (argument.type === 'i64') {
      numbers.push(request.readBigInt64LE(at));
      at += 8;
    } else {
      let bytes = BYTES[argument.type];
      const address = Math.ceil(free / ALIGNMENT) * ALIGNMENT;
      numbers.push(address);
      for (const fixed of argument.shape) {
        let size = fixed;
        if (size === null) {
          size = request.readUInt32LE(at);
          at += 4;
          numbers.push(size);
        }
        bytes *= size;
      }
      arrays.push({ address, data: request.subarray(at, at + bytes) });
      at += bytes;
      free = address + bytes;
    }
  }
  const missing = free - memory.buffer.byteLength;
  if (missing > 0) memory.grow(Math.ceil(missing / PAGE));
  const bytes = Buffer.from(memory.buffer);
  for (const { address, data } of arrays) bytes.set(data, address);
  const result = Buffer.alloc(5);
  result.writeInt32LE(instance.exports[name](...numbers) ?? 0, 1);
  const written = arrays.map(({ address, data }) => bytes.subarray(address, address + data.length));
  return [result, ...written];
}

for (;;) {
  const request = read(read(4).readUInt32LE());
  try {
    write(call(request));
  } catch (error) {
    write([Buffer.from([1]), Buffer.from(String(error))]);
  }
}
