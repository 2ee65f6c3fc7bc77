"""The lines of the log, drawn: what has just happened; compiles."""

from regency.core.drawing.row import add, put, put2, put3, start_list
from regency.core.types import HIDDEN, Ints
from regency.games.castle_combo.rules.state import (
    CHOSE,
    EMPTIED,
    ENDED,
    GAINED,
    MESSENGER,
    RECRUITED,
    STORED,
    TAKING,
    TURNED,
    UP,
)
from regency.games.castle_combo.show.shapes import LINE, MOST_LINES

_UNKNOWN = LINE.number("unknown")


def draw_line(row: Ints, event: Ints, viewer: int) -> None:
    """Tell one event; of what is only foreseen, nothing that nobody can know yet."""
    kind, first, second, third = int(event[0]), int(event[1]), int(event[2]), int(event[3])
    if first == HIDDEN or second == HIDDEN or third == HIDDEN:
        put(row, _UNKNOWN)
        return
    put(row, kind)
    if kind == TURNED:
        put2(row, first, third)
    elif kind in (EMPTIED, MESSENGER):
        put(row, first)
    elif kind == RECRUITED:
        put3(row, third, first, second)
        if third == UP:
            put(row, event[4])
    elif kind == GAINED:
        draw_goods(row, first, second, third)
    elif kind == STORED:
        put3(row, first, second, third)
    elif kind == CHOSE:
        put3(row, first, second, second * MOST_LINES + third)
    elif kind not in (TAKING, ENDED):
        put2(row, first, second)


def draw_goods(row: Ints, seat: int, gold: int, keys: int) -> None:
    """Tell what a seat got: gold, keys or both."""
    put(row, seat)
    goods = start_list(row)
    if gold:
        add(row, goods)
        put2(row, 0, gold)
    if keys or not gold:
        add(row, goods)
        put2(row, 1, keys)
