"""The lines of the log, drawn: what has just happened; compiles."""

from regency.core.drawing.row import put, put2
from regency.core.types import HIDDEN, Ints
from regency.games.kuhn.rules.state import BETTED, CALLED, DEALT, SHOWN, WON
from regency.games.kuhn.show.shapes import LINE

_DEALT_YOU, _UNKNOWN = LINE.number("dealt_you"), LINE.number("unknown")


def draw_line(row: Ints, event: Ints, viewer: int) -> None:
    """Tell one event; of what is only foreseen, nothing that nobody can know yet."""
    kind, seat, detail = int(event[0]), int(event[1]), int(event[2])
    if kind == DEALT:
        if viewer == seat:
            put2(row, _DEALT_YOU, detail)
        else:
            put2(row, DEALT, seat)
    elif seat == HIDDEN or detail == HIDDEN:
        put(row, _UNKNOWN)
    else:
        put2(row, kind, seat)
        if kind in (BETTED, CALLED, SHOWN, WON):
            put(row, detail)
