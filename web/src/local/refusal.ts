/** Why something is not done, in the words that a server has for it. */
import type { RefusedMessage, Text } from '../wire';

export const text = (key: string, params: Text['params'] = {}): Text => ({ key, params });

/** A request that is not carried out; nothing has changed. */
export class Refusal extends Error {
  constructor(
    readonly code: RefusedMessage['code'],
    readonly reason: Text = text(`refused-${code}`),
    readonly clause: string | null = null,
  ) {
    super(code);
  }
}

/** A match that was begun under other rules than those of this page. */
export class SetAside extends Error {
  readonly reason = text('set-aside-here');
}
