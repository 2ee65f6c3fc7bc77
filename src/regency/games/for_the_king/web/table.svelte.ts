/** What all parts of the board share: the shell's props, places for motion, and a payment in the making. */
import { SvelteSet } from 'svelte/reactivity';
import { action, type BoardProps, isLegal } from '$lib/board';
import type { Stage } from '$lib/motion';
import type { CardInfo, ForTheKingView, Text } from '$wire';
import { type Held, numbers, sortHand, worth } from './catalogue';

export class Desk {
  readonly p: BoardProps<ForTheKingView>;
  readonly stage: Stage;
  /** Keys of the hand's cards put forward as payment. */
  picked = $state.raw<readonly string[]>([]);

  /** Places whose card is still in the air. */
  readonly away = new SvelteSet<string>();

  readonly view = $derived.by(() => this.p.view);
  readonly numbers = $derived.by(() => numbers(this.p.cards));
  readonly mine = $derived.by(() => this.p.viewer >= 0 && this.p.toAct.includes(this.p.viewer));
  /** Whose cards lie under the council: one's own, or, where all is open, those of the seat at work. */
  readonly whose = $derived.by(() => (this.p.viewer >= 0 ? this.p.viewer : this.view.turn));
  readonly hand = $derived.by(() => sortHand(this.view.seats[this.whose]?.cards ?? [], this.p.cards));
  readonly paying = $derived.by(() => this.mine && this.view.phase === 'pay');
  /** Gold is paid for in cards of any kind, everything else in gold. */
  readonly inCards = $derived.by(() => this.view.auction?.card?.startsWith('gold') ?? false);

  constructor(p: BoardProps<ForTheKingView>, stage: Stage) {
    this.p = p;
    this.stage = stage;
  }

  card = (id: string | null): CardInfo | null => (id ? (this.p.cards.get(id) ?? null) : null);

  name = (id: string | null): Text => this.card(id)?.name ?? { key: 'card-hidden', params: {} };

  act = (span: string, argument = 0): number => action(this.p.game, span, argument);

  /** The action that takes a card, or pays with it. */
  cardAction = (id: string): number => this.act('card', this.numbers.get(id) ?? 0);

  can = (wanted: number): boolean => isLegal(this.p.legal, wanted);

  /** Choose an action; a legal one waits while another is on its way. */
  choose = (wanted: number): void => {
    if (!this.p.sending) this.p.choose(wanted);
  };

  /** The cards put forward, gold from large to small, and no more than needed. */
  readonly payment = $derived.by((): Held[] => {
    const all = [...this.hand.values()].flat().filter((held) => this.picked.includes(held.key));
    if (this.inCards) return all;
    all.sort((a, b) => b.value - a.value);
    const due = this.view.auction?.due ?? 0;
    return all.filter((_, i) => worth(all.slice(0, i)) < due);
  });

  /** Put a card forward or take it back; one that cannot be paid with is refused with its rule. */
  pick = (held: Held): void => {
    if (!this.inCards && !held.id.startsWith('gold')) {
      this.choose(this.cardAction(held.id));
      return;
    }
    this.picked = this.picked.includes(held.key)
      ? this.picked.filter((key) => key !== held.key)
      : [...this.picked, held.key];
  };

  /** Pay with what was put forward. */
  pay = (): void => {
    if (this.p.sending) return;
    const actions = this.payment.map((held) => this.cardAction(held.id));
    this.picked = [];
    this.p.run(actions);
  };
}
