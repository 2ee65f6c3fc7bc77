/** How far one has come in each lesson, what one has played and been told: remembered by this browser alone. */

const KEY = 'regency-learning';

interface Kept {
  /** By `game/number`: the step to go on with. */
  steps: Record<string, number>;
  /** Lessons that were finished. */
  done: string[];
  /** Games of which a match was begun. */
  played: string[];
  /** By `game/key`: the sentences that the coach has said. */
  told: string[];
}

const NOTHING: Kept = { steps: {}, done: [], played: [], told: [] };

/** Return what is kept; null: nothing is, or it cannot be read. */
function load(): Kept | null {
  try {
    const kept = localStorage.getItem(KEY);
    return kept && { ...NOTHING, ...JSON.parse(kept) };
  } catch {
    return null;
  }
}

class Progress {
  #kept = $state.raw(load() ?? NOTHING);

  step = (lesson: string): number => this.#kept.steps[lesson] ?? 0;
  isDone = (lesson: string): boolean => this.#kept.done.includes(lesson);
  /** How many lessons of a game were finished. */
  doneOf = (game: string): number => this.#kept.done.filter((id) => id.startsWith(`${game}/`)).length;
  hasPlayed = (game: string): boolean => this.#kept.played.includes(game);

  wasTold = (sentence: string): boolean => this.#kept.told.includes(sentence);

  reached(lesson: string, step: number): void {
    this.#keep(({ steps }) => ({ steps: { ...steps, [lesson]: step } }));
  }

  finished(lesson: string): void {
    this.#keep(({ steps: { [lesson]: _, ...steps }, done }) => ({
      steps,
      done: [...new Set([...done, lesson])],
    }));
  }

  played(game: string): void {
    if (!this.hasPlayed(game)) this.#keep(({ played }) => ({ played: [...new Set([...played, game])] }));
  }

  told(sentence: string): void {
    if (!this.wasTold(sentence)) this.#keep(({ told }) => ({ told: [...new Set([...told, sentence])] }));
  }

  /** Change what is kept by now: another tab may have remembered something since. */
  #keep(changed: (kept: Kept) => Partial<Kept>): void {
    const kept = load() ?? this.#kept;
    this.#kept = { ...kept, ...changed(kept) };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // a browser that keeps nothing begins anew next time
    }
  }
}

export const progress = new Progress();
