"""The law of drawings: whatever is drawn fits its shape, and every machine tells it alike.

The browser's types are written from the shapes, so that it can rely on them.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from typing import Any

from regency.core.drawing.reading import Misfit
from regency.core.drawing.teller import Teller
from regency.core.facts import Fact
from regency.core.match import Position
from regency.core.types import CHANCE, SPECTATOR
from regency.testing.walk import LawBroken, Plan, sparse_visits

#: Illegal actions asked "why not?" at each position.
WHY_NOTS = 3

#: What was asked, what Python reads, and what compiled code tells.
Told = tuple[str, Any, bytes]


def check_drawings(plan: Plan) -> None:
    """Every drawing of every viewer fits its shape, and reads as compiled code tells it."""
    teller = Teller(plan.rules)
    for visit in sparse_visits(plan):
        try:
            check_position(visit.position, visit.facts, teller)
        except LawBroken as error:
            raise LawBroken("drawings", f"{error.words} ({visit.where()})") from error


def check_position(
    position: Position, facts: Sequence[Fact] = (), teller: Teller | None = None
) -> None:
    """Compare all that is drawn of one position, on both machines; *facts* are told as lines."""
    teller = teller or Teller(position.rules)
    try:
        for asked, read, told in _drawings(position, facts, teller):
            if _plain(read) != json.loads(told):
                words = f"{asked}: {_plain(read)} is told as {json.loads(told)}"
                raise LawBroken("drawings", words)
    except (Misfit, OverflowError, ValueError) as error:
        raise LawBroken("drawings", str(error)) from error


def _drawings(position: Position, facts: Sequence[Fact], teller: Teller) -> Iterator[Told]:
    game, acting = position.match.game, position.to_act()
    view, events = game.view, game.rules.EVENTS
    for viewer in range(SPECTATOR, position.seats):
        seen = position.seen_by(viewer)
        acts = viewer >= 0 and acting != CHANCE and acting >> viewer & 1
        legal = position.legal(viewer) if acts else []
        picture = {
            "view": view.view(seen, viewer),
            "prompt": view.prompt(seen, viewer),
            "legal": [{"action": a, "label": view.label(seen, viewer, a)} for a in legal],
            "sheet": view.sheet(seen),
            "points": view.points(seen, viewer),
        }
        yield f"the picture of {viewer}", picture, teller.picture(seen, viewer, legal)
        sentences = view.table(seen, viewer)
        yield f"the position for {viewer}", sentences, teller.position(seen, viewer)
        for fact in facts:
            known = events.redact(fact, viewer)
            row = [events.code(fact.kind), *known.values.values()]
            yield f"{known} for {viewer}", view.line(known, viewer), teller.line(row, viewer)
        if viewer >= 0 and acting != CHANCE:
            for action in illegal_actions(position, viewer):
                why = view.why_not(seen, viewer, action)
                yield f"why not {action}", why, teller.why_not(seen, viewer, action)


def illegal_actions(position: Position, seat: int) -> list[int]:
    """Return some actions that a seat may not choose now, others at each step of a match."""
    legal, count = set(position.legal(seat)), position.match.game.rules.ACTIONS.count
    illegal = [action for action in range(count) if action not in legal]
    start = WHY_NOTS * len(position.match.steps)
    chosen = range(start, start + min(WHY_NOTS, len(illegal)))
    return [illegal[number % len(illegal)] for number in chosen]


def _plain(read: Any) -> Any:
    """Return what was read as JSON has it: texts, lines and refusals as they travel."""
    return json.loads(json.dumps(read, default=asdict))
