"""What is certain of moves of the games: nothing too much, and all that can be known."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from regency.core import secrecy
from regency.core.drawing.shapes import Constant, Shape, nothing, num, obj, one_of, text
from regency.core.engine import engine
from regency.core.game import Game
from regency.core.kernel import emit
from regency.core.match import Position
from regency.core.types import HIDDEN, Events, State
from regency.foresight import Foresight, RevealCheck
from regency.foresight.drivers import NO_PLACE, seat_places
from regency.games import game as game_named
from regency.games import games
from regency.games.kuhn.rules.state import BET_ACTION, CHECK_ACTION, CHECKED, WON

#: Moves looked at in each game.
MOVES = 150
#: … and this many deals, to see what a few of them miss.
DEALS = 400


def foresight_of(game: Any, machine: str = "python") -> Foresight:
    return Foresight(engine(game, machine))


def kuhn_after(*actions: int) -> Position:
    position = Position(game_named("kuhn"), 2, machine="python")
    position.chance((2, 0))
    for action in actions:
        position.play(position.seat_to_act(), action)
    return position


def test_a_show_down_is_told_without_the_hidden_card() -> None:
    position = kuhn_after(CHECK_ACTION, BET_ACTION)
    prospect = foresight_of(position.game).prospect(position.seen_by(0), 0, BET_ACTION)
    told = [position.game.rules.EVENTS.read(row) for row in prospect.rows]
    assert [fact.kind for fact in told] == ["called", "shown", "shown", "won"]
    assert [fact["card"] for fact in told[1:3]] == [2, HIDDEN]
    assert prospect.teaches


def test_a_fold_is_known_to_the_end() -> None:
    position = kuhn_after(CHECK_ACTION, BET_ACTION)
    prospect = foresight_of(position.game).prospect(position.seen_by(0), 0, CHECK_ACTION)
    assert [row[0] for row in prospect.rows] == [
        position.game.rules.EVENTS.code(kind) for kind in ("folded", "won")
    ]
    assert all(HIDDEN not in row for row in prospect.rows)
    assert (prospect.now, prospect.then, prospect.gain) == (None, -1, None)
    assert [(line.seat, line.points) for line in prospect.sheet] == [(0, -1)]
    assert not prospect.teaches


def apply_unsure(state: State, seat: int, action: int, events: Events) -> int:
    """Depend on more than can be followed, after something that is certain."""
    count = emit(events, 0, CHECKED, seat, 0, 0, 0, 0)
    for rank in range(9):
        if state.slot[1 - seat] > rank:
            state.paid[seat] = rank
    return emit(events, count, WON, seat, 1, 0, 0, 0)


def apply_by_numpy(state: State, seat: int, action: int, events: Events) -> int:
    """Do what is not followed, after something that is certain."""
    count = emit(events, 0, CHECKED, seat, 0, 0, 0, 0)
    return finish_by_numpy(state, seat, events, count)


def finish_by_numpy(state: State, seat: int, events: Events, count: int) -> int:
    state.winner = np.argmax(state.slot)
    return emit(events, count, WON, seat, 1, 0, 0, 0)


@pytest.mark.parametrize("apply", [apply_unsure, apply_by_numpy])
def test_what_is_certain_is_told_as_far_as_it_can_be_followed(apply: Any) -> None:
    game = game_named("kuhn")
    other = replace(game, rules=SimpleNamespace(**{**vars(game.rules), "apply": apply}))
    prospect = foresight_of(other).prospect(kuhn_after().seen_by(0), 0, CHECK_ACTION)
    assert prospect.rows == [(CHECKED, 0)]
    assert len(prospect.ways) == 0
    assert prospect.teaches
    assert (prospect.gain, prospect.sheet) == (None, [])


def moves(game: Game, count: int, seed: int) -> Iterator[tuple[Position, int, int]]:
    """Yield positions of random matches with the move that is made next."""
    dice = random.Random(seed)
    position = Position(game, game.seats[0], seed=seed)
    for _ in range(count):
        position.settle_chance()
        if position.over:
            position = Position(game, dice.choice(list(game.seats)), seed=dice.randrange(1000))
            position.settle_chance()
        seat = position.seat_to_act()
        action = dice.choice(position.legal(seat))
        yield position, seat, action
        position.play(seat, action)


@pytest.mark.parametrize(
    ("name", "machine"), [("kuhn", "numba"), *((name, "wasm") for name in games())]
)
def test_every_machine_foresees_the_same(name: str, machine: str) -> None:
    game, certain = games()[name], 0
    plain, other = foresight_of(game), foresight_of(game, machine)
    for position, seat, action in moves(game, MOVES, seed=5):
        seen = position.seen_by(seat)
        here, there = (one.prospect(seen, seat, action) for one in (plain, other))
        assert here.ways.tolist() == there.ways.tolist()
        assert replace(here, ways=there.ways) == there
        mask = position.mask(seat)
        gains = plain.gains(seen, seat, mask)
        assert other.gains(seen, seat, mask) == gains
        assert gains[action] == here.gain
        certain += here.gain is not None
    assert certain or name == "kuhn", "points before the end of Kuhn poker are nobody's to know"


@pytest.mark.parametrize("name", games())
def test_reveal_checks_are_certain_where_imagined_deals_may_miss_something(name: str) -> None:
    game, answers = games()[name], set[bool]()
    imagined = secrecy.SampledRevealCheck(engine(game))
    check = RevealCheck(engine(game), foresight_of(game))
    for position, seat, action in moves(game, MOVES, seed=3):
        before = position.states.tobytes()
        answer = check.taught(before, seat, action)
        assert answer or not imagined.taught(before, seat, action, DEALS)
        glance = check.taught(before, seat, action, secrecy.GLANCE)
        assert answer or not glance, "a glance sees nothing that is not there"
        answers.add(answer)
    assert answers == {True, False}, "it does not simply ask every time"


@pytest.mark.parametrize(
    ("line", "places"),
    [
        (obj(seat=num, points=num), [0, 0]),
        (obj(clause=Constant("X"), points=num, seat=num), [0, 1]),
        (one_of(a=obj(seat=num), b=obj(points=num, seat=num)), [1, 1, 2]),
        (one_of(a=obj(reason=text("x", n=num), seat=num), b=nothing), [1, NO_PLACE, NO_PLACE]),
    ],
)
def test_the_seat_of_a_score_line_is_found_wherever_it_is_drawn(
    line: Shape, places: list[int]
) -> None:
    assert seat_places(line).tolist() == places
