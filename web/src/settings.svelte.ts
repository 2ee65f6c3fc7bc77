/** What this browser remembers: language, theme, motion, whether to confirm and to be told tips, and the person's name. */
import { PACES, type Pace } from './net/pace';
import { remember, remembered, startingLanguage, whenOthersRemember } from './remembered';
import type { Language } from './wire';

export type Theme = 'auto' | 'light' | 'dark';
export type Motion = 'auto' | 'full' | 'still';

interface Kept {
  language: Language;
  theme: Theme;
  motion: Motion;
  confirm: boolean;
  /** The coach says a sentence where something is met for the first time. */
  coach: boolean;
  name: string;
  /** The bots' level that was last played against. */
  level: string;
  /** Seats last chosen for each game. */
  seats: Record<string, number>;
  /** How fast the others' turns are played out. */
  pace: Pace;
  /** How loud it is, up to 1; 0: no sound. */
  sound: number;
}

const DARK = matchMedia('(prefers-color-scheme: dark)');
const REDUCED = matchMedia('(prefers-reduced-motion: reduce)');

function load(): Kept {
  const fresh: Kept = {
    language: startingLanguage(),
    theme: 'auto',
    motion: 'auto',
    confirm: true,
    coach: true,
    name: '',
    level: 'squire',
    seats: {},
    pace: 'normal',
    sound: 0,
  };
  const kept: Kept = { ...fresh, ...remembered() };
  // What an earlier edition remembered is a number.
  if (!PACES.includes(kept.pace)) kept.pace = fresh.pace;
  return kept;
}

class Settings {
  #kept = $state<Kept>(load());
  #dark = $state(DARK.matches);
  #reduced = $state(REDUCED.matches);

  constructor() {
    DARK.addEventListener('change', (event) => {
      this.#dark = event.matches;
    });
    REDUCED.addEventListener('change', (event) => {
      this.#reduced = event.matches;
    });
    // Kept whole: without this a tab would write over what another one was told.
    whenOthersRemember(() => {
      this.#kept = load();
    });
  }

  get kept(): Readonly<Kept> {
    return this.#kept;
  }

  /** Whether the dark theme is shown. */
  get dark(): boolean {
    return this.#kept.theme === 'auto' ? this.#dark : this.#kept.theme === 'dark';
  }

  /** Whether everything is to stand still. */
  get still(): boolean {
    return this.#kept.motion === 'auto' ? this.#reduced : this.#kept.motion === 'still';
  }

  /** How fast the others' turns are played out now: nobody waits where nothing moves, or nobody looks. */
  get pace(): Pace {
    return this.still || document.hidden ? 'at-once' : this.#kept.pace;
  }

  change(changes: Partial<Kept>): void {
    Object.assign(this.#kept, changes);
    remember(this.#kept);
  }

  /** Put theme, motion and language on the page; call it in an effect. */
  show(): void {
    const root = document.documentElement;
    root.dataset.theme = this.dark ? 'dark' : 'light';
    root.toggleAttribute('data-still', this.still);
    root.toggleAttribute('data-motion', this.#kept.motion === 'full');
  }
}

export const settings = new Settings();
