/** The HTTP API: one function for each thing that can be asked of the server. */
import { early } from '../early';
import { meet } from '../shipped/load';
import {
  type Addresses,
  API,
  type BotInfo,
  type BroughtRecord,
  type CallableHere,
  type CallMe,
  type CardInfo,
  type Ceremony,
  type ChangeTable,
  type CircleDoor,
  type CircleInfo,
  type CircleLine,
  type GameInfo,
  type LinkInfo,
  type LinkOwner,
  type Me,
  type MyCalls,
  type MyDevices,
  type MyHistory,
  type MyHolidays,
  type MyStatistics,
  type NewTable,
  type PasskeyInfo,
  type PlayedMatch,
  type PlayedSteps,
  type Problem,
  type RecoveryKey,
  type ReplayInfo,
  type ReplayState,
  type Signed,
  type TableInfo,
  type TableList,
  type Wishes,
} from '../wire';
import { Failed } from './failed';

export { Failed };

/** Wait for an answer that is good; throws Failed. */
async function heard(asked: Promise<Response>): Promise<Response> {
  let answer: Response;
  try {
    answer = await asked;
  } catch (error) {
    throw new Failed(0, null, String(error));
  }
  if (!answer.ok) {
    const problem: Partial<Problem> = await answer.json().catch(() => ({}));
    throw new Failed(answer.status, problem.reason ?? null, problem.detail ?? answer.statusText);
  }
  return answer;
}

async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const begun = method === 'GET' ? early(path) : undefined;
  const answer = await heard(
    begun ??
      fetch(API + path, {
        method,
        headers: body === undefined ? {} : { 'content-type': 'application/json' },
        body: body === undefined ? null : JSON.stringify(body),
        credentials: 'same-origin',
      }),
  );
  return answer.status === 204 ? (undefined as Answer) : await answer.json();
}

/** Send or fetch lines as they are. */
async function raw(method: string, path: string, body: BodyInit | null = null): Promise<Response> {
  const headers: HeadersInit = body === null ? {} : { 'content-type': 'application/x-ndjson' };
  return heard(fetch(API + path, { method, headers, body, credentials: 'same-origin' }));
}

/** Who one is, as far as the server was told: whatever is done goes by the name that was chosen before it. */
let introduced: Promise<unknown> = Promise.resolve();

function introduce(me: CallMe): Promise<Me> {
  const told = introduced.then(() => ask<Me>('PUT', '/me', me));
  introduced = told.catch(() => undefined);
  return told;
}

/** Do something under the name one has chosen, which may still be on its way. */
async function act<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  await introduced;
  return ask(method, path, body);
}

const table = (id: string) => `/tables/${encodeURIComponent(id)}`;
const circle = (id: string) => `/circles/${encodeURIComponent(id)}`;
const match = (id: string) => `/matches/${encodeURIComponent(id)}`;
const once = new Map<string, Promise<unknown>>();

/** What never changes while the page is open is asked for once. */
function kept<Answer>(path: string): Promise<Answer> {
  let answer = once.get(path) as Promise<Answer> | undefined;
  if (!answer) {
    answer = ask<Answer>('GET', path);
    once.set(path, answer);
    answer.catch(() => once.delete(path));
  }
  return answer;
}

export const api = {
  me: () => ask<Me>('GET', '/me'),
  setMe: introduce,
  /** Sign this identity out everywhere else. */
  endSessions: () => act<void>('DELETE', '/me/sessions'),
  /** Delete all that is kept about this identity. */
  deleteMe: () => act<void>('DELETE', '/me'),
  devices: () => act<MyDevices>('GET', '/me/devices'),
  endDevice: (id: string) => act<void>('DELETE', `/me/devices/${encodeURIComponent(id)}`),
  newLink: (settings: string) => act<LinkInfo>('POST', '/me/link', { settings }),
  lookAtLink: (secret: string) => ask<LinkOwner>('POST', '/links/look', { secret }),
  useLink: (secret: string) => ask<Signed>('POST', '/links/use', { secret }),
  beginPasskey: () => act<Ceremony>('POST', '/me/passkeys/begin'),
  makePasskey: (credential: unknown, settings: string) =>
    act<PasskeyInfo>('POST', '/me/passkeys', { credential, settings }),
  dropPasskey: (id: string) => act<void>('DELETE', `/me/passkeys/${encodeURIComponent(id)}`),
  beginSignIn: () => ask<Ceremony>('POST', '/sign-in/begin'),
  signIn: (credential: unknown) => ask<Signed>('POST', '/sign-in', { credential }),
  newRecovery: (settings: string) => act<RecoveryKey>('POST', '/me/recovery', { settings }),
  recover: (key: string) => ask<Signed>('POST', '/sign-in/recovery', { key }),
  holidays: () => act<MyHolidays>('GET', '/me/holidays'),
  planHoliday: (first: number, last: number) => act<MyHolidays>('POST', '/me/holidays', { first, last }),
  endHoliday: (first: number) => act<MyHolidays>('DELETE', `/me/holidays/${first}`),
  history: (wanted: Record<string, string>) =>
    act<MyHistory>('GET', `/me/history?${new URLSearchParams(wanted)}`),
  statistics: (game: string) =>
    act<MyStatistics>('GET', `/me/statistics${game ? `?${new URLSearchParams({ game })}` : ''}`),
  recordsAddress: `${API}/me/records`,
  /** List a table no longer. */
  prune: (id: string) => act<void>('DELETE', `/me/tables/${encodeURIComponent(id)}`),
  /** One was shown so many lines of a table's chat. */
  heard: (id: string, lines: number) =>
    act<void>('PUT', `/me/tables/${encodeURIComponent(id)}/heard`, { lines }),
  circles: () => act<CircleLine[]>('GET', '/circles'),
  foundCircle: (name: string) => act<CircleInfo>('POST', '/circles', { name }),
  circle: (id: string) => act<CircleInfo>('GET', circle(id)),
  circleHistory: (id: string, wanted: Record<string, string>) =>
    act<MyHistory>('GET', `${circle(id)}/history?${new URLSearchParams(wanted)}`),
  renameCircle: (id: string, name: string) => act<CircleInfo>('PATCH', circle(id), { name }),
  renewCircleLink: (id: string) => act<CircleInfo>('POST', `${circle(id)}/link`),
  removeMember: (id: string, member: number) => act<CircleInfo>('POST', `${circle(id)}/remove`, { member }),
  leaveCircle: (id: string) => act<void>('POST', `${circle(id)}/leave`),
  endCircle: (id: string) => act<void>('DELETE', circle(id)),
  lookAtCircle: (id: string, key: string) => ask<CircleDoor>('POST', `${circle(id)}/look`, { key }),
  joinCircle: (id: string, key: string) => act<CircleInfo>('POST', `${circle(id)}/join`, { key }),
  calls: () => act<MyCalls>('GET', '/me/calls'),
  wishCalls: (wishes: Wishes) => act<MyCalls>('PUT', '/me/calls', wishes),
  callHere: (browser: CallableHere) => act<MyCalls>('POST', '/me/calls/here', browser),
  doNotCallHere: () => act<MyCalls>('DELETE', '/me/calls/here'),
  setMail: (address: string | null) => act<MyCalls>('PUT', '/me/mail', { address }),
  answerMail: (answer: 'confirm' | 'leave', secret: string) =>
    ask<void>('POST', `/mail/${answer}`, { secret }),
  dataAddress: `${API}/me/data`,
  /** The match files that one brought. */
  brought: () => act<BroughtRecord[]>('GET', '/me/brought'),
  dropBrought: (id: string) => act<void>('DELETE', `/me/brought/${encodeURIComponent(id)}`),
  addresses: () => ask<Addresses>('GET', '/addresses'),
  /** The games there are; what this app was not built with is met before it is named. */
  games: async (): Promise<GameInfo[]> => {
    const games = await kept<GameInfo[]>('/games');
    await meet(games);
    return games;
  },
  cards: (game: string) => kept<CardInfo[]>(`/games/${game}/cards`),
  bots: () => kept<BotInfo[]>('/bots'),
  tables: () => ask<TableList>('GET', '/tables'),
  open: (wanted: NewTable) => act<TableInfo>('POST', '/tables', wanted),
  table: (id: string) => ask<TableInfo>('GET', table(id)),
  change: (id: string, changes: ChangeTable) => act<TableInfo>('PATCH', table(id), changes),
  join: (id: string, seat: number | null) => act<TableInfo>('POST', `${table(id)}/join`, { seat }),
  leave: (id: string) => act<TableInfo>('POST', `${table(id)}/leave`),
  start: (id: string) => act<TableInfo>('POST', `${table(id)}/start`),
  word: (id: string, word: string, seat: number) =>
    act<TableInfo>('POST', `${table(id)}/word`, { word, seat }),
  standIn: (id: string, seat: number, level: string | null) =>
    act<TableInfo>('POST', `${table(id)}/stand-in`, { seat, level }),
  resign: (id: string, seat: number | null) => act<TableInfo>('POST', `${table(id)}/resign`, { seat }),
  remove: (id: string, seat: number) => act<TableInfo>('POST', `${table(id)}/remove`, { seat }),
  rematch: (id: string) => act<TableInfo>('POST', `${table(id)}/rematch`),
  replay: (id: string) => ask<ReplayInfo>('GET', `${match(id)}/replay`),
  /** One moment, with the log after step `since` (of that step alone unless given). */
  moment: (id: string, step: number, viewer: number, since?: number) =>
    ask<ReplayState>(
      'GET',
      `${match(id)}/replay/${step}?viewer=${viewer}${since === undefined ? '' : `&since=${since}`}`,
    ),
  /** All that was done and dealt in a match that is over. */
  steps: (id: string) => ask<PlayedSteps>('GET', `${match(id)}/steps`),
  /** The lines of the review that is kept of a match; null: there is none. */
  review: async (id: string): Promise<string | null> => {
    const answer = await raw('GET', `${match(id)}/review`);
    return answer.status === 204 ? null : answer.text();
  },
  /** Keep a review of a match one sat at, or brought. */
  keepReview: async (id: string, lines: string): Promise<void> => {
    await introduced;
    await raw('PUT', `${match(id)}/review`, lines);
  },
  recordAddress: (id: string) => `${API}${match(id)}/record`,
  /** Hand a match in that was played without a server: it is kept as a record. */
  handIn: (played: PlayedMatch) => act<ReplayInfo>('POST', '/matches', played),
  importRecord: async (record: ArrayBuffer): Promise<ReplayInfo> => {
    await introduced;
    return (await raw('POST', '/records', record)).json();
  },
  socket: (id: string) => `${location.origin.replace(/^http/, 'ws')}${API}${table(id)}/ws`,
};
