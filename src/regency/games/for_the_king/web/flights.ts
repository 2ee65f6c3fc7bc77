/** From what happened to what flies where. */
import type { Stage } from '$lib/motion';
import type { Fact } from '$wire';

/** Where a card comes from and goes to, by kind of fact; `seat` stands for the seat's row. */
const PATHS: Record<string, [string, string]> = {
  drawn: ['deck', 'held'],
  kept: ['held', 'seat'],
  offered: ['held', 'centre'],
  favoured: ['held', 'favour-deck'],
  took: ['centre', 'seat'],
  turned: ['favour-deck', 'lot'],
  won: ['lot', 'seat'],
  paid: ['seat', 'lot'],
  discarded: ['seat', 'lot'],
  penalty: ['seat', 'lot'],
};

/** What is seen only when its card has landed. */
const ARRIVES: Record<string, string> = { drawn: 'held', turned: 'lot' };

/** Fly the cards of the news, one after the other; `away` are places that are empty meanwhile. */
export function fly(stage: Stage, news: Fact[], sprites: HTMLElement, away: Set<string>): void {
  news.forEach((fact, i) => {
    const path = PATHS[fact.kind];
    const picture = sprites.querySelector(`[data-fact="${i}"]`);
    if (!path || !picture) return;
    const [from, to] = path.map((place) => (place === 'seat' ? `seat-${fact.values.seat}` : place));
    if (!from || !to) return;
    const arrives = ARRIVES[fact.kind];
    if (arrives) away.add(arrives);
    void stage.fly({ from, to, picture }).finally(() => arrives && away.delete(arrives));
  });
}
