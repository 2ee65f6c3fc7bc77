/** What the others do is shown one thing after the other, at the pace that the person chose. */
import type { DrawnMessage } from '../wire';
import { beatOf, type Pace } from './pace';

/** How the states that arrive are shown, and what they wait for. */
export interface Stagehand {
  /** Show states that follow each other, the last of them to stay; *still*: without motion. */
  show(states: DrawnMessage[], still: boolean): void;
  pace(): Pace;
  /** Resolves when nothing is in the air any more. */
  landed(): Promise<void>;
  /** Take out of the air whatever is there. */
  land(): void;
}

/** Nobody waits for anything: each state is shown as it comes. */
export const AT_ONCE: Omit<Stagehand, 'show'> = {
  pace: () => 'at-once',
  landed: () => Promise.resolve(),
  land: () => undefined,
};

export class Pacing {
  /** Something is being played out: it is nobody's turn until the last card has landed. */
  following = $state(false);
  readonly #hand: Stagehand;
  #queue: DrawnMessage[] = [];
  /** Which playing out goes on: one that was cut short finds another number here. */
  #round = 0;
  readonly #holds = new Set<Promise<unknown>>();

  constructor(hand: Stagehand) {
    this.#hand = hand;
  }

  /** Take in a state; one that is *watched* waits for its turn to be shown, any other ends all waiting. */
  hear(state: DrawnMessage, watched: boolean): void {
    if (!watched || this.#hand.pace() === 'at-once') {
      this.#stop();
      this.#hand.show([...this.#queue.splice(0), state], false);
      return;
    }
    this.#queue.push(state);
    if (!this.following) void this.#play();
  }

  /** Let nothing go on before something else is over, a scene over the board for one. */
  hold(until: Promise<unknown>): void {
    if (this.#hand.pace() === 'at-once') return;
    this.#holds.add(until);
    if (!this.following) void this.#play();
    const over = () => this.#holds.delete(until);
    until.then(over, over);
  }

  /** Show at once, and without motion, what is still to come. */
  skip = (): void => {
    if (!this.following) return;
    this.#stop();
    this.#hand.land();
    const rest = this.#queue.splice(0);
    if (rest.length > 0) this.#hand.show(rest, true);
  };

  #stop(): void {
    this.#round++;
    this.following = false;
    this.#holds.clear();
  }

  async #play(): Promise<void> {
    this.following = true;
    const round = ++this.#round;
    do {
      const state = this.#queue.shift();
      if (state) {
        this.#hand.show([state], false);
        await pause(beatOf(state, this.#hand.pace()));
      }
      while (this.#holds.size > 0 && round === this.#round) await Promise.allSettled(this.#holds);
      await this.#hand.landed();
      if (round !== this.#round) return;
    } while (this.#queue.length > 0 || this.#holds.size > 0);
    this.following = false;
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
