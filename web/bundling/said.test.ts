import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { importedFrom, saidFrom } from './said.ts';

const folder = mkdtempSync(join(tmpdir(), 'said-'));
const file = (name: string, code: string): string => {
  writeFileSync(join(folder, name), code);
  return join(folder, name);
};

file('later.ts', `t('said-later')`);
file('types.ts', `export const name = 'said-by-types';`);
file('mark.svg', `<svg/>`);
file('plain.css', `a { color: red }`);
file('names.ts', `export const level = (name: string) => t(\`level-\${name}-about\`);`);
file(
  'Home.svelte',
  `<script lang="ts">
  import { level } from './names';
  import type { Name } from './types';
  const later = () => import('./later');
</script>
{t('welcome')} {open ? t("watch") : t('sit-down')}`,
);
const main = file(
  'main.ts',
  `import './plain.css';
import logo from './mark.svg?raw';
import Home from './Home.svelte';
export { level } from './names';`,
);

describe('what the first page may say', () => {
  const isSaid = saidFrom([main]);

  test('is what it names, or begins to name', () => {
    for (const key of ['welcome', 'watch', 'sit-down', 'level-page-about'])
      expect(isSaid(key), key).toBe(true);
  });

  test('is not what is named in parts that come later, or by types', () => {
    for (const key of ['said-later', 'said-by-types', 'level']) expect(isSaid(key), key).toBe(false);
  });

  test('a file that is missing is named', () => {
    const broken = file('broken.ts', `import { x } from './nowhere';`);
    expect(() => importedFrom([broken])).toThrow('./nowhere');
  });
});
