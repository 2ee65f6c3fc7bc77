"""The lines of the log, drawn: what has just happened; compiles."""

import numpy as np

from regency.core.drawing.row import put, put2, put3
from regency.core.types import HIDDEN, Ints
from regency.games.for_the_king.rules.state import (
    AWARDED,
    DISCARDED,
    DRAWN,
    EVENTS,
    FAVOURED,
    KEPT,
    PENALISED,
    PURSE,
)

#: By kind of event: how many columns it has.
COLUMNS: Ints = np.array([len(kind.columns) for kind in EVENTS.kinds], np.int8)
COLUMNS.setflags(write=False)


def draw_line(row: Ints, event: Ints, viewer: int) -> None:
    """Tell one event; what the viewer cannot see is told without it."""
    kind, seat, card = int(event[0]), int(event[1]), int(event[2])
    put(row, kind)
    if kind == DRAWN:
        put(row, card != HIDDEN)
        if card != HIDDEN:
            put(row, card)
    elif kind in (KEPT, FAVOURED, DISCARDED, PENALISED):
        draw_secret(row, seat, card)
        if kind == PENALISED:
            put(row, event[3])
    elif kind == PURSE:
        put2(row, seat, event[2] + 2 * event[3] + 3 * event[4])
    elif kind == AWARDED:
        put3(row, event[3], seat, event[2])
        put2(row, event[4], event[5])
    else:
        for column in range(int(COLUMNS[kind])):
            put(row, event[1 + column])


def draw_secret(row: Ints, seat: int, card: int) -> None:
    """Tell what a seat does with a card that only its owner sees."""
    if card == HIDDEN:
        put2(row, 0, seat)
    else:
        put3(row, 1, seat, card)
