/** Whose turn it is at one's tables, in the order in which one would like to see to them. */
import type { TableInfo } from '../wire';

const KEY = 'regency-heard';

/** Whether somebody waits for the reader there. */
export function isMyTurn(table: TableInfo): boolean {
  return table.to_act.some((seat) => table.seats[seat]?.mine && !table.seats[seat].stand_in);
}

/** Return tables with one's own turn first, those that waited longest before; then the newest. */
export function sorted(tables: TableInfo[]): TableInfo[] {
  const waited = (table: TableInfo) => table.since ?? table.created;
  return [...tables].sort((a, b) => {
    const [mine, theirs] = [isMyTurn(a), isMyTurn(b)];
    if (mine !== theirs) return mine ? -1 : 1;
    return mine ? waited(a) - waited(b) : waited(b) - waited(a);
  });
}

function heard(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

/** Return how many lines were said at a table since they were shown: by this browser, or by another of one's devices. */
export function unread(table: Pick<TableInfo, 'id' | 'lines' | 'heard'>): number {
  return Math.max(0, table.lines - Math.max(table.heard, heard()[table.id] ?? 0));
}

/** Most tables whose talk is remembered; the oldest are forgotten. */
const MOST = 200;

/** Remember that this browser showed so many lines of a table. */
export function hear(id: string, lines: number): void {
  const { [id]: before = 0, ...rest } = heard();
  const kept = Object.entries(rest).slice(1 - MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(kept), [id]: Math.max(before, lines) }));
  } catch {
    // Storage may be forbidden: then everything is new.
  }
}
