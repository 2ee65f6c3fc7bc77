/** What can be met in a match for the first time: by the key under which the coach has a sentence for it. */
import type { Fact } from '../wire';

/** Return the keys of all that is met: what has happened, and what one is asked to do. */
export function metIn(news: readonly Fact[], prompt: string | null): string[] {
  const asked = prompt === null ? [] : [`coach-${prompt}`];
  const happened = news.flatMap(({ kind, values }) => {
    const told = Object.keys(values).filter((name) => (values[name] ?? 0) > 0);
    return [kind, ...told.map((name) => `${kind}-${name}`)].map(
      (what) => `coach-event-${what.replaceAll('_', '-')}`,
    );
  });
  return [...new Set([...asked, ...happened])];
}
