"""What a board shows of Castle Combo: the view, and every card with its printed figures."""

from functools import lru_cache
from typing import Any, TypedDict, cast

from regency.core.part import Recent, merge, part
from regency.core.types import EMPTY, State
from regency.games.castle_combo.cards import LOCATIONS
from regency.games.castle_combo.notation import relative
from regency.games.castle_combo.plain import (
    STATES_KEPT,
    TABLEAUX_KEPT,
    Plain,
    Tableau,
    plain,
    price_at,
    reckon,
)
from regency.games.castle_combo.rules.state import DISCARD
from regency.games.castle_combo.rules.turn import discard_location
from regency.games.castle_combo.tables import (
    DECK_SIZE,
    DISCOUNT_TALLY,
    IDS,
    NUM_LOCATIONS,
    NUM_SHIELDS,
    SHIELD_TALLY,
)

PHASES = ("deal", "refresh", "refill", "act", "place", "choose", "discard", "done")
FACES = ("up", "down")


class CardView(TypedDict):
    """A card of a tableau; face down it is known to all, since it was seen when taken (CC-21)."""

    card: str
    face: str
    at: list[int]  # [row, column] from the seat's first card
    gold: int  # on its purse
    points: int  # what it is worth if the match ended now


class SeatView(TypedDict):
    """A seat's goods and tableau."""

    gold: int
    keys: int
    points: int  # if the match ended now
    spare_gold: int  # the gold that breaks ties then
    discounts: list[int]  # for castle cards, for village cards
    shields: list[int]
    cards: list[CardView]
    open: list[list[int]]  # where the next card may go, as [row, column]


class LocationView(TypedDict):
    """A row with its prices for the viewer, and what is known of deck and discards."""

    row: list[str | None]
    prices: list[int | None]  # for the viewer's seat; a spectator reads those of the seat to act
    deck: int
    in_deck: list[str]  # what is left, as a set: its order is nobody's
    discards: list[str]
    gone: bool


class CastleComboView(TypedDict):
    """What a board shows."""

    phase: str
    turn: int
    messenger: str
    key_used: bool
    taking: str | None  # the card on its way from a row to the tableau of the seat to act
    taking_face: str | None
    taking_slot: int | None
    placed: list[int] | None
    discarding: str | None  # the location whose row an ability discards from now
    locations: list[LocationView]
    seats: list[SeatView]


def view(seen: State, viewer: int) -> CastleComboView:
    """Return what a viewer's board shows."""
    now = plain(seen)
    buyer = viewer if viewer >= 0 else now.turn
    return _board(now, now.seats[buyer].discounts)


@lru_cache(maxsize=STATES_KEPT)
def _board(now: Plain, discounts: tuple[int, ...]) -> CastleComboView:
    """Show a board to all who have the same discounts: nothing else differs between viewers."""
    shown = merge(_shared(now), {"locations": _locations(now, discounts)})
    return cast(CastleComboView, shown)


@lru_cache(maxsize=STATES_KEPT)
def _shared(now: Plain) -> dict[str, Any]:
    """Show what every viewer sees alike."""
    taking = now.taking
    shown = {
        "phase": PHASES[now.phase],
        "turn": now.turn,
        "messenger": LOCATIONS[now.messenger],
        "key_used": bool(now.key_used),
        "taking": None if taking == EMPTY else IDS[taking],
        "taking_face": None if taking == EMPTY else FACES[now.face],
        "taking_slot": None if taking == EMPTY else now.slot,
        "placed": None if now.placed == EMPTY else relative(now.placed),
        "discarding": _discarding(now),
        "seats": [_seat(tableau) for tableau in now.seats],
    }
    return part(shown)


def _discarding(now: Plain) -> str | None:
    return LOCATIONS[discard_location(now.acting)] if now.phase == DISCARD else None


_LOCATIONS: Recent[tuple[bytes, tuple[int, ...]], list[LocationView]] = Recent(STATES_KEPT)
_PILES: Recent[bytes, list[LocationView]] = Recent(STATES_KEPT)


def _locations(now: Plain, discounts: tuple[int, ...]) -> list[LocationView]:
    """Show the locations with the prices of a buyer; made anew when a card or a price changed."""
    key = (now.market, discounts)
    found = _LOCATIONS.get(key)
    if found is not None:
        return found
    piles = _PILES.get(now.market) or _PILES.keep(now.market, _piles(now))
    priced: list[LocationView] = [
        {
            **pile,
            "prices": [None if card == EMPTY else price_at(discounts, card) for card in row],
        }
        for pile, row in zip(piles, now.row, strict=True)
    ]
    return _LOCATIONS.keep(key, part(priced))


def _piles(now: Plain) -> list[LocationView]:
    """Show rows, decks and discards, without prices."""
    known = {card for tableau in now.seats for card in tableau.cell}
    return [_location(now, place, known) for place in range(NUM_LOCATIONS)]


def _location(now: Plain, location: int, in_tableaux: set[int]) -> LocationView:
    row, discards = now.row[location], now.discards[location]
    left: list[str] = []
    if now.deck_size[location]:
        known = in_tableaux.union(row, discards)
        first = location * DECK_SIZE
        left = [IDS[card] for card in range(first, first + DECK_SIZE) if card not in known]
    return {
        "row": [None if card == EMPTY else IDS[card] for card in row],
        "prices": [],
        "deck": now.deck_size[location],
        "in_deck": part(left),
        "discards": part([IDS[card] for card in discards]),
        "gone": now.gone == location,
    }


@lru_cache(maxsize=TABLEAUX_KEPT)
def _seat(tableau: Tableau) -> SeatView:
    """Show a seat; the same tableau is shown by the same object, which nobody changes."""
    now = reckon(tableau)
    tally = list(tableau.tally)
    shown: SeatView = {
        "gold": tableau.gold,
        "keys": tableau.keys,
        "points": now.points,
        "spare_gold": now.spare_gold,
        "discounts": tally[DISCOUNT_TALLY : DISCOUNT_TALLY + NUM_LOCATIONS],
        "shields": tally[SHIELD_TALLY : SHIELD_TALLY + NUM_SHIELDS],
        "cards": [
            {
                "card": IDS[worth.card],
                "face": FACES[0 if worth.up else 1],
                "at": relative(worth.cell),
                "gold": worth.gold,
                "points": worth.points,
            }
            for worth in now.cards
        ],
        "open": [relative(cell) for cell in now.open],
    }
    return part(shown)
