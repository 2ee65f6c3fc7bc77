/** The table of a lesson: the game's own rules, with no more to be done than the lesson asks for. */
import MODULES from 'virtual:games/modules';
import { WorkerCalls } from '../local/calls';
import { tableInfo } from '../local/info';
import { text } from '../local/refusal';
import type { KeptSeat } from '../local/store';
import { fresh } from '../local/table';
import { Failed, NOT_FOUND } from '../net/failed';
import type { Ask } from '../net/link';
import type { Channel, Hooks, TableSource } from '../net/source';
import { paths } from '../routes';
import { settings } from '../settings.svelte';
import type {
  DrawnMessage,
  FromServer,
  RefusedMessage,
  ReplayInfo,
  ReplayState,
  TableInfo,
  Text,
} from '../wire';
import { GENTLE, LEARNER, type Lesson } from './lesson';
import type { Prospect, Reason } from './referee';

/** What the lesson says while it runs. */
export interface Guide {
  /** The action that is asked for now; null: none. */
  wanted(): number | null;
  /** Nothing may be done now, since the others move. */
  readonly busy: boolean;
  /** What was asked for has been done, up to this place in the script. */
  done(at: number): void;
}

export class LessonTable implements TableSource {
  readonly here = true;
  readonly record = null;
  readonly id: string;
  readonly game: string;
  readonly #lesson: Lesson;
  readonly #guide: Guide;
  readonly #worker = new WorkerCalls(
    () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
  );
  #hooks: Hooks | null = null;
  /** How much of the script was carried out. */
  at: number;
  #shown: DrawnMessage | null = null;

  constructor(game: string, lesson: Lesson, at: number, guide: Guide) {
    this.id = `${game}/${lesson.number}`;
    this.game = game;
    this.#lesson = lesson;
    this.#guide = guide;
    this.at = at;
  }

  /** Whether the match itself has come to its end. */
  get ended(): boolean {
    return this.#shown?.places != null;
  }

  async table(): Promise<TableInfo> {
    const place = MODULES[this.game];
    if (!place) throw new Failed(NOT_FOUND, null, this.game);
    this.#worker.start();
    await this.#worker.call('open', place, this.#lesson);
    return tableInfo(this.#match());
  }

  connect(hooks: Hooks): Channel {
    this.#hooks = hooks;
    return {
      open: () => {
        hooks.status('open');
        hooks.opened();
      },
      request: (message) => this.#answer(message),
      gains: () => Promise.resolve(null),
      leave: () => this.close(),
    };
  }

  /** Carry the script out up to a place, or go back to it; chance follows by itself. */
  async goTo(at: number): Promise<number> {
    const { script } = this.#lesson;
    let end = at;
    while (script[end]?.[0] === 'c') end += 1;
    this.at = end;
    this.#shown = await this.#worker.call<DrawnMessage>('show', end, this.#shown?.at ?? 0);
    this.tell();
    return end;
  }

  /** Tell what is to be seen, with what the lesson asks for now. */
  tell(): void {
    const shown = this.#shown;
    if (!shown) return;
    const wanted = this.#guide.wanted();
    this.#hooks?.heard({ ...shown, legal: shown.legal.filter((one) => one.action === wanted) });
  }

  /** Keep the match as it stands, to be played on against gentle bots; returns its address. */
  async playOn(): Promise<string> {
    const match = this.#match();
    await this.#worker.call('keep', match);
    return paths.local(match.id);
  }

  replay = async (): Promise<ReplayInfo> => Promise.reject(new Failed(NOT_FOUND, null, this.id));
  moment = (step: number, viewer: number, since?: number): Promise<ReplayState> =>
    this.#worker.call('moment', step, viewer, since);
  address = () => paths.lesson(this.game, this.#lesson.number);
  reviewAddress = () => null;
  replayAddress = () => this.address();
  shared = async () => this.address();
  rematch = () => this.table();
  start = () => this.table();
  quit = async () => this.close();
  resign = async () => undefined;
  standIn = async () => undefined;
  close = (): void => this.#worker.close();

  #match() {
    const me: KeptSeat = {
      kind: 'person',
      name: settings.kept.name.trim(),
      face: settings.kept.face,
      level: null,
      why: null,
    };
    const other: KeptSeat = { kind: 'bot', name: '', level: GENTLE, why: null };
    const { seats, options } = this.#lesson;
    const all = Array.from({ length: seats }, (_, seat) => (seat === LEARNER ? me : other));
    return fresh({ game: this.game, seats: all, options });
  }

  async #answer(message: Ask): Promise<FromServer> {
    const about = { ref: 0, at: this.at };
    switch (message.type) {
      case 'sync':
        await this.goTo(this.at);
        return { type: 'done', ...about };
      case 'play': {
        if (message.action !== this.#guide.wanted()) return refused(this.#notNow());
        // The next move of the same decision may come before this one is answered.
        const at = await this.goTo(this.at + 1);
        this.#guide.done(at);
        return { type: 'done', ref: 0, at };
      }
      case 'why': {
        const instead = this.#notNow();
        // What the rules allow and the lesson does not ask for is for later.
        const allowed = this.#shown?.legal.some((one) => one.action === message.action);
        if (allowed || this.#guide.wanted() === null) return refused(instead);
        const { reason, clause } = await this.#worker.call<Reason>('why', message.action);
        return {
          ...message,
          ...about,
          clause,
          reason: text('lesson-why-not', { ...instead.params, reason }),
        };
      }
      case 'preview':
        return { ...message, ...about, ...(await this.#worker.call<Prospect>('preview', message.action)) };
      case 'sentences':
        return { ...message, ...about, sentences: await this.#worker.call('sentences') };
      default:
        return refused(this.#notNow());
    }
  }

  /** Tell why something is not for now, and what is to be done instead. */
  #notNow(): Text {
    const action = this.#guide.wanted();
    const wanted = this.#shown?.legal.find((one) => one.action === action);
    if (wanted) return text('lesson-not-now', { wanted: wanted.label });
    return text(this.#guide.busy ? 'lesson-wait' : 'lesson-read-on');
  }
}

function refused(reason: Text): RefusedMessage {
  return { type: 'refused', ref: 0, code: 'not-allowed', reason, clause: null };
}
