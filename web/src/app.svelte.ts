/** What every screen shares: the voice of the chosen language, the games, and who one is. */
import { untrack } from 'svelte';
import { anyFace } from './faces';
import { loadSpeaker, type Speaker } from './i18n/speaker';
import { api } from './net/api';
import { Failed, isAway, NOT_FOUND } from './net/failed';
import { pause, waitBefore } from './net/patience';
import { settings } from './settings.svelte';
import type { BotInfo, GameInfo, Language, Signed, Text } from './wire';

class App {
  #voice = $state.raw<Speaker | null>(null);
  #voices = $state.raw<Record<string, Speaker>>({});
  games = $state.raw<GameInfo[]>([]);
  bots = $state.raw<BotInfo[]>([]);
  /** Something went wrong that the person should know: a sentence, shown until it is closed. */
  trouble = $state<string | null>(null);
  /** Why there is nothing at the address that is shown; another page stands in its place. */
  missing = $state.raw<Failed | null>(null);
  /** What the tab is called while a table is shown; the screen's own name otherwise. */
  heading = $state<string | null>(null);
  /** Somebody waits for the reader at the table that is shown. */
  waitedFor = $state(false);
  /** The server is not there: what the screen needs is asked for again until it is. */
  away = $state(false);
  #known = '';
  /** All words of the shell are there, not those of home alone. */
  #whole = false;

  /** Load home's words before anything is shown. */
  async start(): Promise<void> {
    this.#voice = await loadSpeaker(settings.kept.language, null, false, true);
    document.documentElement.lang = settings.kept.language;
  }

  /** Load a part that home does not begin with, and the words it may say. */
  async part<Part>(load: () => Promise<Part>): Promise<Part> {
    const [part] = await Promise.all([load(), this.#learn()]);
    return part;
  }

  async #learn(): Promise<void> {
    while (!this.#whole) {
      const { language } = this;
      const voice = await loadSpeaker(language);
      if (language === this.language) this.#hear(voice); // else another one was chosen meanwhile
    }
  }

  #hear(voice: Speaker): void {
    this.#voice = voice;
    this.#whole = true;
  }

  get voice(): Speaker {
    return this.#voice!;
  }

  get language(): Language {
    return this.voice.language;
  }

  /** Return a game's voice; until it is loaded, the shell's own. */
  of(game: string): Speaker {
    return this.#voices[`${this.language} ${game}`] ?? this.voice;
  }

  /** Whether a game's words are there in the present language. */
  speaks(game: string): boolean {
    return `${this.language} ${game}` in this.#voices;
  }

  async load(game: string): Promise<void> {
    const language = this.language;
    const name = `${language} ${game}`;
    if (name in this.#voices) return;
    const voice = await loadSpeaker(language, game);
    this.#voices = { ...this.#voices, [name]: voice };
  }

  /** Switch the language, live; the games in use are loaded first, so that nothing flickers. */
  async speak(language: Language): Promise<void> {
    const games = new Set(Object.keys(this.#voices).map((name) => name.split(' ')[1]!));
    const [voice, ...rest] = await Promise.all([
      loadSpeaker(language),
      ...[...games].map(async (game) => [game, await loadSpeaker(language, game)] as const),
    ]);
    this.#voices = {
      ...this.#voices,
      ...Object.fromEntries(rest.map(([game, one]) => [`${language} ${game}`, one])),
    };
    this.#hear(voice);
    document.documentElement.lang = language;
    settings.change({ language });
    void this.introduce().catch(() => undefined);
  }

  /** Tell the server who one is, if it does not know yet; name and face are remembered here. */
  async introduce(): Promise<void> {
    const name = settings.kept.name.trim();
    const { face, told: known, toldFace } = settings.kept;
    const now = JSON.stringify([name, this.language, face]);
    if (now === this.#known) return;
    const told = await api.setMe({ name, language: this.language, face, known, known_face: toldFace });
    const theirs = told.face ?? face;
    this.#known = JSON.stringify([told.name, this.language, theirs]);
    // On another device they may have taken another name or face; what is chosen here meanwhile stands.
    if (settings.kept.name.trim() === name) settings.change({ name: told.name });
    if (settings.kept.face === face) settings.change({ face: theirs });
    settings.change({ told: told.name, toldFace: theirs });
  }

  /** Be somebody: with their name and settings, on a page that is loaded anew. */
  becomes({ name, settings: brought }: Signed): void {
    settings.take(brought, name);
    location.assign('/');
  }

  /** Be nobody again: the server has forgotten who one was, and so does this browser. */
  forget(): void {
    this.#known = '';
    settings.change({ name: '', told: null, face: anyFace(), toldFace: null });
    sessionStorage.clear();
  }

  /** Do something that may fail; what went wrong is said. */
  async attempt<Result>(act: () => Promise<Result>): Promise<Result | undefined> {
    try {
      this.trouble = null;
      return await act();
    } catch (error) {
      this.trouble = await this.#explain(error);
      return undefined;
    }
  }

  /**
   * Fetch what a screen needs, again and again while the server is away and the screen is *wanted*; what it
   * refuses is thrown.
   */
  async reach<Result>(
    act: () => Promise<Result>,
    wanted: () => boolean = () => true,
  ): Promise<Result | undefined> {
    try {
      for (let attempt = 0; wanted(); attempt++) {
        try {
          return await act();
        } catch (error) {
          if (!isAway(error)) throw error;
          if (!wanted()) return undefined;
          this.away = true;
          await pause(waitBefore(attempt));
        }
      }
    } finally {
      if (wanted()) this.away = false;
    }
    return undefined;
  }

  /** Reach the server for a screen for as long as it is shown: `$effect(() => app.arrive(open))`. */
  arrive(act: () => Promise<unknown>): () => void {
    let shown = true;
    untrack(() => this.reach(act, () => shown)).catch(async (error: unknown) => {
      const words = await this.#explain(error);
      if (shown) this.trouble = words; // else it is no trouble of what stands there now
    });
    return () => {
      shown = false;
      this.away = false;
    };
  }

  /** Fetch what a screen shows at all, like `arrive`; where there is no such thing, a page says so. */
  open(act: () => Promise<unknown>): () => void {
    let shown = true;
    const leave = this.arrive(async () => {
      try {
        await act();
      } catch (error) {
        if (!(error instanceof Failed && error.status === NOT_FOUND)) throw error;
        if (shown) this.missing = error;
      }
    });
    return () => {
      shown = false;
      leave();
    };
  }

  /** Return what to say of something that failed, with all words there are: home knows its own alone. */
  async #explain(error: unknown): Promise<string> {
    await this.#learn().catch(() => undefined); // without a network there is less to say
    return this.sentence(error);
  }

  /** Return what to say of something that failed; what is nobody's failure but ours is thrown. */
  sentence(error: unknown): string {
    if (!(error instanceof Failed)) throw error;
    if (error.reason && this.voice.has(error.reason.key)) return this.voice.say(error.reason);
    if (error.status === 0) return t('trouble-offline');
    if (error.status === NOT_FOUND) return t('trouble-not-found');
    return t('trouble-other', { words: error.message });
  }
}

export const app = new App();

/** Say a message of the shell in the present language. */
export const t = (key: string, params?: Record<string, unknown>): string => app.voice.t(key, params);

/** Say a text in the shell's words. */
export const say = (text: Text): string => app.voice.say(text);
