/** What just happened, as flights between places of the board. */
import type { Stage } from '$lib/motion';
import type { Fact } from '$wire';
import type { Table } from './catalogue';

/** Fly what the facts tell; `pictures` are cards and coins to copy, by kind, `away` the places of the row
 *  that are empty until their card has landed. */
export function flyAll(
  stage: Stage,
  table: Table,
  facts: Fact[],
  pictures: Map<string, Element>,
  away: Set<string>,
): void {
  const { viewer } = table.board;
  const kind = (fact: Fact) => table.model.kinds[fact.values.card ?? -1];
  const home = (fact: Fact) => {
    const seat = fact.values.seat ?? -1;
    return seat === viewer && kind(fact) ? `hand-${kind(fact)}` : `seat-${seat}`;
  };
  const fly = (from: string, to: string, picture: string) =>
    stage.fly({ from, to, picture: pictures.get(picture) ?? null });
  for (const fact of facts) {
    const card = kind(fact);
    if (fact.kind === 'drew') void fly('deck', home(fact), card ?? 'country');
    else if (fact.kind === 'schemed') void fly('plots', home(fact), card ?? 'intrigue');
    else if (fact.kind === 'took' && card) void fly(`row-${fact.values.slot}`, home(fact), card);
    else if (fact.kind === 'turned' && card) {
      const slot = `row-${fact.values.slot}`;
      away.add(slot);
      void fly('deck', slot, card).finally(() => away.delete(slot));
    } else if ((fact.kind === 'laid' || fact.kind === 'discarded') && card)
      void fly(home(fact), 'discards', card);
    else if (fact.kind === 'city') void fly(`city-${fact.values.city}`, `seat-${fact.values.seat}`, 'coin');
  }
}
