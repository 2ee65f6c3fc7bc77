"""Scrolls: what every card is worth, at the end and at any moment before it.

At any moment means: if the match ended now, with leftover gold put on purses (CC-17). A scroll that
asks for a place pays once the card must end there, whatever is placed later (CC-7).
"""

from regency.core.kernel import emit
from regency.core.types import Events, Scores, State
from regency.games.castle_combo.data.tables import (
    BANNER_TALLY,
    COLUMN_CELLS,
    COLUMN_OF,
    DISTINCT_TALLY,
    FACE_DOWN_TALLY,
    FIRST_ORIGIN,
    IF_FACE_DOWN_CARD,
    IF_SHIELD_MISSING,
    IN_COLUMN,
    IN_ROW,
    IN_TABLEAU,
    LAST_ORIGIN,
    NUM_CELLS,
    NUM_LOCATIONS,
    NUM_SHIELDS,
    PER_BANNER_SET,
    PER_DISTINCT_SHIELD_TYPE,
    PER_GOLD_ON_ALL_PURSES,
    PER_GOLD_ON_THIS_PURSE,
    PER_IDENTICAL_SHIELD_SET,
    PER_KEY,
    PER_SHIELD,
    PER_SHIELD_SET,
    POSITION,
    ROW_CELLS,
    ROW_OF,
    SCROLL_BANNERS,
    SCROLL_COLUMN,
    SCROLL_KIND,
    SCROLL_PLACES,
    SCROLL_POINTS,
    SCROLL_SCOPE,
    SCROLL_SET,
    SCROLL_SHIELD,
    SCROLL_SIZE,
    SHIELD_TALLY,
    SIDE,
    STORED_TALLY,
    TABLEAU_SIZE,
    TALLY,
)
from regency.games.castle_combo.rules.effects import room_in, room_in_all, store
from regency.games.castle_combo.rules.state import DONE, ENDED


def cells_in_scope(cell: int, scope: int) -> int:
    """Return the cells a scroll looks at, as bits: its row, its column, or both (CC-18)."""
    cells = 0
    if scope & IN_ROW:
        cells |= int(ROW_CELLS[int(ROW_OF[cell])])
    if scope & IN_COLUMN:
        cells |= int(COLUMN_CELLS[int(COLUMN_OF[cell])])
    return cells


def shields_in(state: State, seat: int, cells: int, shield: int) -> int:
    """Count the shields of one type on the face-up cards in some cells."""
    cells &= int(state.face_up[seat])
    found = 0
    for cell in range(NUM_CELLS):
        if (cells >> cell) & 1:
            found += int(TALLY[int(state.cell[seat, cell]), SHIELD_TALLY + shield])
    return found


def per_shield(state: State, seat: int, cell: int, card: int) -> int:
    """Count the shields of the scroll's type in its scope."""
    shield = int(SCROLL_SHIELD[card])
    scope = int(SCROLL_SCOPE[card])
    if scope == IN_TABLEAU:
        return int(state.tally[seat, SHIELD_TALLY + shield])
    return shields_in(state, seat, cells_in_scope(cell, scope), shield)


def per_distinct_shield_type(state: State, seat: int, cell: int, card: int) -> int:
    """Count the different types of shields in the scroll's scope."""
    scope = int(SCROLL_SCOPE[card])
    if scope == IN_TABLEAU:
        return int(state.tally[seat, DISTINCT_TALLY])
    cells = cells_in_scope(cell, scope)
    found = 0
    for shield in range(NUM_SHIELDS):
        if shields_in(state, seat, cells, shield) > 0:
            found += 1
    return found


def in_position(state: State, seat: int, cell: int, card: int) -> int:
    """Return 1 if the card must end on one of the scroll's places, wherever the tableau grows."""
    rows = int(state.rows_used[seat])
    columns = int(state.columns_used[seat])
    for top in range(int(FIRST_ORIGIN[rows]), int(LAST_ORIGIN[rows]) + 1):
        for left in range(int(FIRST_ORIGIN[columns]), int(LAST_ORIGIN[columns]) + 1):
            place = (int(ROW_OF[cell]) - top) * SIDE + int(COLUMN_OF[cell]) - left
            if (int(SCROLL_PLACES[card]) >> place) & 1 == 0:
                return 0
    return 1


def per_shield_set(state: State, seat: int, card: int) -> int:
    """Count the complete sets of different shields (CC-18)."""
    wanted = int(SCROLL_SET[card])
    sets = TABLEAU_SIZE * SIDE
    for shield in range(NUM_SHIELDS):
        if (wanted >> shield) & 1:
            sets = min(sets, int(state.tally[seat, SHIELD_TALLY + shield]))
    return sets


def per_banner_set(state: State, seat: int, card: int) -> int:
    """Count the complete sets of banners (CC-18)."""
    sets = TABLEAU_SIZE
    for location in range(NUM_LOCATIONS):
        wanted = int(SCROLL_BANNERS[card, location])
        if wanted > 0:
            sets = min(sets, int(state.tally[seat, BANNER_TALLY + location]) // wanted)
    return sets


def per_identical_shield_set(state: State, seat: int, card: int) -> int:
    """Count the sets of equal shields, over all types (CC-18)."""
    size = int(SCROLL_SIZE[card])
    sets = 0
    for shield in range(NUM_SHIELDS):
        sets += int(state.tally[seat, SHIELD_TALLY + shield]) // size
    return sets


def gold_on_purse(state: State, seat: int, cell: int) -> int:
    """Return the gold on one purse after leftover gold is spread in reading order (CC-17)."""
    stored = int(state.purse[seat, cell])
    left = int(state.gold[seat])
    if left == 0:
        return stored
    room = room_in(state, seat, cell)
    if left >= room_in_all(state, seat):
        return stored + room
    for before in range(cell):
        left -= room_in(state, seat, before)
    return stored + min(max(left, 0), room)


def gold_on_purses(state: State, seat: int) -> int:
    """Return the gold on all purses after leftover gold is spread over them (CC-17)."""
    stored = int(state.tally[seat, STORED_TALLY])
    return stored + min(room_in_all(state, seat), int(state.gold[seat]))


def spare_gold(state: State, seat: int) -> int:
    """Return the gold that finds no room on purses, which breaks ties (CC-20)."""
    return max(int(state.gold[seat]) - room_in_all(state, seat), 0)


def times(state: State, seat: int, cell: int, card: int) -> int:
    """Return how often the scroll of the card in a cell pays its points."""
    kind = SCROLL_KIND[card]
    if kind == PER_SHIELD:
        return per_shield(state, seat, cell, card)
    if kind == POSITION:
        return in_position(state, seat, cell, card)
    if kind == PER_GOLD_ON_THIS_PURSE:
        return gold_on_purse(state, seat, cell)
    if kind == IF_SHIELD_MISSING:
        return 1 if state.tally[seat, SHIELD_TALLY + int(SCROLL_SHIELD[card])] == 0 else 0
    if kind == PER_SHIELD_SET:
        return per_shield_set(state, seat, card)
    if kind == PER_DISTINCT_SHIELD_TYPE:
        return per_distinct_shield_type(state, seat, cell, card)
    if kind == PER_KEY:
        return int(state.keys[seat])
    if kind == PER_BANNER_SET:
        return per_banner_set(state, seat, card)
    if kind == PER_IDENTICAL_SHIELD_SET:
        return per_identical_shield_set(state, seat, card)
    if kind == PER_GOLD_ON_ALL_PURSES:
        return gold_on_purses(state, seat)
    if kind == IF_FACE_DOWN_CARD:
        return 1 if state.tally[seat, FACE_DOWN_TALLY] > 0 else 0
    # per_banner, per_card_with_cost, per_missing_shield_type, per_discount_card and
    # per_card_with_shield_count are columns of the tally.
    return int(state.tally[seat, int(SCROLL_COLUMN[card])])


def scroll_points(state: State, seat: int, cell: int) -> int:
    """Return what the card in a cell is worth now; nothing face down (CC-6, CC-18)."""
    if (int(state.face_up[seat]) >> cell) & 1 == 0:
        return 0
    card = int(state.cell[seat, cell])
    return int(SCROLL_POINTS[card]) * times(state, seat, cell, card)


def points_of(state: State, seat: int) -> int:
    """Return a seat's points: one a key, and every scroll (CC-18, CC-19)."""
    points = int(state.keys[seat])
    shown = int(state.face_up[seat])
    for cell in range(NUM_CELLS):
        if (shown >> cell) & 1:
            points += scroll_points(state, seat, cell)
    return points


def scores(state: State, out: Scores) -> None:
    """Write points and the gold that breaks ties, as if the match ended now (CC-18, CC-20)."""
    for seat in range(int(state.seats)):
        out[seat, 0] = points_of(state, seat)
        out[seat, 1] = spare_gold(state, seat)


def end_match(state: State, events: Events, count: int) -> int:
    """Put leftover gold on purses in reading order and end the match (CC-17)."""
    for seat in range(int(state.seats)):
        if room_in_all(state, seat) > 0:
            for cell in range(NUM_CELLS):
                gold = min(int(state.gold[seat]), room_in(state, seat, cell))
                if gold > 0:
                    state.gold[seat] = int(state.gold[seat]) - gold
                    count = store(state, seat, cell, gold, events, count)
    state.phase = DONE
    return emit(events, count, ENDED, 0, 0, 0, 0, 0)
