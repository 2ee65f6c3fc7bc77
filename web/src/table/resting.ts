/** A pointer that rests: a mouse that stays on something, a finger that stays where it was put. Whoever wants to
 *  answer it says what can be rested on and what follows; `{@attach resting.watch}` on the document does the rest. */

/** Milliseconds until a pointer rests. */
const PATIENCE = 600;
/** Pixels that a finger may tremble. */
const STEADY = 10;

export type By = 'mouse' | 'finger' | 'focus';

export interface Answer<Thing extends Element> {
  /** What of all that answers lies under the pointer. */
  find: (target: Element | null) => Thing | null;
  /** A mouse may leave some of it unanswered. */
  hovers?: (thing: Thing) => boolean;
  /** It is rested on. */
  told: (thing: Thing, by: By) => void;
  /** It no longer is, by some event or because the component goes. */
  left: (event?: Event) => void;
}

export class Resting<Thing extends Element> {
  readonly #answer: Answer<Thing>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #owner: Thing | null = null;
  #by: By = 'mouse';
  #pressed: { x: number; y: number } | null = null;
  /** A finger has been answered: letting go is no tap. */
  #answered = false;

  constructor(answer: Answer<Thing>) {
    this.#answer = answer;
  }

  /** Listen to a document's pointers as long as the component lives. */
  watch = (document: Document): (() => void) => {
    const listening = new AbortController();
    const { signal } = listening;
    const early = { signal, capture: true };
    document.addEventListener('pointerover', this.#over, { signal });
    document.addEventListener('pointerdown', this.#down, early);
    document.addEventListener('pointermove', this.#move, { signal });
    document.addEventListener('pointerup', this.#letGo, { signal });
    document.addEventListener('pointercancel', this.#letGo, { signal });
    document.addEventListener('click', this.#click, early);
    document.addEventListener('contextmenu', (event) => this.#answered && event.preventDefault(), { signal });
    document.defaultView?.addEventListener('scroll', this.leave, early);
    document.defaultView?.addEventListener('keydown', this.leave, early);
    return () => {
      listening.abort();
      this.leave();
    };
  };

  /** Tell of something if it is still rested on in a moment. */
  rest(thing: Thing, by: By): void {
    this.leave();
    this.#owner = thing;
    this.#by = by;
    this.#timer = setTimeout(() => {
      if (!this.on(thing)) return;
      this.#answered = by === 'finger';
      this.#answer.told(thing, by);
    }, PATIENCE);
  }

  /** Whether something is rested on, and still there. */
  on = (thing: Thing): boolean => this.#owner === thing && thing.isConnected;

  leave = (event?: Event): void => {
    clearTimeout(this.#timer);
    this.#owner = null;
    this.#answer.left(event);
  };

  #at = (event: Event): Thing | null => this.#answer.find(event.target as Element | null);

  #over = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse' || event.buttons) return;
    const found = this.#at(event);
    const wanted = found && (this.#answer.hovers?.(found) ?? true) ? found : null;
    if (wanted && wanted !== this.#owner) this.rest(wanted, 'mouse');
    // What the keyboard has asked about stays while a mouse wanders.
    else if (!wanted && this.#owner && this.#by !== 'focus') this.leave();
  };

  #down = (event: PointerEvent): void => {
    this.leave();
    this.#answered = false;
    this.#pressed = null;
    const found = event.pointerType === 'mouse' ? null : this.#at(event);
    if (!found) return;
    this.#pressed = { x: event.clientX, y: event.clientY };
    this.rest(found, 'finger');
  };

  #move = (event: PointerEvent): void => {
    if (!this.#pressed || this.#answered) return;
    const { x, y } = this.#pressed;
    if (Math.hypot(event.clientX - x, event.clientY - y) > STEADY) this.#letGo();
  };

  #letGo = (): void => {
    if (this.#pressed && !this.#answered) this.leave();
    this.#pressed = null;
  };

  #click = (event: MouseEvent): void => {
    if (!this.#answered) return;
    this.#answered = false;
    event.preventDefault();
    event.stopPropagation();
  };
}
