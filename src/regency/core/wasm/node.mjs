// Runs a game's module for tests: reads calls from standard input, writes answers to standard output, each
// after its length.
import fs from 'node:fs';
import { caller } from './calling.mjs';

const [moduleFile, manifestFile] = process.argv.slice(2);
const answer = await caller(fs.readFileSync(moduleFile), JSON.parse(fs.readFileSync(manifestFile, 'utf8')));

function read(length) {
  const whole = Buffer.alloc(length);
  for (let at = 0; at < length; ) {
    const got = fs.readSync(0, whole, at, length - at, null);
    if (got === 0) process.exit(0);
    at += got;
  }
  return whole;
}

function write(body) {
  const whole = Buffer.alloc(4 + body.length);
  whole.writeUInt32LE(body.length);
  whole.set(body, 4);
  for (let at = 0; at < whole.length; ) at += fs.writeSync(1, whole, at);
}

for (;;) write(answer(read(read(4).readUInt32LE())));
