/** Motion between places: cards fly, in order, in 200–400 ms, and stand still for who wants that. */
import type { Attachment } from 'svelte/attachments';
import { SvelteSet } from 'svelte/reactivity';

export interface Flight {
  /** Where from and to: a place's name, an element, or a rectangle. */
  from: string | Element | DOMRect;
  to: string | Element | DOMRect;
  /** What flies; a copy of the element at `from` (or of `to`) unless given. */
  picture?: Element | null;
  ms?: number;
  /** Turn the picture over on its way. */
  flip?: boolean;
}

/** A flight between named places. */
export interface Journey extends Flight {
  from: string;
  to: string;
  /** Whether the place it goes to is empty until it lands. */
  arrives?: boolean;
  /** Whether it waits for the great moments that tell of it. */
  later?: boolean;
}

const SHORTEST = 200;
const LONGEST = 400;
/** A place so many times wider than high is no card's; how wide a card is to its height. */
const WIDE = 1.2;
const CARD = 0.72;
/** Nothing grows or shrinks beyond this on its way. */
const LARGEST = 1.6;
const SMALLEST = 0.25;
/** When so many are waiting, the rest is shown at once: nobody wants to wait for a pile of cards. */
const MOST_WAITING = 8;

/** What is in the air now, of any board. */
const ghosts = new Set<HTMLElement>();

/** What flies or waits to fly, of any board. */
const flights = new Set<Promise<void>>();

/** Wait until nothing is in the air, or about to be. */
export async function landed(): Promise<void> {
  while (flights.size > 0) await Promise.allSettled(flights);
}

/** Take everything out of the air: the board it flew over is gone, and what flew may be for its viewer only. */
export function clearAir(): void {
  for (const ghost of ghosts) ghost.remove();
  ghosts.clear();
  flights.clear();
}

/** A board's places by name, and the flights between them. */
export class Stage {
  readonly #places = new Map<string, Element>();
  #last: Promise<void> = Promise.resolve();
  #waiting = 0;
  still = false;
  /** Places whose card is still in the air. */
  readonly away = new SvelteSet<string>();
  /** The class that has the board's paints: what flies leaves the board, and keeps its colours. */
  readonly #paints: string;
  #marked: ReadonlySet<string> = new Set();

  constructor(paints = '') {
    this.#paints = paints;
  }

  /** Name an element's place: `{@attach stage.place('hand-0')}`. */
  place(name: string): Attachment {
    return (element) => {
      this.#places.set(name, element);
      element.toggleAttribute('data-changed', this.#marked.has(name));
      return () => {
        if (this.#places.get(name) === element) this.#places.delete(name);
      };
    };
  }

  /** Mark the places where something has changed, and no others. */
  mark(names: Iterable<string>): void {
    this.#marked = new Set(names);
    for (const [name, element] of this.#places)
      element.toggleAttribute('data-changed', this.#marked.has(name));
  }

  /** Return where a place is now; null if it is not shown. */
  rect(where: Flight['from']): DOMRect | null {
    if (where instanceof DOMRect) return where;
    const element = typeof where === 'string' ? this.#places.get(where) : where;
    const found = element?.getBoundingClientRect();
    return found && (found.width > 0 || found.height > 0) ? found : null;
  }

  /** Fly one after the other; a place that something arrives at is in `away` until then. */
  flyAll(journeys: readonly Journey[]): void {
    for (const { arrives, ...flight } of journeys) {
      if (arrives) this.away.add(flight.to);
      void this.fly(flight).finally(() => arrives && this.away.delete(flight.to));
    }
  }

  /** Fly after all flights before this one; resolves when it has landed. */
  fly(flight: Flight): Promise<void> {
    // Asked first: to look where a place is lays the page out anew.
    if (prefersStill(this.still) || this.#waiting >= MOST_WAITING) return Promise.resolve();
    const from = this.rect(flight.from);
    const source = flight.picture ?? this.#element(flight.from) ?? this.#element(flight.to);
    if (!from || !source) return Promise.resolve();
    const start = flight.picture ? cardAt(from) : from;
    const ghost = makeGhost(source, start, this.#paints);
    this.#waiting++;
    this.#last = this.#last.then(async () => {
      const to = this.rect(flight.to);
      // What was taken out of the air meanwhile flies no more.
      if (to && ghosts.has(ghost)) await animate(ghost, start, to, flight);
      ghost.remove();
      ghosts.delete(ghost);
      this.#waiting--;
    });
    const flying = this.#last;
    flights.add(flying);
    void flying.finally(() => flights.delete(flying));
    return flying;
  }

  #element(where: Flight['from']): Element | null {
    if (where instanceof DOMRect) return null;
    return typeof where === 'string' ? (this.#places.get(where) ?? null) : where;
  }
}

/** Whether motion is unwanted, by the app's setting or the system's. */
export function prefersStill(still = false): boolean {
  const root = document.documentElement;
  if (still || root.hasAttribute('data-still')) return true;
  return !root.hasAttribute('data-motion') && matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Take a copy of an element into the hand: it lies over the page, where the element is, and is the caller's to move and remove. */
export function carry(source: Element, paints: string): HTMLElement {
  const ghost = makeGhost(source, source.getBoundingClientRect(), paints);
  ghosts.delete(ghost); // whoever carries it takes it away again
  ghost.dataset.carried = '';
  ghost.style.opacity = '0.92';
  return ghost;
}

/** Cards are higher than wide: the room one takes in the middle of a place that is not. */
function cardAt(place: DOMRect): DOMRect {
  if (place.width <= place.height * WIDE) return place;
  const width = place.height * CARD;
  return new DOMRect(place.left + (place.width - width) / 2, place.top, width, place.height);
}

function makeGhost(source: Element, at: DOMRect, paints: string): HTMLElement {
  const ghost = document.createElement('div');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.inert = true;
  ghost.className = paints;
  ghost.style.cssText = `position:fixed;left:${at.left}px;top:${at.top}px;width:${at.width}px;height:${at.height}px;z-index:90;pointer-events:none;margin:0;opacity:0`;
  const copy = source.cloneNode(true) as HTMLElement;
  for (const named of [copy, ...copy.querySelectorAll('[id]')]) named.removeAttribute('id');
  copy.style.width = '100%';
  copy.style.height = '100%';
  copy.style.margin = '0';
  copy.style.position = 'static';
  ghost.append(copy);
  document.body.append(ghost);
  ghosts.add(ghost);
  return ghost;
}

async function animate(ghost: HTMLElement, from: DOMRect, to: DOMRect, flight: Flight): Promise<void> {
  const far = Math.hypot(to.left - from.left, to.top - from.top);
  const duration = flight.ms ?? Math.min(LONGEST, SHORTEST + far / 4);
  const dx = to.left + to.width / 2 - (from.left + from.width / 2);
  const dy = to.top + to.height / 2 - (from.top + from.height / 2);
  const fits = Math.min(to.width / from.width, to.height / from.height);
  const scale = Number.isFinite(fits) ? Math.max(SMALLEST, Math.min(LARGEST, fits)) : 1;
  const turn = flight.flip ? 'rotateY(180deg)' : 'rotateY(0)';
  const frames = [
    { opacity: 1, transform: 'translate(0, 0) scale(1) rotateY(0)' },
    { opacity: 1, transform: `translate(${dx}px, ${dy}px) scale(${scale}) ${turn}` },
  ];
  await ghost.animate(frames, { duration, easing: 'cubic-bezier(0.22, 0.8, 0.3, 1)', fill: 'forwards' })
    .finished;
}
