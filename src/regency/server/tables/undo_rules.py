"""Which undo is free: what a seat may take back without asking anybody."""

from __future__ import annotations

from typing import Literal

from regency.core.secrecy import GLANCE, IMAGINED
from regency.core.types import OVER
from regency.server.tables.live import Live
from regency.server.tables.seats import Plan


def may_undo(live: Live, plan: Plan, seat: int) -> Literal["free", "ask"] | None:
    """Return how a seat may take its last decision back now, as far as a glance tells.

    `undo.ask` looks more closely: it may ask where this says "free", never the other way round.
    """
    if seat < 0 or seat not in live.history.acted or live.acting == OVER:
        return None
    if not plan.others[seat]:
        return "free"
    strides = live.strides
    mine = bool(strides) and strides[-1].move.seat == seat
    return "free" if mine and is_free(live, seat, GLANCE) else "ask"


def is_free(live: Live, seat: int, deals: int = IMAGINED) -> bool:
    """Tell whether nobody acted since the seat's last decision and nothing hidden was shown."""
    strides, check = live.strides, live.bench.reveal_check
    if not strides or strides[-1].move.seat != seat:
        return False
    if strides[-1].teaches(check, deals):
        return False
    # A decision that is half made is taken back move by move.
    number = len(strides) - 1
    while live.settled and number > 0 and not strides[number].settled:
        number -= 1
        if strides[number].teaches(check, deals):
            return False
    return True
