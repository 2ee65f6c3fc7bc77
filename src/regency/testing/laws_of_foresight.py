"""The law of foresight: what is promised of a move comes true, whatever is hidden."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

import numpy as np

from regency.core.engine import engine
from regency.core.facts import Fact
from regency.core.secrecy import redact
from regency.core.text import Text
from regency.core.types import HIDDEN, Ints, State, States
from regency.foresight import Foresight, Prospect
from regency.foresight.unknown import SOME
from regency.testing.walk import LawBroken, Plan, Visit, copy_of, sparse_visits

#: Deals in which a prospect is held against what happens, beside the true one.
OTHER_DEALS = 6
#: Actions looked at in each position.
ACTIONS = 2


def check_foresight(plan: Plan) -> None:
    """Events, points and sights that a prospect is certain of come true in this and every deal."""
    foresight = Foresight(engine(plan.game, "python"))
    for number, visit in enumerate(sparse_visits(plan, salt=7)):
        position = visit.position
        seat = position.seat_to_act()
        if seat < 0:
            continue
        dice = random.Random(plan.seed + number)
        legal = position.legal(seat)
        for action in dice.sample(legal, min(ACTIONS, len(legal))):
            seen = position.seen_by(seat)
            prospect = foresight.prospect(seen, seat, action)
            now = plan.game.view.points(seen, seat)[seat]
            if prospect.now != now:
                words = f"{prospect.now} points were promised before it, it has {now}"
                _broken(visit, (seat, action), words)
            deals = [copy_of(position.state, plan.rules)]
            for deal in range(OTHER_DEALS):
                deals.append(copy_of(seen, plan.rules))
                plan.rules.determinize(deals[-1], 0, seat, plan.seed + 31 * number + deal)
            came = [_check_deal(plan, visit, prospect, states, (seat, action)) for states in deals]
            _check_lines(plan, visit, prospect, came, (seat, action))


def _check_deal(
    plan: Plan,
    visit: Visit,
    prospect: Prospect,
    states: States,
    move: tuple[int, int],
) -> list[Fact]:
    """Make the move in a deal and compare; returns what happened."""
    game, (seat, action) = plan.game, move
    events = plan.rules.buffers().events
    count = plan.rules.apply(states, 0, seat, action, events)
    facts = [game.rules.EVENTS.read(row) for row in events[:count]]
    told = [game.rules.EVENTS.read(row) for row in prospect.rows]
    for place, foretold in enumerate(told):
        came = facts[place] if place < len(facts) else None
        if came is None or not _comes_true(foretold, came):
            _broken(visit, move, f"{foretold} was promised, {came} came")
    seen, fields = redact(game, states[0], seat), game.rules.STATE.fields
    if len(prospect.ways) and not any(_agrees(way, seen, fields) for way in prospect.ways):
        _broken(visit, move, "the state will look different from what was promised")
    points = prospect.then
    if points is not None and points != (truly := game.view.points(seen, seat)[seat]):
        _broken(visit, move, f"{points} points were promised, it has {truly}")
    sheet = game.view.sheet(seen)
    for line in prospect.sheet:
        if line not in sheet:
            _broken(visit, move, f"{line} was promised and is not on the sheet")
    return facts


def _check_lines(
    plan: Plan, visit: Visit, prospect: Prospect, came: list[list[Fact]], move: tuple[int, int]
) -> None:
    """Look for a sentence that says what its event leaves open."""
    events, line, seat = plan.game.rules.EVENTS, plan.game.view.line, move[0]
    for place, row in enumerate(prospect.rows):
        said = line(events.redact(events.read(row), seat), seat)
        if said is None:
            continue
        truly = [line(events.redact(facts[place], seat), seat) for facts in came]
        if _says_hidden(said) or (said in truly and any(other != said for other in truly)):
            _broken(visit, move, f"{events.read(row)} was promised as {said}")


def _says_hidden(value: Any) -> bool:
    """Tell whether HIDDEN itself is named in a sentence."""
    if isinstance(value, Text):
        return any(map(_says_hidden, value.params.values()))
    if isinstance(value, list | tuple):
        return any(map(_says_hidden, value))
    return bool(value == HIDDEN)


def _comes_true(told: Fact, came: Fact) -> bool:
    return told.kind == came.kind and all(
        value in (HIDDEN, came[column]) for column, value in told.values.items()
    )


def _agrees(way: Ints, seen: State, fields: Iterable[str]) -> bool:
    """Tell whether a state is what a sketch says of it, wherever it says anything."""
    numbers = np.concatenate([np.ravel(seen[name]).astype(np.int64) for name in fields])
    return bool(np.all((way >= SOME) | (way == numbers)))


def _broken(visit: Visit, move: tuple[int, int], words: str) -> None:
    seat, action = move
    raise LawBroken("foresight", f"seat {seat}, action {action}: {words} ({visit.where()})")
