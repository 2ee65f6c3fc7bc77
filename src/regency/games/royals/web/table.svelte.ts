/** What all parts of the board share: the catalogue, and a claim or a discard being put together. */
import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { BoardProps } from '$lib/board';
import type { Journey } from '$lib/motion';
import { BoardTable } from '$lib/table.svelte';
import type { Fact, RoyalsView, Text } from '$wire';
import { readModel } from './catalogue';
import { journeys, touched } from './flights';
import { type Cards, counts, inOrder, total } from './model/payment';

/** What an open card is called while it is carried to the hand. */
export const OPEN_CARD = 'open-card';
/** So many claims shine at least. */
const BEST = 3;

export class Table extends BoardTable<RoyalsView> {
  /** The noble whose claim is being put together, and the cards for it or for a discard. */
  picked = $state<number | null>(null);
  plan = $state<Cards>({});
  /** The payment is laid card by card; when all of it lies, it is declared complete. */
  #paying = $state(false);
  /** Cards and coins by kind, out of sight: copies of them fly. */
  readonly #pictures = new Map<string, Element>();

  readonly model = $derived.by(() => readModel(this.props.cards));
  /** The letter of each country. */
  readonly letters = $derived.by((): Record<string, string> => {
    return Object.fromEntries(this.model.countries.map(({ id }) => [id, this.props.t(`board-letter-${id}`)]));
  });
  readonly hand = $derived.by(() => this.view.seats[this.props.viewer]?.hand ?? null);
  readonly offer = $derived.by(() => (this.picked === null ? undefined : this.view.offers[this.picked]));
  /** The claims that bring most; of all that can be paid only these are to shine. */
  readonly best = $derived.by((): Set<number> => {
    const worth = Object.entries(this.view.offers).map(
      ([noble, offer]) => [Number(noble), offer.standing] as const,
    );
    const ranked = worth.sort((a, b) => b[1] - a[1]);
    const least = ranked[BEST - 1]?.[1] ?? Number.NEGATIVE_INFINITY;
    return new Set(ranked.flatMap(([noble, points]) => (points >= least ? [noble] : [])));
  });
  readonly discarding = $derived.by(() => this.mine && this.view.phase === 'discard');

  constructor(props: BoardProps<RoyalsView>) {
    super(props);
    $effect(() => {
      const { claiming, offers, phase } = this.view;
      untrack(() => {
        if (this.mine && claiming !== null && this.picked !== claiming) this.#choosePayment(claiming);
        else if (this.picked !== null && !(this.picked in offers)) this.#drop();
        if (phase !== 'pay' && phase !== 'discard' && this.picked === null) this.plan = {};
      });
    });
    $effect(() => {
      const done = this.act('done');
      if (!this.#paying || props.sending || this.view.phase !== 'pay') return;
      if (total(counts(this.view.staged)) === total(this.plan) && this.can(done)) {
        this.#paying = false;
        props.run([done]);
      }
    });
  }

  /** What a kind of card is called, to stand in a sentence. */
  cardName(kind: string): Text {
    return { key: `card-${kind.replace('+', '-')}`, params: {} };
  }

  protected journeys(news: Fact[]): Journey[] {
    return journeys(news, this.model.kinds, this.props.viewer, this.#pictures);
  }

  protected override touched(since: Fact[]): string[] {
    return touched(since);
  }

  protected override doing(): string | null {
    const { say, t } = this.props;
    const noble = this.picked === null ? undefined : this.model.nobles[this.picked];
    return noble ? t('board-doing-claim', { noble: say(noble.name) }) : null;
  }

  /** Name the picture of a kind of card: `{@attach table.picture('coin')}`. */
  picture(kind: string): Attachment {
    return (element) => void this.#pictures.set(kind, element);
  }

  /** Choose a noble: pay for it, hear why not, or look at it closely while it is not the time to claim. */
  pick(noble: number): void {
    if (noble in this.view.offers) this.#choosePayment(noble);
    else if (this.mine && this.view.phase === 'play') this.props.choose(this.act('claim', noble));
    else this.props.inspect(this.model.nobles[noble]!.id);
  }

  /** Take back what was put together. */
  cancel(): void {
    if (this.view.phase === 'pay') this.props.undo();
    this.#drop();
  }

  claim(): void {
    if (this.picked === null) return;
    const lay = this.#planned().map((kind) => this.act('pay', kind));
    this.#paying = true;
    this.props.run(this.view.phase === 'pay' ? lay : [this.act('claim', this.picked), ...lay]);
  }

  discard(): void {
    this.props.run(this.#planned().map((kind) => this.act('discard', kind)));
    this.plan = {};
  }

  #planned(): number[] {
    return inOrder(this.model.kinds, this.plan, counts(this.view.staged));
  }

  #choosePayment(noble: number): void {
    const found = this.view.offers[noble];
    if (!found) return;
    this.picked = noble;
    this.plan = counts(found);
  }

  #drop(): void {
    this.picked = null;
    this.plan = {};
    this.#paying = false;
  }
}
