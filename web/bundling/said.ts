import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What a module imports at once: not types, and not what is loaded when it is needed. */
const IMPORTED = /^\s*(?:import|export)\s(?!type\b)(?:[^'"]*?\sfrom\s*)?['"](\.[^'"]+)['"]/gm;
const ENDINGS = ['', '.ts', '.svelte', '.svelte.ts'];
/** A message's name in a module, whole or as far as it is always the same. */
const NAME = /['"`]([a-z][a-z0-9-]*)['"`]/g;
const BEGINNING = /`([a-z][a-z0-9-]*-)\$\{/g;

/** Return what tells whether a message may be said by modules, and by those they import at once. */
export function saidFrom(entries: string[]): (key: string) => boolean {
  const names = new Set<string>();
  const beginnings = new Set<string>();
  for (const file of importedFrom(entries)) {
    const code = readFileSync(file, 'utf8');
    for (const [, name] of code.matchAll(NAME)) names.add(name!);
    for (const [, beginning] of code.matchAll(BEGINNING)) beginnings.add(beginning!);
  }
  return (key) => names.has(key) || [...beginnings].some((beginning) => key.startsWith(beginning));
}

/** Return modules and all they import at once, as files. */
export function importedFrom(entries: string[]): Set<string> {
  const found = new Set<string>();
  const waiting = [...entries];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    for (const [, named] of readFileSync(file, 'utf8').matchAll(IMPORTED)) {
      if (named!.includes('?')) continue; // what lies there, as it is: it says nothing
      const whole = join(dirname(file), named!);
      const other = ENDINGS.map((ending) => whole + ending).find(
        (one) => existsSync(one) && statSync(one).isFile(),
      );
      if (other === undefined) throw new Error(`${file} imports ${named}, which is no file`);
      waiting.push(other);
    }
  }
  return found;
}
