/** The great moments that the news hold. */
import { describe, expect, it } from 'vitest';
import type { SceneRule } from '../lib/board';
import type { CardInfo, Fact, Text } from '../wire';
import { scenesOf } from './scene';

const text = (key: string, params: Text['params'] = {}): Text => ({ key, params });
const fact = (kind: string, values: Fact['values'] = {}, line: Text | null = text(kind)): Fact => ({
  kind,
  values,
  line,
});
const cards = [{ id: 'lot', name: text('card-lot') }] as CardInfo[];
const standing = (view: number[]) => view;
const RULES: SceneRule[] = [
  { on: ['won'], title: 'scene-won', rows: ['won'] },
  {
    on: ['period'],
    title: 'scene-period',
    rows: ['majority'],
    points: 'points',
    standing,
  },
];

describe('a scene', () => {
  it('comes with what it is about', () => {
    const [scene, ...more] = scenesOf(
      RULES,
      [fact('won', { seat: 1 }, text('won', { card: text('card-lot') }))],
      [],
      cards,
    );
    expect(more).toEqual([]);
    expect([scene!.title, scene!.card, scene!.rows[0]!.seat]).toEqual(['scene-won', 'lot', 1]);
  });
  it('tells points line by line, and who leads by how much', () => {
    const news = [
      fact('period'),
      fact('majority', { seat: 1, points: 5 }),
      fact('majority', { seat: 0, points: 3 }),
    ];
    const [scene] = scenesOf(RULES, news, [12, 20, 8], cards);
    expect(scene!.rows.map((row) => row.points)).toEqual([5, 3]);
    expect(scene!.lead).toEqual({ seat: 1, points: 8 });
  });
  it('tells who led before what came after it', () => {
    const [period, titles] = scenesOf(
      [...RULES, { on: ['title'], title: 'scene-titles', rows: ['title'], points: 'points', standing }],
      [
        fact('city', { seat: 2, points: 4 }),
        fact('period'),
        fact('majority', { seat: 1, points: 5 }),
        fact('title', { seat: 0, points: 9 }),
        fact('over', { seat: 0 }),
      ],
      [27, 20, 8],
      cards,
    );
    expect(period!.lead).toEqual({ seat: 1, points: 2 });
    expect(titles!.lead).toEqual({ seat: 0, points: 7 });
  });
  it('has no leader where it is even', () => {
    expect(scenesOf(RULES, [fact('period')], [12, 12, 8], cards)[0]!.lead).toBeNull();
  });
  it('is not made of anything else', () => {
    expect(scenesOf(RULES, [fact('drew'), fact('majority', { seat: 0 })], [], cards)).toEqual([]);
  });
});
