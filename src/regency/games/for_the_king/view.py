"""How For the King (and Me) is shown; everything here receives redacted states only."""

from typing import TypedDict

from regency.core.types import EMPTY, HIDDEN, State
from regency.games.for_the_king.catalogue import catalogue
from regency.games.for_the_king.names import pile_gold, pile_ids
from regency.games.for_the_king.plain import Plain, plain
from regency.games.for_the_king.prompt import prompt
from regency.games.for_the_king.rules.state import (
    BID,
    CENTRE,
    DONE,
    FAVOUR,
    KING,
    PAY,
    PENALTY,
    SELF,
)
from regency.games.for_the_king.sheet import points, sheet
from regency.games.for_the_king.standing import (
    SUMS,
    Standing,
    knows_hand,
    offices_in_play,
    own_favours,
    secondary_value,
    survey,
)
from regency.games.for_the_king.tables import (
    DECK_SIZE,
    IDS,
    OFFICES,
)
from regency.games.for_the_king.why_not import why_not
from regency.games.for_the_king.words import label, line, table

PHASES = ("deal", "place", "take", "king", "shuffle", "bid", "pay", "penalty", "done")
_DECK_SIZE: list[int] = DECK_SIZE.tolist()


class TileView(TypedDict):
    """An office's duty tiles; the secondary is None where there is none."""

    office: str
    primary: int
    secondary: int | None


class StandingView(TypedDict):
    """Who would take an office's tiles by the cards known to the viewer, and each known sum.

    Sure: no hidden card can change it.
    """

    office: str
    sums: list[int]
    primary_seat: int | None
    primary_sure: bool
    secondary_seat: int | None
    secondary_sure: bool


class SeatView(TypedDict):
    """What the viewer knows of a seat; cards, sums, gold and lost are None where hidden.

    `seen` are cards seen going there that must be there still, `maybe` those that may have been
    discarded face down since.
    """

    hand: int
    cards: list[str] | None
    sums: dict[str, int] | None
    gold: int | None
    seen: list[str]
    maybe: list[str]
    blind: int
    losses: int
    lost: list[str] | None
    favoured: int
    inside: bool
    barred: bool


class KingView(TypedDict):
    """A king being resolved."""

    card: str
    ups: int
    downs: int
    choice: bool
    changed: list[str]


class AuctionView(TypedDict):
    """The card under the hammer."""

    card: str | None
    first: int
    high: int
    high_seat: int | None
    due: int


class ForTheKingView(TypedDict):
    """What a board shows; card ids, "hidden" where a card is there but unknown.

    `unseen` counts, by office, gold and king, the cards whose place the viewer does not know.
    """

    phase: str
    turn: int
    tie_break: str
    tiles: list[TileView]
    standings: list[StandingView]
    deck: int
    adviser: int
    room: dict[str, int]
    held: str | None
    centre: list[str]
    favour: int
    favour_own: list[str]
    seats: list[SeatView]
    gone: list[str]
    unseen: dict[str, int]
    king: KingView | None
    auction: AuctionView | None


def view(seen: State, viewer: int) -> ForTheKingView:
    """Return what a viewer's board shows."""
    p = plain(seen)
    known = survey(p)
    return {
        "phase": PHASES[p.phase],
        "turn": p.turn,
        "tie_break": "sum" if p.ties_by_sum else "cards",
        "tiles": [_tile(p, office) for office in offices_in_play(p.seats)],
        "standings": [_standing(found) for found in known.standings],
        "deck": _DECK_SIZE[p.seats] - p.drawn,
        "adviser": p.adviser,
        "room": {"self": p.room[SELF], "centre": p.room[CENTRE], "favour": p.room[FAVOUR]},
        "held": _card_id(p.held[p.adviser]),
        "centre": [IDS[card] for card in p.centre if card != EMPTY],
        "favour": sum(p.favoured_count) - p.turned if p.phase != DONE else 0,
        "favour_own": pile_ids(own_favours(p, viewer)),
        "seats": [_seat(p, seat) for seat in range(p.seats)],
        "gone": pile_ids(p.gone),
        "unseen": known.unseen.copy(),
        "king": _king(p),
        "auction": _auction(p),
    }


def _card_id(card: int) -> str | None:
    if card == EMPTY:
        return None
    return "hidden" if card == HIDDEN else IDS[card]


def _or_none(seat: int) -> int | None:
    return None if seat == EMPTY else seat


def _tile(p: Plain, office: int) -> TileView:
    return {
        "office": OFFICES[office],
        "primary": p.tile[office],
        "secondary": secondary_value(p, office) or None,
    }


def _standing(found: Standing) -> StandingView:
    return {
        "office": OFFICES[found.office],
        "sums": found.sums,
        "primary_seat": found.primary,
        "primary_sure": found.primary_sure,
        "secondary_seat": found.secondary,
        "secondary_sure": found.secondary_sure,
    }


def _seat(p: Plain, seat: int) -> SeatView:
    hand, losses, count = p.hand[seat], p.losses[seat], p.sightings[seat]
    known = knows_hand(p, seat)
    lost = p.lost[seat]
    # Cards seen before the last loss may be the one lost; they come first.
    unsure = sum(at != losses for at in p.seen_at[seat][:count])
    sightings = [IDS[card] for card in p.seen[seat][:count]]
    return {
        "hand": p.hand_size[seat],
        "cards": pile_ids(hand) if known else None,
        "sums": {OFFICES[o]: SUMS[o][hand[o]] for o in offices_in_play(p.seats)} if known else None,
        "gold": pile_gold(hand) if known else None,
        "seen": sightings[unsure:],
        "maybe": sightings[:unsure],
        "blind": p.blind[seat],
        "losses": losses,
        "lost": pile_ids(lost) if lost[0] != HIDDEN else None,
        "favoured": p.favoured_count[seat],
        "inside": bool(p.inside >> seat & 1),
        "barred": bool(p.barred >> seat & 1),
    }


def _king(p: Plain) -> KingView | None:
    if p.phase != KING:
        return None
    return {
        "card": IDS[p.king],
        "ups": p.ups,
        "downs": p.downs,
        "choice": bool(p.choice),
        "changed": [office for i, office in enumerate(OFFICES) if p.changed >> i & 1],
    }


def _auction(p: Plain) -> AuctionView | None:
    if p.phase not in (BID, PAY, PENALTY):
        return None
    return {
        "card": _card_id(p.hammer),
        "first": p.first,
        "high": p.high,
        "high_seat": _or_none(p.high_seat),
        "due": p.due,
    }


__all__ = [
    "ForTheKingView",
    "catalogue",
    "label",
    "line",
    "pile_ids",
    "points",
    "prompt",
    "sheet",
    "table",
    "view",
    "why_not",
]
