/** What the others do is shown one thing after the other, at the pace that the person chose. */
import { pause } from '../lib/pause';
import type { DrawnMessage } from '../wire';
import { type Pace, Pacer } from './pace';

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

/** What a state is to who looks on: others' moves to be played out, nothing new, the answer to one's own
 *  move (or a moment that nobody waits for), or all that was missed during a break. */
export type Coming = 'others' | 'nothing-new' | 'own' | 'missed';

export class Pacing {
  /** Something is being played out: it is nobody's turn until the last card has landed. */
  following = $state(false);
  readonly #hand: Stagehand;
  readonly #pacer = new Pacer();
  #queue: { state: DrawnMessage; beat: number }[] = [];
  /** Which playing out goes on: one that was cut short finds another number here. */
  #round = 0;
  readonly #holds = new Set<Promise<unknown>>();

  constructor(hand: Stagehand) {
    this.#hand = hand;
  }

  /** Take in a state: what others did waits for its turn to be shown, one's own move ends all waiting. */
  hear(state: DrawnMessage, coming: Coming): void {
    if (this.#hand.pace() !== 'at-once') {
      if (coming === 'others') {
        this.#queue.push({ state, beat: this.#pacer.beat(state, this.#hand.pace()) });
        if (!this.following) void this.#play();
        return;
      }
      if (coming === 'nothing-new' && this.following) {
        this.#queue.push({ state, beat: 0 });
        return;
      }
    }
    this.#stop();
    // Nobody saw what was missed happen, and whose turn it is must not wait for it to fly.
    if (coming === 'missed') this.#hand.land();
    this.#hand.show([...this.#rest(), state], coming === 'missed');
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
    const rest = this.#rest();
    if (rest.length > 0) this.#hand.show(rest, true);
  };

  #rest(): DrawnMessage[] {
    return this.#queue.splice(0).map((one) => one.state);
  }

  #stop(): void {
    this.#round++;
    this.following = false;
    this.#pacer.begin();
    this.#holds.clear();
  }

  async #play(): Promise<void> {
    this.following = true;
    const round = ++this.#round;
    do {
      const next = this.#queue.shift();
      if (next) {
        this.#hand.show([next.state], false);
        await pause(next.beat);
      }
      while (this.#holds.size > 0 && round === this.#round) await Promise.allSettled(this.#holds);
      await this.#hand.landed();
      if (round !== this.#round) return;
    } while (this.#queue.length > 0 || this.#holds.size > 0);
    this.following = false;
  }
}
