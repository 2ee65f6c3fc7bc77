/** Sound by choice: nothing is loaded before it is wanted, and nothing is heard before a gesture. */
import { settings } from '../settings.svelte';
import type { Sound, Synth } from './synth';

let synth: Promise<Synth> | null = null;

/** What calls somebody back who looks at something else; all other sounds go with what is seen. */
const CALLS: ReadonlySet<Sound> = new Set(['turn', 'word']);

/** Play a sound where the person wants any, and has touched the page. */
export function play(sound: Sound): void {
  const { sound: volume } = settings.kept;
  if (volume === 0 || (document.hidden && !CALLS.has(sound)) || !navigator.userActivation?.hasBeenActive)
    return;
  synth ??= import('./synth').then(({ Synth }) => new Synth());
  void synth.then((one) => one.play(sound, volume));
}
