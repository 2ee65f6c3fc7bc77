/** The link of a table that is left for its rematch, kept until the rematch's client takes it over. */
import type { Link } from './link';

/** The next screen is there at once; after so long nobody will come for the link. */
const PATIENCE = 1000;

let kept: { link: Link; table: string; timer: ReturnType<typeof setTimeout> } | null = null;

/** Keep an open link for the table one is going to. */
export function keep(link: Link, table: string): void {
  letGo()?.link.close();
  kept = { link, table, timer: setTimeout(() => letGo()?.link.close(), PATIENCE) };
}

/** Return the link that was kept for this table; one that was kept for another is closed. */
export function take(table: string): Link | null {
  const found = letGo();
  if (found?.table === table) return found.link;
  found?.link.close();
  return null;
}

function letGo(): typeof kept {
  const found = kept;
  kept = null;
  clearTimeout(found?.timer);
  return found;
}
