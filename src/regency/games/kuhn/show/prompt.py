"""The line that says who must do what, and the names of actions."""

from regency.core.text import Text, text
from regency.core.types import State
from regency.games.kuhn.data.tables import BET
from regency.games.kuhn.rules.state import CHECK_ACTION, DEAL, DONE
from regency.games.kuhn.rules.turn import facing_bet


def prompt(seen: State, viewer: int) -> Text:
    """Say whose turn it is, and what that seat may do."""
    if seen.phase == DEAL:
        return text("prompt-deal")
    if seen.phase == DONE:
        return text("prompt-over")
    turn = int(seen.turn)
    whose = "you" if turn == viewer else "other"
    return text(f"prompt-{whose}-{'facing' if facing_bet(seen) else 'free'}", seat=turn, chips=BET)


def label(seen: State, seat: int, action: int) -> Text:
    """Name an action: the same chip is a bet, or a call when facing one."""
    facing = facing_bet(seen)
    if action == CHECK_ACTION:
        return text("label-fold" if facing else "label-check")
    return text("label-call" if facing else "label-bet", chips=BET)
