/** A payment in the making: what is put forward is what is paid, no card more (FK-16). */
import { type Held, worth } from '../catalogue';

/**
 * Put a gold card forward for what is due, or take it back. Cards that are no longer needed go back to the hand,
 * those put forward first before the others: of a payment every card must be needed.
 */
export function putForward(forward: readonly Held[], card: Held, due: number): Held[] {
  if (forward.some((one) => one.key === card.key)) return forward.filter((one) => one.key !== card.key);
  let kept = [...forward, card];
  for (const one of forward) {
    const rest = kept.filter((other) => other !== one);
    if (worth(rest) >= due) kept = rest;
  }
  // Where the others were enough without it, it stands for some of them, and what is missing is still to be chosen.
  while (worth(kept) - card.value >= due) kept = kept.slice(1);
  return kept;
}
