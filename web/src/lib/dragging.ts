/** Dragging: a card is carried to its place by mouse, pen or finger, and let go there. It brings about what two
 *  taps do; whoever taps, or plays by keyboard, never meets it. */
import type { Attachment } from 'svelte/attachments';
import { carry } from './motion';

/** A pointer that has not gone further than this still taps. */
const STEADY = 8;
/** Where the board scrolls, a finger rests for so many milliseconds before it carries. */
const REST = 180;

/** What can be carried. */
export interface Load {
  /** What it is to the places that may take it. */
  kind: string;
  /** Whether it may be carried now. */
  can: () => boolean;
  /** It is lifted. */
  lift?: () => void;
  /** It was let go on a place that takes it; before the place's own `drop`. */
  dropped?: () => void;
}

/** Where something may be let go. */
export interface Place {
  takes: (kind: string) => boolean;
  drop?: () => void;
}

/** A press that may become a carrying. */
interface Press {
  pointer: number;
  x: number;
  y: number;
  since: number;
  /** How long it must rest first. */
  rest: number;
}

export class Dragging {
  readonly #places = new Map<Element, Place>();
  /** The class that has the board's paints, for what is carried over the page. */
  readonly #paints: string;

  constructor(paints = '') {
    this.#paints = paints;
  }

  /** `{@attach dragging.onto({ takes, drop })}`: something may be let go here. */
  onto(place: Place): Attachment<HTMLElement> {
    return (element) => {
      this.#places.set(element, place);
      return () => void this.#places.delete(element);
    };
  }

  /** `{@attach dragging.from({ kind, can })}`: this can be carried. */
  from(load: Load): Attachment<HTMLElement> {
    return (element) => {
      let press: Press | null = null;
      let carried: Carrying | null = null;

      const isReady = () => press !== null && performance.now() - press.since >= press.rest;
      const stop = () => {
        press = null;
        carried?.end();
        carried = null;
        window.removeEventListener('pointermove', onMove);
        window.removeEventListener('pointerup', onUp);
        window.removeEventListener('pointercancel', stop);
      };
      const onDown = (event: PointerEvent) => {
        if (!event.isPrimary || event.button !== 0 || !load.can()) return;
        const { pointerId: pointer, clientX: x, clientY: y } = event;
        const rest = event.pointerType === 'touch' && scrolls(element) ? REST : 0;
        press = { pointer, x, y, since: performance.now(), rest };
        window.addEventListener('pointermove', onMove);
        window.addEventListener('pointerup', onUp);
        window.addEventListener('pointercancel', stop);
      };
      const onMove = (event: PointerEvent) => {
        if (!press || event.pointerId !== press.pointer) return;
        if (!carried) {
          if (Math.hypot(event.clientX - press.x, event.clientY - press.y) < STEADY) return;
          // A finger that moves at once scrolls; one that was answered by a dialog has nothing to carry.
          if (!isReady() || document.querySelector('dialog[open]')) return stop();
          carried = new Carrying(element, press, this.#paints);
          load.lift?.();
        }
        carried.follow(event, this.#under(event, load.kind));
      };
      const onUp = (event: PointerEvent) => {
        if (!press || event.pointerId !== press.pointer) return;
        const over = carried && this.#under(event, load.kind);
        if (carried) silence();
        stop();
        if (!over) return;
        load.dropped?.();
        this.#places.get(over)?.drop?.();
      };
      // What is carried does not scroll the board as well.
      const onTouch = (event: TouchEvent) => {
        if (event.touches.length === 1 && event.cancelable && (carried || isReady())) event.preventDefault();
      };
      element.addEventListener('pointerdown', onDown);
      element.addEventListener('touchmove', onTouch, { passive: false });
      return () => {
        stop();
        element.removeEventListener('pointerdown', onDown);
        element.removeEventListener('touchmove', onTouch);
      };
    };
  }

  /** The place under the pointer that takes such a thing; null: none. */
  #under({ clientX, clientY }: PointerEvent, kind: string): Element | null {
    let found = document.elementFromPoint(clientX, clientY);
    while (found && !this.#places.get(found)?.takes(kind)) found = found.parentElement;
    return found;
  }
}

/** Something in the pointer's hand. */
class Carrying {
  readonly #ghost: HTMLElement;
  readonly #from: Press;
  #over: Element | null = null;

  constructor(source: HTMLElement, from: Press, paints: string) {
    this.#from = from;
    this.#ghost = carry(source, paints);
    document.documentElement.toggleAttribute('data-carrying', true);
  }

  follow({ clientX, clientY }: PointerEvent, over: Element | null): void {
    this.#ghost.style.transform = `translate(${clientX - this.#from.x}px, ${clientY - this.#from.y}px) rotate(-2deg)`;
    if (over === this.#over) return;
    this.#over?.removeAttribute('data-drop');
    over?.setAttribute('data-drop', '');
    this.#over = over;
  }

  end(): void {
    this.#ghost.remove();
    this.#over?.removeAttribute('data-drop');
    document.documentElement.removeAttribute('data-carrying');
  }
}

/** Letting go is no tap: the click that a browser makes of it is not heard. */
function silence(): void {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
}

/** Whether a finger on an element may want to scroll something. */
function scrolls(element: Element): boolean {
  for (let box = element.parentElement; box; box = box.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(box);
    const may = (way: string) => way === 'auto' || way === 'scroll';
    if (may(overflowY) && box.scrollHeight > box.clientHeight + 1) return true;
    if (may(overflowX) && box.scrollWidth > box.clientWidth + 1) return true;
  }
  return false;
}
