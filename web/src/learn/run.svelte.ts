/** A lesson as it is gone through: which step one is at, what it asks for, and what the others do between. */
import { pause } from '../lib/pause';
import { Lost } from '../net/link';
import { BEATS } from '../net/pace';
import { settings } from '../settings.svelte';
import { LEARNER, type Lesson, type Step } from './lesson';
import { progress } from './progress.svelte';
import { LessonTable } from './table';

export class LessonRun {
  readonly lesson: Lesson;
  readonly table: LessonTable;
  readonly #id: string;
  /** The step one is at; as many as there are steps: the lesson is over. */
  index = $state(0);
  /** The others play, or the script is gone back in. */
  busy = $state(false);
  readonly step: Step | null = $derived.by(() => this.lesson.steps[this.index] ?? null);
  /** The step asks for a move. */
  readonly asks = $derived.by(() => this.step !== null && this.step.until > this.step.at);

  constructor(game: string, lesson: Lesson) {
    this.lesson = lesson;
    this.#id = `${game}/${lesson.number}`;
    const reached = progress.step(this.#id);
    this.index = reached < lesson.steps.length ? reached : 0;
    const isBusy = () => this.busy;
    this.table = new LessonTable(game, lesson, this.#place(this.index), {
      wanted: () => this.#wanted(),
      done: (at) => void this.#goOn(at),
      get busy() {
        return isBusy();
      },
    });
  }

  /** The match itself is over: there is nothing to play on. */
  get ended(): boolean {
    return this.table.ended;
  }

  /** Go on from a step that asks for nothing. */
  next = (): Promise<void> => this.#to(this.index + 1);

  back = (): Promise<void> => this.#to(this.index - 1);

  again = (): Promise<void> => this.#to(0);

  /** How far the script is carried out when a step begins. */
  #place(index: number): number {
    const { steps, script } = this.lesson;
    return steps[index]?.at ?? script.length;
  }

  /** The action that is asked for now. */
  #wanted(): number | null {
    const entry = this.lesson.script[this.table.at];
    const due = !this.busy && this.step !== null && this.table.at < this.step.until;
    return due && entry?.[0] === 'm' && entry[1] === LEARNER ? entry[2] : null;
  }

  async #goOn(at: number): Promise<void> {
    if (this.step && this.asks && at >= this.step.until) await this.#to(this.index + 1);
    else this.table.tell();
  }

  async #to(index: number): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      const place = this.#place(index);
      if (index < this.index) {
        this.index = index;
        await this.table.goTo(place);
      }
      // The others move one after the other, so that it can be followed.
      while (this.table.at < place) {
        await pause(BEATS[settings.pace].step);
        await this.table.goTo(this.table.at + 1);
      }
      this.index = index;
    } catch (error) {
      if (error instanceof Lost) return; // the lesson was left: nobody sees what the others would do
      throw error;
    } finally {
      this.busy = false;
    }
    this.table.tell();
    if (this.step) progress.reached(this.#id, index);
    else progress.finished(this.#id);
  }
}
