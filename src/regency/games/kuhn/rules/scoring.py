"""Who wins how much (KU-6)."""

from regency.core.types import Scores, State
from regency.games.kuhn.rules.state import DONE, MAX_SEATS


def scores(state: State, out: Scores) -> None:
    """Write the chips won or lost so far (KU-6); nothing before the end."""
    for seat in range(MAX_SEATS):
        out[seat, 0] = 0
    if state.phase == DONE:
        winner = int(state.winner)
        chips = int(state.paid[1 - winner])
        out[winner, 0] = chips
        out[1 - winner, 0] = -chips
