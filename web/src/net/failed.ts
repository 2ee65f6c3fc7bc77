/** Requests that failed: the server was not there, or said no. */
import type { Text } from '../wire';

/** The status of an answer: there is no such thing. */
export const NOT_FOUND = 404;

/** A request that failed, with a sentence to show where the server gave one. */
export class Failed extends Error {
  constructor(
    readonly status: number,
    readonly reason: Text | null,
    message: string,
  ) {
    super(message);
  }
}

/** What a proxy answers while nobody is behind it, and a server that cannot read its data. */
const AWAY = new Set([0, 502, 503, 504]);

/** Whether the server was not there: what it refuses is another matter. */
export function isAway(error: unknown): boolean {
  if (error instanceof Failed) return AWAY.has(error.status);
  // A part of the app that could not be fetched; each browser says so in words of its own.
  return error instanceof TypeError && /import|module|preload/i.test(error.message);
}
