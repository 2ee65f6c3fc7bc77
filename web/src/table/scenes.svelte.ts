/** The great moments of the news, one after the other over the board; the match waits for them. */
import { tick } from 'svelte';
import type { SceneRule } from '../lib/board';
import type { TableClient } from '../net/table.svelte';
import { settings } from '../settings.svelte';
import type { CardInfo } from '../wire';
import { type Scene, scenesOf } from './scene';

export class Scenes {
  readonly #client: TableClient;
  #waiting = $state.raw<Scene[]>([]);
  #next = 0;
  #held = false;
  #release: () => void = () => undefined;

  constructor(client: TableClient) {
    this.#client = client;
  }

  /** The one that is shown. */
  get now(): Scene | undefined {
    return this.#waiting[0];
  }

  /** Show what the news hold; returns it, for those who listen. */
  show(rules: readonly SceneRule[] | undefined, cards: readonly CardInfo[]): Scene[] {
    const { news, state, hurried } = this.#client;
    if (!rules || !state || hurried || settings.kept.pace === 'at-once') return [];
    const found = scenesOf(rules, news, state.view, cards, this.#next);
    if (found.length === 0) return [];
    this.#next += found.length;
    this.#waiting = [...this.#waiting, ...found];
    if (!this.#held) {
      this.#held = true;
      this.#client.hold(new Promise<void>((resolve) => (this.#release = resolve)));
    }
    return found;
  }

  /** Go on to the one that follows. */
  pass = (): void => {
    this.#waiting = this.#waiting.slice(1);
    if (!this.#waiting.length) this.end();
  };

  /** Let the match go on once there is nothing left to follow. */
  settle(following: boolean): void {
    if (this.#held && !following) this.end();
  }

  end = (): void => {
    this.#waiting = [];
    this.#held = false;
    // What flies now that they are over is in the air before the match goes on.
    void tick().then(this.#release);
  };
}
