/** Keyboard play: one Tab stop a group, arrow keys to the nearest neighbour in that direction. */
import type { Attachment } from 'svelte/attachments';

const REACHABLE = 'button, a[href], input, select, textarea, [data-rove]';
const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** `{@attach roving()}` on a group: Tab enters and leaves it, arrows move inside, Home and End jump. */
export function roving(): Attachment<HTMLElement> {
  return (group) => {
    const members = () =>
      [...group.querySelectorAll<HTMLElement>(REACHABLE)].filter(
        (one) => !(one as HTMLButtonElement).disabled && one.offsetParent !== null,
      );
    const settle = (current?: HTMLElement) => {
      const all = members();
      const stop = current ?? all.find((one) => one.tabIndex === 0) ?? all[0];
      for (const one of all) one.tabIndex = one === stop ? 0 : -1;
    };
    const onFocus = (event: FocusEvent) => {
      if (event.target instanceof HTMLElement && members().includes(event.target)) settle(event.target);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      const next = neighbour(members(), event);
      if (!next) return;
      event.preventDefault();
      event.stopPropagation();
      next.focus();
    };
    const watcher = new MutationObserver(() => settle());
    watcher.observe(group, { childList: true, subtree: true, attributeFilter: ['disabled', 'hidden'] });
    group.addEventListener('focusin', onFocus);
    group.addEventListener('keydown', onKey);
    settle();
    return () => {
      watcher.disconnect();
      group.removeEventListener('focusin', onFocus);
      group.removeEventListener('keydown', onKey);
    };
  };
}

function neighbour(members: HTMLElement[], event: KeyboardEvent): HTMLElement | null {
  if (event.key === 'Home') return members[0] ?? null;
  if (event.key === 'End') return members.at(-1) ?? null;
  const arrow = ARROWS[event.key];
  const here = document.activeElement;
  if (!arrow || !(here instanceof HTMLElement) || !members.includes(here)) return null;
  return nearest(here, members, arrow);
}

/** Return the member nearest in a direction; sideways distance counts double. */
function nearest(here: HTMLElement, members: HTMLElement[], [dx, dy]: [number, number]): HTMLElement | null {
  const at = centre(here);
  let best: HTMLElement | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const one of members) {
    if (one === here) continue;
    const to = centre(one);
    const along = (to.x - at.x) * dx + (to.y - at.y) * dy;
    const across = Math.abs((to.x - at.x) * dy) + Math.abs((to.y - at.y) * dx);
    if (along <= 1) continue;
    const distance = along + 2 * across;
    if (distance < least) {
      least = distance;
      best = one;
    }
  }
  return best;
}

function centre(element: HTMLElement): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
