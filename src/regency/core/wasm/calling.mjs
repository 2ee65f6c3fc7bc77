// Calls a game's module as a test asks: in Node, or in any browser.
//
// A call is the length and the name of an export, and the arguments as the manifest lists them; an array
// is its open dimensions and its bytes. An answer is 0, the number returned and the bytes of every array,
// or 1 and a message.

const ALIGNMENT = 16;
const PAGE = 1 << 16;

/** Return a function that answers calls. */
export async function caller(bytes, { exports: entries, sizes }) {
  const { instance } = await WebAssembly.instantiate(bytes, {});
  const { memory, heap } = instance.exports;
  const widths = { u1: 1, i1: 1, i2: 2, u4: 4, i4: 4, f4: 4, i8: 8, f8: 8, state: sizes.STATE_BYTES };

  function call(request) {
    const asked = new DataView(request.buffer, request.byteOffset, request.byteLength);
    let at = 1 + request[0];
    const name = new TextDecoder().decode(request.subarray(1, at));
    let free = heap.value;
    const numbers = [];
    const arrays = [];
    for (const argument of entries[name].arguments) {
      if (argument.type === 'i32') {
        numbers.push(asked.getInt32(at, true));
        at += 4;
      } else if (argument.type === 'i64') {
        numbers.push(asked.getBigInt64(at, true));
        at += 8;
      } else if (argument.type === 'f64') {
        numbers.push(asked.getFloat64(at, true));
        at += 8;
      } else {
        let size = widths[argument.type];
        const address = Math.ceil(free / ALIGNMENT) * ALIGNMENT;
        numbers.push(address);
        for (const fixed of argument.shape) {
          size *= fixed ?? asked.getUint32(at, true);
          if (fixed === null) {
            numbers.push(asked.getUint32(at, true));
            at += 4;
          }
        }
        arrays.push({ address, size, data: request.subarray(at, at + size) });
        at += size;
        free = address + size;
      }
    }
    const missing = free - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil(missing / PAGE));
    for (const { address, data } of arrays) new Uint8Array(memory.buffer).set(data, address);
    const returned = instance.exports[name](...numbers) ?? 0;
    const answer = new Uint8Array(5 + arrays.reduce((sum, { size }) => sum + size, 0));
    new DataView(answer.buffer).setInt32(1, returned, true);
    let to = 5;
    for (const { address, size } of arrays) {
      answer.set(new Uint8Array(memory.buffer, address, size), to);
      to += size;
    }
    return answer;
  }

  return (request) => {
    try {
      return call(request);
    } catch (error) {
      return Uint8Array.from([1, ...new TextEncoder().encode(String(error))]);
    }
  };
}
