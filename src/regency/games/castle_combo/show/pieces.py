"""How the pieces read that Castle Combo's `picture.py` writes; the words are in `texts.py`.

Numbers that come in many combinations are in pieces of their own, whatever else belongs together is
in one. EMPTY stands for nothing.
"""

import json

from regency.core.drawing.pieces import Pieces
from regency.core.types import EMPTY
from regency.games.castle_combo.data.cards import LOCATIONS
from regency.games.castle_combo.data.tables import IDS, NUM_CELLS
from regency.games.castle_combo.notation import FACES, relative

PHASES = ("deal", "refresh", "refill", "act", "place", "choose", "discard", "done")

PIECES = Pieces()

#: How many cards of a deck share a piece that says which of them are left.
DECK_GROUP = 10


# --- a list or an object in two pieces


def _json(values: object) -> str:
    return json.dumps(values, separators=(",", ":"))


def _beginning(values: object) -> str:
    """Return JSON that something follows in the same list or object."""
    return _json(values)[:-1]


def _ending(values: object) -> str:
    """Return JSON that ends a list or an object."""
    return _json(values)[1:]


def _inside(values: object) -> str:
    """Return what stands in a list or an object."""
    return _json(values)[1:-1]


def _id(card: int) -> str | None:
    return None if card == EMPTY else IDS[card]


def _location(location: int) -> str | None:
    return None if location == EMPTY else LOCATIONS[location]


# --- the turn


def turn(phase: int, seat: int, messenger: int, key_used: int) -> dict[str, object]:
    """Show whose turn it is and how far."""
    return {
        "phase": PHASES[phase],
        "turn": seat,
        "messenger": LOCATIONS[messenger],
        "key_used": bool(key_used),
    }


def taking(card: int, face: int, slot: int) -> dict[str, object]:
    """Show the card on its way from a row to a tableau."""
    if card == EMPTY:
        return {"taking": None, "taking_face": None, "taking_slot": None}
    return {"taking": IDS[card], "taking_face": FACES[face], "taking_slot": slot}


def placed(cell: int, discarding: int) -> dict[str, object]:
    """Show where this turn's card was placed, and whose row its ability discards from."""
    return {
        "placed": None if cell == EMPTY else relative(cell),
        "discarding": _location(discarding),
    }


TURN = PIECES.members(turn)
TAKING = PIECES.members(taking)
PLACED = PIECES.members(placed)


# --- a seat


def gold(held: int, spare: int) -> str:
    """Begin to show a seat: its gold, and how much of it would break ties."""
    return _beginning({"gold": held, "spare_gold": spare})


def first_shields(nobility: int, faith: int, scholarship: int) -> str:
    """Show how many shields of the first three types a tableau has."""
    return '"shields":' + _beginning([nobility, faith, scholarship])


def last_shields(military: int, craftsmanship: int, peasantry: int) -> str:
    """Show how many shields of the other types a tableau has."""
    return _ending([military, craftsmanship, peasantry])


def card_at(card: int, face: int, cell: int) -> str:
    """Begin to show a card of a tableau: where it lies."""
    return _beginning({"card": IDS[card], "face": FACES[face], "at": relative(cell)})


def card_worth(gold: int, points: int) -> str:
    """Show the rest of a card of a tableau: the gold on it, and its points."""
    return _ending({"gold": gold, "points": points})


def open_cells(cells: int) -> str:
    """Show the rest of a seat: where the next card may go."""
    return _ending({"open": [relative(cell) for cell in range(NUM_CELLS) if cells >> cell & 1]})


SEATS = PIECES.literal('"seats":[')
GOLD = PIECES.opening(gold)
KEYS = PIECES.member("keys")
SEAT_POINTS = PIECES.member("points")
DISCOUNTS = PIECES.member("discounts", lambda castle, village: [castle, village])
FIRST_SHIELDS = PIECES.opening(first_shields)
LAST_SHIELDS = PIECES.opening(last_shields)
CARDS_SHOWN = PIECES.literal('"cards":[')
CARD_AT = PIECES.opening(card_at)
CARD_WORTH = PIECES.opening(card_worth)
OPEN_CELLS = PIECES.opening(open_cells)


# --- a location


def deck(size: int, gone: int) -> str:
    """Begin to show a location: how many cards it has left, or that it is gone."""
    return _beginning({"deck": size, "gone": bool(gone)})


def row(card: int) -> str:
    """Begin to show a row with its first card."""
    return '"row":' + _beginning([_id(card)])


def row_end(card: int) -> str:
    """Show the last card of a row; what is left in the deck follows."""
    return _ending([_id(card)]) + ',"in_deck":['


def left_in_deck(first: int, left: int) -> str:
    """Name those of a few cards, from the *first* on, that are left in a deck."""
    return _inside([IDS[first + n] for n in range(DECK_GROUP) if left >> n & 1])


LOCATIONS_SHOWN = PIECES.literal('"locations":[')
DECK = PIECES.opening(deck)
ROW = PIECES.opening(row)
CARD = PIECES.value(_id)
ROW_END = PIECES.opening(row_end)
LEFT_IN_DECK = PIECES.opening(left_in_deck)
DISCARDS = PIECES.literal('],"discards":[')
LOCATION_END = PIECES.literal("]}")


# --- what a buyer pays


def prices(first: int, second: int, third: int) -> list[int | None]:
    """Show what a buyer pays for the cards of a row."""
    return [None if price == EMPTY else price for price in (first, second, third)]


PRICES = PIECES.literal('"prices":[')
ROW_PRICES = PIECES.value(prices)
