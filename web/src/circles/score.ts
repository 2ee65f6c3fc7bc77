/** A circle's running score: of one game, or of all together. */
import type { CircleInfo, CircleScoreInfo } from '../wire';

export interface Standing {
  name: string;
  /** Whether they still belong to the circle. */
  member: boolean;
  played: number;
  won: number;
}

/** Who counts as one: a member by the number, and whoever has left by the name. */
const keyOf = ({ member, name }: CircleScoreInfo): string => (member === null ? `left ${name}` : `${member}`);

/** Return how everybody stands, most wins first; members who have not played stand last. */
export function standings(circle: Pick<CircleInfo, 'members' | 'score'>, game: string): Standing[] {
  const found = new Map<string, Standing>();
  for (const { number, name } of circle.members)
    found.set(`${number}`, { name, member: true, played: 0, won: 0 });
  for (const one of circle.score) {
    if (game && one.game !== game) continue;
    const key = keyOf(one);
    const before = found.get(key) ?? { name: one.name, member: false, played: 0, won: 0 };
    found.set(key, { ...before, played: before.played + one.played, won: before.won + one.won });
  }
  return [...found.values()].sort((a, b) => b.won - a.won || b.played - a.played);
}
