/** Beside the page: the referee of one match, and the bots that play in it. */
import { fetchAdviser } from '../edge/adviser';
import type { Drawer } from '../edge/drawing';
import { fetchModule, type Place } from '../edge/fetching';
import { fetchForesight } from '../edge/foresight';
import type { NetworkPlace } from '../edge/network';
import type { FromClient, FromServer } from '../wire';
import { answerCalls, type Heard, Missing } from './answering';
import { Referee } from './referee';
import { store } from './store';

let open: Promise<Referee> | null = null;
/** Tells other pages that the match has gone on. */
const news = new BroadcastChannel('regency-matches');

/** Where a game's rules lie, what foresees moves, and its network. */
type Places = Place & { foresight?: Place; network?: NetworkPlace };

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
  const instead = (searching: boolean) => self.postMessage({ instead: searching } satisfies Heard);
  const adviser = fetchAdviser(place.network);
  const around = { store: { ...store, keep }, say, pace, foresight, adviser, instead };
  const referee = await Referee.open(module, kept, around);
  news.onmessage = ({ data }) => {
    if (data === id) void referee.reload();
  };
  return referee;
}

answerCalls({
  /** Go on with a match, or deal it. */
  open: async (id: string, place: Places, pace: number) => {
    open ??= begin(id, place, pace);
    open.catch(() => {
      open = null; // the next one tries anew
    });
    return (await open).table();
  },
  answer: async (request: FromClient) => (await open!).answer(request),
  gains: async (at: number, after?: number) => (await open!).gains(at, after),
  replay: async () => (await open!).replay(),
  moment: async (step: number, viewer: number, since?: number) => (await open!).moment(step, viewer, since),
  standIn: async (seat: number, level: string | null) => (await open!).standIn(seat, level),
  note: async (about: Parameters<Referee['note']>[0]) => (await open!).note(about),
  played: async () => (await open!).played(),
});
