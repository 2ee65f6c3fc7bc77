"""How For the King (and Me) is shown; everything here receives redacted states only."""

from typing import TypedDict

from regency.core.types import EMPTY, HIDDEN, SPECTATOR, State
from regency.games.for_the_king.names import own_favours, pile_cards
from regency.games.for_the_king.rules.piles import wealth
from regency.games.for_the_king.rules.scoring import PRIMARY, SECONDARY, tile_value, tile_winner
from regency.games.for_the_king.rules.state import (
    BID,
    CENTRE,
    DONE,
    FAVOUR,
    PAY,
    PENALTY,
    SELF,
)
from regency.games.for_the_king.sheet import sheet
from regency.games.for_the_king.tables import (
    DECK_SIZE,
    IDS,
    IN_PLAY,
    LETTER_SUM,
    NUM_OFFICES,
    OFFICES,
)
from regency.games.for_the_king.why_not import why_not
from regency.games.for_the_king.words import label, line, table

PHASES = ("deal", "place", "take", "king", "shuffle", "bid", "pay", "penalty", "done")


class TileView(TypedDict):
    """An office's duty tiles; the secondary is None where there is none."""

    office: str
    primary: int
    secondary: int | None
    primary_seat: int | None
    secondary_seat: int | None


class SeenView(TypedDict):
    """A card seen going to a seat; sure: the seat has discarded nothing face down since."""

    card: str
    sure: bool


class SeatView(TypedDict):
    """What the viewer knows of a seat; cards, sums, gold and lost are None where hidden."""

    hand: int
    cards: list[str] | None
    sums: dict[str, int] | None
    gold: int | None
    seen: list[SeenView]
    blind: int
    losses: int
    lost: list[str] | None
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
    """What a board shows; card ids, "hidden" where a card is there but unknown."""

    phase: str
    turn: int
    tie_break: str
    tiles: list[TileView]
    deck: int
    adviser: int
    room: dict[str, int]
    held: str | None
    centre: list[str]
    favour: int
    favour_own: list[str]
    seats: list[SeatView]
    gone: list[str]
    king: KingView | None
    auction: AuctionView | None


def view(seen: State, viewer: int) -> ForTheKingView:
    """Return what a viewer's board shows."""
    return {
        "phase": PHASES[int(seen.phase)],
        "turn": int(seen.turn),
        "tie_break": "sum" if seen.ties_by_sum else "cards",
        "tiles": [_tile(seen, o) for o in range(NUM_OFFICES) if _in_play(seen, o)],
        "deck": int(DECK_SIZE[int(seen.seats)]) - int(seen.drawn),
        "adviser": int(seen.adviser),
        "room": {
            "self": int(seen.room[SELF]),
            "centre": int(seen.room[CENTRE]),
            "favour": int(seen.room[FAVOUR]),
        },
        "held": _card_id(int(seen.held[int(seen.adviser)])),
        "centre": [IDS[int(card)] for card in seen.centre if card != EMPTY],
        "favour": favour_left(seen),
        "favour_own": [IDS[card] for card in own_favours(seen, viewer)],
        "seats": [_seat(seen, seat, viewer) for seat in range(int(seen.seats))],
        "gone": pile_ids(seen.gone),
        "king": _king(seen),
        "auction": _auction(seen),
    }


def _in_play(seen: State, office: int) -> bool:
    return bool(int(IN_PLAY[int(seen.seats)]) >> office & 1)


def _card_id(card: int) -> str | None:
    if card == EMPTY:
        return None
    return "hidden" if card == HIDDEN else IDS[card]


def _or_none(seat: int) -> int | None:
    return None if seat == EMPTY else seat


def pile_ids(pile: State) -> list[str]:
    """Return the ids of a pile's cards."""
    return [IDS[card] for card in pile_cards(pile)]


def favour_left(seen: State) -> int:
    """Return how many cards lie face down on the favour deck."""
    return sum(int(n) for n in seen.favoured_count) - int(seen.turned) if seen.phase != DONE else 0


def _tile(seen: State, office: int) -> TileView:
    done = seen.phase == DONE
    second = tile_value(seen, office, SECONDARY)
    return {
        "office": OFFICES[office],
        "primary": tile_value(seen, office, PRIMARY),
        "secondary": second if second > 0 else None,
        "primary_seat": _or_none(tile_winner(seen, office, PRIMARY)) if done else None,
        "secondary_seat": (
            _or_none(tile_winner(seen, office, SECONDARY)) if done and second > 0 else None
        ),
    }


def _seat(seen: State, seat: int, viewer: int) -> SeatView:
    open_hand = seen.phase == DONE or seat == viewer
    losses = int(seen.losses[seat])
    sums = {
        OFFICES[o]: int(LETTER_SUM[o, int(seen.hand[seat, o])])
        for o in range(NUM_OFFICES)
        if open_hand and _in_play(seen, o)
    }
    return {
        "hand": int(seen.hand_size[seat]),
        "cards": pile_ids(seen.hand[seat]) if open_hand else None,
        "sums": sums if open_hand else None,
        "gold": wealth(seen, seat) if open_hand else None,
        "seen": [
            {"card": IDS[int(seen.seen[seat, i])], "sure": int(seen.seen_at[seat, i]) == losses}
            for i in range(int(seen.sightings[seat]))
        ],
        "blind": int(seen.blind[seat]),
        "losses": losses,
        "lost": pile_ids(seen.lost[seat]) if seat == viewer and viewer != SPECTATOR else None,
        "inside": bool(int(seen.inside) >> seat & 1),
        "barred": bool(int(seen.barred) >> seat & 1),
    }


def _king(seen: State) -> KingView | None:
    if seen.king == EMPTY:
        return None
    return {
        "card": IDS[int(seen.king)],
        "ups": int(seen.ups),
        "downs": int(seen.downs),
        "choice": bool(seen.choice),
        "changed": [OFFICES[o] for o in range(NUM_OFFICES) if int(seen.changed) >> o & 1],
    }


def _auction(seen: State) -> AuctionView | None:
    if seen.phase not in (BID, PAY, PENALTY):
        return None
    return {
        "card": _card_id(int(seen.hammer)),
        "first": int(seen.first),
        "high": int(seen.high),
        "high_seat": _or_none(int(seen.high_seat)),
        "due": int(seen.due),
    }


__all__ = ["ForTheKingView", "label", "line", "sheet", "table", "view", "why_not"]
