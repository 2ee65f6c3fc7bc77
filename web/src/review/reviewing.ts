/** A whole match looked back at: the ledger of luck, and every decision under two lenses; as `analysis/review.py`. */
import { Drawer } from '../edge/drawing';
import type { RulesModule } from '../edge/module';
import { entryOf } from '../local/info';
import { Match } from '../local/match';
import type { PlayedStep, Text } from '../wire';
import type { Judge } from './judge';
import type { KeptReview } from './lines';
import { firstLoss, type Loss, pairedLoss, verdictOf } from './losses';
import { type Reason, reasonFor } from './reasons';

/** Decisions that are looked at more closely under a lens, of all seats together, and in how many times the deals. */
const CLOSER_LOOKS = 12;
const CLOSER = 8;
/** Where the deals of a closer look begin: none of them was used to choose what is looked at. */
const FRESH = 1 << 20;
/** Choices that cost their makers so many percentage points by the ledger are looked at while it grows: first moments come early. */
const COSTLY = 5;
/** Moments that are shown first. */
export const TURNING_POINTS = 3;

/** How many deals are played out: for the ledger, and for the first look at each decision. */
export interface Effort {
  ledger: number;
  decision: number;
}

/** The match that is looked back at. */
export interface Played {
  seats: number;
  options: Record<string, number | string>;
  steps: readonly PlayedStep[];
}

/** One step of the ledger: who made it (null: chance), and how it moved every seat; rows of wins and of points. */
export interface LedgerEntry {
  seat: number | null;
  choice: number[][];
  luck: number[][];
}

export interface Lens extends Loss {
  label: Text;
  /** Why that is better, where it is clear and was looked for. */
  why: Reason | null;
}

/** A choice among several actions. */
export interface Decision {
  /** Steps before it. */
  step: number;
  seat: number;
  played: number;
  label: Text;
  /** By what its seat could know, and with open hands. */
  eyes: Lens;
  hands: Lens;
}

export const LENSES = ['eyes', 'hands'] as const;
export type LensName = (typeof LENSES)[number];

export interface Review {
  evaluator: string;
  version: number;
  /** Which network judged; null: none did. */
  weights: string | null;
  effort: Effort;
  seats: number;
  parts: number;
  /** Sums over the deals of the ledger: rows of wins and of points, a number a seat. */
  start: number[][];
  entries: LedgerEntry[];
  decisions: Decision[];
  done: number;
  total: number;
}

/** A match that cannot be looked back at: it is not over, or these rules do not know it. */
export class Unfinished extends Error {}

/** Look back at a finished match; the same match, judge and effort give the same review. *tell* hears how far it is. */
export function lookBack(
  rules: RulesModule,
  judge: Judge,
  played: Played,
  effort: Effort,
  tell: (review: Review) => void = () => undefined,
): Review {
  const match = new Match(rules, played.seats, played.options);
  match.load(played.steps.map(entryOf));
  if (!match.over) throw new Unfinished();
  return new Reviewing(rules, judge, match, effort, tell).whole();
}

/** Tell a review again that was kept: its figures are there, its words are found anew, labels before reasons. */
export function tellAgain(
  rules: RulesModule,
  judge: Judge,
  played: Played,
  kept: KeptReview,
  tell: (review: Review) => void = () => undefined,
): Review {
  const match = new Match(rules, played.seats, played.options);
  match.load(played.steps.map(entryOf));
  return new Reviewing(rules, judge, match, kept.effort, tell).again(kept);
}

class Reviewing {
  readonly #match: Match;
  readonly #judge: Judge;
  readonly #drawer: Drawer;
  readonly #review: Review;
  readonly #tell: (review: Review) => void;

  constructor(
    rules: RulesModule,
    judge: Judge,
    match: Match,
    effort: Effort,
    tell: (review: Review) => void,
  ) {
    this.#match = match;
    this.#judge = judge;
    this.#drawer = new Drawer(rules);
    this.#tell = tell;
    const total = 2 * match.steps.length + LENSES.length * CLOSER_LOOKS;
    const nothing = { start: [], entries: [], decisions: [], done: 0, total };
    this.#review = { ...judge.about, effort, seats: match.seats, ...nothing };
  }

  again(kept: KeptReview): Review {
    const review = this.#review;
    const { decisions: _, ...figures } = kept;
    Object.assign(review, figures);
    review.decisions = kept.decisions.map((one) => ({
      ...one,
      label: this.#label(one.step, one.seat, one.played),
      eyes: this.#lens(one.step, one.seat, one.eyes),
      hands: this.#lens(one.step, one.seat, one.hands),
    }));
    review.done = review.total;
    this.#tell(review);
    const closer = (lens: Lens) => lens.deals > kept.effort.decision;
    review.decisions = review.decisions.map((one) => {
      const [eyes, hands] = LENSES.map((name) =>
        closer(one[name]) ? this.#explained(one, name, one[name]) : one[name],
      );
      return { ...one, eyes: eyes!, hands: hands! };
    });
    this.#tell(review);
    return review;
  }

  whole(): Review {
    const review = this.#review;
    this.#ledger();
    const [wanted, early] = [this.#choices(), new Set(review.decisions.map((one) => one.step))];
    review.total = review.entries.length + wanted.length + LENSES.length * CLOSER_LOOKS;
    for (const step of wanted) if (!early.has(step)) this.#firstLook(step);
    review.decisions.sort((a, b) => a.step - b.step);
    for (const [name, number] of closerLooks(review.decisions, review.seats)) {
      const found = review.decisions[number]!;
      review.decisions[number] = { ...found, [name]: this.#closerLook(found, name) };
      this.#on();
    }
    review.done = review.total;
    this.#tell(review);
    return review;
  }

  #on(): void {
    this.#review.done += 1;
    this.#tell(this.#review);
  }

  #before(step: number): Uint8Array {
    return this.#match.atStep(step, (moment) => moment.seen(null));
  }

  #ledger(): void {
    const { entries, effort } = this.#review;
    const judge = this.#judge;
    let worth = judge.worth(this.#before(0), effort.ledger).summed();
    this.#review.start = worth;
    this.#match.steps.forEach(({ seat, entry }, step) => {
      let chosen = worth;
      if (entry[0] === 'm')
        chosen = judge
          .weigh(this.#before(step), entry[1], judge.openHands, [entry[2]], effort.ledger)
          .summed();
      const after = judge.worth(this.#before(step + 1), effort.ledger).summed();
      entries.push({ seat, choice: less(chosen, worth), luck: less(after, chosen) });
      worth = after;
      this.#on();
      if (seat !== null && percents(this.#review, entries[step]!.choice)[seat]! <= -COSTLY)
        this.#firstLook(step);
    });
  }

  /** The steps at which somebody had a choice; those that cost their makers most by the ledger are first. */
  #choices(): number[] {
    const { entries } = this.#review;
    const cost = (step: number) => entries[step]!.choice[0]![entries[step]!.seat!]!;
    const found = [...entries.keys()].filter(
      (step) => entries[step]!.seat !== null && this.#legal(step).length > 1,
    );
    return found.sort((a, b) => cost(a) - cost(b) || a - b);
  }

  #legal(step: number): number[] {
    const seat = this.#match.steps[step]!.seat!;
    const mask = this.#match.atStep(step, (moment) => moment.mask(seat));
    return [...mask.keys()].filter((action) => mask[action]);
  }

  #firstLook(step: number): void {
    const [, seat, played] = this.#match.steps[step]!.entry as ['m', number, number, number];
    const [state, legal] = [this.#before(step), this.#legal(step)];
    const [eyes, hands] = LENSES.map((name) => {
      const viewer = this.#viewer(seat, name);
      const results = this.#judge.weigh(state, seat, viewer, legal, this.#review.effort.decision);
      return this.#lens(step, seat, firstLoss(results, legal, played, seat));
    });
    const label = this.#label(step, seat, played);
    this.#review.decisions.push({ step, seat, played, label, eyes: eyes!, hands: hands! });
    this.#on();
  }

  /** Measure a decision again, in many deals that nothing was chosen by. */
  #closerLook(found: Decision, name: LensName): Lens {
    const { step, seat, played } = found;
    const { best } = found[name];
    const deals = CLOSER * this.#review.effort.decision;
    const viewer = this.#viewer(seat, name);
    const results = this.#judge.weigh(this.#before(step), seat, viewer, [best, played], deals, FRESH);
    const lens = this.#lens(step, seat, pairedLoss(results, 0, 1, seat, best));
    return this.#explained(found, name, lens);
  }

  /** Say why something else was better, where something is lost for certain. */
  #explained({ step, seat, played }: Decision, name: LensName, lens: Lens): Lens {
    if (lens.best === played || lens.low <= 0) return lens;
    const state = this.#before(step);
    const viewer = this.#viewer(seat, name);
    const ends = (action: number) =>
      this.#judge.ends(state, seat, viewer, action, this.#review.effort.decision);
    return { ...lens, why: reasonFor(this.#drawer, seat, ends(lens.best), ends(played)) };
  }

  #viewer(seat: number, name: LensName): number {
    return name === 'eyes' ? seat : this.#judge.openHands;
  }

  #lens(step: number, seat: number, loss: Loss): Lens {
    return { ...loss, label: this.#label(step, seat, loss.best), why: null };
  }

  #label(step: number, seat: number, action: number): Text {
    const seen = this.#match.atStep(step, (moment) => moment.seen(seat));
    return this.#drawer.label(seen, seat, action);
  }
}

function less(one: number[][], other: number[][]): number[][] {
  return one.map((row, number) => row.map((sum, seat) => sum - other[number]![seat]!));
}

function more(one: number[][], other: number[][]): number[][] {
  return one.map((row, number) => row.map((sum, seat) => sum + other[number]![seat]!));
}

/**
 * Return which decisions deserve a closer look under which lens: what seems to have lost most. Every lens chooses by its own figures
 * and every seat among its own decisions: else the cards that a seat could not see would say how closely its own eyes are looked through.
 */
export function closerLooks(decisions: readonly Decision[], seats: number): [LensName, number][] {
  const share = Math.floor(CLOSER_LOOKS / seats);
  return LENSES.flatMap((name) => {
    const lost = decisions.map((one) => one[name].percent);
    return Array.from({ length: seats }, (_, seat) =>
      [...decisions.keys()]
        .filter((number) => decisions[number]!.seat === seat && lost[number]! > 0)
        .sort((a, b) => lost[b]! - lost[a]! || a - b)
        .slice(0, share)
        .map((number): [LensName, number] => [name, number]),
    ).flat();
  });
}

/** Return what the match was worth to every seat before each step, and after the last one known. */
export function worths({ start, entries }: Pick<Review, 'start' | 'entries'>): number[][][] {
  const found = [start];
  for (const entry of entries) found.push(more(more(found.at(-1)!, entry.choice), entry.luck));
  return found;
}

/** Return sums of parts of the win as percentage points, a number a seat. */
export function percents({ parts, effort }: Pick<Review, 'parts' | 'effort'>, sums: number[][]): number[] {
  return sums[0]!.map((part) => (100 * part) / (parts * effort.ledger));
}

/** Return sums of points as points of the game, a number a seat. */
export function points({ effort }: Pick<Review, 'parts' | 'effort'>, sums: number[][]): number[] {
  return sums[1]!.map((sum) => sum / effort.ledger);
}

/** What brought every seat from the start to the result, a number a seat each. */
export interface Account {
  start: number[];
  luck: number[];
  /** By maker. */
  choices: number[][];
  result: number[];
}

/** Add a ledger up: in percentage points of the win, or in points. */
export function account(review: Review, told: typeof percents = percents): Account {
  const nothing = review.start.map((row) => row.map(() => 0));
  const sum = (parts: number[][][]) => told(review, parts.reduce(more, nothing));
  return {
    start: told(review, review.start),
    luck: sum(review.entries.map((entry) => entry.luck)),
    choices: Array.from({ length: review.seats }, (_, maker) =>
      sum(review.entries.filter((entry) => entry.seat === maker).map((entry) => entry.choice)),
    ),
    result: told(review, worths(review).at(-1)!),
  };
}

/**
 * Return the decisions that lost something for certain under a lens, what lost most first. Of what a seat does before another acts
 * only the worst counts: who misses the winning move and goes on missing it makes one mistake, not three.
 */
export function turningPoints(review: Pick<Review, 'decisions' | 'entries'>, lens: LensName): Decision[] {
  const lost = review.decisions.filter((one) => one[lens].low > 0 && one[lens].best !== one.played);
  const stretch = stretches(review.entries);
  const worst = new Map<number | undefined, Decision>();
  for (const one of lost.sort((a, b) => b[lens].low - a[lens].low || a.step - b.step)) {
    const number = stretch[one.step];
    if (!worst.has(number)) worst.set(number, one);
  }
  return [...worst.values()].slice(0, TURNING_POINTS);
}

/** Number each step by how often another seat than before had begun to act. */
function stretches(entries: readonly LedgerEntry[]): number[] {
  let last: number | null = null;
  let number = 0;
  return entries.map(({ seat }) => {
    if (seat !== null && seat !== last) {
      last = seat;
      number += 1;
    }
    return number;
  });
}

/** Return the other decisions that have a name under a lens, in the order of the match. */
export function furtherMoments(review: Pick<Review, 'decisions' | 'entries'>, lens: LensName): Decision[] {
  const first = turningPoints(review, lens);
  const named = review.decisions.filter(
    (one) => verdictOf(one[lens]) && one[lens].best !== one.played && !first.includes(one),
  );
  return named.sort((a, b) => a.step - b.step);
}
