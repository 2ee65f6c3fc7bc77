/** What people are shown of a match on this device, as a server would send it. */
import { Drawer } from '../edge/drawing';
import type { RulesModule } from '../edge/module';
import type { DrawnMessage, ReplayInfo, ReplayState } from '../wire';
import { ALL_OPEN, SPECTATOR } from './info';
import type { Match, Past } from './match';
import { Refusal } from './refusal';

/** What a `state` tells beside the picture. */
type Own = Pick<DrawnMessage, 'viewer' | 'hand_over' | 'undone' | 'may_undo'>;

export class Showing {
  readonly drawer: Drawer;

  constructor(module: RulesModule) {
    this.drawer = new Drawer(module);
  }

  /** The present state, with the log of what happened after *since*. */
  state(match: Match, since: number, own: Own): DrawnMessage {
    const { viewer } = own;
    return {
      type: 'drawn',
      at: match.at,
      ...own,
      ...this.drawer.picture(match.seen(viewer), viewer, match.mask(viewer)),
      to_act: match.toAct(),
      log: this.#log(match, match.since(since), viewer, viewer),
      places: match.over ? match.places() : null,
      clocks: null,
    };
  }

  /** A moment of the match after some steps, with the log after *since* of them. */
  moment(match: Match, info: ReplayInfo, step: number, viewer: number, since: number): ReplayState {
    if (!info.viewers.includes(viewer) || step < 0 || step > info.steps) throw new Refusal('not-allowed');
    const [knows, eyes] = viewer === ALL_OPEN ? [null, SPECTATOR] : [viewer, viewer];
    return match.atStep(step, (moment) => {
      const seen = moment.seen(knows);
      const past = match.steps.slice(since, step);
      const numbered = past.map((one, number) => ({ ...one, at: since + number + 1 }));
      const state: DrawnMessage = {
        type: 'drawn',
        at: step,
        viewer,
        hand_over: null,
        ...this.drawer.picture(seen, eyes, moment.mask(viewer)),
        to_act: moment.toAct,
        undone: null,
        log: this.#log(match, numbered, knows, eyes),
        places: moment.over ? match.places() : null,
        clocks: null,
        may_undo: null,
      };
      return { state, sentences: this.drawer.position(seen, eyes) };
    });
  }

  #log(match: Match, steps: readonly Past[], knows: number | null, eyes: number): DrawnMessage['log'] {
    const told = steps.map(({ at, seat, rows }) => ({ at, seat, events: match.told(rows, knows) }));
    return this.drawer.log(told, eyes);
  }
}
