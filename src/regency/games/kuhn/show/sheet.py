"""The score sheet and the points, drawn; compiles."""

from regency.core.drawing.row import put, put2, put4
from regency.core.types import Ints, State
from regency.games.kuhn.rules.state import DONE, MAX_SEATS


def draw_sheet(row: Ints, seen: State) -> None:
    """Explain the chips won and lost (KU-6)."""
    if seen.phase != DONE:
        put(row, 0)
        return
    winner = int(seen.winner)
    chips = int(seen.paid[1 - winner])
    put(row, MAX_SEATS)
    put4(row, winner, chips, 0, chips)
    put4(row, 1 - winner, -chips, 1, chips)


def draw_points(row: Ints, seen: State) -> None:
    """Draw the chips won and lost; before the end they depend on cards nobody may compare."""
    put(row, MAX_SEATS)
    for seat in range(MAX_SEATS):
        if seen.phase != DONE:
            put(row, 0)
        else:
            chips = int(seen.paid[1 - int(seen.winner)])
            put2(row, 1, chips if seat == seen.winner else -chips)
