/**
 * The referee of a match on this device: it answers as a server's table does, in the same words, and every move
 * is on the disk before anyone sees it. Whoever looks or thinks gets no more than a viewer may know.
 */
import { advising, type FetchAdviser } from '../edge/adviser';
import type { FetchForesight, Gains } from '../edge/foresight';
import type { RulesModule } from '../edge/module';
import { pause } from '../lib/pause';
import type {
  AskHint,
  AskPreview,
  AskWhy,
  DrawnMessage,
  FromClient,
  FromServer,
  PlayedMatch,
  ReplayInfo,
  ReplayState,
  StoryLine,
  TableInfo,
} from '../wire';
import { Bots } from './bots';
import { longerStory, peopleOf, playedMatch, replayInfo, tableInfo } from './info';
import { type Draft, digest, type Entry, Illegal, Match } from './match';
import { Playing } from './playing';
import { Questions } from './questions';
import { Refusal, SetAside, text } from './refusal';
import { Showing } from './showing';
import { type KeptMatch, type KeptSeat, type Store, TooLate } from './store';
import { UndoQuestion } from './undo';
import { Viewpoint } from './viewpoint';

/** A disk that fails is tried again so many milliseconds later. */
const STORE_PAUSE = 1000;

export interface Surroundings {
  store: Store;
  /** Tell whoever looks at the table. */
  say(message: FromServer): void;
  /** Milliseconds between the moves of bots. */
  pace: number;
  foresight: FetchForesight;
  adviser?: FetchAdviser;
  /** Tell whether bots search because the network that plays them could not be had. */
  instead?: (searching: boolean) => void;
}

export class Referee {
  readonly #module: RulesModule;
  readonly #around: Surroundings;
  readonly #showing: Showing;
  readonly #bots: Bots;
  readonly #questions: Questions;
  #kept: KeptMatch;
  #match!: Match;
  readonly #undo = new UndoQuestion();
  readonly #eyes: Viewpoint;
  #lastStep = performance.now();
  readonly #playing = new Playing(
    () => this.#botToAct(),
    (seat) => this.#playFor(seat),
  );
  #closed = false;
  /** Changes happen one after the other. */
  #turn: Promise<unknown> = Promise.resolve();

  private constructor(module: RulesModule, kept: KeptMatch, around: Surroundings) {
    this.#module = module;
    this.#kept = kept;
    this.#around = around;
    this.#showing = new Showing(module);
    this.#eyes = new Viewpoint(module.manifest.secrets);
    const { foresight, adviser = null, instead } = around;
    const { drawer } = this.#showing;
    const advise = advising(adviser, drawer);
    this.#bots = new Bots(module, advise, adviser ? instead : undefined);
    this.#questions = new Questions(module, drawer, this.#bots, foresight, advise);
  }

  /** Go on with a kept match, or begin it; throws SetAside where it is another match under these rules. */
  static async open(module: RulesModule, kept: KeptMatch, around: Surroundings): Promise<Referee> {
    const referee = new Referee(module, kept, around);
    const { rules, sources } = module.manifest;
    await referee.#load();
    const match = referee.#match;
    if (!match.at) await referee.#adopt(match.deal());
    // What was taken over from another match was just found legal, and nothing has been told of it yet.
    else if (kept.rules !== null) {
      // Other sources are other rules unless all that happened is told alike.
      const isAlike = kept.sources === sources || kept.digest === digest(match.steps);
      if (kept.rules !== rules || !isAlike) throw new SetAside();
    }
    return referee;
  }

  close(): void {
    this.#closed = true;
  }

  // --- what is told

  table = (): TableInfo => tableInfo(this.#kept, this.#undo.asked);

  replay = (): ReplayInfo => replayInfo(this.#kept, this.#match.steps.length);

  /** One moment, with the log after step *since*, of that step alone unless given. */
  moment = (step: number, viewer: number, since = Math.max(0, step - 1)): ReplayState =>
    this.#showing.moment(this.#match, this.replay(), step, viewer, since);

  #tell(): void {
    this.#around.say({ type: 'table', table: this.table() });
    this.#around.say(this.#eyes.frame(this.#match, this.#kept, this.#showing, this.#mayUndo));
  }

  // --- in whose name

  #actingSeat = (): number => this.#eyes.actingSeat(this.#kept, this.#match.toAct());

  #playingSeat = (): number => this.#eyes.playingSeat(this.#kept, this.#match.toAct());

  /** The other people at this device. */
  #othersOf(seat: number): number[] {
    return peopleOf(this.#kept).filter((other) => other !== seat);
  }

  #mayUndo = (seat: number): DrawnMessage['may_undo'] => {
    const match = this.#match;
    if (seat < 0 || match.over || match.lastDecision(seat) === null) return null;
    return !this.#othersOf(seat).length || match.isUndoFree(seat) ? 'free' : 'ask';
  };

  // --- requests

  /** Carry out a request, or say why not. */
  async answer(request: FromClient): Promise<FromServer> {
    const ref = request.ref ?? 0;
    try {
      const found = await this.#carryOut(request);
      return { type: 'done', ref, at: this.#match.at, ...found } as FromServer;
    } catch (error) {
      const { code, reason, clause } = await this.#refusal(error);
      return { type: 'refused', ref, code, reason, clause };
    }
  }

  async #refusal(error: unknown): Promise<Refusal> {
    if (error instanceof Refusal) return error;
    if (error instanceof TooLate) {
      await this.reload();
      return new Refusal('stale');
    }
    if (error instanceof DOMException) return new Refusal('unavailable');
    throw error;
  }

  /** Return what an answer says beside that all was done. */
  async #carryOut(request: FromClient): Promise<object> {
    switch (request.type) {
      case 'sync':
        this.#eyes.knows(Math.min(request.since ?? 0, this.#match.at));
        this.#tell();
        this.#playing.wake();
        return {};
      case 'look':
        this.#eyes.lookFrom(this.#kept, request.seat);
        this.#tell();
        return {};
      case 'play':
        await this.#alone(() => this.#play(request.action, request.at));
        return {};
      case 'undo':
        await this.#alone(() => this.#askUndo(this.#playingSeat(), request.at));
        return {};
      case 'answer-undo':
        await this.#alone(() => this.#answerUndo(request.seat ?? null, request.agree));
        return {};
      case 'withdraw-undo':
        await this.#alone(() => this.#noUndo('undo-withdrawn', null));
        return {};
      case 'sentences': {
        const [viewer] = this.#eyes.viewer(this.#kept, this.#match.toAct());
        const sentences = this.#showing.drawer.position(this.#match.seen(viewer), viewer);
        return { type: 'sentences', sentences };
      }
      case 'why':
      case 'preview':
      case 'hint':
        return { ...request, ...(await this.#about(request)) };
      case 'ping':
        return { type: 'pong' };
      default:
        throw new Refusal('not-allowed');
    }
  }

  /** Answer a question about the present state, in the name of whoever has the device. */
  async #about(request: AskWhy | AskPreview | AskHint): Promise<object> {
    const match = this.#match;
    const seat = this.#actingSeat();
    if (request.at !== match.at) throw new Refusal('stale');
    if (request.type === 'why') return this.#questions.why(match, seat, request.action);
    if (request.type === 'preview') return this.#questions.preview(match, seat, request.action);
    const isWanted = () => match === this.#match && match.at === request.at && !this.#closed;
    return { thoughts: await this.#questions.hint(match, seat, isWanted) };
  }

  /** Tell what each legal action of a moment would bring whoever has the device; null where that is not known. */
  async gains(at: number, after?: number): Promise<Gains | null> {
    return at === this.#match.at ? this.#questions.gains(this.#match, this.#actingSeat(), after) : null;
  }

  // --- changes

  /** Do something when nothing else changes the match. */
  #alone<Result>(act: () => Promise<Result>): Promise<Result> {
    const done = this.#turn.then(act);
    this.#turn = done.catch(() => undefined);
    return done;
  }

  async #load(): Promise<void> {
    const { id, seats, options } = this.#kept;
    const match = new Match(this.#module, seats.length, options);
    try {
      match.load(await this.#around.store.entries(id));
    } catch (error) {
      if (error instanceof Illegal) throw new SetAside();
      throw error;
    }
    this.#match = match;
  }

  /** Another page has gone on with the match: follow it. */
  reload(): Promise<void> {
    return this.#alone(async () => {
      const kept = await this.#around.store.find(this.#kept.id);
      if (!kept || this.#closed) return;
      this.#kept = kept;
      this.#undo.forget();
      await this.#load();
      this.#tell();
      this.#playing.wake();
    });
  }

  async #play(action: number, at: number): Promise<void> {
    const seat = this.#playingSeat();
    const match = this.#match;
    if (match.over) throw new Refusal('over');
    if (at !== match.at) throw new Refusal('stale');
    if (!match.toAct().includes(seat)) throw new Refusal('not-your-turn');
    if (!match.mask(seat)[action]) {
      const { clause, reason } = this.#questions.why(match, seat, action);
      throw new Refusal('illegal', reason, clause);
    }
    await this.#go(seat, action);
  }

  /** Make a legal move of a seat; it counts once it is kept. */
  async #go(seat: number, action: number): Promise<void> {
    const milliseconds = Math.round(performance.now() - this.#lastStep);
    await this.#adopt(this.#match.tryMove(seat, action, milliseconds));
    this.#tell();
    this.#playing.wake();
  }

  /** Make what was tried the state, once it is kept. */
  async #adopt(draft: Draft): Promise<void> {
    const [match, asked] = [this.#match, this.#undo.asked];
    const story = asked ? this.#lines('undo-refused', asked.seat) : this.#kept.story;
    const changes = { story, over: draft.over, digest: digest([...match.steps, ...draft.steps]) };
    await this.#keep(changes, draft.steps, match.at);
    match.adopt(draft);
    this.#undo.forget();
    this.#lastStep = performance.now();
  }

  /** Keep changes of what is said about the match, and entries after so many others. */
  async #keep(
    changes: Partial<KeptMatch>,
    steps: readonly { entry: Entry }[] = [],
    after = 0,
  ): Promise<void> {
    const { rules, sources } = this.#module.manifest;
    const kept = { ...this.#kept, ...changes, rules, sources, changed: Math.floor(Date.now() / 1000) };
    await this.#around.store.keep(
      kept,
      steps.map(({ entry }) => entry),
      after,
    );
    this.#kept = kept;
  }

  /** Return the story with a line more. */
  #lines = (kind: StoryLine['kind'], seat: number, more: Partial<StoryLine> = {}): StoryLine[] =>
    longerStory(this.#kept, { at: this.#match.at, kind, seat, ...more });

  // --- undo

  async #askUndo(seat: number, at: number): Promise<void> {
    const match = this.#match;
    if (match.over) throw new Refusal('over');
    if (match.at !== at) throw new Refusal('stale');
    this.#undo.none();
    const to = match.lastDecision(seat);
    if (to === null) throw new Refusal('not-allowed', text('refused-nothing-to-undo'));
    const free = match.isUndoFree(seat, await this.#questions.teaching());
    const others = this.#othersOf(seat);
    if (free || !others.length) return this.#goBack(seat, to, !free);
    await this.#keep({ story: this.#lines('undo-asked', seat) });
    this.#undo.ask(seat, others);
    this.#tell();
  }

  async #answerUndo(by: number | null, agree: boolean): Promise<void> {
    const mine = this.#undo.answering(by);
    if (!agree) return this.#noUndo('undo-refused', mine[0]!);
    const { seat } = this.#undo.some();
    if (!this.#undo.agree(mine)) this.#tell();
    else await this.#goBack(seat, this.#match.lastDecision(seat) ?? 0, false);
  }

  async #noUndo(kind: StoryLine['kind'], by: number | null): Promise<void> {
    await this.#keep({ story: this.#lines(kind, this.#undo.some().seat, { by }) });
    this.#undo.forget();
    this.#tell();
  }

  /** Go back; a match in which someone alone took back what was learnt is practice. */
  async #goBack(seat: number, to: number, learnt: boolean): Promise<void> {
    const match = this.#match;
    const left = match.steps.filter((past) => past.at <= to);
    const changes = { practice: this.#kept.practice || learnt, digest: digest(left) };
    await this.#keep({ ...changes, story: this.#lines('undone', seat) }, [{ entry: ['u', to] }], match.at);
    match.goBack(to);
    this.#undo.forget();
    this.#lastStep = performance.now();
    this.#tell();
    this.#playing.wake();
  }

  // --- bots

  /** Let a bot of a level play for a person, or the person take the seat back. */
  standIn(seat: number, level: string | null): Promise<void> {
    return this.#alone(async () => {
      const kept = this.#kept.seats[seat];
      if (kept?.kind !== 'person' || kept.level === level) return;
      const story = level
        ? this.#lines('stood-in', seat, { level, why: 'handed-over' })
        : this.#lines('came-back', seat);
      const own: KeptSeat = { ...kept, level, why: level ? 'handed-over' : null };
      await this.#keep({
        seats: this.#kept.seats.map((one, number) => (number === seat ? own : one)),
        story,
      });
      this.#tell();
      this.#playing.wake();
    });
  }

  /** Remember which match follows this one, or what a server calls it. */
  note(about: Pick<KeptMatch, 'rematch'> | Pick<KeptMatch, 'record'>): Promise<void> {
    return this.#alone(async () => {
      await this.#keep(about);
      this.#tell();
    });
  }

  /** The whole match, to be handed to a server; only what is over is nobody's secret. */
  played(): PlayedMatch {
    if (!this.#kept.over) throw new Refusal('not-allowed', text('refused-not-over'));
    return playedMatch(this.#kept, this.#match.steps);
  }

  /** Let the bot of a seat think and move, unless the match has gone on elsewhere meanwhile. */
  async #playFor(seat: number): Promise<void> {
    const match = this.#match;
    const [at, level] = [match.at, this.#kept.seats[seat]!.level!];
    const isWanted = () => match === this.#match && match.at === at && !this.#closed;
    const question = { seen: match.seen(seat), seat, seats: match.seats, mask: match.mask(seat), isWanted };
    const action = await this.#bots.choose(question, level);
    await pause(this.#lastStep + this.#around.pace - performance.now());
    try {
      await this.#alone(async () => {
        if (isWanted() && this.#kept.seats[seat]!.level === level) await this.#go(seat, action);
      });
    } catch (error) {
      const { code } = await this.#refusal(error);
      if (code === 'unavailable') await pause(STORE_PAUSE);
    }
  }

  #botToAct(): number | undefined {
    if (this.#closed) return undefined;
    return this.#match.toAct().find((seat) => this.#kept.seats[seat]!.level !== null);
  }
}
