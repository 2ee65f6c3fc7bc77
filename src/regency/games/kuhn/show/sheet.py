"""The score sheet and the points."""

from regency.core.game import ScoreLine
from regency.core.text import text
from regency.core.types import State
from regency.games.kuhn.rules.state import DONE, MAX_SEATS


def points(seen: State, viewer: int) -> list[int | None]:
    """Return the chips won and lost; before the end they depend on cards nobody may compare."""
    if seen.phase != DONE:
        return [None] * MAX_SEATS
    return [line.points for line in sorted(sheet(seen), key=lambda line: line.seat)]


def sheet(state: State) -> list[ScoreLine]:
    """Explain the chips won and lost (KU-6)."""
    if state.phase != DONE:
        return []
    winner = int(state.winner)
    chips = int(state.paid[1 - winner])
    return [
        ScoreLine(winner, chips, text("sheet-won", chips=chips), "KU-6"),
        ScoreLine(1 - winner, -chips, text("sheet-lost", chips=chips), "KU-6"),
    ]
