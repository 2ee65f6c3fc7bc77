"""The position in sentences, for terminals and screen readers, drawn; compiles."""

from regency.core.drawing.row import add, put, put2, put3, put5, start_list
from regency.core.types import EMPTY, Ints, State
from regency.games.castle_combo.data.tables import GRID, NUM_LOCATIONS
from regency.games.castle_combo.rules.scoring import points_of, scroll_points
from regency.games.castle_combo.rules.state import ACT, DEAL, DONE, LAST_CHANCE_PHASE, ROW_SIZE
from regency.games.castle_combo.rules.turn import price_of
from regency.games.castle_combo.show.shapes import SENTENCE

_DEAL, _DONE, _SHUFFLE = (SENTENCE.number(n) for n in ("deal", "done", "shuffle"))
_GONE, _ROW, _MESSENGER = (SENTENCE.number(n) for n in ("gone", "row", "messenger"))
_SEAT, _TABLEAU, _DUE = (SENTENCE.number(n) for n in ("seat", "tableau", "due"))
# Of a cell.
_NO_CARD, _FACE_DOWN, _CARD, _PURSE = 0, 1, 2, 3


def draw_position(row: Ints, seen: State, viewer: int) -> None:
    """Tell the table in sentences."""
    lines = start_list(row)
    if seen.phase == DEAL:
        add(row, lines)
        put(row, _DEAL)
        return
    for location in range(NUM_LOCATIONS):
        add(row, lines)
        draw_row(row, seen, location)
    add(row, lines)
    put2(row, _MESSENGER, seen.messenger)
    for seat in range(int(seen.seats)):
        add(row, lines)
        put5(row, _SEAT, seat, points_of(seen, seat), seen.gold[seat], seen.keys[seat])
        draw_tableau(row, lines, seen, seat)
    add(row, lines)
    draw_due(row, seen)


def draw_row(row: Ints, seen: State, location: int) -> None:
    """Tell a row with its prices for the seat to act."""
    if seen.gone == location:
        put2(row, _GONE, location)
        return
    put2(row, _ROW, location)
    cards = start_list(row)
    for slot in range(ROW_SIZE):
        card = int(seen.row[location, slot])
        if card != EMPTY:
            add(row, cards)
            put2(row, card, price_of(seen, int(seen.turn), card))
    put2(row, seen.deck_size[location], seen.discards_size[location])


def draw_tableau(row: Ints, lines: int, seen: State, seat: int) -> None:
    """Tell a tableau row by row, with gaps, as wide as it is so far."""
    rows, columns = int(seen.rows_used[seat]), int(seen.columns_used[seat])
    first, last = 0, GRID - 1
    while first < last and not (columns >> first) & 1:
        first += 1
    while last > first and not (columns >> last) & 1:
        last -= 1
    for line in range(GRID):
        if (rows >> line) & 1:
            add(row, lines)
            put2(row, _TABLEAU, last - first + 1)
            for column in range(first, last + 1):
                draw_cell(row, seen, seat, line * GRID + column)


def draw_cell(row: Ints, seen: State, seat: int, cell: int) -> None:
    """Tell what lies in a cell."""
    card, gold = int(seen.cell[seat, cell]), int(seen.purse[seat, cell])
    if card == EMPTY:
        put(row, _NO_CARD)
    elif not (int(seen.face_up[seat]) >> cell) & 1:
        put(row, _FACE_DOWN)
    else:
        put3(row, _PURSE if gold else _CARD, card, scroll_points(seen, seat, cell))
        if gold:
            put(row, gold)


def draw_due(row: Ints, seen: State) -> None:
    """Tell what must be done next."""
    if seen.phase == DONE:
        put(row, _DONE)
    elif seen.phase <= LAST_CHANCE_PHASE:
        put2(row, _SHUFFLE, seen.pile)
    else:
        put3(row, _DUE, seen.phase - ACT, seen.turn)
