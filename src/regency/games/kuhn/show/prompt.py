"""The line that says who must do what, and the names of actions, drawn; compiles."""

from regency.core.drawing.row import put, put3
from regency.core.types import Ints, State
from regency.games.kuhn.rules.state import ACTIONS, PLAY
from regency.games.kuhn.rules.turn import facing_bet
from regency.games.kuhn.show.shapes import PROMPT

_FACING = PROMPT.number("facing")
_NUM_ACTIONS = ACTIONS.count


def draw_prompt(row: Ints, seen: State, viewer: int) -> None:
    """Say whose turn it is, and what that seat may do."""
    if seen.phase != PLAY:
        put(row, seen.phase)
    else:
        you = 1 if viewer == seen.turn else 0
        put3(row, _FACING if facing_bet(seen) else PLAY, you, seen.turn)


def draw_label(row: Ints, seen: State, seat: int, action: int) -> None:
    """Name an action: the same chip is a bet, or a call when facing one."""
    put(row, action + _NUM_ACTIONS if facing_bet(seen) else action)
