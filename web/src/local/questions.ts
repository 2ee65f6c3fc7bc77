/** Questions that change nothing: what would an action bring, why is one not allowed, what would a bot do? */
import type { Adviser } from '../edge/adviser';
import { Ahead } from '../edge/ahead';
import type { Drawer, WhyNot } from '../edge/drawing';
import { type FetchForesight, type Foresight, type Gains, once, type Prospect } from '../edge/foresight';
import type { RulesModule } from '../edge/module';
import type { Thought } from '../wire';
import type { Bots } from './bots';
import type { Match, Teaches } from './match';
import { Refusal, text } from './refusal';

/** Answers from what a seat sees, never from the state itself. */
export class Questions {
  readonly #module: RulesModule;
  readonly #drawer: Drawer;
  readonly #bots: Bots;
  readonly #foresees: () => Promise<Foresight | null>;
  readonly #adviser: () => Promise<Adviser | null>;
  #ahead: Ahead | null = null;

  constructor(
    module: RulesModule,
    drawer: Drawer,
    bots: Bots,
    fetch: FetchForesight,
    adviser: () => Promise<Adviser | null>,
  ) {
    this.#module = module;
    this.#drawer = drawer;
    this.#bots = bots;
    this.#foresees = once(fetch, drawer);
    this.#adviser = adviser;
  }

  why(match: Match, seat: number, action: number): WhyNot {
    const { NUM_ACTIONS } = this.#module.manifest.sizes;
    if (action >= NUM_ACTIONS) throw new Refusal('malformed', text('refused-no-such-action'));
    if (match.mask(seat)[action]) throw new Refusal('not-allowed', text('refused-it-is-legal'));
    return this.#drawer.whyNot(match.seen(seat), seat, action);
  }

  async preview(match: Match, seat: number, action: number): Promise<Omit<Prospect, 'teaches'>> {
    const [seen, mask] = [match.seen(seat), match.mask(seat)];
    if (!mask[action]) throw new Refusal('illegal');
    const foresight = await this.#foresees();
    if (!foresight) throw new Refusal('unavailable');
    const { teaches: _, ...told } = foresight.prospect(seen, seat, action);
    return told;
  }

  /** Tell what each legal action would bring, or each that could come *after* one; null where this page cannot. */
  async gains(match: Match, seat: number, after?: number): Promise<Gains | null> {
    const [seen, mask] = [match.seen(seat), match.mask(seat)];
    const foresight = await this.#foresees();
    if (!foresight) return null;
    if (after === undefined) return foresight.gains(seen, seat, mask);
    this.#ahead ??= new Ahead(this.#module);
    return mask[after] ? this.#ahead.gains(foresight, seen, seat, after) : null;
  }

  /** Return what tells for certain whether a move teaches, as far as this page can tell. */
  async teaching(): Promise<Teaches> {
    const foresight = await this.#foresees();
    return (...move) => foresight?.prospect(...move).teaches ?? false;
  }

  async hint(match: Match, seat: number, isWanted: () => boolean): Promise<Thought[]> {
    const seen = match.seen(seat);
    if (!match.mask(seat).includes(1)) throw new Refusal('not-your-turn');
    const question = { seen, seat, seats: match.seats, isWanted };
    const adviser = await this.#adviser();
    const thoughts: Omit<Thought, 'label'>[] = adviser
      ? await adviser.advise(question, match.mask(seat))
      : (await this.#bots.hint(question)).map(({ visits: _, ...thought }) => thought);
    return thoughts.map((thought) => ({
      ...thought,
      label: this.#drawer.label(seen, seat, thought.action),
    }));
  }
}
