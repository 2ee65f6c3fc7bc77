/** What councillors are painted on: their office's paint and a diaper of its own. */
import type { Ground } from '$lib/portraits/grounds';

export const GROUNDS: Record<string, Ground> = {
  diplomacy: { diaper: 'lozenges', paint: 'var(--office-diplomacy)' },
  military: { diaper: 'bars', paint: 'var(--office-military)' },
  architecture: { diaper: 'bricks', paint: 'var(--office-architecture)' },
  livestock: { diaper: 'furrows', paint: 'var(--office-livestock)' },
  entertainment: { diaper: 'stars', paint: 'var(--office-entertainment)' },
  provisions: { diaper: 'bezants', paint: 'var(--office-provisions)' },
};

/** A king's. */
export const ROYAL: Ground = { diaper: 'rays', paint: 'var(--royal)' };
