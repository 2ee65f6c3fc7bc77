"""What a tableau promises, in hundredths of a point.

What its scrolls pay now, what they may still come to pay for each place that is empty, and what
gold, keys and discounts are good for until then.
"""

from regency.core.kernel import count_bits
from regency.core.types import State
from regency.games.castle_combo.data.tables import (
    BANNER_TALLY,
    COLUMN_OF,
    DISCOUNT_TALLY,
    EMPTY_TALLY,
    FIRST_ORIGIN,
    IF_FACE_DOWN_CARD,
    IF_SHIELD_MISSING,
    IN_TABLEAU,
    LAST_ORIGIN,
    NUM_CELLS,
    NUM_LOCATIONS,
    NUM_SHIELDS,
    PER_BANNER,
    PER_BANNER_SET,
    PER_DISTINCT_SHIELD_TYPE,
    PER_GOLD_ON_ALL_PURSES,
    PER_GOLD_ON_THIS_PURSE,
    PER_IDENTICAL_SHIELD_SET,
    PER_KEY,
    PER_MISSING_SHIELD_TYPE,
    PER_SHIELD,
    PER_SHIELD_SET,
    POSITION,
    ROW_OF,
    SCROLL_BANNERS,
    SCROLL_KIND,
    SCROLL_PLACES,
    SCROLL_POINTS,
    SCROLL_SCOPE,
    SCROLL_SET,
    SCROLL_SIZE,
    SHIELD_TALLY,
    SIDE,
)
from regency.games.castle_combo.rules.effects import room_in_all
from regency.games.castle_combo.rules.scoring import cells_in_scope, scroll_points, times

POINT = 100  # all values are hundredths of a point

# What is expected of each place that is still empty, in hundredths.
SHIELD_RATE = 40  # a shield of a wanted type
TYPE_RATE = 60  # a new type of shield, in a row or column
SET_RATE = 25  # progress on each part of a set
BANNER_RATE = 50  # a wanted banner
CARD_RATE = 30  # a card that meets a condition
IDENTICAL_RATE = 10  # progress on sets of equal shields
KEYS_RATE = 120  # keys
SPOIL_RATE = 6  # how likely a place spoils a type that should stay missing
MISSING_RATE = 30  # how much a place takes from the number of missing types
FACE_DOWN_RATE = 12  # how likely a place is filled face down
STEER = 70  # how surely a card that may still end in its place does so

# What goods are worth.
GOLD_NEED = 4  # gold a place will cost
GOLD_WORTH = 60  # gold that will be spent
SPARE_WORTH = 10  # gold beyond what purses hold
PURSE_TRUST = 90  # how surely spare gold ends on a purse, in per cent
ROOM_RATE = 2  # gold a place may still bring for a purse with room
ROOM_WORTH = 60
KEY_WORTH = 130
DISCOUNT_RATE = 40  # a discount, for each place


def count_cells(cells: int) -> int:
    """Return how many cells are in a set."""
    return count_bits(cells)


def empty_in_scope(state: State, seat: int, cell: int, scope: int) -> int:
    """Return how many places of the card's row, column or both are still empty."""
    taken = int(state.occupied[seat]) & cells_in_scope(cell, scope)
    size = SIDE if scope != SIDE else SIDE + SIDE - 1
    return size - count_cells(taken)


def expect_place(state: State, seat: int, cell: int, card: int) -> int:
    """Return how surely the card ends on a place its scroll asks for, in per cent."""
    rows = int(state.rows_used[seat])
    columns = int(state.columns_used[seat])
    hits = 0
    all_ends = 0
    for top in range(int(FIRST_ORIGIN[rows]), int(LAST_ORIGIN[rows]) + 1):
        for left in range(int(FIRST_ORIGIN[columns]), int(LAST_ORIGIN[columns]) + 1):
            place = (int(ROW_OF[cell]) - top) * SIDE + int(COLUMN_OF[cell]) - left
            all_ends += 1
            hits += (int(SCROLL_PLACES[card]) >> place) & 1
    if hits == all_ends:
        return POINT
    if hits == 0:
        return 0
    return STEER + (POINT - STEER) * hits // all_ends


def expect_shield_set(state: State, seat: int, card: int, left: int) -> int:
    """Return the sets of different shields to be expected, in hundredths."""
    wanted = int(SCROLL_SET[card])
    least = POINT * NUM_CELLS
    for shield in range(NUM_SHIELDS):
        if (wanted >> shield) & 1:
            shields = int(state.tally[seat, SHIELD_TALLY + shield])
            least = min(least, shields * POINT + SET_RATE * left)
    return least


def expect_banner_set(state: State, seat: int, card: int, left: int) -> int:
    """Return the sets of banners to be expected, in hundredths."""
    least = POINT * NUM_CELLS
    for location in range(NUM_LOCATIONS):
        wanted = int(SCROLL_BANNERS[card, location])
        if wanted > 0:
            banners = int(state.tally[seat, BANNER_TALLY + location])
            least = min(least, (banners * POINT + BANNER_RATE * left) // wanted)
    return least


def expect_identical(state: State, seat: int, card: int, left: int) -> int:
    """Return the sets of equal shields to be expected, in hundredths."""
    size = int(SCROLL_SIZE[card])
    sets = IDENTICAL_RATE * left
    for shield in range(NUM_SHIELDS):
        shields = int(state.tally[seat, SHIELD_TALLY + shield])
        sets += shields // size * POINT + shields % size * POINT // (size + size)
    return sets


def expect(state: State, seat: int, cell: int, card: int, left: int) -> int:
    """Return how often a scroll will pay, in hundredths, with *left* places still empty."""
    kind = SCROLL_KIND[card]
    if kind == POSITION:
        return expect_place(state, seat, cell, card)
    if kind == PER_GOLD_ON_THIS_PURSE:
        return int(state.purse[seat, cell]) * POINT
    if kind == PER_GOLD_ON_ALL_PURSES:
        return times(state, seat, cell, card) * PURSE_TRUST
    if kind == PER_SHIELD_SET:
        return expect_shield_set(state, seat, card, left)
    if kind == PER_BANNER_SET:
        return expect_banner_set(state, seat, card, left)
    if kind == PER_IDENTICAL_SHIELD_SET:
        return expect_identical(state, seat, card, left)
    now = times(state, seat, cell, card) * POINT
    scope = int(SCROLL_SCOPE[card])
    if kind == PER_SHIELD:
        return now + SHIELD_RATE * empty_in_scope(state, seat, cell, scope)
    if kind == PER_DISTINCT_SHIELD_TYPE:
        empty = left if scope == IN_TABLEAU else empty_in_scope(state, seat, cell, scope)
        return min(now + TYPE_RATE * empty, NUM_SHIELDS * POINT)
    if kind == IF_SHIELD_MISSING:
        return now - SPOIL_RATE * left if now > 0 else 0
    if kind == PER_MISSING_SHIELD_TYPE:
        return max(now - MISSING_RATE * left, 0)
    if kind == PER_KEY:
        return now + KEYS_RATE * left
    if kind == PER_BANNER:
        return now + BANNER_RATE * left
    if kind == IF_FACE_DOWN_CARD:
        return max(now, FACE_DOWN_RATE * left)
    return now + CARD_RATE * left


def value_of_gold(state: State, seat: int, left: int) -> int:
    """Return what the gold in hand is good for: to buy, to fill purses, to break ties."""
    gold = int(state.gold[seat])
    spent = min(gold, GOLD_NEED * left)
    room = room_in_all(state, seat)
    kept = min(gold - spent, room)
    value = spent * GOLD_WORTH + kept * (POINT + POINT) * PURSE_TRUST // POINT
    value += (gold - spent - kept) * SPARE_WORTH
    return value + min(room - kept, ROOM_RATE * left) * ROOM_WORTH


def evaluate(state: State, seat: int) -> int:
    """Return what a seat's tableau and goods promise."""
    left = int(state.tally[seat, EMPTY_TALLY])
    shown = int(state.face_up[seat])
    if left == 0:
        value = int(state.keys[seat]) * POINT
        for cell in range(NUM_CELLS):
            if (shown >> cell) & 1:
                value += scroll_points(state, seat, cell) * POINT
        return value
    value = int(state.keys[seat]) * KEY_WORTH + value_of_gold(state, seat, left)
    discounts = int(state.tally[seat, DISCOUNT_TALLY]) + int(state.tally[seat, DISCOUNT_TALLY + 1])
    value += discounts * DISCOUNT_RATE * left
    for cell in range(NUM_CELLS):
        if (shown >> cell) & 1:
            card = int(state.cell[seat, cell])
            value += int(SCROLL_POINTS[card]) * expect(state, seat, cell, card, left)
    return value
