/** The great moments of the game, how its story divides, and what its facts sound like. */
import type { FactSound, SceneRule, StoryRules } from '$lib/board';
import type { RoyalsView } from '$wire';

export const scenes: SceneRule[] = [
  {
    on: ['period'],
    title: 'scene-period',
    rows: ['majority'],
    points: 'points',
    standing: (view: RoyalsView) => view.seats.map((seat) => seat.points),
  },
  {
    on: ['title', 'title_lost'],
    title: 'scene-titles',
    rows: ['title', 'title_lost'],
    points: 'points',
    standing: (view: RoyalsView) => view.seats.map((seat) => seat.points),
  },
];

export const story: StoryRules = { parts: { after: ['period'], names: ['board-period'] } };

export const sounds: Record<string, FactSound> = {
  drew: 'card',
  took: 'card',
  turned: 'card',
  schemed: 'card',
  city: 'coin',
  country: 'coin',
  house: 'coin',
  majority: 'coin',
  title: 'coin',
};
