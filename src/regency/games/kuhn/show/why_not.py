"""Why an action is not legal now, drawn: the clause, and the reason in words; compiles."""

from regency.core.drawing.row import put, put2
from regency.core.types import Ints, State
from regency.games.kuhn.rules.state import PLAY
from regency.games.kuhn.show.shapes import WHY_NOT

_NOT_YOUR_TURN = WHY_NOT.number("not_your_turn")
_NO_SUCH_ACTION = WHY_NOT.number("no_such_action")


def draw_why_not(row: Ints, seen: State, seat: int, action: int) -> None:
    """Explain a refusal: both actions are always allowed to the seat whose turn it is."""
    if seen.phase != PLAY:
        put(row, seen.phase)
    elif seat != seen.turn:
        put2(row, _NOT_YOUR_TURN, seen.turn)
    else:
        put(row, _NO_SUCH_ACTION)
