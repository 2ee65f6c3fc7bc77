"""How For the King (and Me) is shown; everything here receives redacted states only."""

from functools import lru_cache
from typing import Any, TypedDict, cast

from regency.core.part import Recent, merge, part
from regency.core.types import EMPTY, HIDDEN, State
from regency.games.for_the_king.catalogue import catalogue
from regency.games.for_the_king.names import pile_gold, pile_ids
from regency.games.for_the_king.plain import HOLDINGS_KEPT, RECENT, Holding, Plain, Row, plain
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
    knowledge,
    offices_in_play,
    own_favours,
    secondary_of,
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


class HoldingView(TypedDict):
    """What the viewer knows of a seat's cards; cards, sums, gold and lost are None where hidden.

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


class SeatView(HoldingView):
    """A seat's cards, and whether it is still in the auction or barred from it."""

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
    key = (p.cards, p.phase == DONE, viewer)
    known = _KNOWN.get(key) or _KNOWN.keep(key, _known(p, viewer))
    places = (p.cards, p.inside, p.barred)
    now = {
        "phase": PHASES[p.phase],
        "turn": p.turn,
        "deck": _DECK_SIZE[p.seats] - p.drawn,
        "adviser": p.adviser,
        "room": {"self": p.room[SELF], "centre": p.room[CENTRE], "favour": p.room[FAVOUR]},
        "held": _card_id(p.held[p.adviser]),
        "favour": p.favoured - p.turned if p.phase != DONE else 0,
        "seats": _SEATS.get(places) or _SEATS.keep(places, _seats(p)),
        "king": _king(p),
        "auction": _auction(p),
    }
    return cast(ForTheKingView, merge(known, now))


_SEATS: Recent[tuple[bytes, int, int], list[SeatView]] = Recent(RECENT)
#: The parts of a view that bids and turns do not change.
_KNOWN: Recent[tuple[bytes, bool, int], dict[str, Any]] = Recent(RECENT)


def _known(p: Plain, viewer: int) -> dict[str, Any]:
    found = survey(p)
    return part(
        {
            "tie_break": "sum" if p.ties_by_sum else "cards",
            "tiles": _tiles(p.seats, p.tile),
            "standings": part([_standing(standing) for standing in found.standings]),
            "centre": [IDS[card] for card in p.centre if card != EMPTY],
            "favour_own": pile_ids(own_favours(p, viewer)),
            "gone": _gone(p.gone),
            "unseen": found.unseen,
        }
    )


@lru_cache(maxsize=RECENT)
def _gone(pile: Row) -> list[str]:
    return part(pile_ids(pile))


def _card_id(card: int) -> str | None:
    if card == EMPTY:
        return None
    return "hidden" if card == HIDDEN else IDS[card]


def _or_none(seat: int) -> int | None:
    return None if seat == EMPTY else seat


@lru_cache(maxsize=RECENT)
def _tiles(seats: int, values: Row) -> list[TileView]:
    """Show the tiles; the same ones for everybody."""
    tiles: list[TileView] = [
        {
            "office": OFFICES[office],
            "primary": values[office],
            "secondary": secondary_of(seats, values[office]) or None,
        }
        for office in offices_in_play(seats)
    ]
    return part(tiles)


@lru_cache(maxsize=HOLDINGS_KEPT)
def _standing(found: Standing) -> StandingView:
    shown: StandingView = {
        "office": OFFICES[found.office],
        "sums": found.sums,
        "primary_seat": found.primary,
        "primary_sure": found.primary_sure,
        "secondary_seat": found.secondary,
        "secondary_sure": found.secondary_sure,
    }
    return part(shown)


def _seats(p: Plain) -> list[SeatView]:
    return part(
        [
            _seat(holding, p.seats, bool(p.inside >> seat & 1), bool(p.barred >> seat & 1))
            for seat, holding in enumerate(p.holdings)
        ]
    )


@lru_cache(maxsize=HOLDINGS_KEPT)
def _seat(holding: Holding, seats: int, inside: bool, barred: bool) -> SeatView:
    """Show a seat's cards; the same for all who know the same of it."""
    hand, known = holding.hand, holding.known
    found = knowledge(holding)
    shown: SeatView = {
        "hand": holding.hand_size,
        "cards": pile_ids(hand) if known else None,
        "sums": {OFFICES[o]: SUMS[o][hand[o]] for o in offices_in_play(seats)} if known else None,
        "gold": pile_gold(hand) if known else None,
        "seen": found.sure_ids,
        "maybe": found.maybe_ids,
        "blind": holding.blind,
        "losses": holding.losses,
        "lost": pile_ids(holding.lost) if holding.lost[0] != HIDDEN else None,
        "favoured": holding.favoured_count,
        "inside": inside,
        "barred": barred,
    }
    return part(shown)


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
