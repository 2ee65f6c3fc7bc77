/** What the people of the cards are painted on: the ground of each of their shields. */
import type { Ground } from '$lib/portraits/grounds';
import type { ShieldName } from '../catalogue';

export const GROUNDS: Record<ShieldName, Ground> = {
  nobility: { diaper: 'lozenges', paint: 'var(--nobility)' },
  faith: { diaper: 'rays', paint: 'var(--gold)' },
  scholarship: { diaper: 'stars', paint: 'var(--scholarship)' },
  military: { diaper: 'bars', paint: 'var(--military)' },
  craftsmanship: { diaper: 'bricks', paint: 'var(--craftsmanship)' },
  peasantry: { diaper: 'furrows', paint: 'var(--peasantry)' },
};
