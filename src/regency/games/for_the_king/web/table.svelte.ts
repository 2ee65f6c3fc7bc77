/** What all parts of the board share: the hand in its piles, and a payment in the making. */
import type { BoardProps } from '$lib/board';
import type { Journey } from '$lib/motion';
import { BoardTable } from '$lib/table.svelte';
import type { CardInfo, Fact, ForTheKingView, Text } from '$wire';
import { type Held, numbers, sortHand } from './catalogue';
import { journeys, touched } from './flights';
import { putForward } from './model/payment';

/** What is carried over the board: the card being placed, one of the centre, one to pay with. */
export type Carried = 'held' | 'offer' | 'payment';

export class Table extends BoardTable<ForTheKingView> {
  /** Keys of the hand's cards put forward as payment. */
  picked = $state.raw<readonly string[]>([]);
  /** Where the pictures of what just moved are kept: `parts/Sprites.svelte`. */
  sprites = $state.raw<HTMLElement>();

  readonly numbers = $derived.by(() => numbers(this.props.cards));
  /** Whose cards lie under the council: one's own, or, where all is open, those of the seat at work. */
  readonly whose = $derived.by(() => (this.props.viewer >= 0 ? this.props.viewer : this.view.turn));
  readonly hand = $derived.by(() => sortHand(this.view.seats[this.whose]?.cards ?? [], this.props.cards));
  readonly paying = $derived.by(() => this.mine && this.view.phase === 'pay');
  /** Gold is paid for in cards of any kind, everything else in gold. */
  readonly inCards = $derived.by(() => this.view.auction?.card?.startsWith('gold') ?? false);

  constructor(props: BoardProps<ForTheKingView>) {
    super(props);
    // What was put forward belongs to one payment of one card.
    $effect(() => {
      void [this.view.phase, this.view.auction?.card, this.view.auction?.due, props.viewer];
      this.picked = [];
    });
  }

  protected journeys(news: Fact[]): Journey[] {
    return journeys(news, this.sprites);
  }

  protected override touched(since: Fact[]): string[] {
    return touched(since, this.props.cards);
  }

  card = (id: string | null): CardInfo | null => (id ? (this.props.cards.get(id) ?? null) : null);

  name = (id: string | null): Text => this.card(id)?.name ?? { key: 'card-hidden', params: {} };

  /** The action that takes a card, or pays with it. */
  cardAction = (id: string): number => this.act('card', this.numbers.get(id) ?? 0);

  /** The cards put forward: gold from large to small. */
  readonly payment = $derived.by((): Held[] => {
    const all = [...this.hand.values()].flat().filter((held) => this.picked.includes(held.key));
    return this.inCards ? all : all.sort((a, b) => b.value - a.value);
  });

  /** Put a card forward or take it back; one that cannot be paid with is refused with its rule. */
  pick = (held: Held): void => {
    if (!this.inCards && !held.id.startsWith('gold')) {
      this.props.choose(this.cardAction(held.id));
      return;
    }
    const order = (one: Held) => this.picked.indexOf(one.key);
    const forward = [...this.payment].sort((a, b) => order(a) - order(b));
    // Of cards paid for gold any may be given; one too many is told.
    const due = this.inCards ? Number.POSITIVE_INFINITY : (this.view.auction?.due ?? 0);
    this.picked = putForward(forward, held, due).map((one) => one.key);
  };

  /** `{@attach table.carries('offer', …)}`: a card that may be carried; what letting it go does, unless its place knows. */
  carries = (kind: Carried, can: () => boolean, dropped?: () => void) =>
    this.dragging.from({ kind, can, dropped });

  /** `{@attach table.receives('offer')}`: such a card may be let go here. */
  receives = (kind: Carried, can: () => boolean = () => true, drop?: () => void) =>
    this.dragging.onto({ takes: (carried) => carried === kind && can(), drop });

  /** Pay with what was put forward. */
  pay = (): void => {
    if (this.props.sending) return;
    const actions = this.payment.map((held) => this.cardAction(held.id));
    this.picked = [];
    this.props.run(actions);
  };
}
