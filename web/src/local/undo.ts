/** An undo that others at the device are asked about: who asked, who has agreed, who is still to say. */
import type { UndoAsked } from '../wire';
import { Refusal, text } from './refusal';

export class UndoQuestion {
  asked: UndoAsked | null = null;

  /** Ask; there is one question at a time. */
  ask(seat: number, waiting: number[]): void {
    this.asked = { seat, agreed: [], waiting };
  }

  forget(): void {
    this.asked = null;
  }

  /** Refuse to go on where there is a question, or where there is none. */
  none(): void {
    if (this.asked) throw new Refusal('not-allowed', text('refused-undo-asked'));
  }

  some(): UndoAsked {
    if (!this.asked) throw new Refusal('not-allowed', text('refused-nothing-asked'));
    return this.asked;
  }

  /** Return the seats for which someone may answer now: one, or with null all that are still to say. */
  answering(by: number | null): number[] {
    const mine = this.asked?.waiting.filter((seat) => by === null || seat === by) ?? [];
    if (!mine.length) throw new Refusal('not-allowed', text('refused-nothing-asked'));
    return mine;
  }

  /** Some agree; returns whether all have. */
  agree(seats: readonly number[]): boolean {
    const { seat, agreed, waiting } = this.some();
    const left = waiting.filter((one) => !seats.includes(one));
    this.asked = { seat, agreed: [...agreed, ...seats], waiting: left };
    return !left.length;
  }
}
