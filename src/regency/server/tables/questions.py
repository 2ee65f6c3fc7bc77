"""Questions that change nothing: what would an action bring, and why is one not allowed.

An answer is made from what the seat sees, never from the state itself; only what is the same in
every deal there can be is told.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from regency.core.game import Game
from regency.core.text import Text, text
from regency.core.types import State
from regency.server.refusal import Refusal
from regency.server.tables import moves
from regency.server.tables.log_steps import told_facts
from regency.server.tables.table import Table
from regency.server.tables.workbench import foreseen


def check_at(table: Table, at: int) -> None:
    """Refuse a question about a state that has passed."""
    if table.playing().at != at:
        raise Refusal("stale")


async def preview(table: Table, seat: int, action: int) -> dict[str, Any]:
    """Return what an action would bring the seat, as far as that can be known."""
    live = table.playing()
    if live.over:
        raise Refusal("over")
    if seat not in live.to_act():
        raise Refusal("not-your-turn")
    if action not in live.legal(seat):
        raise moves.why(table, seat, action)
    look = partial(live.bench.foresight.prospect, live.seen_by(seat), seat, action)
    prospect = await foreseen(look)
    return {
        "points": prospect.gain,
        "sheet": prospect.sheet,
        "facts": told_facts(table.game, prospect.rows, seat),
    }


def why(table: Table, seat: int, action: int) -> dict[str, Any]:
    """Return the rule that forbids an action, and how it does."""
    live = table.playing()
    if action >= table.game.rules.ACTIONS.count:
        raise Refusal("malformed", text("refused-no-such-action"))
    if action in live.legal(seat):
        raise Refusal("not-allowed", text("refused-it-is-legal"))
    found = table.game.view.why_not(live.seen_by(seat), seat, action)
    return {"clause": found.clause, "reason": found.reason}


def sentences(game: Game, seen: State, viewer: int) -> list[Text]:
    """Return the position in words."""
    said: list[Text] = game.view.table(seen, viewer)
    return said
