/** Bots play on, one move after the other, as long as there is a bot to move. */
export class Playing {
  readonly #next: () => number | undefined;
  readonly #playFor: (seat: number) => Promise<void>;
  #busy = false;

  constructor(next: () => number | undefined, playFor: (seat: number) => Promise<void>) {
    this.#next = next;
    this.#playFor = playFor;
  }

  /** Let them play on, unless they do. */
  wake(): void {
    if (!this.#busy) void this.#playOn();
  }

  async #playOn(): Promise<void> {
    this.#busy = true;
    try {
      for (let seat = this.#next(); seat !== undefined; seat = this.#next()) await this.#playFor(seat);
    } finally {
      this.#busy = false;
    }
  }
}
