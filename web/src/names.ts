/** How things are called: games, and seats: people by their names, bots by their seat's, empty ones as such. */
import { app } from './app.svelte';
import { faceOf } from './faces';
import { titleOf } from './shipped/load';
import type { Face, SeatInfo, TableInfo } from './wire';

/** Return a seat's name in the present language; of several people without a name each has a number. */
export function seatName(seat: SeatInfo, number: number, seats: readonly SeatInfo[] = []): string {
  if (seat.kind === 'empty') return app.voice.t('seat-empty');
  if (seat.name) return seat.name;
  if (seat.kind === 'bot') return app.voice.t('bot-named', { number: number + 1 });
  const alike = seats.filter((one) => one.kind === 'person' && !one.name).length;
  return alike > 1 ? app.voice.t('player-number', { number: number + 1 }) : personName('');
}

/** Return what a person is called who may not have chosen a name. */
export function personName(name: string): string {
  return name || app.voice.t('guest');
}

/** Return all names of a table. */
export function seatNames(table: Pick<TableInfo, 'seats'>): string[] {
  return table.seats.map(seatName);
}

/** Return a seat of a record: a bot's name is its level. A person whose face nobody knows has one that follows from the name. */
export function recordedSeat(name: string, mine: boolean, face: Face | null = null): SeatInfo {
  const bot = app.voice.has(`level-${name}`);
  const who = bot
    ? ({ kind: 'bot', name: '', face: null, level: name } as const)
    : ({ kind: 'person', name, face: face ?? faceOf(name), level: null } as const);
  return {
    ...who,
    mine,
    host: false,
    present: true,
    away_until: null,
    stand_in: false,
    why: null,
    word: false,
  };
}

/** Return what a level is like to play against; nothing where nobody has said. */
export function levelAbout(level: string | null): string {
  const key = `level-${level}-about`;
  return app.voice.has(key) ? app.voice.t(key) : '';
}

/** Return how a bot of a level behaves. */
export function levelManner(level: string | null): string {
  const key = `bot-${level}-manner`;
  return app.voice.has(key) ? app.voice.t(key) : '';
}

/** Return what a level is called. */
export function levelName(level: string | null): string {
  const key = `level-${level}`;
  return app.voice.has(key) ? app.voice.t(key) : (level ?? '');
}

/** Return a game's name, known before the game's own words are; a game that nobody told about has its bare one. */
export function gameName(game: string): string {
  return title(game, 'game-name') ?? game;
}

/** Return the sentence a game is introduced with. */
export function gameSummary(game: string): string {
  return title(game, 'game-summary') ?? '';
}

function title(game: string, key: string): string | undefined {
  const own = `${key}-${game}`;
  return app.voice.has(own) ? app.voice.t(own) : titleOf(game, app.language, key);
}
