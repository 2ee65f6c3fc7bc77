import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Large, and few want them: kept once they were asked for. */
const ON_DEMAND = /\.npz$/;
/** Where the service worker says what its build is made of. */
const PLACE = '__BUILD__';

/** Writes the service worker, with the files of this build that are kept for days without a network. */
export function offline(worker: string): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    generateBundle: {
      order: 'post', // the page has been told which files it begins with
      handler(_, bundle) {
        const code = readFileSync(worker, 'utf8');
        const files = Object.keys(bundle).filter((name) => name.startsWith('assets/'));
        const listed = files.sort().map((name) => `/${name}`);
        const version = createHash('sha256').update(code).update(listed.join()).digest('hex').slice(0, 12);
        const [later, first] = [true, false].map((want) =>
          listed.filter((name) => ON_DEMAND.test(name) === want),
        );
        const build = JSON.stringify({ version, files: first, later });
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: code.replace(PLACE, build) });
      },
    },
  };
}
