"""What a board shows of Castle Combo: the view, and every card with its printed figures."""

from functools import lru_cache
from typing import Any, TypedDict, cast

from regency.core.part import merge, part
from regency.core.types import EMPTY, State
from regency.games.castle_combo.cards import LOCATIONS
from regency.games.castle_combo.notation import relative
from regency.games.castle_combo.plain import (
    STATES_KEPT,
    TABLEAUX_KEPT,
    Location,
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
        "seats": part([_seat(tableau) for tableau in now.seats]),
    }
    return part(shown)


def _discarding(now: Plain) -> str | None:
    return LOCATIONS[discard_location(now.acting)] if now.phase == DISCARD else None


def _locations(now: Plain, discounts: tuple[int, ...]) -> list[LocationView]:
    """Show the locations with the prices of a buyer."""
    taken = 0
    for tableau in now.seats:
        taken |= reckon(tableau).taken
    return part(
        [
            _priced(location, number, taken & _DECKS[number], now.gone == number, discounts)
            for number, location in enumerate(now.locations)
        ]
    )


@lru_cache(maxsize=STATES_KEPT)
def _priced(
    location: Location, number: int, taken: int, gone: bool, discounts: tuple[int, ...]
) -> LocationView:
    prices = [None if card == EMPTY else price_at(discounts, card) for card in location.row]
    return cast(LocationView, merge(_location(location, number, taken, gone), {"prices": prices}))


@lru_cache(maxsize=STATES_KEPT)
def _location(location: Location, number: int, taken: int, gone: bool) -> dict[str, Any]:
    """Show a row, its deck and its discards, without prices."""
    left = _DECKS[number] & ~(taken | location.cards) if location.deck_size else 0
    shown = {
        "row": [None if card == EMPTY else IDS[card] for card in location.row],
        "deck": location.deck_size,
        "in_deck": _in_deck(left, number),
        "discards": _discards(location.discards),
        "gone": gone,
    }
    return part(shown)


#: The cards of each location, as bits.
_DECKS = [((1 << DECK_SIZE) - 1) << number * DECK_SIZE for number in range(NUM_LOCATIONS)]


@lru_cache(maxsize=STATES_KEPT)  # a card that is taken or laid down was not in it before
def _in_deck(left: int, number: int) -> list[str]:
    first = number * DECK_SIZE
    return part([IDS[card] for card in range(first, first + DECK_SIZE) if left >> card & 1])


@lru_cache(maxsize=STATES_KEPT)
def _discards(cards: tuple[int, ...]) -> list[str]:
    return part([IDS[card] for card in cards])


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
