/** Addresses: each screen has one that can be shared. */

export type Route =
  | { screen: 'home' }
  | { screen: 'new'; game: string; mode: 'bots' | 'local' }
  | { screen: 'table'; id: string; here: boolean }
  | { screen: 'replay'; id: string; here: boolean; at: number | null; viewer: number | null }
  | { screen: 'review'; id: string; here: boolean; at: number | null; deals: number | null }
  | { screen: 'lessons'; game: string }
  | { screen: 'lesson'; game: string; id: string; number: number }
  | { screen: 'rules'; game: string; clause: string | null }
  | { screen: 'almanac'; game: string }
  | { screen: 'settings' }
  | { screen: 'continue' }
  | { screen: 'history' }
  | { screen: 'circles' }
  | { screen: 'circle'; id: string }
  | { screen: 'mail'; answer: 'confirm' | 'leave' }
  | { screen: 'lost' };

/** Return the parts of an address; none of one that was cut short in the middle of a letter. */
function parts(path: string): string[] | null {
  try {
    return path.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return null;
  }
}

/** Read an address. */
export function read(path: string, search: string): Route {
  const found = parts(path);
  if (!found) return { screen: 'lost' };
  const [first = '', second = '', third = ''] = found;
  const asked = new URLSearchParams(search);
  const number = (name: string) => (asked.has(name) ? Number(asked.get(name)) : null);
  if (!first) return { screen: 'home' };
  if (first === 'settings') return { screen: 'settings' };
  if (first === 'continue') return { screen: 'continue' };
  if (first === 'history') return { screen: 'history' };
  if (first === 'circles') return { screen: 'circles' };
  if (!second) return { screen: 'lost' };
  if (first === 'circle') return { screen: 'circle', id: second };
  if (first === 'mail') return { screen: 'mail', answer: second === 'leave' ? second : 'confirm' };
  if (first === 'new') {
    const mode = asked.get('mode');
    return { screen: 'new', game: second, mode: mode === 'local' ? mode : 'bots' };
  }
  if (first === 'table') return { screen: 'table', id: second, here: false };
  const moment = { id: second, at: number('at'), viewer: number('as') };
  if (first === 'replay') return { screen: 'replay', here: false, ...moment };
  if (first === 'local' && third === 'replay') return { screen: 'replay', here: true, ...moment };
  const judged = { id: second, at: number('at'), deals: number('deals') };
  if (first === 'review') return { screen: 'review', here: false, ...judged };
  if (first === 'local' && third === 'review') return { screen: 'review', here: true, ...judged };
  if (first === 'local') return { screen: 'table', id: second, here: true };
  if (first === 'learn' && third)
    return { screen: 'lesson', game: second, id: `${second}/${third}`, number: Number(third) };
  if (first === 'learn') return { screen: 'lessons', game: second };
  if (first === 'rules') return { screen: 'rules', game: second, clause: third || null };
  if (first === 'almanac') return { screen: 'almanac', game: second };
  return { screen: 'lost' };
}

function moment(at?: number | null, viewer?: number | null): string {
  const asked = new URLSearchParams();
  if (at != null) asked.set('at', String(at));
  if (viewer != null) asked.set('as', String(viewer));
  return asked.size ? `?${asked}` : '';
}

export const paths = {
  home: () => '/',
  new: (game: string, mode: 'bots' | 'local') => `/new/${game}?mode=${mode}`,
  table: (id: string) => `/table/${encodeURIComponent(id)}`,
  replay: (id: string, at?: number | null, viewer?: number | null) =>
    `/replay/${encodeURIComponent(id)}${moment(at, viewer)}`,
  /** A match that this browser keeps. */
  local: (id: string) => `/local/${encodeURIComponent(id)}`,
  localReplay: (id: string, at?: number | null, viewer?: number | null) =>
    `${paths.local(id)}/replay${moment(at, viewer)}`,
  /** A match judged; *at* is the number of steps before a decision. */
  review: (id: string, at?: number | null) => `/review/${encodeURIComponent(id)}${moment(at)}`,
  localReview: (id: string, at?: number | null) => `${paths.local(id)}/review${moment(at)}`,
  rules: (game: string, clause?: string | null) => `/rules/${game}${clause ? `/${clause}` : ''}`,
  lessons: (game: string) => `/learn/${game}`,
  lesson: (game: string, number: number) => `/learn/${game}/${number}`,
  almanac: (game: string) => `/almanac/${game}`,
  settings: () => '/settings',
  history: () => '/history',
  circles: () => '/circles',
  circle: (id: string) => `/circle/${encodeURIComponent(id)}`,
  /** For whoever shall belong to it; the key stays in the browser until it is used. */
  circleWith: (id: string, key: string, language: string) => `${paths.circle(id)}?lang=${language}#${key}`,
  /** On another device; the secret stays in the browser. */
  continueWith: (secret: string) => `/continue#${secret}`,
};
