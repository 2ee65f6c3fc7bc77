"""The board, drawn; compiles."""

from regency.core.drawing.row import add, put, put2, start_list
from regency.core.types import EMPTY, Ints, State
from regency.games.kuhn.rules.state import MAX_DECISIONS, MAX_SEATS


def draw_view(row: Ints, seen: State, viewer: int) -> None:
    """Draw what a viewer's board shows."""
    put2(row, seen.phase, seen.turn)
    for seat in range(MAX_SEATS):
        put(row, seen.paid[seat])
    history = start_list(row)
    for decision in range(MAX_DECISIONS):
        if seen.history[decision] != EMPTY:
            add(row, history)
            put(row, seen.history[decision])
    put(row, seen.winner)
    for seat in range(MAX_SEATS):
        put(row, seen.slot[seat])
