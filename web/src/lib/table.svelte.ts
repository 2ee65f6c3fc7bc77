/** What the parts of a board share: the shell's properties, what follows from them, and the motion of the news. */
import { tick, untrack } from 'svelte';
import type { Fact } from '../wire';
import { action, type BoardProps, isLegal } from './board';
import { Dragging } from './dragging';
import { type Journey, Stage } from './motion';

/**
 * The table as a board sees it. A game's `table.svelte.ts` extends it with what its parts share: what is
 * picked and not yet sent, what is read from the catalogue. Made once, while the board is set up.
 */
export abstract class BoardTable<View> {
  readonly props: BoardProps<View>;
  readonly stage: Stage;
  readonly dragging: Dragging;

  /** What flies once the great moments that tell of it are over. */
  #told = $state.raw<Journey[]>([]);

  readonly view = $derived.by(() => this.props.view);
  /** Whether it is the viewer's turn. */
  readonly mine = $derived.by(() => this.props.viewer >= 0 && this.props.toAct.includes(this.props.viewer));

  /** *props* are the board's own, unspread, so that they stay live. */
  constructor(props: BoardProps<View>) {
    this.props = props;
    this.stage = new Stage(props.game.name);
    this.dragging = new Dragging(props.game.name);
    $effect(() => {
      const { news, still } = props;
      untrack(() => {
        this.stage.still = still;
        if (news.length === 0) return;
        const journeys = this.journeys(news);
        this.stage.flyAll(journeys.filter(({ later }) => !later));
        const told = journeys.filter(({ later }) => later);
        // Whether a great moment comes over the board is known once the news have been looked through.
        if (told.length > 0) void tick().then(() => (this.#told = [...this.#told, ...told]));
      });
    });
    $effect(() => {
      if (props.covered || this.#told.length === 0) return;
      const told = this.#told;
      this.#told = [];
      untrack(() => this.stage.flyAll(told));
    });
    $effect(() => {
      this.stage.mark(this.touched(props.since ?? []));
    });
    $effect(() => props.tell?.(this.doing()));
  }

  /** Return what moves when something has happened; the game's `flights.ts` knows. */
  protected abstract journeys(news: Fact[]): Journey[];

  /** Return the places that what has happened has changed, by the names they have on the stage. */
  protected touched(_since: Fact[]): string[] {
    return [];
  }

  /** Return what the viewer is about to do, for the headline; null: nothing that the rules do not say already. */
  protected doing(): string | null {
    return null;
  }

  /** The number of an action of a named span. */
  act = (span: string, argument = 0): number => action(this.props.game, span, argument);

  /** Whether an action may be chosen now. */
  can = (wanted: number): boolean => isLegal(this.props.legal, wanted);

  /** What a seat is called. */
  nameOf = (seat: number): string => this.props.seats[seat]?.name ?? '';
}
