/** What one says at a table: kept until it has arrived, over broken connections and reloads; once, in order. */

export interface Saying {
  /** Under this mark it is said once, however often it is sent. */
  once: string;
  text: string | null;
  phrase: string | null;
}

/** What became of a saying: it arrived, the connection was lost first, it may be sent again later, or never. */
export type Fate = 'arrived' | 'lost' | 'later' | 'never';

const KEY = 'regency-unsent';
/** Who talks faster than others can read is heard a little later. */
const AGAIN = 2000;

export class Sayings {
  waiting = $state.raw<Saying[]>([]);
  readonly #table: string;
  readonly #deliver: (saying: Saying) => Promise<Fate>;
  #busy = false;
  #again: ReturnType<typeof setTimeout> | undefined;

  constructor(table: string, deliver: (saying: Saying) => Promise<Fate>) {
    this.#table = table;
    this.#deliver = deliver;
    this.waiting = kept()[table] ?? [];
  }

  say(text: string | null, phrase: string | null = null): void {
    this.#keep([...this.waiting, { once: mark(), text, phrase }]);
    void this.send();
  }

  /** Send what waits, the oldest first; called again when the connection is back. */
  async send(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    clearTimeout(this.#again);
    try {
      for (let next = this.waiting[0]; next; next = this.waiting[0]) {
        const fate = await this.#deliver(next);
        if (fate === 'later') this.#again = setTimeout(() => void this.send(), AGAIN);
        if (fate === 'lost' || fate === 'later') return;
        this.#keep(this.waiting.filter((one) => one !== next));
      }
    } finally {
      this.#busy = false;
    }
  }

  /** Nobody follows the table here any more; what waits is sent when somebody does again. */
  rest(): void {
    clearTimeout(this.#again);
  }

  #keep(waiting: Saying[]): void {
    this.waiting = waiting;
    const { [this.#table]: _, ...others } = kept();
    try {
      sessionStorage.setItem(
        KEY,
        JSON.stringify(waiting.length ? { ...others, [this.#table]: waiting } : others),
      );
    } catch {
      // Storage may be forbidden or full: then it is kept as long as the page is.
    }
  }
}

function kept(): Record<string, Saying[]> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

/** A mark nobody else makes; `randomUUID` is missing where the page came over plain http. */
function mark(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
