import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { gameFolders } from './folders.ts';
import { faults, REQUIRED } from './shape.ts';

const GAMES = fileURLToPath(new URL('../../src/regency/games', import.meta.url));

describe('the shape of web folders', () => {
  it.each(gameFolders(GAMES))('is that of $name', ({ name, folder }) => {
    expect(faults(name, join(folder, 'web'))).toEqual([]);
  });

  it('asks nothing of a game that has no board: the generic one shows it', () => {
    const found = gameFolders(GAMES, '');
    expect(found.length).toBeGreaterThan(3);
    expect(faults('kuhn', join(GAMES, 'kuhn', 'web'))).toEqual([]);
  });
});

describe('a folder of another shape', () => {
  let web = '';
  const write = (file: string) => {
    mkdirSync(dirname(join(web, file)), { recursive: true });
    writeFileSync(join(web, file), '');
  };
  beforeEach(() => {
    web = mkdtempSync(join(tmpdir(), 'shape-'));
    for (const name of Object.keys(REQUIRED)) write(name);
  });
  afterEach(() => rmSync(web, { recursive: true }));

  it('is told what is missing, and what for', () => {
    expect(faults('harbour', web)).toEqual([]);
    rmSync(join(web, 'table.svelte.ts'));
    expect(faults('harbour', web)).toEqual([
      'harbour: web/table.svelte.ts is missing: class Table extends BoardTable: all the state that parts share',
    ]);
  });

  it('is told where a file belongs', () => {
    write('motion.ts');
    write('parts/sums.ts');
    write('art/Card.svelte');
    write('model/grid.test.ts');
    const found = faults('harbour', web).sort();
    expect(found).toHaveLength(3);
    expect(found[0]).toContain('web/model/grid.test.ts: a test lies beside what it tests');
    expect(found[1]).toContain('web/motion.ts: no board has a file of this name');
    expect(found[1]).toContain('Move it into parts/');
    expect(found[2]).toContain('web/parts/sums.ts: parts/ holds components that are given the table');
  });

  it('is told of paints that would run into other games, and of drawings that know the table', () => {
    const dark = ':root[data-theme="dark"] .harbour { --sea: navy; }';
    writeFileSync(join(web, 'theme.css'), `/* .x { */ .harbour, .harbour .pier { --sea: teal; } ${dark}`);
    expect(faults('harbour', web)).toEqual([]);
    writeFileSync(
      join(web, 'theme.css'),
      '.harbour { --sea: teal; } .harbour-pier, :root { --pier: brown; }',
    );
    write('art/Ship.svelte');
    writeFileSync(join(web, 'art/Ship.svelte'), "import type { Table } from '../table.svelte';");
    expect(faults('harbour', web).sort()).toEqual([
      'harbour: web/art/Ship.svelte: a drawing knows no table: give it what it draws, or move it into parts/',
      'harbour: web/theme.css: .harbour-pier would apply to other games too: begin it with .harbour',
      'harbour: web/theme.css: :root would apply to other games too: begin it with .harbour',
    ]);
  });
});

describe('the folders of games', () => {
  it('are found where Python finds them, the first of a name winning', () => {
    const outside = mkdtempSync(join(tmpdir(), 'games-'));
    for (const name of ['old_harbour', 'kuhn']) {
      mkdirSync(join(outside, name));
      writeFileSync(join(outside, name, '__init__.py'), '');
    }
    mkdirSync(join(outside, 'notes'));
    const found = gameFolders(GAMES, outside);
    const names = found.map((game) => game.name);
    expect(names).toContain('old-harbour');
    expect(names).not.toContain('notes');
    expect(found.find((game) => game.name === 'kuhn')!.folder).toBe(join(GAMES, 'kuhn'));
    rmSync(outside, { recursive: true });
  });
});
