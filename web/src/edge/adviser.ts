/** What the game's network would do in a seat's place, and why; as `analysis/hints.py`, figure by figure. */
import { byNetwork, Judge } from '../review/judge';
import { subject } from '../review/reasons';
import type { Because, Text, Thought } from '../wire';
import type { Drawer } from './drawing';
import type { Question } from './hints';
import { fetchNetwork, type Network, type NetworkPlace } from './network';
import { breathe } from './search';

/** Moves that are tried: those at least so likely beside the likeliest (as a difference of logarithms). */
const LIKELY = 3;
const MOST_TRIED = 6;
/** Moves that are told, and by how many per cent of the win one may be behind the best. */
const MOST_TOLD = 3;
const FAR_BEHIND = 15;
/** Deals in which a move is tried: fewer at many seats, where matches go on to their end. */
const DEALS = 64;
const DEALS_AT_MANY = 16;
/** Deals whose ends say why. */
const DEALS_OF_REASONS = 16;
/** So many are looked at before the page's questions are heard. */
const BURST = 8;
/** What keeps a way open: a source by which one is ahead in at least one in so many deals. */
const OFTEN = 4;
/** A source that differs by less than this, in points, is no reason. */
const LEAST = 0.5;
const WIN = 0;

export class Adviser {
  readonly #drawer: Drawer;
  readonly #judges = new Map<number, Judge>();

  constructor(
    readonly network: Network,
    drawer: Drawer,
  ) {
    this.#drawer = drawer;
  }

  /** Return the moves worth making, the best first. */
  async advise(
    { seen, seat, seats, isWanted }: Question,
    mask: Uint8Array,
  ): Promise<Omit<Thought, 'label'>[]> {
    const { network, sizes } = this.network.module.manifest;
    const judge = this.#judge(seats);
    const states = this.#states();
    states.array.set(seen);
    const { logits } = this.network.look(states, seat);
    const legal = Array.from({ length: sizes.NUM_ACTIONS }, (_, action) => action).filter(
      (action) => mask[action],
    );
    const ranked = legal.sort((a, b) => logits[b]! - logits[a]! || a - b);
    if (ranked.length === 1) return [{ action: ranked[0]!, share: 1, win: [], points: [], why: null }];
    const chances = ranked.map((action) => Math.exp(logits[action]! - logits[ranked[0]!]!));
    const total = chances.reduce((sum, chance) => sum + chance, 0);
    const tried = ranked
      .filter((action) => logits[action]! >= logits[ranked[0]!]! - LIKELY)
      .slice(0, MOST_TRIED);
    const deals = seats <= network.valued_seats ? DEALS : DEALS_AT_MANY;
    const sums = tried.map(() => Array<number>(seats).fill(0));
    for (let first = 0; first < deals && isWanted(); first += BURST) {
      const results = judge.weigh(seen, seat, seat, tried, BURST, first);
      tried.forEach((_, at) => {
        results.summed(at)[WIN]!.forEach((sum, one) => {
          sums[at]![one]! += sum;
        });
      });
      await breathe();
    }
    const whole = deals * network.parts;
    const percents = sums.map((sum) => Math.floor((200 * sum[seat]! + whole) / (2 * whole)));
    const order = [...tried.keys()].sort((a, b) => percents[b]! - percents[a]! || a - b);
    const least = percents[order[0]!]! - FAR_BEHIND;
    const told = order.filter((at) => percents[at]! >= least).slice(0, MOST_TOLD);
    const moves = told.map((at) => tried[at]!);
    const beside = ranked.filter((action) => !moves.includes(action)).slice(0, 1);
    const ends: Uint8Array[][] = [];
    for (const action of [...moves, ...beside]) {
      if (isWanted()) ends.push(judge.ends(seen, seat, seat, action, DEALS_OF_REASONS));
      await breathe();
    }
    const reasons = isWanted() ? whys(this.#drawer, seat, ends) : [];
    return told.map((at, rank) => ({
      action: tried[at]!,
      share: chances[ranked.indexOf(tried[at]!)]! / total,
      win: sums[at]!.map((sum) => sum / whole),
      points: [],
      why: reasons[rank] ?? null,
    }));
  }

  #judge(seats: number): Judge {
    let judge = this.#judges.get(seats);
    if (!judge) {
      judge = new Judge(byNetwork(this.network, seats), seats);
      this.#judges.set(seats, judge);
    }
    return judge;
  }

  #room: ReturnType<Network['module']['states']> | null = null;

  #states() {
    this.#room ??= this.network.module.states(1);
    return this.#room;
  }
}

/** Of one end, by source: the seat's own points, and those of all its rivals. */
type Points = Map<string, [own: number, rivals: number]>;
const OWN = 0;
const RIVALS = 1;

/** Return what each of at least two moves changes beside the others, by the ends after it. */
export function whys(
  drawer: Pick<Drawer, 'scored'>,
  seat: number,
  ends: readonly Uint8Array[][],
): (Because | null)[] {
  const known = new Map<string, Text>();
  const told = ends.map((finals) => finals.map((final) => pointsOf(drawer, final, seat, known)));
  return told.map((_, move) => why(known, told, move));
}

function pointsOf(
  drawer: Pick<Drawer, 'scored'>,
  final: Uint8Array,
  seat: number,
  known: Map<string, Text>,
): Points {
  const found: Points = new Map();
  for (const line of drawer.scored(final)) {
    const source = subject(line.reason);
    if (!known.has(source.key)) known.set(source.key, source);
    const points = found.get(source.key) ?? [0, 0];
    points[line.seat === seat ? OWN : RIVALS] += line.points;
    found.set(source.key, points);
  }
  return found;
}

function why(known: Map<string, Text>, told: readonly Points[][], move: number): Because | null {
  const others = told.filter((_, number) => number !== move);
  const mine = told[move]!;
  const more = (name: string, which: typeof OWN | typeof RIVALS) => {
    const sum = (all: readonly Points[]) =>
      all.reduce((points, one) => points + (one.get(name)?.[which] ?? 0), 0);
    return (sum(mine) - sum(others.flat()) / others.length) / mine.length;
  };
  const names = [...known.keys()];
  const best = (value: (name: string) => number) =>
    names.reduce((found, name) => (value(name) > value(found) ? name : found), names[0]!);
  const brings = best((name) => more(name, OWN));
  const denies = best((name) => -more(name, RIVALS));
  const [brought, denied] = [more(brings, OWN), -more(denies, RIVALS)];
  if (Math.max(brought, denied) >= LEAST)
    return brought >= denied
      ? { kind: 'brings', source: known.get(brings)!, points: Math.floor(brought + 0.5), other: null }
      : { kind: 'denies', source: known.get(denies)!, points: Math.floor(denied + 0.5), other: null };
  /** The deals in which a source brings the seat more than after the other moves. */
  const ahead = (name: string) =>
    mine.filter((one, deal) =>
      others.every((points) => (one.get(name)?.[OWN] ?? 0) > (points[deal]!.get(name)?.[OWN] ?? 0)),
    ).length;
  const ways = names.filter((name) => ahead(name) * OFTEN >= mine.length);
  ways.sort((a, b) => ahead(b) - ahead(a));
  if (ways.length < 2) return null; // they come to the same
  return { kind: 'opens', source: known.get(ways[0]!)!, points: 0, other: known.get(ways[1]!)! };
}

/** Fetches who advises; null where a game has no network. */
export type FetchAdviser = ((drawer: Drawer) => Promise<Adviser>) | null;

/** Return what fetches a game's adviser; null where it has no network. */
export function fetchAdviser(place: NetworkPlace | undefined): FetchAdviser {
  return place ? async (drawer) => new Adviser(await fetchNetwork(place), drawer) : null;
}

/** Return a way to who advises: fetched when it is first asked for; null where there is none, or it cannot be used. */
export function advising(fetch: FetchAdviser, drawer: Drawer): () => Promise<Adviser | null> {
  let found: Promise<Adviser | null> | null = null;
  return () => {
    found ??=
      fetch?.(drawer).catch((error) => {
        console.warn(
          `Hints and bots come from a search, since the network cannot be used in this page: ${error}`,
        );
        found = null; // the next one tries anew
        return null;
      }) ?? Promise.resolve(null);
    return found;
  };
}
