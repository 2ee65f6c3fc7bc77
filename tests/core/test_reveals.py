"""What a move teaches: the compiled answer is the one that plain Python gives."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from regency.core.engine import engine
from regency.core.facts import Fact
from regency.core.game import Game
from regency.core.match import Position
from regency.core.secrecy import GLANCE, IMAGINED, SampledRevealCheck, redact
from regency.core.types import HIDDEN, State
from regency.games import games

#: Positions looked at in each game.
POSITIONS = 150

Look = tuple[bytes, list[Fact]]


def after(game: Game, seats: int, state: State, seat: int, action: int) -> tuple[State, list[Fact]]:
    position = Position(game, seats)
    position.states[0] = state
    facts = position.play(seat, action)
    return position.state, facts


def look(game: Game, state: State, facts: list[Fact], seat: int) -> Look:
    return redact(game, state, seat).tobytes(), [
        game.rules.EVENTS.redact(fact, seat) for fact in facts
    ]


def behind_its_back(game: Game, fact: Fact, seat: int, seats: int) -> bool:
    mine, *others = (game.rules.EVENTS.redact(fact, viewer) for viewer in (seat, *range(seats)))
    return any(
        mine[column] == HIDDEN != other[column] for other in others for column in fact.values
    )


def taught(game: Game, seats: int, state: State, seat: int, action: int) -> bool:
    """Say it the long way: everything with names, one imagined deal after the other."""
    then, facts = after(game, seats, state, seat, action)
    if any(behind_its_back(game, fact, seat, seats) for fact in facts):
        return True
    truth = look(game, then, facts, seat)
    for number in range(1, IMAGINED + 1):
        imagined = game.rules.STATE.new(1)
        imagined[0] = redact(game, state, seat)
        engine(game).determinize(imagined, 0, seat, number)
        if look(game, *after(game, seats, imagined[0], seat, action), seat) != truth:
            return True
    return False


@pytest.mark.parametrize("name", games())
def test_a_lesson_is_what_looks_otherwise_in_another_deal(name: str) -> None:
    game, dice, found = games()[name], random.Random(2), Counter[tuple[bool, bool]]()
    check, seats = SampledRevealCheck(engine(game)), game.seats[-1]
    position = Position(game, seats, seed=4)
    position.settle_chance()
    for _ in range(POSITIONS):
        if position.over:
            position = Position(game, seats, seed=dice.randrange(1000))
            position.settle_chance()
        seat = position.seat_to_act()
        action = dice.choice(position.legal(seat))
        answer = check.taught(position.states.tobytes(), seat, action)
        assert answer == taught(game, seats, position.state, seat, action)
        glance = check.taught(position.states.tobytes(), seat, action, GLANCE)
        assert answer or not glance, "a glance sees nothing that is not there"
        found[answer, glance] += 1
        position.play(seat, action)
        position.settle_chance()
    assert found[False, False]
    assert found[True, True] > 10 * found[True, False], "a glance sees nearly all"
