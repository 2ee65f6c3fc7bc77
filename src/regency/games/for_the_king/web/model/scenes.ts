/** The great moments of the game, how its story divides, and what its facts sound like. */
import type { FactSound, SceneRule, StoryRules } from '$lib/board';

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

/** The adviser's turn with all that the others take from it; then one auction after the other. */
export const story: StoryRules = {
  turns: ['kept', 'offered', 'favoured', 'king'],
  lot: { on: 'turned', name: 'story-auction' },
  parts: { after: ['shuffled'], names: ['section-FK-5', 'section-FK-11'] },
};

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
