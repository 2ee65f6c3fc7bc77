/** The board's side of the contract: built into every shipped board, never into the app. */
import { type Component, flushSync, mount, unmount } from 'svelte';
import type { GameWeb } from '../lib/board';
import { clearAir } from '../lib/motion';
import type { Part, Shipped } from './contract';

/** A property whose readers hear of it only when it is another one. */
class Property {
  value = $state.raw<unknown>();
  constructor(value: unknown) {
    this.value = value;
  }
}

/** Make a game's components what the app can load. */
export function ship(web: GameWeb, Emblem: Component): Shipped {
  const parts: Partial<Record<Part, unknown>> = { Board: web.Board, Picture: web.Picture, Emblem };
  return {
    parts: (Object.keys(parts) as Part[]).filter((part) => parts[part]),
    ...(web.standing ? { standing: web.standing } : {}),
    mount(part, target, first) {
      const cells = new Map(Object.entries(first).map(([name, value]) => [name, new Property(value)]));
      const props = {};
      for (const [name, cell] of cells)
        Object.defineProperty(props, name, { enumerable: true, get: () => cell.value });
      const mounted = mount(parts[part] as Component, { target, props });
      flushSync();
      return {
        update(next) {
          for (const [name, value] of Object.entries(next)) {
            const cell = cells.get(name);
            if (cell) cell.value = value;
          }
          flushSync();
        },
        leave() {
          void unmount(mounted);
          clearAir(); // what flies is this board's own, and may be for its viewer only
        },
      };
    },
  };
}
