/** Answers the calls of a page, in a worker. */
import type { FromServer, Text } from '../wire';
import { Refusal, SetAside } from './refusal';

/** What the page wants: a call by its name, with a number that its answer will have. */
export interface Call {
  number: number;
  name: string;
  given: unknown[];
}

/** Why a call failed, as an HTTP status and a sentence; 0: the network. */
export interface Failure {
  status: number;
  reason: Text | null;
  words: string;
}

/** What the page hears: an answer, a failure, or what happens at the table. */
export type Heard =
  | { number: number; answer: unknown }
  | { number: number; failed: Failure }
  | { said: FromServer }
  | { instead: boolean };

const NOT_FOUND = 404;
const SET_ASIDE = 410;
const FORBIDDEN = 403;
const BROKEN = 500;

/** Something that is asked for and is not there. */
export class Missing extends Error {}

/** In the worker: answer calls with the functions of their names. */
export function answerCalls(calls: Record<string, (...given: never[]) => Promise<unknown>>): void {
  self.onmessage = async ({ data: { number, name, given } }: MessageEvent<Call>) => {
    let heard: Heard;
    try {
      heard = { number, answer: await calls[name]!(...(given as never[])) };
    } catch (error) {
      heard = { number, failed: failure(error) };
    }
    self.postMessage(heard);
  };
}

function failure(error: unknown): Failure {
  const words = String(error);
  if (error instanceof Missing) return { status: NOT_FOUND, reason: null, words };
  if (error instanceof SetAside) return { status: SET_ASIDE, reason: error.reason, words };
  if (error instanceof Refusal) return { status: FORBIDDEN, reason: error.reason, words };
  // What fetch throws where nothing can be reached.
  if (error instanceof TypeError) return { status: 0, reason: null, words };
  return { status: BROKEN, reason: null, words };
}
