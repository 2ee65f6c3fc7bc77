"""Why an action is not legal now: the clause, and the reason in words."""

from regency.core.game import Refusal
from regency.core.text import text
from regency.core.types import State
from regency.games.kuhn.rules.state import BET_ACTION, CHECK_ACTION, DEAL, DONE


def why_not(seen: State, seat: int, action: int) -> Refusal:
    """Explain a refusal: both actions are always allowed to the seat whose turn it is."""
    if seen.phase == DEAL:
        return Refusal("KU-2", text("why-not-dealt"))
    if seen.phase == DONE:
        return Refusal("KU-5", text("why-over"))
    if seat != int(seen.turn):
        return Refusal("KU-3", text("why-not-your-turn", seat=int(seen.turn)))
    known = (CHECK_ACTION, BET_ACTION)
    assert action not in known, "a legal action has no refusal"
    return Refusal("KU-3", text("why-no-such-action"))
