/** Beside the page: the referee of one match, and the bots that play in it. */
import type { Drawer } from '../edge/drawing';
import { fetchModule, type Place } from '../edge/fetching';
import { fetchForesight } from '../edge/foresight';
import type { FromClient, FromServer, Text } from '../wire';
import { Referee } from './referee';
import { Refusal, SetAside } from './refusal';
import { store } from './store';

/** What the page wants: a call by its name, with a number that its answer will have. */
export interface Call {
  number: number;
  name: keyof typeof calls;
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
  | { said: FromServer };

const NOT_FOUND = 404;
const SET_ASIDE = 410;
const FORBIDDEN = 403;
const BROKEN = 500;

let open: Promise<Referee> | null = null;
/** Tells other pages that the match has gone on. */
const news = new BroadcastChannel('regency-matches');

class Missing extends Error {}

/** Where a game's rules lie, and what foresees moves. */
type Places = Place & { foresight?: Place };

async function begin(id: string, place: Places, pace: number): Promise<Referee> {
  const kept = await store.find(id);
  if (!kept) throw new Missing(id);
  const module = await fetchModule(place);
  const keep: typeof store.keep = async (...what) => {
    await store.keep(...what);
    news.postMessage(id);
  };
  const say = (said: FromServer) => self.postMessage({ said } satisfies Heard);
  const { foresight: later } = place;
  const foresight = later ? (drawer: Drawer) => fetchForesight(later, drawer) : null;
  const referee = await Referee.open(module, kept, { store: { ...store, keep }, say, pace, foresight });
  news.onmessage = ({ data }) => {
    if (data === id) void referee.reload();
  };
  return referee;
}

const calls = {
  /** Go on with a match, or deal it. */
  open: async (id: string, place: Places, pace: number) => {
    open ??= begin(id, place, pace);
    open.catch(() => {
      open = null; // the next one tries anew
    });
    return (await open).table();
  },
  answer: async (request: FromClient) => (await open!).answer(request),
  replay: async () => (await open!).replay(),
  moment: async (step: number, viewer: number, since?: number) => (await open!).moment(step, viewer, since),
  standIn: async (seat: number, level: string | null) => (await open!).standIn(seat, level),
  note: async (about: Parameters<Referee['note']>[0]) => (await open!).note(about),
  played: async () => (await open!).played(),
};

self.onmessage = async ({ data: { number, name, given } }: MessageEvent<Call>) => {
  let heard: Heard;
  try {
    const call = calls[name] as (...given: unknown[]) => Promise<unknown>;
    heard = { number, answer: await call(...given) };
  } catch (error) {
    heard = { number, failed: failure(error) };
  }
  self.postMessage(heard);
};

function failure(error: unknown): Failure {
  const words = String(error);
  if (error instanceof Missing) return { status: NOT_FOUND, reason: null, words };
  if (error instanceof SetAside) return { status: SET_ASIDE, reason: error.reason, words };
  if (error instanceof Refusal) return { status: FORBIDDEN, reason: error.reason, words };
  // What fetch throws where nothing can be reached.
  if (error instanceof TypeError) return { status: 0, reason: null, words };
  return { status: BROKEN, reason: null, words };
}
