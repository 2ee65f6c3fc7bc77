/** What all parts of the board share: the card looked at, the place pressed for it, and what that would bring. */
import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { BoardProps } from '$lib/board';
import type { Journey } from '$lib/motion';
import { BoardTable } from '$lib/table.svelte';
import type { CardInfo, CastleComboView, Fact } from '$wire';
import { LOCATIONS, type Location } from './catalogue';
import { type Before, capture, journeys, touched } from './flights';
import { changesOf } from './model/goods';
import { cellOf, lineOf } from './model/grid';

/** A card looked at before it is taken: where it lies, and which way up it would be placed. */
interface Pick {
  id: string;
  place: Location;
  slot: number;
  down: boolean;
}

export class Table extends BoardTable<CastleComboView> {
  /** The board's own element, whose cards are copied before they move. */
  element = $state.raw<HTMLElement>();
  #pick = $state.raw<Pick | null>(null);
  /** The place pressed while the card was still in its row: it is asked for once the card is taken. */
  #next = $state<number | null>(null);
  /** What placing a card would bring, by place, for each way to take one. */
  #ahead = $state.raw<ReadonlyMap<number, (number | null)[]>>(new Map());
  #before: Before | null = null;
  /** The view the page showed last: what `#before` is a picture of. */
  #shown: CastleComboView;

  /** Whose tableau is large: the viewer's own, or that of the seat at work. */
  readonly focus = $derived.by(() => (this.props.viewer >= 0 ? this.props.viewer : this.view.turn));
  readonly own = $derived.by(() => this.view.seats[this.focus]!);
  readonly messenger = $derived.by(() => this.view.messenger as Location);
  readonly picked = $derived.by(() => {
    const pick = this.#pick;
    if (!pick || this.view.taking) return null;
    return this.view.locations[LOCATIONS.indexOf(pick.place)]?.row[pick.slot] === pick.id ? pick : null;
  });
  /** Whether the card looked at lies in the messenger's row. */
  readonly reachable = $derived.by(() => this.picked !== null && this.picked.place === this.messenger);
  readonly #take = $derived.by(() =>
    this.picked ? this.act(this.picked.down ? 'take_down' : 'take_up', this.picked.slot) : null,
  );
  /** The place picked for the card that was taken. */
  readonly target = $derived.by(() => {
    const { chosen, game } = this.props;
    const { start, size } = game.actions.place!;
    return chosen !== null && chosen >= start && chosen < start + size ? chosen - start : null;
  });
  readonly coming = $derived.by((): { card: CardInfo; down: boolean } | null => {
    const { taking, taking_face, turn } = this.view;
    if (!taking || turn !== this.focus) return null;
    return { card: this.props.cards.get(taking)!, down: taking_face === 'down' };
  });
  /** The cell of the card whose ability waits, and the card, if it waits for me. */
  readonly acting = $derived.by(() =>
    this.view.placed && this.view.turn === this.focus ? cellOf(this.view.placed) : null,
  );
  readonly waiting = $derived.by(() => this.own.cards.find((card) => cellOf(card.at) === this.acting));
  /** What the action picked would bring, once it is known. */
  readonly foreseen = $derived.by(() => {
    const { chosen, preview } = this.props;
    return chosen !== null && preview?.action === chosen ? preview : null;
  });
  /** What it would change in the gold and keys of every seat. */
  readonly changes = $derived.by(() => changesOf(this.foreseen?.facts ?? []));
  /** What each of my cards would be worth then, by cell: the sheet has the keys first, then the cards. */
  readonly after = $derived.by(() => {
    if (!this.foreseen) return new Map<number, number>();
    const cells = this.own.cards.map((card) => cellOf(card.at));
    if (this.target !== null) cells.push(this.target);
    cells.sort((a, b) => a - b);
    const lines = this.foreseen.sheet.filter((line) => line.seat === this.props.viewer).slice(1);
    return new Map(cells.map((cell, i) => [cell, lines[i]?.points ?? 0]));
  });

  constructor(props: BoardProps<CastleComboView>) {
    super(props);
    this.#shown = props.view;
    $effect.pre(() => {
      void props.view;
      this.#before = untrack(() => (this.element ? capture(this.#shown, this.element) : null));
    });
    $effect(() => {
      this.#shown = props.view;
    });
    $effect(() => {
      const wanted = this.#next;
      if (wanted === null || this.view.phase !== 'place' || !this.can(wanted)) return;
      untrack(() => {
        this.#next = null;
        props.choose(wanted);
      });
    });
    $effect(() => {
      if (!this.mine || (this.view.phase !== 'act' && this.view.phase !== 'place')) this.#next = null;
    });
    // A card looked at in one turn is nothing for the next.
    $effect(() => {
      void this.view.turn;
      untrack(() => {
        this.#pick = null;
      });
    });
    // What was chosen elsewhere, as by a hint, is shown here: its card is raised, and no other.
    $effect(() => {
      const { chosen } = props;
      untrack(() => this.#follow(chosen));
    });
    $effect(() => {
      const takes = this.mine && this.view.phase === 'act' && !props.sending ? this.#takes() : [];
      untrack(() => void this.#lookAhead(takes));
    });
  }

  protected journeys(news: Fact[]): Journey[] {
    return this.#before ? journeys(news, this.#before, this.view, [...this.props.cards.keys()]) : [];
  }

  protected override touched(since: Fact[]): string[] {
    return touched(since);
  }

  protected override doing(): string | null {
    const { cards, t } = this.props;
    const [pick, coming] = [this.picked, this.coming];
    if (!this.mine) return null;
    if (coming && this.target !== null) return t('board-doing-confirm', { card: coming.card.name });
    if (!pick || this.view.phase !== 'act') return null;
    const card = cards.get(pick.id)!.name;
    if (!this.reachable) {
      const location = { key: `at-${pick.place}`, params: {} };
      return this.can(this.act('key_messenger')) ? t('board-doing-far', { card, location }) : null;
    }
    if (pick.down) return t('board-doing-place-down', { card });
    const price = this.view.prices[LOCATIONS.indexOf(pick.place)]![pick.slot] ?? 0;
    const { gold } = this.own;
    if (price > gold) return t('board-doing-dear', { card, price, gold });
    return this.can(this.act('take_up', pick.slot)) ? t('board-doing-place', { card }) : null;
  }

  /** The ways to take a card of the messenger's row now. */
  #takes(): number[] {
    const { take_up: up, take_down: down } = this.props.game.actions;
    const isOne = (action: number) =>
      [up!, down!].some(({ start, size }) => action >= start && action < start + size);
    return this.props.legal.map(({ action }) => action).filter(isOne);
  }

  /** Learn what each place would bring for each card: a card is taken before it is placed, so that is two moves ahead. */
  async #lookAhead(takes: number[]): Promise<void> {
    const { view } = this;
    this.#ahead = new Map();
    for (const take of takes) {
      const gains = await this.props.gainsAfter?.(take);
      if (this.view !== view) return;
      if (gains) this.#ahead = new Map([...this.#ahead, [take, gains]]);
    }
  }

  #follow(chosen: number | null): void {
    if (chosen === null || this.view.phase !== 'act') return;
    const { take_up: up, take_down: down } = this.props.game.actions;
    const place = this.messenger;
    for (const { start, size } of [up!, down!]) {
      const slot = chosen - start;
      const id = this.view.locations[LOCATIONS.indexOf(place)]!.row[slot];
      if (slot < 0 || slot >= size || !id) continue;
      this.#pick = { id, place, slot, down: start === down!.start };
      return;
    }
    // The messenger goes to the row of the card that is looked at.
    if (chosen !== this.act('key_messenger') || this.reachable) this.#pick = null;
  }

  /** What placing the card that is looked at, or on its way, would bring here; null: not known. */
  worthOf(cell: number): number | null {
    if (!this.mine) return null;
    const place = this.act('place', cell);
    if (this.view.phase === 'place') return this.props.gains?.[place] ?? null;
    const take = this.reachable ? this.#take : null;
    return take === null ? null : (this.#ahead.get(take)?.[place] ?? null);
  }

  /** What a card would bring, face up, in its best place; null: it cannot be taken so, or that is not known. */
  bestOf(place: Location, slot: number): number | null {
    if (!this.mine || place !== this.messenger || this.view.phase !== 'act') return null;
    const known = this.#ahead.get(this.act('take_up', slot))?.filter((gain) => gain !== null) ?? [];
    return known.length > 0 ? Math.max(...known) : null;
  }

  /** Say a change of points. */
  inPoints(change: number): string {
    const sign = change > 0 ? 'plus' : change < 0 ? 'minus' : 'none';
    return this.props.t('points-change', { sign, points: Math.abs(change) });
  }

  /** What each card of a seat is worth, in words. */
  reasons(seat: number): string[] {
    const lines = this.props.sheet.filter((line) => line.seat === seat).slice(1);
    return lines.map((line) => this.props.say(line.reason));
  }

  pressCard(place: Location, slot: number): void {
    if (this.props.sending) return;
    const id = this.view.locations[LOCATIONS.indexOf(place)]!.row[slot];
    if (this.view.discarding === place && this.mine) this.props.choose(this.act('discard', slot));
    else if (this.view.taking_slot === slot && place === this.messenger && this.mine) this.putBack();
    else if (id) this.#look(id, place, slot);
  }

  #look(id: string, place: Location, slot: number): void {
    const same = this.picked?.id === id;
    this.#next = null;
    this.props.cancel();
    // Face up, also where the gold does not suffice: to turn it over is for the person to decide.
    this.#pick = same ? null : { id, place, slot, down: false };
  }

  /** Whether a card may be carried to a place. */
  canLift(place: Location, slot: number): boolean {
    return !this.props.sending && this.view.phase === 'act' && this.litCard(place, slot);
  }

  /** A card is carried off: it is the one looked at. */
  lift(place: Location, slot: number): void {
    const id = this.view.locations[LOCATIONS.indexOf(place)]!.row[slot];
    if (id && this.picked?.id !== id) this.#look(id, place, slot);
  }

  putBack = (): void => {
    this.#pick = null;
    this.props.cancel();
    if (this.props.mayUndo) this.props.undo();
  };

  /** Turn the card looked at over. */
  turn(down: boolean): void {
    if (!this.picked) return;
    const wanted = this.act(down ? 'take_down' : 'take_up', this.picked.slot);
    if (this.can(wanted)) this.#pick = { ...this.picked, down };
    else this.props.choose(wanted);
  }

  pressPlace(cell: number): void {
    if (this.props.sending) return;
    const wanted = this.act('place', cell);
    const take = this.#take;
    if (this.view.phase !== 'act' || !this.reachable || take === null) this.props.choose(wanted);
    else if (!this.can(take)) this.props.choose(take);
    else {
      this.#next = wanted;
      this.props.run([take]);
    }
  }

  nameOfPlace(cell: number): string {
    const step = (axis: 0 | 1) => {
      const by = lineOf(cell, axis);
      return by === 0 ? 'same' : `${by < 0 ? 'minus' : 'plus'}-${Math.abs(by)}`;
    };
    const [row, column] = [step(0), step(1)];
    // The first card has none that its place could be told from.
    if (row === 'same' && column === 'same') return this.props.t('label-place-first');
    const named = { row: { key: `row-${row}`, params: {} }, column: { key: `column-${column}`, params: {} } };
    return this.props.t('label-place', named);
  }

  litPlace(cell: number): boolean {
    if (this.view.phase === 'place') return this.can(this.act('place', cell));
    return this.reachable && this.#take !== null && this.can(this.#take);
  }

  explainPlace(cell: number): Attachment<HTMLElement> {
    return this.reachable ? () => undefined : this.props.explain(this.act('place', cell));
  }

  litCard(place: Location, slot: number): boolean {
    if (!this.mine) return false;
    const { phase, discarding } = this.view;
    if (phase === 'discard') return discarding === place && this.can(this.act('discard', slot));
    return phase === 'act' && place === this.messenger && this.can(this.#takeOf(slot));
  }

  chosenCard(place: Location, slot: number): boolean {
    return this.view.discarding === place && this.props.chosen === this.act('discard', slot);
  }

  explainCard(place: Location, slot: number): Attachment<HTMLElement> {
    const here = place === this.messenger && this.view.phase !== 'discard';
    return here ? this.props.explain(this.#takeOf(slot)) : () => undefined;
  }

  /** How a card of the messenger's row would be taken: face down where the gold does not suffice. */
  #takeOf(slot: number): number {
    const [up, down] = [this.act('take_up', slot), this.act('take_down', slot)];
    return !this.can(up) && this.can(down) ? down : up;
  }
}
