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

function load(): Kept {
  const nothing: Kept = { steps: {}, done: [], played: [], told: [] };
  try {
    return { ...nothing, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') };
  } catch {
    return nothing; // what cannot be read is begun anew
  }
}

class Progress {
  #kept = $state.raw(load());

  step = (lesson: string): number => this.#kept.steps[lesson] ?? 0;
  isDone = (lesson: string): boolean => this.#kept.done.includes(lesson);
  /** How many lessons of a game were finished. */
  doneOf = (game: string): number => this.#kept.done.filter((id) => id.startsWith(`${game}/`)).length;
  hasPlayed = (game: string): boolean => this.#kept.played.includes(game);

  wasTold = (sentence: string): boolean => this.#kept.told.includes(sentence);

  reached(lesson: string, step: number): void {
    this.#keep({ steps: { ...this.#kept.steps, [lesson]: step } });
  }

  finished(lesson: string): void {
    const { [lesson]: _, ...steps } = this.#kept.steps;
    this.#keep({ steps, done: [...new Set([...this.#kept.done, lesson])] });
  }

  played(game: string): void {
    if (!this.hasPlayed(game)) this.#keep({ played: [...this.#kept.played, game] });
  }

  told(sentence: string): void {
    if (!this.wasTold(sentence)) this.#keep({ told: [...this.#kept.told, sentence] });
  }

  #keep(changes: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...changes };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // a browser that keeps nothing begins anew next time
    }
  }
}

export const progress = new Progress();
