/** What the board shares with its parts. */
import type { Journey } from '$lib/motion';
import { BoardTable } from '$lib/table.svelte';
import type { Fact, KuhnView } from '$wire';

export class Table extends BoardTable<KuhnView> {
  readonly pot = $derived.by(() => this.view.paid.reduce((sum, chips) => sum + chips, 0));

  protected journeys(news: Fact[]): Journey[] {
    return news.flatMap(({ kind, values }) =>
      kind === 'bet' || kind === 'called' ? [{ from: `seat-${values.seat}`, to: 'pot' }] : [],
    );
  }
}
