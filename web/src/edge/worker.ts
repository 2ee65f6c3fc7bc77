/** Beside the page: the rules of one game, which draw and explain while the page stays free. */
import { fetchAdviser } from './adviser';
import type { Drawer } from './drawing';
import { Draftsman, type Questions } from './drawn';
import { fetchModule, type Place } from './fetching';
import { fetchForesight } from './foresight';
import type { NetworkPlace } from './network';

/** What the page says: where the rules are, then one question after the other. */
export type Said =
  | { place: Place & { foresight?: Place; network?: NetworkPlace } }
  | { number: number; ask: keyof Questions; about: unknown };
/** What it hears: each answer by its question's number, or why there is none. */
export type Heard = { number: number; answer: unknown } | { number: number; failed: string };

let draftsman: Promise<Draftsman> | null = null;

self.onmessage = async ({ data }: MessageEvent<Said>) => {
  if ('place' in data) {
    const { foresight: later, network } = data.place;
    const foresight = later ? (drawer: Drawer) => fetchForesight(later, drawer) : null;
    draftsman = fetchModule(data.place).then(
      (module) => new Draftsman(module, foresight, fetchAdviser(network)),
    );
    draftsman.catch(() => undefined); // every question hears of it
    return;
  }
  const { number, ask, about } = data;
  let heard: Heard;
  try {
    const asked = await draftsman!;
    heard = { number, answer: await asked[ask](about as never) };
  } catch (error) {
    heard = { number, failed: String(error) };
  }
  self.postMessage(heard);
};
