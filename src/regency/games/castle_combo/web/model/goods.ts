/** What a move does to the gold and keys of every seat, from what is foreseen of it. */
import type { Fact } from '$wire';

export interface Goods {
  gold: number;
  keys: number;
}

/** Return by how much each seat's goods change; seats without a change are left out. */
export function changesOf(facts: readonly Fact[]): Map<number, Goods> {
  const found = new Map<number, Goods>();
  const add = (seat: number, gold: number, keys: number) => {
    const { gold: before, keys: had } = found.get(seat) ?? { gold: 0, keys: 0 };
    found.set(seat, { gold: before + gold, keys: had + keys });
  };
  for (const { kind, values } of facts) {
    const { seat = 0, gold = 0, keys = 0, price = 0 } = values;
    if (kind === 'gained') add(seat, gold, keys);
    else if (kind === 'recruited') add(seat, -price, 0);
    else if (kind === 'key_messenger' || kind === 'key_refresh') add(seat, 0, -1);
  }
  return new Map([...found].filter(([, { gold, keys }]) => gold !== 0 || keys !== 0));
}

/** Write a change with its sign. */
export function signed(change: number): string {
  return change < 0 ? `−${-change}` : `+${change}`;
}
