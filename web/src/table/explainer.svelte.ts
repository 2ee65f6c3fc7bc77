/** Why not: an action that is not legal answers hover, focus and tap with the rule that forbids it. */
import type { Attachment } from 'svelte/attachments';
import type { Text } from '../wire';

export interface Refusal {
  clause: string | null;
  reason: Text;
}

const TOUCHED = matchMedia('(hover: none)');
const PATIENCE = 350;
/** How long the popover waits for the pointer to come over to it. */
const GRACE = 250;
/** How long it stays where no pointer lies on it: long enough to read it twice. */
const READING = 8000;

export class Explainer {
  refusal = $state.raw<Refusal | null>(null);
  anchor = $state.raw<DOMRect | null>(null);
  readonly id = 'why-not';
  #ask: (action: number) => Promise<Refusal | null>;
  #isLegal: (action: number) => boolean;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #owner: HTMLElement | null = null;

  constructor(ask: (action: number) => Promise<Refusal | null>, isLegal: (action: number) => boolean) {
    this.#ask = ask;
    this.#isLegal = isLegal;
  }

  /** The attachment for a board's element. */
  explain = (action: number): Attachment<HTMLElement> => {
    if (this.#isLegal(action)) return () => undefined;
    return (element) => {
      const come = () => this.#later(() => this.open(action, element), PATIENCE);
      const go = () => this.#later(() => this.close(), GRACE);
      element.setAttribute('aria-disabled', 'true');
      const onPointer = (event: PointerEvent) => event.pointerType === 'mouse' && come();
      const onFocus = () => element.matches(':focus-visible') && come();
      element.addEventListener('pointerenter', onPointer);
      element.addEventListener('pointerleave', go);
      element.addEventListener('focus', onFocus);
      element.addEventListener('blur', go);
      return () => {
        element.removeAttribute('aria-disabled');
        element.removeEventListener('pointerenter', onPointer);
        element.removeEventListener('pointerleave', go);
        element.removeEventListener('focus', onFocus);
        element.removeEventListener('blur', go);
        if (this.#owner === element) this.close();
      };
    };
  };

  /** Show the refusal of an action beside an element. */
  async open(action: number, element: HTMLElement | null): Promise<void> {
    const asked = element;
    this.#owner = element;
    const refusal = await this.#ask(action);
    if (!refusal || this.#owner !== asked) return;
    this.show(refusal, element);
  }

  /** Show a refusal that is already known. */
  show(refusal: Refusal, element: HTMLElement | null): void {
    clearTimeout(this.#timer);
    this.#owner = element;
    this.refusal = refusal;
    this.anchor = element?.getBoundingClientRect() ?? null;
    element?.setAttribute('aria-describedby', this.id);
    // Whoever came by key or mouse goes by it too; a finger does not leave.
    if (!element?.matches(':hover, :focus-visible') || TOUCHED.matches) this.#later(this.close, READING);
  }

  /** Something else was pressed: it goes, and what was pressed hears of it all the same. */
  pressed = (event: Event): void => {
    const at = event.target as Element | null;
    if (this.refusal && !at?.closest(`#${this.id}`)) this.close();
  };

  /** The pointer is over the popover: it stays. */
  hold = (): void => clearTimeout(this.#timer);

  release = (): void => this.#later(() => this.close(), GRACE);

  close = (): void => {
    clearTimeout(this.#timer);
    this.#owner?.removeAttribute('aria-describedby');
    this.#owner = null;
    this.refusal = null;
  };

  #later(act: () => void, wait: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(act, wait);
  }
}
