/** Where a table is kept: by a server, or by this browser itself. A table's screens ask for nothing elsewhere. */
import type { Gains } from '../edge/foresight';
import type {
  DrawnMessage,
  FromServer,
  PlayedStep,
  ReplayInfo,
  ReplayState,
  StateMessage,
  TableInfo,
} from '../wire';
import type { Ask } from './link';

export type Status = 'connecting' | 'open' | 'lost';

/** What whoever follows a table is told. */
export interface Hooks {
  /** Any message that answers no request of ours, and every `table`; a `state` is heard as it is drawn. */
  heard(message: FromServer): void;
  status(status: Status): void;
  /** The way is open, for the first time or again. */
  opened(): void;
  /** The rules do not run in this page after all: the server draws from now on. */
  unable(): void;
  /** Bots of a match on this device search, because the network that plays them could not be had; or they no longer do. */
  instead?(searching: boolean): void;
}

/** Draws what a server sends as data, and answers what needs no server. */
export interface Artist {
  draw(state: StateMessage): Promise<DrawnMessage>;
  /** Answer a question; null: the server must. */
  answer(message: Ask): Promise<FromServer> | null;
  /** What each legal action of a moment, or each *after* one of them, would bring; null: not known. */
  gains(at: number, after?: number): Promise<Gains | null>;
}

/** The way to a table and back. */
export interface Channel {
  /** Begin; with an artist the server sends data, without one it draws. */
  open(artist: Artist | null): void;
  /** Send a request; resolves with its answer, rejects with Lost when none will come. */
  request(message: Ask, patience?: number): Promise<FromServer>;
  /** What each legal action of a moment, or each *after* one of them, would bring; null where this page cannot tell. */
  gains(at: number, after?: number): Promise<Gains | null>;
  /** Close, or be kept for the rematch that one goes on to. */
  leave(rematch: string | null): void;
}

/** A match that can be looked back at. */
export interface ReplaySource {
  replay(): Promise<ReplayInfo>;
  /** One moment, with the log after step `since` (of that step alone unless given). */
  moment(step: number, viewer: number, since?: number): Promise<ReplayState>;
  /** The address of a moment, to be gone to or shared. */
  replayAddress(at?: number | null, viewer?: number | null): string;
  /** An address that others can open; what only this browser keeps is handed to the server for that. */
  shared(at?: number | null, viewer?: number | null): Promise<string>;
  /** Where the record can be had; null where it is not written down yet. */
  readonly record: string | null;
  /** Nobody looks any more. */
  close(): void;
}

/** A match that can be judged once it is over. */
export interface ReviewSource extends ReplaySource {
  /** All that was done and dealt. */
  steps(): Promise<PlayedStep[]>;
  /** The address of the review, or of one moment of it. */
  reviewAddress(at?: number | null): string;
  /** The lines of the review that is kept with the match; null: there is none. */
  review(): Promise<string | null>;
  /** Keep a review with the match, for everyone who may look back at it. */
  keepReview(lines: string): Promise<unknown>;
  /** An address of the review that others can open; what only this browser keeps is handed to the server for that. */
  sharedReview(lines: string | null, at?: number | null): Promise<string>;
}

export interface TableSource extends ReplaySource {
  /** Where its review is; null where nobody judges it, since a lesson says how it is played. */
  reviewAddress(): string | null;
  readonly id: string;
  /** Kept here and nowhere else: nobody to talk to, no link for others, a deal that nobody else can check. */
  readonly here: boolean;
  connect(hooks: Hooks): Channel;
  table(): Promise<TableInfo>;
  /** The address of this table, or of another one that is kept in the same place. */
  address(id?: string): string;
  /** Lay the next match with the same seats. */
  rematch(): Promise<TableInfo>;
  /** Begin a match that was laid. */
  start(id: string): Promise<TableInfo>;
  /** Leave the match: a bot plays on, or it is gone. */
  quit(): Promise<unknown>;
  /** Give the match up for good, with one of one's seats or all of them. */
  resign(seat: number | null): Promise<unknown>;
  /** Let a bot of a level play for a seat, or take the seat back from it. */
  standIn(seat: number, level: string | null): Promise<unknown>;
}
