/** Choosing and confirming at a table: one tap to choose, one to confirm, or one for both. */
import type { TableClient } from '../net/table.svelte';
import { settings } from '../settings.svelte';
import type { HintMessage, PreviewMessage, WhyMessage } from '../wire';
import { advise } from './advice';
import { Explainer } from './explainer.svelte';

export class Picking {
  chosen = $state<number | null>(null);
  preview = $state.raw<PreviewMessage | null>(null);
  hint = $state.raw<HintMessage | 'thinking' | null>(null);
  /** What the advised moves would bring at once. */
  brings = $state.raw<Record<number, PreviewMessage>>({});
  readonly explainer: Explainer;
  readonly #client: TableClient;

  constructor(client: TableClient) {
    this.#client = client;
    this.explainer = new Explainer(this.#why, client.isLegal);
  }

  /** Pick an action, or learn why it may not be. */
  choose = (action: number): void => {
    this.explainer.close();
    if (this.#client.sending !== null) return;
    if (!this.#client.isLegal(action)) {
      void this.explainer.open(action, document.activeElement as HTMLElement | null);
      return;
    }
    if (!settings.kept.confirm) {
      this.run([action]);
      return;
    }
    this.chosen = action;
    this.preview = null;
    void this.#look(action);
  };

  /** Play what can be taken back for nothing, or learn why it may not be. */
  take = (action: number): void => {
    if (this.#client.sending === null && this.#client.isLegal(action)) this.run([action]);
    else this.choose(action);
  };

  confirm = (): void => {
    if (this.chosen !== null) this.run([this.chosen]);
  };

  cancel = (): void => {
    this.chosen = null;
    this.preview = null;
  };

  run = (actions: number[]): void => {
    this.explainer.close();
    this.cancel();
    this.hint = null;
    this.#client.play(actions);
  };

  undo = (): void => {
    this.cancel();
    this.#client.skip(); // what is taken back is taken back from where the match really is
    void this.#client.ask({ type: 'undo', at: this.#client.state?.at ?? 0 });
  };

  askHint = async (): Promise<void> => {
    this.hint = 'thinking';
    this.brings = {};
    this.hint = await this.#client.hint();
    if (this.hint) await this.#weigh(this.hint);
  };

  /** The match went on: a pick or a hint for an earlier moment is worth nothing. */
  moved(): void {
    if (this.chosen !== null && !this.#client.isLegal(this.chosen)) this.cancel();
    if (this.hint !== 'thinking' && this.hint?.at !== this.#client.state?.at) this.hint = null;
  }

  /** Look at what the advised moves would bring, one after the other. */
  async #weigh(hint: HintMessage): Promise<void> {
    for (const { thought } of advise(hint.thoughts, this.#client.state?.viewer ?? 0)) {
      if (this.hint !== hint) return;
      const { action } = thought;
      const seen = await this.#client.ask<PreviewMessage>({ type: 'preview', at: hint.at, action });
      if (seen && this.hint === hint) this.brings = { ...this.brings, [action]: seen };
    }
  }

  async #look(action: number): Promise<void> {
    const at = this.#client.state?.at ?? 0;
    const seen = await this.#client.ask<PreviewMessage>({ type: 'preview', at, action });
    if (this.chosen === action && this.#client.state?.at === at) this.preview = seen;
  }

  #why = async (action: number): Promise<WhyMessage | null> => {
    const at = this.#client.state?.at ?? 0;
    return this.#client.ask<WhyMessage>({ type: 'why', at, action });
  };
}
