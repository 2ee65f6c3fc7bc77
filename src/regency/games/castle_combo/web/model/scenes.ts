/** The great moment of the game, and what its facts sound like. */
import type { FactSound, SceneRule } from '$lib/board';

export const scenes: SceneRule[] = [{ on: ['ended'], title: 'scene-last-card', rows: ['recruited'] }];

export const sounds: Record<string, FactSound> = {
  recruited: 'card',
  turned: 'card',
  gained: 'coin',
  stored: 'coin',
};
