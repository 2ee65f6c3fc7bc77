/** What a choice is about beyond its own effect: what a card would bring one, and take from others, by the cards known. */
import { action } from '$lib/board';
import type { CardInfo, ForTheKingBringsView, ForTheKingView, GameInfo, Text } from '$wire';
import { numbers } from '../catalogue';

const KEEP = 0;

/** Return what a card would bring the viewer; null for a king, or a card nobody sees. */
function bringing(view: ForTheKingView, card: string | null): ForTheKingBringsView | null {
  return view.brings.find((one) => one.card === card) ?? null;
}

/** Return what winning the card under the hammer would bring the viewer, and who would lose by it. */
export function prize(view: ForTheKingView, viewer: number): Text[] {
  const card = view.auction?.card ?? null;
  if (!card) return [];
  const found = bringing(view, card);
  if (!found) return card.startsWith('king') ? [text('board-win-king')] : [];
  if (card.startsWith('gold')) return [text('board-win-gold', { sum: found.sum })];
  const office = text(`office-${card.slice(0, card.lastIndexOf('-'))}`);
  const points = found.changes.find((change) => change.seat === viewer)?.points ?? 0;
  const key = points === 0 ? 'board-win-sum' : 'board-win-points';
  return [text(key, { office, sum: found.sum, points }), ...losses(found, viewer)];
}

/** Return who else would lose points, and how many. */
function losses(found: ForTheKingBringsView, viewer: number): Text[] {
  const others = found.changes.filter((change) => change.seat !== viewer);
  return others.map(({ seat, points }) => text('board-would-lose', { seat, points: -points }));
}

/** Return what is at stake with an action, to be told before it is confirmed. */
export function stakes(
  view: ForTheKingView,
  viewer: number,
  chosen: number,
  game: GameInfo,
  cards: Map<string, CardInfo>,
): Text[] {
  const within = (span: string) => {
    const start = action(game, span);
    return chosen >= start && chosen < start + (game.actions[span]?.size ?? 0);
  };
  if (view.phase === 'bid' && within('bid')) {
    const amount = chosen - action(game, 'bid') + 1;
    return [...prize(view, viewer), ...price(view, viewer, amount)];
  }
  if (view.phase === 'place' && chosen === action(game, 'place', KEEP)) return taken(view, viewer, view.held);
  if (view.phase === 'take' && within('card')) {
    const known = numbers(cards);
    return taken(
      view,
      viewer,
      view.centre.find((id) => known.get(id) === chosen - action(game, 'card')) ?? null,
    );
  }
  return [];
}

function taken(view: ForTheKingView, viewer: number, card: string | null): Text[] {
  const found = bringing(view, card);
  return found ? losses(found, viewer) : [];
}

/** What is left after paying a bid. */
function price(view: ForTheKingView, viewer: number, amount: number): Text[] {
  const own = view.seats[viewer];
  if (!own) return [];
  const inCards = view.auction?.card?.startsWith('gold') ?? false;
  const left = (inCards ? own.hand : (own.gold ?? 0)) - amount;
  if (left < 0) return [text('board-bluff')];
  return [inCards ? text('board-left-cards', { left: left + 1 }) : text('board-left-gold', { left })];
}

function text(key: string, params: Text['params'] = {}): Text {
  return { key, params };
}
