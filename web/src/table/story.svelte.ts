/** What people did at the table beside the match: in words, at its place in the log, and as news. */
import { t } from '../app.svelte';
import { levelName, personName, seatNames } from '../names';
import type { LogStep, StoryLine, TableInfo } from '../wire';

/** Lines that a banner shows for as long as they matter. */
const ASKING: StoryLine['kind'][] = ['undo-asked', 'seat-asked', 'abort-asked', 'stand-in-asked'];
/** Lines about a late guest, whose name is not that of the seat. */
const OF_A_GUEST: StoryLine['kind'][] = ['sat-down', 'seat-asked', 'seat-refused', 'seat-withdrawn'];
const SHOWN_FOR = 10_000;
const HEARD = 12;

type Seats = Pick<TableInfo, 'seats'>;

/** Say a line in the present language; whoever has one seat alone at this table is “you” there. */
export function storyWords(line: StoryLine, table: Seats): string {
  const names = seatNames(table);
  const mine = table.seats.flatMap((seat, number) => (seat.mine ? [number] : []));
  const viewer = mine.length === 1 ? mine[0]! : null;
  const ofGuest = OF_A_GUEST.includes(line.kind);
  const name = ofGuest ? personName(line.name) : line.name || (names[line.seat] ?? '');
  // The seat may have been somebody else's at that time, and a guest without a name is anybody.
  const you = line.seat === viewer && name === names[viewer] && !(ofGuest && !line.name);
  return t(`story-${line.kind}`, {
    name,
    who: you ? 'you' : 'other',
    number: line.seat + 1,
    how: line.by === null ? 'silence' : 'person',
    by: line.by === null ? '' : (names[line.by] ?? ''),
    by_who: line.by !== null && line.by === viewer ? 'you' : 'other',
    level: levelName(line.level),
    why: line.why ?? 'other',
  });
}

/** Return the match's steps and the story's lines in the order in which they happened. */
export function inOrder(steps: LogStep[], story: StoryLine[]): (LogStep | StoryLine)[] {
  const all: (LogStep | StoryLine)[] = [];
  let next = 0;
  for (const line of story) {
    while (next < steps.length && steps[next]!.at <= line.at) all.push(steps[next++]!);
    all.push(line);
  }
  return [...all, ...steps.slice(next)];
}

/** A line that happened just now. */
export interface Fresh {
  number: number;
  line: StoryLine;
  /** Whether it made the match a practice match. */
  practice: boolean;
}

/** Say what just happened. */
export function freshWords({ line, practice }: Fresh, table: Seats): string {
  const words = storyWords(line, table);
  return practice ? [words, t('practice-words')].join(t('sentence-separator')) : words;
}

/** Tells apart what happened while this page looked on from what was there when it came. */
export class News {
  /** The last thing that happened; it goes by itself. */
  latest = $state.raw<Fresh | null>(null);
  /** What happened, for those who listen. */
  told = $state.raw<Fresh[]>([]);
  /** The number of the last line that they have heard. */
  heard = 0;
  #last: StoryLine | undefined;
  #begun = false;
  #practice = false;
  /** The match has become practice, and the undo that made it so is still to be told. */
  #due = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Take in the story as it is now. */
  hear(story: StoryLine[], practice: boolean): void {
    if (this.#begun && practice && !this.#practice) this.#due = true;
    this.#practice = practice;
    const fresh = this.#begun ? story.slice(this.#after(story)) : [];
    this.#begun = true;
    this.#last = story.at(-1);
    for (const line of fresh) {
      const news: Fresh = {
        number: (this.told.at(-1)?.number ?? 0) + 1,
        line,
        practice: this.#due && line.kind === 'undone',
      };
      if (news.practice) this.#due = false;
      this.told = [...this.told.slice(-HEARD), news];
      this.#show(ASKING.includes(line.kind) ? null : news);
    }
  }

  /** The person has read it. */
  close = (): void => this.#show(null);

  #show(news: Fresh | null): void {
    clearTimeout(this.#timer);
    this.latest = news;
    if (news) this.#timer = setTimeout(this.close, SHOWN_FOR);
  }

  /** Return where the lines begin that were not there before; old ones may have been thinned out. */
  #after(story: StoryLine[]): number {
    const last = this.#last;
    if (!last) return 0;
    const same = (line: StoryLine) =>
      line.time === last.time && line.kind === last.kind && line.at === last.at && line.seat === last.seat;
    const found = story.map(same).lastIndexOf(true);
    return found < 0 ? Math.max(0, story.length - 1) : found + 1;
  }
}
