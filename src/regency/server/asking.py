"""Questions that change nothing: what would an action bring, and why is one not allowed.

An answer is made from what the seat sees and from deals imagined from that, never from the state
itself; only what is the same in every imagined deal is told.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Any

from regency.core.engine import engine
from regency.core.game import Game
from regency.core.secrecy import redact
from regency.core.text import Text, text
from regency.core.types import HIDDEN, State
from regency.server.live import workbench
from regency.server.refusal import Refusal
from regency.server.showing import told_facts
from regency.server.table import Table

#: Deals that are imagined to see what does not depend on them.
IMAGINED = 4


def check_at(table: Table, at: int) -> None:
    """Refuse a question about a state that has passed."""
    if table.playing().at != at:
        raise Refusal("stale")


def preview(table: Table, seat: int, action: int) -> dict[str, Any]:
    """Return what an action would bring the seat, as far as that can be known."""
    live = table.playing()
    if live.over:
        raise Refusal("over")
    if seat not in live.to_act():
        raise Refusal("not-your-turn")
    if action not in live.legal(seat):
        raise table.why(seat, action)
    return foresee(table.game, live.seen_by(seat), live.seats, seat, action)


def foresee(game: Game, seen: State, seats: int, seat: int, action: int) -> dict[str, Any]:
    """Try an action in imagined deals and tell what they agree on."""
    before = workbench(game).other_painter().points(seen, seat)[seat]
    worlds = [_imagine(game, seen, seats, seat, action, number) for number in range(IMAGINED)]
    points = {world["points"] for world in worlds}
    after = points.pop() if len(points) == 1 else None
    return {
        "points": None if after is None or before is None else after - before,
        "sheet": [
            line for line in worlds[0]["sheet"] if all(line in w["sheet"] for w in worlds[1:])
        ],
        "facts": told_facts(game, _agreed(game, [world["rows"] for world in worlds]), seat),
    }


def _imagine(
    game: Game, seen: State, seats: int, seat: int, action: int, number: int
) -> dict[str, Any]:
    trial = workbench(game).position(seats, seen)
    # The seed follows from what is seen: the same question has the same answer.
    engine(game).determinize(trial.states, 0, seat, (zlib.crc32(seen.tobytes()) << 3) + number)
    facts = trial.play(seat, action)
    after = redact(game, trial.state, seat)
    kinds, painter = game.rules.EVENTS, workbench(game).other_painter()
    return {
        "points": painter.points(after, seat)[seat],
        "sheet": [line for line in painter.sheet(after) if line.seat == seat],
        "rows": [(kinds.code(fact.kind), *fact.values.values()) for fact in facts],
    }


def _agreed(game: Game, worlds: Sequence[Sequence[tuple[int, ...]]]) -> list[tuple[int, ...]]:
    """Return the events that happen in every world; a value they differ in is hidden."""
    common = []
    for rows in zip(*worlds, strict=False):
        if len({row[0] for row in rows}) > 1:
            break
        columns = zip(*rows, strict=True)
        common.append(tuple(v[0] if len(set(v)) == 1 else HIDDEN for v in columns))
    return common


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
