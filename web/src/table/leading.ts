/** Those who play by keyboard are led on: to what may be done on the board, to confirming it, and back. */

const board = () => document.querySelector<HTMLElement>('[data-board]');

/** Go to what may be done on the board, and from one such thing to the next. */
export function toBoard(): void {
  const all = (which: string) =>
    [...(board()?.querySelectorAll<HTMLElement>(which) ?? [])].filter((one) => one.checkVisibility());
  const lit = all('.lit:is(button, [tabindex]), .lit button, .primary:enabled');
  const next = lit[lit.indexOf(document.activeElement as HTMLElement) + 1] ?? lit[0];
  (next ?? all('button:not([aria-disabled="true"])')[0] ?? board())?.focus();
}

/** Go straight on to confirming; returns how to stay. */
export const toConfirm = (): (() => void) =>
  soon(() => document.querySelector<HTMLElement>('[data-confirm]')?.focus());

/** What had the focus may be gone after a move, a card that was taken: Tab goes on from the board then. */
export const fromNowhere = (): (() => void) =>
  soon(() => {
    if (document.activeElement === document.body) board()?.focus();
  });

/** After a dialog that closes has given the focus back. */
function soon(act: () => void): () => void {
  const timer = setTimeout(act);
  return () => clearTimeout(timer);
}
