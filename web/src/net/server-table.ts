/** A table that a server keeps. */
import { paths } from '../routes';
import { api } from './api';
import { connect } from './link';
import type { Channel, Hooks, ReviewSource, TableSource } from './source';

/** A match that a server keeps, played or only brought there as a record. */
export class ServerMatch implements ReviewSource {
  readonly id: string;
  readonly record: string;

  constructor(id: string) {
    this.id = id;
    this.record = api.recordAddress(id);
  }

  close = (): void => undefined;
  replay = () => api.replay(this.id);
  moment = (step: number, viewer: number, since?: number) => api.moment(this.id, step, viewer, since);
  steps = async () => (await api.steps(this.id)).steps;
  reviewAddress = (at?: number | null) => paths.review(this.id, at);
  review = () => api.review(this.id);
  keepReview = (lines: string) => api.keepReview(this.id, lines);
  sharedReview = async (_lines: string | null, at?: number | null) => this.reviewAddress(at);
  replayAddress = (at?: number | null, viewer?: number | null) => paths.replay(this.id, at, viewer);
  shared = async (at?: number | null, viewer?: number | null) => this.replayAddress(at, viewer);
}

export class ServerTable extends ServerMatch implements TableSource {
  readonly here = false;

  connect = (hooks: Hooks): Channel => connect(this.id, api.socket(this.id), hooks);
  table = () => api.table(this.id);
  address = (id = this.id) => paths.table(id);
  rematch = () => api.rematch(this.id);
  start = (id: string) => api.start(id);
  quit = () => api.leave(this.id);
  resign = (seat: number | null) => api.resign(this.id, seat);
  standIn = (seat: number, level: string | null) => api.standIn(this.id, seat, level);
}
