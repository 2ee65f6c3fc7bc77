/** Beside the page: the referee of one lesson. */
import type { Drawer } from '../edge/drawing';
import { fetchModule, type Place } from '../edge/fetching';
import { fetchForesight } from '../edge/foresight';
import { answerCalls } from '../local/answering';
import { type KeptMatch, store } from '../local/store';
import type { Lesson } from './lesson';
import { LessonReferee } from './referee';

let open: Promise<LessonReferee> | null = null;

async function begin(place: Place & { foresight?: Place }, lesson: Lesson): Promise<LessonReferee> {
  const { foresight: later } = place;
  const foresight = later ? (drawer: Drawer) => fetchForesight(later, drawer) : null;
  return new LessonReferee(await fetchModule(place), lesson, foresight);
}

answerCalls({
  open: async (place: Place, lesson: Lesson) => {
    open ??= begin(place, lesson);
    open.catch(() => {
      open = null; // the next one tries anew
    });
    await open;
  },
  show: async (at: number, since: number) => (await open!).show(at, since),
  why: async (action: number) => (await open!).why(action),
  preview: async (action: number) => (await open!).preview(action),
  sentences: async () => (await open!).sentences(),
  moment: async (step: number, viewer: number, since?: number) => (await open!).moment(step, viewer, since),
  keep: async (match: KeptMatch) => (await open!).keep(match, store),
});
