/** How this device looks at its match: who has it in hand, and how much of the log was told. */
import type { DrawnMessage } from '../wire';
import { peopleOf, SPECTATOR } from './info';
import type { Match } from './match';
import { Refusal, text } from './refusal';
import type { Showing } from './showing';
import type { KeptMatch } from './store';

export class Viewpoint {
  /** Whether people who share the device must not see each other's cards. */
  readonly #secrets: boolean;
  /** The seat last looked from. */
  #looked: number | null = null;
  /** How far the log was told, and to whom. */
  #told = 0;
  #toldAs: number | null = null;

  constructor(secrets: boolean) {
    this.#secrets = secrets;
  }

  /** Return the viewer, and the seat whose person should take the device first. */
  viewer(kept: KeptMatch, acting: readonly number[]): [viewer: number, handOver: number | null] {
    const own = peopleOf(kept);
    if (own.length <= 1) return [own[0] ?? SPECTATOR, null];
    const wanted = own.filter((seat) => acting.includes(seat));
    const looked = this.#looked;
    if (looked !== null && (wanted.includes(looked) || !wanted.length)) return [looked, null];
    const following = wanted[0] ?? own[0]!;
    this.#looked = this.#secrets ? null : following;
    return this.#secrets ? [SPECTATOR, following] : [following, null];
  }

  /** Return the seat that is acted for now, or refuse. */
  actingSeat(kept: KeptMatch, acting: readonly number[]): number {
    const [viewer, handOver] = this.viewer(kept, acting);
    if (handOver !== null) throw new Refusal('not-allowed', text('refused-hand-over', { seat: handOver }));
    if (viewer === SPECTATOR) throw new Refusal('no-seat');
    return viewer;
  }

  /** Return the seat that is played now, if no bot stands in there. */
  playingSeat(kept: KeptMatch, acting: readonly number[]): number {
    const seat = this.actingSeat(kept, acting);
    if (kept.seats[seat]!.level !== null) throw new Refusal('not-allowed', text('refused-stand-in'));
    return seat;
  }

  /** Look from another seat: the next person has taken the device. */
  lookFrom(kept: KeptMatch, seat: number): void {
    if (!peopleOf(kept).includes(seat)) throw new Refusal('not-allowed', text('refused-not-your-seat'));
    this.#looked = seat;
  }

  /** Hear that the log is known up to *since* and no further. */
  knows(since: number): void {
    this.#told = since;
  }

  /** Return the present state as it may be seen from here, with the log not yet told. */
  frame(
    match: Match,
    kept: KeptMatch,
    showing: Showing,
    mayUndo: (seat: number) => DrawnMessage['may_undo'],
  ): DrawnMessage {
    const [viewer, handOver] = this.viewer(kept, match.toAct());
    let undone = match.undoneSince(this.#told);
    if (this.#toldAs !== viewer) {
      if (this.#toldAs !== null || peopleOf(kept).length > 1) [this.#told, undone] = [0, 0];
      this.#toldAs = viewer;
    }
    const own = { viewer, hand_over: handOver, undone, may_undo: mayUndo(viewer) };
    const state = showing.state(match, this.#told, own);
    this.#told = match.at;
    return state;
  }
}
