/** What just happened, as flights between places of the board. */
import type { Stage } from '$lib/motion';
import type { Fact } from '$wire';
import type { Table } from './model';

/** Fly what the facts tell; `pictures` are cards and coins to copy, by kind. */
export function flyAll(stage: Stage, table: Table, facts: Fact[], pictures: Map<string, Element>): void {
  const { viewer } = table.board;
  const kind = (fact: Fact) => table.model.kinds[fact.values.card ?? -1];
  const home = (fact: Fact) => {
    const seat = fact.values.seat ?? -1;
    return seat === viewer && kind(fact) ? `hand-${kind(fact)}` : `seat-${seat}`;
  };
  const fly = (from: string, to: string, picture: string) =>
    void stage.fly({ from, to, picture: pictures.get(picture) ?? null });
  for (const fact of facts) {
    const card = kind(fact);
    if (fact.kind === 'drew') fly('deck', home(fact), card ?? 'country');
    else if (fact.kind === 'schemed') fly('plots', home(fact), card ?? 'intrigue');
    else if (fact.kind === 'took' && card) fly(`row-${fact.values.slot}`, home(fact), card);
    else if (fact.kind === 'turned' && card) fly('deck', `row-${fact.values.slot}`, card);
    else if ((fact.kind === 'laid' || fact.kind === 'discarded') && card) fly(home(fact), 'discards', card);
    else if (fact.kind === 'city') fly(`city-${fact.values.city}`, `seat-${fact.values.seat}`, 'coin');
  }
}
