/** What this browser remembers: language, theme, motion, whether to confirm and to be told tips, and the person's name and face. */
import { anyFace } from './faces';
import { PACES, type Pace } from './net/pace';
import { remember, remembered, startingLanguage, whenOthersRemember } from './remembered';
import { FACES, type Face, type Language } from './wire';

export type Theme = 'auto' | 'light' | 'dark';
export type Motion = 'auto' | 'full' | 'still';

interface Kept {
  language: Language;
  theme: Theme;
  motion: Motion;
  confirm: boolean;
  /** The coach says a sentence where something is met for the first time. */
  coach: boolean;
  /** Bots say a word now and then. */
  manners: boolean;
  name: string;
  /** The face one goes by: drawn by lot until one chooses. */
  face: Face;
  /** The name as the server last told it: another one was typed here since. */
  told: string | null;
  /** … and the face. */
  toldFace: Face | null;
  /** The bots' level that was last played against. */
  level: string;
  /** Seats last chosen for each game. */
  seats: Record<string, number>;
  /** How fast the others' turns are played out. */
  pace: Pace;
  /** A match was played to its end at a table: now one may be asked whether to be called. */
  finished: boolean;
  /** How loud it is, up to 1; 0: no sound. */
  sound: number;
}

const DARK = matchMedia('(prefers-color-scheme: dark)');
const PRINTED = matchMedia('print');
const REDUCED = matchMedia('(prefers-reduced-motion: reduce)');

function load(): Kept {
  const fresh: Omit<Kept, 'face'> = {
    language: startingLanguage(),
    theme: 'auto',
    motion: 'auto',
    confirm: true,
    coach: true,
    manners: true,
    name: '',
    told: null,
    toldFace: null,
    level: 'squire',
    seats: {},
    pace: 'normal',
    finished: false,
    sound: 0,
  };
  const kept = { ...fresh, ...remembered() } as Kept;
  // What an earlier edition remembered is a number.
  if (!PACES.includes(kept.pace)) kept.pace = fresh.pace;
  // Whoever chose no face keeps the one that was drawn.
  if (!FACES.includes(kept.face)) {
    kept.face = anyFace();
    remember({ ...remembered(), face: kept.face });
  }
  return kept;
}

class Settings {
  #kept = $state<Kept>(load());
  #dark = $state(DARK.matches);
  #printed = $state(PRINTED.matches);
  #reduced = $state(REDUCED.matches);

  constructor() {
    DARK.addEventListener('change', (event) => {
      this.#dark = event.matches;
    });
    PRINTED.addEventListener('change', (event) => {
      this.#printed = event.matches;
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

  /** Whether the dark theme is shown; never on paper. */
  get dark(): boolean {
    if (this.#printed) return false;
    return this.#kept.theme === 'auto' ? this.#dark : this.#kept.theme === 'dark';
  }

  /** Whether everything is to stand still. */
  get still(): boolean {
    return this.#kept.motion === 'auto' ? this.#reduced : this.#kept.motion === 'still';
  }

  /** How fast the others' turns are played out now, with or without motion: nobody waits where nobody looks. */
  get pace(): Pace {
    return document.hidden ? 'at-once' : this.#kept.pace;
  }

  change(changes: Partial<Kept>): void {
    Object.assign(this.#kept, changes);
    remember(this.#kept);
  }

  /** What goes along to another device of the same person. */
  toTake(): string {
    return JSON.stringify({ ...this.#kept, name: undefined, told: undefined, toldFace: undefined });
  }

  /** Take over what came along from another device: what this edition knows of it. */
  take(brought: string, name: string): void {
    const known = Object.keys(load());
    const found = Object.entries(JSON.parse(brought)).filter(([key]) => known.includes(key));
    this.change({ ...Object.fromEntries(found), name, told: name });
    this.change({ toldFace: this.#kept.face });
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
