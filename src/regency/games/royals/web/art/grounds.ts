/** What nobles are painted on: their country's tincture, with the engravers' hatching of the map. */
import type { Ground } from '$lib/portraits/grounds';

export const GROUNDS: Record<string, Ground> = {
  france: { diaper: 'bars', paint: 'var(--c-france)' },
  'german-states': { diaper: 'bends', paint: 'var(--c-german-states)' },
  britain: { diaper: 'pales', paint: 'var(--c-britain)' },
  spain: { diaper: 'bezants', paint: 'var(--c-spain)' },
};

/** A title by itself, of no country. */
export const NOWHERE: Ground = { diaper: 'lozenges', paint: 'var(--gold)' };
