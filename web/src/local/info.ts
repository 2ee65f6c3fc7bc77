/** What a match on this device says of itself, as a server's table does. */
import { faceOf } from '../faces';
import type {
  Face,
  PlayedMatch,
  PlayedStep,
  ReplayInfo,
  SeatInfo,
  StoryLine,
  TableInfo,
  UndoAsked,
} from '../wire';
import type { Entry, Past } from './match';
import type { KeptMatch, KeptSeat } from './store';

/** The viewer of a finished match with all cards open, and one that knows no hand. */
export const ALL_OPEN = -2;
export const SPECTATOR = -1;
/** More lines of the story than this are thinned out from the front. */
const MOST_LINES = 120;

/** Return the seats of the people at this device, also while a bot plays for them. */
export function peopleOf(kept: KeptMatch): number[] {
  return kept.seats.flatMap((seat, number) => (seat.kind === 'person' ? [number] : []));
}

/** Return a match as lists and tables show it. */
export function tableInfo(kept: KeptMatch, undo: UndoAsked | null = null): TableInfo {
  const { id, game, seats, options, practice, over, story, rematch, created } = kept;
  const [host] = peopleOf(kept);
  return {
    id,
    game,
    module: null, // what is told of it is drawn already
    stage: over ? 'over' : 'playing',
    host: true,
    seats: seats.map((seat, number) => seatInfo(seat, number, number === host)),
    options,
    clock: null,
    forfeit: false,
    stand_in: null,
    public: false,
    spectators: false,
    hints: true,
    takebacks: true,
    chat: 'none',
    watching: 0,
    commitment: '',
    words: [],
    seed: null,
    to_act: [],
    since: null,
    lines: 0,
    heard: 0,
    circle: null,
    undo,
    asked: null,
    missing: null,
    abort: null,
    aborted: false,
    story,
    practice,
    rematch,
    created,
  };
}

/** Return what can be looked back at, and by whom. */
export function replayInfo(kept: KeptMatch, steps: number): ReplayInfo {
  const { id, game, seats, options, over } = kept;
  const people = peopleOf(kept);
  const everyone = [ALL_OPEN, SPECTATOR, ...seats.keys()];
  // Before the end nobody looks back but as what they are, and people who share a device as nobody in particular.
  const viewers = over ? everyone : people.length === 1 ? [people[0]!, SPECTATOR] : [SPECTATOR];
  const faces = seats.map(faceShown);
  return { id, game, seats: seats.length, names: namesOf(kept), faces, options, steps, viewers, over };
}

/** Return a match as it is handed to a server. */
export function playedMatch(kept: KeptMatch, steps: readonly Past[]): PlayedMatch {
  const { game, options, practice } = kept;
  const told = steps.map(({ entry }) =>
    entry[0] === 'm' ? { seat: entry[1], what: [entry[2]] } : { seat: null, what: entry[1] },
  );
  return { game, names: namesOf(kept), options, steps: told, practice };
}

/** Return a step that was played anywhere as this browser keeps it. */
export function entryOf({ seat, what }: PlayedStep): Entry {
  return seat === null ? ['c', what] : ['m', seat, what[0]!, 0];
}

/** Return the story of a match with a line more: what happens at a seat now. */
export function longerStory(
  kept: KeptMatch,
  line: Partial<StoryLine> & Pick<StoryLine, 'at' | 'kind' | 'seat'>,
): StoryLine[] {
  const { name } = kept.seats[line.seat]!;
  const time = Math.floor(Date.now() / 1000);
  return [...kept.story, { time, name, by: null, level: null, why: null, ...line }].slice(-MOST_LINES);
}

/** Return what each seat is called in a record. */
function namesOf({ seats }: KeptMatch): string[] {
  return seats.map((seat) => seat.name || seat.level || '');
}

/** Return a person's face; matches of an earlier edition have none. */
function faceShown({ kind, name, face }: KeptSeat, number: number): Face | null {
  return kind === 'person' ? (face ?? faceOf(`${name}${number}`)) : null;
}

function seatInfo(seat: KeptSeat, number: number, host: boolean): SeatInfo {
  const { kind, name, level, why } = seat;
  const face = faceShown(seat, number);
  const mine = kind === 'person';
  const standIn = mine && level !== null;
  return {
    kind,
    name,
    face,
    level,
    mine,
    host,
    present: true,
    away_until: null,
    stand_in: standIn,
    why,
    word: false,
  };
}
