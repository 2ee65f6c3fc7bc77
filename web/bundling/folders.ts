/** Where the games are, inside the repository and outside it. */
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

export interface GameFolder {
  /** As the game is called: with hyphens, where its folder has underscores. */
  name: string;
  folder: string;
}

/** Return the games' folders: the package's own, then those in the folders that $REGENCY_GAMES names, as Python finds them. */
export function gameFolders(own: string, others = process.env.REGENCY_GAMES ?? ''): GameFolder[] {
  const found = new Map<string, GameFolder>();
  for (const place of [own, ...others.split(delimiter).filter(Boolean)]) {
    if (!existsSync(place)) continue;
    for (const one of readdirSync(place, { withFileTypes: true })) {
      const folder = resolve(place, one.name);
      const name = one.name.replaceAll('_', '-');
      if (one.isDirectory() && existsSync(join(folder, '__init__.py')) && !found.has(name))
        found.set(name, { name, folder });
    }
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}
