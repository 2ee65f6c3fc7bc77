/** Addresses: each screen has one that can be shared. */

export type Route =
  | { screen: 'home' }
  | { screen: 'new'; game: string; mode: 'bots' | 'local' }
  | { screen: 'table'; id: string }
  | { screen: 'replay'; id: string; at: number | null; viewer: number | null }
  | { screen: 'rules'; game: string; clause: string | null }
  | { screen: 'settings' }
  | { screen: 'lost' };

/** Read an address. */
export function read(path: string, search: string): Route {
  const [first = '', second = '', third = ''] = path.split('/').filter(Boolean).map(decodeURIComponent);
  const asked = new URLSearchParams(search);
  const number = (name: string) => (asked.has(name) ? Number(asked.get(name)) : null);
  if (!first) return { screen: 'home' };
  if (first === 'settings') return { screen: 'settings' };
  if (!second) return { screen: 'lost' };
  if (first === 'new') {
    const mode = asked.get('mode');
    return { screen: 'new', game: second, mode: mode === 'local' ? mode : 'bots' };
  }
  if (first === 'table') return { screen: 'table', id: second };
  if (first === 'replay') return { screen: 'replay', id: second, at: number('at'), viewer: number('as') };
  if (first === 'rules') return { screen: 'rules', game: second, clause: third || null };
  return { screen: 'lost' };
}

export const paths = {
  home: () => '/',
  new: (game: string, mode: 'bots' | 'local') => `/new/${game}?mode=${mode}`,
  table: (id: string) => `/table/${encodeURIComponent(id)}`,
  replay: (id: string, at?: number | null, viewer?: number | null) => {
    const asked = new URLSearchParams();
    if (at != null) asked.set('at', String(at));
    if (viewer != null) asked.set('as', String(viewer));
    return `/replay/${encodeURIComponent(id)}${asked.size ? `?${asked}` : ''}`;
  },
  rules: (game: string, clause?: string | null) => `/rules/${game}${clause ? `/${clause}` : ''}`,
  settings: () => '/settings',
};
