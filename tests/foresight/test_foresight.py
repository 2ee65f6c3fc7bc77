"""What is certain of moves of the games: nothing too much, and all that can be known."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from regency.core import secrecy
from regency.core.engine import engine
from regency.core.game import Game
from regency.core.match import Position
from regency.core.types import HIDDEN
from regency.foresight import Foresight, RevealCheck
from regency.games import game as game_named
from regency.games import games
from regency.games.kuhn.rules.state import BET_ACTION, CHECK_ACTION

#: Moves looked at in each game.
MOVES = 150
#: … and so many deals, to see what a few of them miss.
DEALS = 400


def kuhn_after(*actions: int) -> Position:
    position = Position(game_named("kuhn"), 2, machine="python")
    position.chance((2, 0))
    for action in actions:
        position.play(position.seat_to_act(), action)
    return position


def test_a_show_down_is_told_without_the_hidden_card() -> None:
    position = kuhn_after(CHECK_ACTION, BET_ACTION)
    prospect = Foresight(position.game).prospect(position.seen_by(0), 0, BET_ACTION)
    told = [position.game.rules.EVENTS.read(row) for row in prospect.rows]
    assert [fact.kind for fact in told] == ["called", "shown", "shown", "won"]
    assert [fact["card"] for fact in told[1:3]] == [2, HIDDEN]
    assert prospect.teaches


def test_a_fold_is_known_to_the_end() -> None:
    position = kuhn_after(CHECK_ACTION, BET_ACTION)
    foresight = Foresight(position.game)
    prospect = foresight.prospect(position.seen_by(0), 0, CHECK_ACTION)
    assert [row[0] for row in prospect.rows] == [
        position.game.rules.EVENTS.code(kind) for kind in ("folded", "won")
    ]
    assert all(HIDDEN not in row for row in prospect.rows)
    assert foresight.points(prospect, 0, position.game.view) == -1
    assert not prospect.teaches


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


@pytest.mark.parametrize("name", games())
def test_reveal_checks_are_certain_where_imagined_deals_may_miss_something(name: str) -> None:
    game, answers = games()[name], set[bool]()
    imagined = secrecy.SampledRevealCheck(engine(game))
    check = RevealCheck(engine(game), Foresight(game))
    for position, seat, action in moves(game, MOVES, seed=3):
        before = position.states.tobytes()
        answer = check.taught(before, seat, action)
        assert answer or not imagined.taught(before, seat, action, DEALS)
        glance = check.taught(before, seat, action, secrecy.GLANCE)
        assert answer or not glance, "a glance sees nothing that is not there"
        answers.add(answer)
    assert answers == {True, False}, "it does not simply ask every time"
