"""How a match came out, seat by seat, for histories and statistics."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from regency.core.game import Game
from regency.core.match import Position
from regency.server.tables.aside import NO_SENSE
from regency.server.tables.history import Back, History, PastStep, decode
from regency.server.tables.seats import FINAL, Plan, read_plan
from regency.store import ResultRow
from regency.store import Table as Kept


def results_of(
    kept: Kept,
    plan: Plan,
    finished: int,
    places: Sequence[int | None],
    points: Sequence[int | None],
) -> list[ResultRow]:
    """Return a row for each seat; whoever gave up is last, whatever the bot made of it."""
    return [
        ResultRow(
            table_id=kept.id,
            seat=number,
            identity=seat.identity,
            name=seat.name,
            level=seat.level if seat.kind == "bot" else None,
            game=kept.game,
            seats=len(plan.seats),
            finished=finished,
            place=_place(plan, places, number),
            points=points[number],
        )
        for number, seat in enumerate(plan.seats)
    ]


def _place(plan: Plan, places: Sequence[int | None], number: int) -> int | None:
    """Return a seat's place among those that nobody gave up; theirs is the last one."""
    mine = places[number]
    if mine is None:
        return None
    if plan.seats[number].why in FINAL:
        return len(plan.seats)
    others = [other for n, other in enumerate(places) if plan.seats[n].why not in FINAL]
    return 1 + sum(other < mine for other in others if other is not None)


def ended(kept: Kept, plan: Plan, game: Game) -> Position:
    """Return how a kept match stands at its end; raises where it cannot be carried out."""
    history = History()
    for number, raw in enumerate(kept.entries, start=1):
        entry = decode(raw)
        if isinstance(entry.what, Back):
            history.go_back(entry.what.to)
        else:
            history.extend([PastStep(number, entry.what, ())])
    position = Position(game, len(plan.seats), plan.options)
    for past in history.steps:
        position.take(past.step)
    return position


def old_results(kept: Kept, games: Mapping[str, Game]) -> list[ResultRow]:
    """Return how a match came out that an older server finished; nobody knows when.

    Where it cannot be read the rows have no place, so that it is not tried again and again.
    """
    try:
        plan = read_plan(kept.state.settings)
    except NO_SENSE:  # one seat of nobody
        return [ResultRow(kept.id, 0, None, "", None, kept.game, 1, kept.created, None, None)]
    unknown: list[int | None] = [None] * len(plan.seats)
    game = games.get(kept.game)
    if plan.aborted or game is None or game.rules_version != kept.rules_version:
        return results_of(kept, plan, kept.created, unknown, unknown)
    try:
        position = ended(kept, plan, game)
        return results_of(kept, plan, kept.created, position.places(), position.points())
    except NO_SENSE:  # as the archive would say of it, too
        return results_of(kept, plan, kept.created, unknown, unknown)
