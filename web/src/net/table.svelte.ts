/** A table as this browser follows it: it shows what it is sent and never guesses ahead. */
import type { Gains } from '../edge/foresight';
import type {
  ChatMessage,
  DrawnMessage,
  Fact,
  FromServer,
  HintMessage,
  LogStep,
  RefusedMessage,
  TableInfo,
  Text,
} from '../wire';
import { type Ask, Lost } from './link';
import { AT_ONCE, type Coming, Pacing, type Stagehand } from './pacing.svelte';
import { type Fate, type Saying, Sayings } from './sayings.svelte';
import type { Artist, Channel, Hooks, Status, TableSource } from './source';

/** How long a hint may be thought about. */
const HINT_PATIENCE = 30_000;

/** A play on its way: resent after a break only if the match has not moved on. */
interface Pending {
  at: number;
  action: number;
  rest: number[];
}

/** Milliseconds: who has hours left may look on for a moment. */
const AMPLE = 3600 * 1000;

export class TableClient {
  table = $state.raw<TableInfo | null>(null);
  state = $state.raw<DrawnMessage | null>(null);
  log = $state.raw<LogStep[]>([]);
  chat = $state.raw<ChatMessage[]>([]);
  news = $state.raw<Fact[]>([]);
  /** What each legal action of the present state would bring, once that is worked out. */
  gains = $state.raw<Gains | null>(null);
  status = $state<Status>('connecting');
  /** When the present state arrived, for the clocks. */
  arrived = $state(0);
  /** What the server last refused to whoever looks now. */
  refused = $state.raw<RefusedMessage | null>(null);
  /** The rules do not run in this page: the server draws, which is to be said once. */
  unable = $state(false);
  /** Bots search, since the network that plays them could not be had: said once, until it could. */
  instead = $state(false);
  #searching = false;
  /** What is shown was hurried to: it is shown without motion. */
  hurried = $state(false);
  /** The viewer's points when they last acted; null where this page has not seen it. */
  pointsBefore = $state.raw<number | null>(null);
  #pending = $state.raw<Pending | null>(null);
  #shown: () => void = () => undefined;
  readonly #channel: Channel;
  readonly #pacing: Pacing;
  /** What was heard last, shown or not. */
  #latest: DrawnMessage | null = null;
  /** After a break the match is caught up with, not played out. */
  #catchingUp = true;
  /** What one has said and others have not heard yet. */
  readonly sayings: Sayings;

  constructor(
    readonly source: TableSource,
    around: Omit<Stagehand, 'show'> = AT_ONCE,
  ) {
    this.#pacing = new Pacing({ ...around, show: (states, still) => this.#show(states, still) });
    this.sayings = new Sayings(source.id, (saying) => this.#deliver(saying));
    const hooks: Hooks = {
      heard: (message) => this.#heard(message),
      status: (status) => {
        this.status = status;
      },
      opened: () => void this.#opened(),
      unable: () => {
        this.unable = true;
      },
      instead: (searching) => {
        if (searching !== this.#searching) this.instead = searching;
        this.#searching = searching;
      },
    };
    this.#channel = source.connect(hooks);
  }

  /** The action on its way to the server. */
  get sending(): number | null {
    return this.#pending?.action ?? null;
  }

  /** The others' turns are being played out: nothing may be done before that is over. */
  get following(): boolean {
    return this.#pacing.following;
  }

  /** Show at once whatever is still to be played out. */
  skip = (): void => this.#pacing.skip();

  /** Let the match go on only after something that is shown over the board. */
  hold = (until: Promise<unknown>): void => this.#pacing.hold(until);

  /** Whose eyes the table is shown to now; an answer is for them alone who asked. */
  get perspective(): string {
    return `${this.state?.viewer} ${this.state?.hand_over}`;
  }

  open = (artist: Artist | null = null): void => this.#channel.open(artist);

  /** Leave for another table, or for none; only to the rematch one goes over the same connection. */
  leave(to: string | null): void {
    this.sayings.rest();
    this.#channel.leave(to !== null && to === this.table?.rematch ? to : null);
  }

  isLegal = (action: number): boolean =>
    !this.following && (this.state?.legal.some((one) => one.action === action) ?? false);

  /** Play actions one after the other; each waits until the server has shown what the last one brought. */
  play(actions: number[]): void {
    const [action, ...rest] = actions;
    if (action === undefined || this.#pending || !this.state) return;
    this.#pending = { at: this.state.at, action, rest };
    void this.#send();
  }

  /** Ask anything else; a refusal is shown, a lost connection answers nothing. */
  async ask<Answer extends FromServer>(message: Ask, patience?: number): Promise<Answer | null> {
    const asking = this.perspective;
    try {
      const answer = await this.#channel.request(message, patience);
      // The device may have been passed on meanwhile: what was asked is nothing for the next person.
      if (answer.type !== 'done' && this.perspective !== asking) return null;
      if (answer.type === 'refused') {
        if (message.type !== 'preview') this.refused = answer;
        return null;
      }
      return answer as Answer;
    } catch (error) {
      if (error instanceof Lost) return null;
      throw error;
    }
  }

  hint = (): Promise<HintMessage | null> =>
    this.ask<HintMessage>({ type: 'hint', at: this.state?.at ?? 0 }, HINT_PATIENCE);

  async sentences(): Promise<Text[]> {
    const answer = await this.ask({ type: 'sentences' });
    return answer?.type === 'sentences' ? answer.sentences : [];
  }

  async #deliver({ once, text, phrase }: Saying): Promise<Fate> {
    try {
      const said: Ask =
        phrase === null ? { type: 'chat', text: text ?? '', once } : { type: 'phrase', phrase, once };
      const answer = await this.#channel.request(said);
      if (answer.type !== 'refused') return 'arrived';
      if (answer.code === 'too-many' || answer.code === 'unavailable') return 'later';
      this.refused = answer;
      return 'never';
    } catch (error) {
      if (error instanceof Lost) return 'lost';
      throw error;
    }
  }

  async #send(): Promise<void> {
    const pending = this.#pending;
    if (!pending) return;
    const asking = this.perspective;
    try {
      const answer = await this.#channel.request({ type: 'play', at: pending.at, action: pending.action });
      if (answer.type !== 'refused') {
        if (this.#pending === pending && this.state && this.state.at > pending.at) this.#advance();
        return; // otherwise the state that follows ends the sending
      }
      this.#pending = null;
      if (answer.code !== 'stale' && this.perspective === asking) this.refused = answer;
      void this.ask({ type: 'sync', since: this.#since() });
    } catch (error) {
      if (!(error instanceof Lost)) throw error; // resumed when the connection is back
    }
  }

  /** The server has shown what the last action brought: go on with the rest of the run. */
  #advance(): void {
    const rest = this.#pending?.rest ?? [];
    this.#pending = null;
    if (rest.length > 0) this.play(rest);
  }

  #since(): number {
    return this.log.at(-1)?.at ?? 0;
  }

  async #opened(): Promise<void> {
    const pending = this.#pending;
    this.#catchingUp = true;
    const shown = new Promise<void>((resolve) => {
      this.#shown = resolve;
    });
    if (!(await this.ask({ type: 'sync', since: this.#since() }))) return;
    void this.sayings.send();
    if (pending) await shown; // the state that tells whether the play arrived before the break
    if (!pending || this.#pending !== pending) return;
    if (this.state?.at === pending.at && this.isLegal(pending.action)) void this.#send();
    else this.#pending = null;
  }

  #heard(message: FromServer): void {
    if (message.type === 'table') this.table = message.table;
    else if (message.type === 'drawn') this.#pacing.hear(message, this.#coming(message));
    else if (message.type === 'chat') this.#hear(message);
  }

  /** What a state that arrives is to who looks on. */
  #coming(state: DrawnMessage): Coming {
    const [before, pending] = [this.#latest, this.#pending];
    this.#latest = state;
    const missed = this.#catchingUp;
    this.#catchingUp = false;
    if (before === null || state.undone !== null) return 'own';
    if (before.viewer !== state.viewer || before.hand_over !== state.hand_over) return 'own';
    if (missed) return 'missed';
    // Where time runs short, nobody's time is spent on looking on.
    if (state.clocks?.some((left) => left < AMPLE)) return 'own';
    const fresh = state.log.filter((step) => step.at > before.at);
    if (fresh.length === 0) return 'nothing-new';
    const answered = pending !== null && fresh.some((step) => step.seat === state.viewer);
    return answered ? 'own' : 'others';
  }

  /** Show states one after the other; only the last is seen, and all that happened is news. */
  #show(states: DrawnMessage[], still: boolean): void {
    this.hurried = still;
    let news: Fact[] = [];
    for (const state of states) {
      const facts = this.#adopt(state);
      news = facts ? [...news, ...facts] : []; // nothing of another viewer's is told on
    }
    this.news = news;
  }

  /** Make a state the present one; returns what has just happened, null where it does not go on from the last. */
  #adopt(state: DrawnMessage): Fact[] | null {
    const before = this.state;
    const known = state.undone === null ? this.log : this.log.filter((step) => step.at <= state.undone!);
    const last = known.at(-1)?.at ?? 0;
    const fresh = state.log.filter((step) => step.at > last);
    this.log = [...known, ...fresh];
    // Only what happened just now is news: not the whole log after a reload, nor another seat's view.
    const goesOn = before !== null && before.viewer === state.viewer && state.undone === null;
    if (!goesOn) this.pointsBefore = null;
    if (fresh.some((step) => step.seat === state.viewer))
      this.pointsBefore = state.points[state.viewer] ?? null;
    const eyes = this.perspective;
    this.state = state;
    if (this.perspective !== eyes) this.#forget();
    this.arrived = performance.now();
    void this.#weigh();
    this.#shown();
    if (this.#pending && state.at > this.#pending.at) this.#advance();
    return goesOn ? fresh.flatMap((step) => step.facts) : null;
  }

  /** Work out what may be done is worth; what is known of another moment is worth nothing. */
  async #weigh(): Promise<void> {
    const state = this.state;
    this.gains = null;
    if (!state || state.legal.length === 0) return;
    const gains = await this.#channel.gains(state.at);
    if (this.state === state) this.gains = gains;
  }

  /** What could be done after an action of the present state would bring; null where that is not known, or no more of use. */
  gainsAfter = async (action: number): Promise<Gains | null> => {
    const state = this.state;
    const gains = state && this.isLegal(action) ? await this.#channel.gains(state.at, action) : null;
    return this.state === state ? gains : null;
  };

  /** Somebody else looks now: what was on its way for the last one is dropped. */
  #forget(): void {
    this.refused = null;
    if (this.#pending) this.#pending = { ...this.#pending, rest: [] };
  }

  #hear(line: ChatMessage): void {
    // What people said comes again after a break, and knows its place; what the house says does neither.
    if (line.number !== null && this.chat.some((known) => known.number === line.number)) return;
    const later = (known: ChatMessage) =>
      known.number !== null && line.number !== null && known.number > line.number;
    const place = this.chat.findIndex(later);
    this.chat =
      place < 0 ? [...this.chat, line] : [...this.chat.slice(0, place), line, ...this.chat.slice(place)];
  }
}
