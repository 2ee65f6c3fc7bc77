/** Points at a part of the board: finds it by its `data-focus`, brings it into view, and follows it. */

/** Around what is meant, in pixels. */
const MARGIN = 3;

export interface Pointer {
  still: boolean;
  /** The step is only to be read: whatever hides the part is put aside for the reader. */
  reads: boolean;
  /** The part lies elsewhere now; null: it cannot be seen. */
  moved(rect: DOMRect | null): void;
  /** The part is there, by this name. */
  found(element: HTMLElement, name: string): void;
}

/** Point at a part for as long as it is meant; returns what ends it. Boards are drawn anew, so it is looked for in every frame. */
export function point(focus: string, pointer: Pointer): () => void {
  let meant: HTMLElement | null = null;
  let last = '';
  let frame = 0;
  const look = () => {
    const found = part(focus);
    if (found && pointer.reads && isWay(found, focus)) press(found);
    if (found !== meant) {
      meant?.removeAttribute('data-taught');
      meant = found;
      if (found) {
        found.setAttribute('data-taught', '');
        found.scrollIntoView({ block: 'nearest', behavior: pointer.still ? 'instant' : 'smooth' });
        pointer.found(found, nameOf(found));
      }
    }
    const rect = found && seen(found);
    const now = JSON.stringify(rect);
    if (now !== last) pointer.moved(rect);
    last = now;
    frame = requestAnimationFrame(look);
  };
  look();
  return () => {
    cancelAnimationFrame(frame);
    meant?.removeAttribute('data-taught');
  };
}

const LIT = '.lit, .primary:not(:disabled)';

/**
 * Return what is meant: of several names the last that is there and lit, since it comes later in the same decision (a
 * card, then its place), or else the first that is there.
 */
function part(focus: string): HTMLElement | null {
  const there = focus.split(' ').flatMap((name) => visible(name) ?? []);
  const lit = there.filter((one) => one.matches(LIT) || one.querySelector(LIT));
  return lit.at(-1) ?? there[0] ?? null;
}

/** Return the part of a name that can be seen. */
function visible(name: string): HTMLElement | undefined {
  const all = document.querySelectorAll<HTMLElement>(`.room [data-focus="${name}"]`);
  return [...all].find((one) => one.checkVisibility());
}

/** Tell whether a part is only the way to the one that is named first, which cannot be seen now. */
function isWay(found: HTMLElement, focus: string): boolean {
  return found instanceof HTMLButtonElement && !visible(focus.split(' ')[0]!);
}

/** Press a button as if by hand; whoever plays by keyboard stays where they were. */
function press(way: HTMLElement): void {
  const before = document.activeElement as HTMLElement | null;
  way.click();
  before?.focus();
}

/** Return where a part is, as far as the board and the boxes it lies in show it. */
function seen(element: HTMLElement): DOMRect | null {
  const board = element.closest('[data-board]');
  let { left, top, right, bottom } = element.getBoundingClientRect();
  for (let box = element.parentElement; box && box !== board; box = box.parentElement) {
    if (getComputedStyle(box).overflow === 'visible') continue;
    const edge = box.getBoundingClientRect();
    [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
    [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
  }
  const frame = board?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
  left = Math.max(left - MARGIN, frame.left, 0);
  top = Math.max(top - MARGIN, frame.top, 0);
  right = Math.min(right + MARGIN, frame.right, innerWidth);
  bottom = Math.min(bottom + MARGIN, frame.bottom, innerHeight);
  return right > left && bottom > top ? new DOMRect(left, top, right - left, bottom - top) : null;
}

/** Return what a part is called for those who listen. */
function nameOf(element: HTMLElement): string {
  const labelled = element.getAttribute('aria-labelledby');
  const label =
    element.getAttribute('aria-label') ?? (labelled && document.getElementById(labelled)?.textContent);
  return (label ?? element.textContent ?? '').trim().replace(/\s+/g, ' ');
}
