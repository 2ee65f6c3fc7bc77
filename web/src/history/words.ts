/** What those are called whom one played against: people by their names, bots by their level. */
import { levelName, personName } from '../names';

export function calledBy({ name, level }: { name: string; level: string | null }): string {
  return level ? levelName(level) : personName(name);
}
