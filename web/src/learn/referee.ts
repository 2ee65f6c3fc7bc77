/** The referee of a lesson: the match as it is after so much of the script, seen by whoever learns. */
import type { FetchForesight } from '../edge/foresight';
import type { RulesModule } from '../edge/module';
import { Bots } from '../local/bots';
import { SPECTATOR } from '../local/info';
import { digest, Match } from '../local/match';
import { Questions } from '../local/questions';
import { Showing } from '../local/showing';
import type { KeptMatch, Store } from '../local/store';
import type { DrawnMessage, PreviewMessage, ReplayInfo, ReplayState, Text, WhyMessage } from '../wire';
import { LEARNER, type Lesson } from './lesson';

/** Why an action is not allowed, and what one would bring. */
export type Reason = Omit<WhyMessage, 'type' | 'ref' | 'at' | 'action'>;
export type Prospect = Omit<PreviewMessage, 'type' | 'ref' | 'at' | 'action'>;

export class LessonReferee {
  readonly #module: RulesModule;
  readonly #lesson: Lesson;
  readonly #match: Match;
  readonly #showing: Showing;
  readonly #questions: Questions;

  constructor(module: RulesModule, lesson: Lesson, foresight: FetchForesight) {
    this.#module = module;
    this.#lesson = lesson;
    this.#match = new Match(module, lesson.seats, lesson.options);
    this.#showing = new Showing(module);
    this.#questions = new Questions(
      module,
      this.#showing.drawer,
      new Bots(module),
      foresight,
      async () => null,
    );
  }

  /** Go to a place in the script; tells what happened after *since*, and when it was gone back to. */
  show(at: number, since: number): DrawnMessage {
    const match = this.#match;
    match.goBack(0);
    match.undos = [];
    match.load(this.#lesson.script.slice(0, at));
    const undone = at < since ? at : null;
    return this.#showing.state(match, since, { viewer: LEARNER, hand_over: null, undone, may_undo: null });
  }

  why(action: number): Reason {
    return this.#questions.why(this.#match, LEARNER, action);
  }

  preview(action: number): Promise<Prospect> {
    return this.#questions.preview(this.#match, LEARNER, action);
  }

  sentences(): Text[] {
    return this.#showing.drawer.position(this.#match.seen(LEARNER), LEARNER);
  }

  /** Look back at a moment of what was played so far. */
  moment(step: number, viewer: number, since = Math.max(0, step - 1)): ReplayState {
    const { seats, options } = this.#lesson;
    const { game } = this.#module.manifest;
    const viewers = [LEARNER, SPECTATOR];
    const steps = this.#match.steps.length;
    const info: ReplayInfo = {
      id: '',
      game,
      seats,
      names: [],
      faces: [],
      options,
      steps,
      viewers,
      over: false,
    };
    return this.#showing.moment(this.#match, info, step, viewer, since);
  }

  /** Keep what was played so far as a match on this device, to be played on. */
  async keep(match: KeptMatch, store: Store): Promise<void> {
    const { rules, sources } = this.#module.manifest;
    const { steps, over } = this.#match;
    const kept = { ...match, rules, sources, digest: digest(steps), over };
    await store.keep(
      kept,
      steps.map(({ entry }) => entry),
    );
  }
}
