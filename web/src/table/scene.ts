/** The great moments of a match: which of them the news hold, and what is to be shown of each. */
import type { SceneRule } from '../lib/board';
import type { CardInfo, Fact, Text } from '../wire';
import { cardOf } from './since';

/** A line of a scene: what happened, and for how many points. */
export interface SceneRow {
  text: Text;
  seat: number | null;
  points: number | null;
}

export interface Scene {
  number: number;
  /** Keys of the game's words. */
  title: string;
  /** The card that it is about. */
  card: string | null;
  rows: SceneRow[];
  /** Who leads now and by how much; nobody where it is even, or where that is not to be told. */
  lead: { seat: number; points: number } | null;
}

/** Return the scenes that the news hold, in the order of the game's rules for them. */
export function scenesOf(
  rules: readonly SceneRule[],
  news: readonly Fact[],
  view: unknown,
  cards: readonly CardInfo[],
  next = 0,
): Scene[] {
  const named = new Map(cards.map((card) => [card.name.key, card.id]));
  return rules.flatMap((rule) => {
    const about = news.find((fact) => rule.on.includes(fact.kind));
    if (!about) return [];
    const rows = news.flatMap(({ kind, values, line }) =>
      line && rule.rows.includes(kind)
        ? [{ text: line, seat: values.seat ?? null, points: values[rule.points ?? ''] ?? null }]
        : [],
    );
    const card = about.line ? cardOf(about.line, named) : null;
    return [{ number: next++, title: rule.title, card, rows, lead: leadOf(standingAfter(rule, news, view)) }];
  });
}

/** The view has all that happened: what came after the scene is taken off again, so that it gives nothing away. */
function standingAfter(rule: SceneRule, news: readonly Fact[], view: unknown): number[] {
  const standing = rule.standing?.(view as never) ?? [];
  const last = news.map(({ kind }) => rule.on.includes(kind) || rule.rows.includes(kind)).lastIndexOf(true);
  const later = news.slice(last + 1);
  return standing.map((points, number) =>
    later.reduce(
      (sum, { values }) => sum - (values.seat === number ? (values[rule.points ?? ''] ?? 0) : 0),
      points,
    ),
  );
}

function leadOf(standing: readonly number[]): Scene['lead'] {
  const best = Math.max(...standing);
  const second = Math.max(...standing.filter((_, seat) => seat !== standing.indexOf(best)));
  return standing.length > 1 && best > second
    ? { seat: standing.indexOf(best), points: best - second }
    : null;
}
