/** The reader's language, for drawings that carry a letter or a small word. */
import { getContext, setContext } from 'svelte';
import type { Text } from '$wire';

const KEY = Symbol('castle-combo');

/** Says a key of the locale files. */
export type Voice = (key: string, params?: Text['params']) => string;

/** Give the drawings below a voice; *say* is read anew each time, so that languages switch live. */
export function setVoice(say: () => (text: Text) => string): Voice {
  const voice: Voice = (key, params = {}) => say()({ key, params });
  return setContext(KEY, voice);
}

export function useVoice(): Voice {
  return getContext<Voice>(KEY);
}
