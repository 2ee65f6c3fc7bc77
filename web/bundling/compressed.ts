import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const PACKABLE = /\.(js|css|html|svg|json|wasm|webmanifest)$/;

/** Lays compressed copies beside the built files, and beside those *copied* as they are: the server sends the best one a browser takes. */
export function compressed(copied: string[] = []): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      for (const name of new Set([...Object.keys(bundle), ...copied])) {
        if (!PACKABLE.test(name) || !dir) continue;
        const file = join(dir, name);
        const content = readFileSync(file);
        writeFileSync(`${file}.br`, brotliCompressSync(content));
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}
