/** What a pointer on the board is on: an icon, which says what it is, or a card as a whole, which is described. */

/** An icon that covers so much of its card is the card's own picture. */
const WHOLE = 0.5;

export type Pointed = { icon: Element } | { card: HTMLElement } | null;

/** Return what an element of a board belongs to. */
export function pointedAt(target: Element | null): Pointed {
  if (!target?.closest?.('[data-board]')) return null;
  const icon = outermost(target);
  const card = target.closest<HTMLElement>('[data-card]');
  if (card && (!icon || covers(icon, card))) return { card };
  return icon && { icon };
}

/** The icon that something belongs to: a device on a card's back is a part of it. */
export function outermost(element: Element | null): Element | null {
  const icon = element?.closest('[data-tells]') ?? null;
  const outer = icon?.parentElement?.closest('[data-tells]');
  return outer ? outermost(outer) : icon;
}

function covers(icon: Element, card: Element): boolean {
  const [part, whole] = [icon.getBoundingClientRect(), card.getBoundingClientRect()];
  return part.width * part.height >= WHOLE * whole.width * whole.height;
}
