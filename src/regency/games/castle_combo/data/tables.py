"""The cards as frozen arrays, for the rules.

Whatever an ability or a scroll counts in a whole tableau is a column of one running tally a seat:
placing a card adds that card's row of `TALLY`, so that counting is a single read.
"""

import numpy as np

from regency.core.types import EMPTY, Ints
from regency.games.castle_combo.data.cards import (
    CARDS,
    DATA,
    LINE_KINDS,
    LOCATIONS,
    MOST_LINES,
    MOST_SHIELDS,
    PLACES,
    SCOPES,
    SCROLL_KINDS,
    SHIELDS,
    Card,
    Count,
    read_condition,
)

IDS: tuple[str, ...] = tuple(card.id for card in CARDS)
NUM_CARDS = len(CARDS)
NUM_LOCATIONS = len(LOCATIONS)
DECK_SIZE = NUM_CARDS // NUM_LOCATIONS
NUM_SHIELDS = len(SHIELDS)
CASTLE, VILLAGE = range(NUM_LOCATIONS)
#: The row of `TALLY` of a card that lies face down; its number no card has.
FACE_DOWN = NUM_CARDS

START_GOLD = int(DATA["start"]["gold"])
START_KEYS = int(DATA["start"]["keys"])
FACE_DOWN_GOLD = int(DATA["face_down"]["gold"])
FACE_DOWN_KEYS = int(DATA["face_down"]["keys"])

# --- the finished tableau and the grid it floats on

SIDE = 3
TABLEAU_SIZE = SIDE * SIDE
#: A seat's first card lies in the middle of this grid, so that any tableau fits on it.
GRID = 2 * SIDE - 1
NUM_CELLS = GRID * GRID
MIDDLE = SIDE - 1
FIRST_CELL = MIDDLE * GRID + MIDDLE


def _frozen(values: object, dtype: type = np.int8) -> Ints:
    array: Ints = np.array(values, dtype)
    array.setflags(write=False)
    return array


#: int8[NUM_CELLS], where a cell lies on the grid.
ROW_OF = _frozen([cell // GRID for cell in range(NUM_CELLS)])
COLUMN_OF = _frozen([cell % GRID for cell in range(NUM_CELLS)])
#: int32[GRID], the cells of a grid row or column as bits.
ROW_CELLS = _frozen([sum(1 << r * GRID + c for c in range(GRID)) for r in range(GRID)], np.int32)
COLUMN_CELLS = _frozen([sum(1 << r * GRID + c for r in range(GRID)) for c in range(GRID)], np.int32)


def _reachable(used: int) -> list[int]:
    """Return the grid rows (or columns) that fit in three together with the used ones."""
    lines = [i for i in range(GRID) if used >> i & 1]
    if not lines:
        return [MIDDLE]
    return [i for i in range(GRID) if max(lines) - SIDE < i < min(lines) + SIDE]


#: int32[2 ** GRID], by the rows (columns) in use as bits: the cells a card may still go to (CC-7).
ROWS_ALLOWED = _frozen(
    [sum(int(ROW_CELLS[i]) for i in _reachable(used)) for used in range(1 << GRID)], np.int32
)
COLUMNS_ALLOWED = _frozen(
    [sum(int(COLUMN_CELLS[i]) for i in _reachable(used)) for used in range(1 << GRID)], np.int32
)


def _origins(used: int) -> tuple[int, int]:
    lines = [i for i in range(GRID) if used >> i & 1] or [MIDDLE]
    first = max(0, max(lines) - SIDE + 1)
    return first, max(first, min(min(lines), GRID - SIDE))


#: int8[2 ** GRID], the first and last line that can become the top row (left column).
FIRST_ORIGIN = _frozen([_origins(used)[0] for used in range(1 << GRID)])
LAST_ORIGIN = _frozen([_origins(used)[1] for used in range(1 << GRID)])
#: Cells that are not in the last (first) column: those with a neighbour to the right (left).
HAS_RIGHT = sum(int(cells) for cells in COLUMN_CELLS[: GRID - 1])
HAS_LEFT = sum(int(cells) for cells in COLUMN_CELLS[1:])

# --- the columns of a tally

COST_CONDITIONS = sorted(
    {
        read_condition(count.arguments)
        for card in CARDS
        for line in card.lines
        if (count := line.count) and count.kind == "cards_with_cost"
    }
    | {
        read_condition(card.scroll.arguments)
        for card in CARDS
        if card.scroll.kind == "per_card_with_cost"
    }
)
SHIELD_TALLY = 0
BANNER_TALLY = SHIELD_TALLY + NUM_SHIELDS
#: Cards with one, two, three shields.
SHIELD_COUNT_TALLY = BANNER_TALLY + NUM_LOCATIONS
COST_TALLY = SHIELD_COUNT_TALLY + MOST_SHIELDS
PURSE_TALLY = COST_TALLY + len(COST_CONDITIONS)
DISCOUNT_CARD_TALLY = PURSE_TALLY + 1
FACE_DOWN_TALLY = DISCOUNT_CARD_TALLY + 1
OCCUPIED_TALLY = FACE_DOWN_TALLY + 1
EMPTY_TALLY = OCCUPIED_TALLY + 1
#: How much cheaper castle and village cards are (CC-16).
DISCOUNT_TALLY = EMPTY_TALLY + 1
#: How much gold the purses hold together when full.
CAPACITY_TALLY = DISCOUNT_TALLY + NUM_LOCATIONS
#: How much gold lies on them now; putting it there keeps this sum.
STORED_TALLY = CAPACITY_TALLY + 1
#: The next two follow from the shields and are kept beside them.
DISTINCT_TALLY = STORED_TALLY + 1
MISSING_TALLY = DISTINCT_TALLY + 1
NUM_TALLIES = MISSING_TALLY + 1


def _meets(cost: int, condition: tuple[str, int]) -> bool:
    sign, wanted = condition
    return cost == wanted if sign == "=" else cost >= wanted


def _tally_of(card: Card) -> list[int]:
    tally = [0] * NUM_TALLIES
    for shield in card.shields:
        tally[SHIELD_TALLY + SHIELDS.index(shield)] += 1
    tally[BANNER_TALLY + LOCATIONS.index(card.location)] = 1
    tally[SHIELD_COUNT_TALLY + len(card.shields) - 1] = 1
    for i, condition in enumerate(COST_CONDITIONS):
        tally[COST_TALLY + i] = int(_meets(card.cost, condition))
    tally[PURSE_TALLY] = int(card.purse > 0)
    tally[DISCOUNT_CARD_TALLY] = int(any(card.discounts))
    tally[OCCUPIED_TALLY], tally[EMPTY_TALLY] = 1, -1
    for location, discount in enumerate(card.discounts):
        tally[DISCOUNT_TALLY + location] = discount
    tally[CAPACITY_TALLY] = card.purse
    return tally


def _tally_face_down() -> list[int]:
    tally = [0] * NUM_TALLIES
    tally[FACE_DOWN_TALLY], tally[OCCUPIED_TALLY], tally[EMPTY_TALLY] = 1, 1, -1
    return tally


def _column_of(count: Count) -> int:
    columns = {
        "shield": lambda: SHIELD_TALLY + SHIELDS.index(count.arguments[0]),
        "banner": lambda: BANNER_TALLY + LOCATIONS.index(count.arguments[0]),
        "cards_with_shield_count": lambda: SHIELD_COUNT_TALLY + int(count.arguments[0]) - 1,
        "cards_with_cost": lambda: COST_TALLY + COST_CONDITIONS.index(
            read_condition(count.arguments)
        ),
        "distinct_shield_types": lambda: DISTINCT_TALLY,
        "missing_shield_types": lambda: MISSING_TALLY,
        "occupied_positions": lambda: OCCUPIED_TALLY,
        "empty_positions": lambda: EMPTY_TALLY,
        "cards_with_purse": lambda: PURSE_TALLY,
    }  # fmt: skip
    return columns[count.kind]()


# --- by card

#: int8[NUM_CARDS + 1, NUM_TALLIES], what a card adds to its seat's tally; last FACE_DOWN's row.
TALLY = _frozen([_tally_of(card) for card in CARDS] + [_tally_face_down()])
#: int8[NUM_TALLIES], the tally of an empty tableau.
EMPTY_TABLEAU = _frozen(
    [
        {EMPTY_TALLY: TABLEAU_SIZE, MISSING_TALLY: NUM_SHIELDS}.get(column, 0)
        for column in range(NUM_TALLIES)
    ]
)
#: int8[NUM_CARDS] each.
LOCATION = _frozen([LOCATIONS.index(card.location) for card in CARDS])
COST = _frozen([card.cost for card in CARDS])
CAPACITY = _frozen([card.purse for card in CARDS])
#: int8[NUM_CARDS], where the messenger goes (CC-9), EMPTY where no icon is printed.
MESSENGER_TO = _frozen(
    [1 - LOCATIONS.index(card.location) if card.messenger else EMPTY for card in CARDS]
)

# --- abilities: int8[NUM_CARDS, MOST_LINES] each, a second line only where one is printed

(
    GAIN_GOLD_PER,
    GAIN_KEYS_PER,
    GAIN_KEYS,
    OPPONENTS_GAIN_GOLD,
    OPPONENTS_GAIN_KEYS,
    ALL_PLAYERS_GAIN_KEYS,
    PURSE_ADD_EACH,
    PURSE_FILL,
    DISCARD_FROM_ROW,
    DISCOUNT,
) = range(len(LINE_KINDS))


def _by_line(values: list[list[int]]) -> Ints:
    return _frozen([row + [EMPTY] * (MOST_LINES - len(row)) for row in values])


LINE_KIND = _by_line([[LINE_KINDS.index(line.kind) for line in card.lines] for card in CARDS])
LINE_AMOUNT = _by_line([[line.amount for line in card.lines] for card in CARDS])
#: The column of the tally that is counted.
LINE_COUNT = _by_line(
    [[_column_of(line.count) if line.count else EMPTY for line in card.lines] for card in CARDS]
)
#: 1 where a neighbour's tableau is counted instead of the own one.
LINE_NEIGHBOUR = _by_line(
    [[int(bool(line.count and line.count.neighbour)) for line in card.lines] for card in CARDS]
)
#: Whose row a card is discarded from, and whether it pays keys instead of gold (CC-14).
LINE_LOCATION = _by_line(
    [
        [LOCATIONS.index(line.location) if line.location else EMPTY for line in card.lines]
        for card in CARDS
    ]
)
LINE_PAYS_KEYS = _by_line([[int(line.gain == "keys") for line in card.lines] for card in CARDS])
#: int8[NUM_CARDS], 1 where the seat chooses one of the two lines.
CHOICE = _frozen([int(card.choice) for card in CARDS])

# --- scrolls: [NUM_CARDS] each

(
    PER_SHIELD,
    POSITION,
    PER_GOLD_ON_THIS_PURSE,
    IF_SHIELD_MISSING,
    PER_BANNER,
    PER_SHIELD_SET,
    PER_DISTINCT_SHIELD_TYPE,
    PER_CARD_WITH_COST,
    PER_KEY,
    PER_BANNER_SET,
    PER_MISSING_SHIELD_TYPE,
    PER_DISCOUNT_CARD,
    PER_IDENTICAL_SHIELD_SET,
    PER_GOLD_ON_ALL_PURSES,
    PER_CARD_WITH_SHIELD_COUNT,
    IF_FACE_DOWN_CARD,
) = range(len(SCROLL_KINDS))
#: The scopes as bits: along the row, along the column, both, or the whole tableau.
IN_ROW, IN_COLUMN, IN_TABLEAU = 1, 2, 4
_SCOPE_BITS = dict(zip(SCOPES, (IN_ROW, IN_COLUMN, IN_ROW | IN_COLUMN, IN_TABLEAU), strict=True))


def _first(card: Card, kinds: tuple[str, ...], names: tuple[str, ...]) -> int:
    return names.index(card.scroll.arguments[0]) if card.scroll.kind in kinds else EMPTY


def _scroll_column(card: Card) -> int:
    """Return the column of the tally that the scroll multiplies, EMPTY where it is not one."""
    scroll = card.scroll
    columns = {
        "per_banner": lambda: _column_of(Count("banner", scroll.arguments)),
        "per_card_with_cost": lambda: _column_of(Count("cards_with_cost", scroll.arguments)),
        "per_missing_shield_type": lambda: MISSING_TALLY,
        "per_discount_card": lambda: DISCOUNT_CARD_TALLY,
        "per_card_with_shield_count": lambda: _column_of(
            Count("cards_with_shield_count", scroll.arguments)
        ),
    }
    return columns[scroll.kind]() if scroll.kind in columns else EMPTY


def _scope(card: Card) -> int:
    scopes = [word for word in card.scroll.arguments if word in SCOPES]
    return _SCOPE_BITS[scopes[0]] if scopes else 0


def _set_of(card: Card) -> int:
    if card.scroll.kind != "per_shield_set":
        return 0
    return sum(1 << SHIELDS.index(shield) for shield in card.scroll.arguments)


SCROLL_KIND = _frozen([SCROLL_KINDS.index(card.scroll.kind) for card in CARDS])
SCROLL_POINTS = _frozen([card.scroll.points for card in CARDS])
SCROLL_SHIELD = _frozen([_first(c, ("per_shield", "if_shield_missing"), SHIELDS) for c in CARDS])
SCROLL_COLUMN = _frozen([_scroll_column(card) for card in CARDS])
SCROLL_SCOPE = _frozen([_scope(card) for card in CARDS])
#: int8: the types of a set of different shields, as bits.
SCROLL_SET = _frozen([_set_of(card) for card in CARDS])
#: int16: the places of the finished tableau that pay, as bits.
SCROLL_PLACES = _frozen(
    [PLACES[c.scroll.arguments[0]] if c.scroll.kind == "position" else 0 for c in CARDS], np.int16
)
#: int8[NUM_CARDS, NUM_LOCATIONS]: the banners that make one set.
SCROLL_BANNERS = _frozen(
    [
        [
            card.scroll.arguments.count(place) if card.scroll.kind == "per_banner_set" else 0
            for place in LOCATIONS
        ]
        for card in CARDS
    ]
)
#: How many identical shields make one set.
SCROLL_SIZE = _frozen(
    [
        int(card.scroll.arguments[0]) if card.scroll.kind == "per_identical_shield_set" else EMPTY
        for card in CARDS
    ]
)


def number_of(card_id: str) -> int | None:
    """Return a card's number, or None for an id that is not in the decks."""
    return IDS.index(card_id) if card_id in IDS else None
