/** Matches that this browser keeps: append-only entries, and what is said about each match. */
import type { Face, SeatInfo, StoryLine } from '../wire';
import type { Entry } from './match';

/** A seat of a person on this device, or of a bot; a person may let a bot play for them. */
export type KeptSeat = Pick<SeatInfo, 'name' | 'level' | 'why'> & {
  kind: 'person' | 'bot';
  /** Of a person; matches of an earlier edition have none. */
  face?: Face | null;
};

/** What is said about a match beside its entries. */
export interface KeptMatch {
  id: string;
  game: string;
  /** The rules it is played by, once it is dealt: their version, and the hash of all they follow from. */
  rules: number | null;
  sources: string | null;
  /** Of all that has happened, see `Match.digest`. */
  digest: number;
  seats: KeptSeat[];
  options: Record<string, number | string>;
  /** An undo against bots took back something that had been learnt. */
  practice: boolean;
  over: boolean;
  story: StoryLine[];
  rematch: string | null;
  /** What a server calls it that it was handed to. */
  record: string | null;
  /** Seconds since 1970. */
  created: number;
  changed: number;
}

/** Another page has gone on with the match: what was tried here comes too late. */
export class TooLate extends Error {}

const NAME = 'regency';
const VERSION = 2;
const MATCHES = 'matches';
const ENTRIES = 'entries';
const REVIEWS = 'reviews';

let opened: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const asked = indexedDB.open(NAME, VERSION);
    asked.onupgradeneeded = ({ oldVersion }) => {
      if (oldVersion < 1) {
        asked.result.createObjectStore(MATCHES, { keyPath: 'id' });
        asked.result.createObjectStore(ENTRIES); // under [match, number], the first is 1
      }
      if (oldVersion < 2) asked.result.createObjectStore(REVIEWS); // lines, under their match
    };
    asked.onsuccess = () => {
      // Another page brings a newer version of all this: make way.
      asked.result.onversionchange = () => {
        asked.result.close();
        opened = null;
      };
      resolve(asked.result);
    };
    asked.onerror = () => reject(asked.error);
  });
  opened.catch(() => {
    opened = null;
  });
  return opened;
}

/** Do something in one transaction: when it resolves, all of it is on the disk; or none of it is. */
async function inOne<Result>(
  mode: IDBTransactionMode,
  act: (
    matches: IDBObjectStore,
    entries: IDBObjectStore,
    reviews: IDBObjectStore,
  ) => IDBRequest<Result> | null,
): Promise<Result> {
  const names = [MATCHES, ENTRIES, REVIEWS];
  const transaction = (await database()).transaction(names, mode, { durability: 'strict' });
  const [matches, entries, reviews] = names.map((name) => transaction.objectStore(name));
  const asked = act(matches!, entries!, reviews!);
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(asked?.result as Result);
    transaction.onabort = () =>
      reject(transaction.error?.name === 'ConstraintError' ? new TooLate() : transaction.error);
  });
}

const all = (match: string) => IDBKeyRange.bound([match, 0], [match, Number.POSITIVE_INFINITY]);

/** Where matches are kept; tests have another one. */
export type Store = typeof store;

export const store = {
  /** Every match, the last one played first. */
  list: async (): Promise<KeptMatch[]> => {
    const found = await inOne<KeptMatch[]>('readonly', (matches) => matches.getAll());
    return found.sort((a, b) => b.changed - a.changed);
  },

  find: (id: string): Promise<KeptMatch | undefined> => inOne('readonly', (matches) => matches.get(id)),

  entries: (id: string): Promise<Entry[]> =>
    inOne<Entry[]>('readonly', (_, entries) => entries.getAll(all(id))),

  /** Keep what is said about a match, and entries that are next; throws TooLate where they are not. */
  keep: (match: KeptMatch, fresh: readonly Entry[] = [], after = 0): Promise<unknown> =>
    inOne('readwrite', (matches, entries) => {
      fresh.forEach((entry, number) => {
        entries.add(entry, [match.id, after + number + 1]);
      });
      return matches.put(match);
    }),

  /** The lines of a match's review. */
  review: (id: string): Promise<string | undefined> => inOne('readonly', (_, _entries, kept) => kept.get(id)),

  keepReview: (id: string, lines: string): Promise<unknown> =>
    inOne('readwrite', (_, _entries, kept) => kept.put(lines, id)),

  forget: (id: string): Promise<unknown> =>
    inOne('readwrite', (matches, entries, reviews) => {
      entries.delete(all(id));
      reviews.delete(id);
      return matches.delete(id);
    }),
};
