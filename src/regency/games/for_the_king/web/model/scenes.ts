/** The great moments of the game, and what its facts sound like. */
import type { FactSound, SceneRule } from '$lib/board';

export const scenes: SceneRule[] = [
  { on: ['failed'], title: 'scene-bluff', rows: ['failed', 'penalty'] },
  { on: ['won'], title: 'scene-sold', rows: ['won'] },
  { on: ['unsold'], title: 'scene-unsold', rows: ['unsold'] },
  { on: ['king'], title: 'scene-king', rows: ['king', 'raised', 'lowered', 'unmoved'] },
  { on: ['raised', 'lowered'], title: 'scene-duty', rows: ['raised', 'lowered'] },
  { on: ['shuffled'], title: 'scene-auctions', rows: ['shuffled'] },
  { on: ['turned'], title: 'scene-lot', rows: ['turned'] },
  { on: ['awarded'], title: 'scene-council', rows: ['awarded'], points: 'value' },
];

export const sounds: Record<string, FactSound> = {
  drawn: 'card',
  kept: 'card',
  offered: 'card',
  favoured: 'card',
  took: 'card',
  turned: 'card',
  paid: 'coin',
  won: 'hammer',
  unsold: 'hammer',
};
