/** Waiting for a server that is away: again and again, soon at first, then every two seconds. */

const FIRST_WAIT = 250;
/** A server that is back is noticed within so much, a quarter more or less. */
const LONGEST_WAIT = 1600;
/** Return how long to wait before the next try, so that not everybody comes back in the same moment. */
export function waitBefore(attempt: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.75 + Math.random() / 2);
}

/** Resolve after a while, or at once when the network or the person is back. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      if (document.visibilityState === 'hidden') return;
      clearTimeout(timer);
      removeEventListener('online', go);
      document.removeEventListener('visibilitychange', go);
      resolve();
    };
    const timer = setTimeout(() => {
      removeEventListener('online', go);
      document.removeEventListener('visibilitychange', go);
      resolve();
    }, milliseconds);
    addEventListener('online', go);
    document.addEventListener('visibilitychange', go);
  });
}
