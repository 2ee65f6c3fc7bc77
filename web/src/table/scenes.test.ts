/** Great moments wait for each other, and the match for them, with motion or without. */
import { beforeEach, expect, it, vi } from 'vitest';
import type { SceneRule } from '../lib/board';
import type { TableClient } from '../net/table.svelte';
import type { Fact } from '../wire';
import { Scenes } from './scenes.svelte';

const settings = vi.hoisted(() => ({ still: false, kept: { pace: 'normal' } }));
vi.mock('../settings.svelte', () => ({ settings }));

const RULES: SceneRule[] = [{ on: ['won'], title: 'scene-won', rows: ['won'] }];

let held: Promise<unknown>[];
let client: { news: Fact[]; state: object; hurried: boolean; hold: (until: Promise<unknown>) => void };
let scenes: Scenes;

function happens(seat: number): void {
  client.news = [{ kind: 'won', values: { seat }, line: { key: 'won', params: {} } }];
  scenes.show(RULES, []);
}
const shown = () => scenes.now?.rows[0]?.seat;

beforeEach(() => {
  held = [];
  client = { news: [], state: { view: {} }, hurried: false, hold: (until) => void held.push(until) };
  scenes = new Scenes(client as unknown as TableClient);
});

it.each([false, true])('come one after the other; still: %s', async (still) => {
  settings.still = still;
  happens(1);
  happens(2);
  expect(shown()).toBe(1);
  scenes.pass();
  expect(shown()).toBe(2);
  expect(held).toHaveLength(1);
  scenes.pass();
  expect(shown()).toBeUndefined();
  await expect(held[0]).resolves.toBeUndefined();
});
