"""The quick redaction of a live table is the declared one, byte for byte."""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from regency.core.engine import engine
from regency.core.match import Position
from regency.core.record import KNOWN_BY, NOBODY, OWNER, PUBLIC, i8, i16, record, u8, u32
from regency.core.secrecy import Redactor, difference, redact, same
from regency.core.types import SPECTATOR
from regency.games import games


@pytest.mark.parametrize("name", games())
def test_everyone_sees_what_redact_says(name: str) -> None:
    game = games()[name]
    dice = random.Random(5)
    for seats in (game.seats[0], game.seats[-1]):
        position = Position(game, seats, seed=seats)
        redactor = Redactor(game, engine(game).bind)
        position.settle_chance()
        while not position.over:
            for viewer in (*range(seats), SPECTATOR):
                plain = redact(game, position.state, viewer)
                seen = redactor.seen(position.states.view(np.uint8), viewer)
                assert same(plain, seen), difference(plain, seen)
            for _ in range(9):  # every ninth step: neighbours differ little
                if not position.over:
                    seat = position.seat_to_act()
                    position.play(seat, dice.choice(position.legal(seat)))
                    position.settle_chance()


class OddRules:
    """A layout no game has: hidden entries of every width, and EMPTY ones among them."""

    MAX_SEATS = 3
    STATE = record(
        rng=u32(NOBODY, 4),
        seats=i8(PUBLIC),
        purse=i16(OWNER, 3, 2),
        deck=i16(KNOWN_BY("deck_known"), 4),
        deck_known=u8(PUBLIC, 4),
        marks=u8(NOBODY, 5),
        hand=i8(OWNER, 3, 4),
    )


def test_every_width_and_every_value() -> None:
    game: Any = SimpleNamespace(rules=OddRules)
    redactor = Redactor(game, lambda function: function)
    dice = np.random.default_rng(3)
    for _ in range(300):
        states = OddRules.STATE.new(1)
        raw = states.view(np.uint8)
        # Many bytes of EMPTY and HIDDEN: the values that could be taken for one another.
        raw[:] = dice.choice([0, 1, 0xFE, 0xFF, 0xFF], raw.size)
        for viewer in (0, 1, 2, SPECTATOR):
            plain = redact(game, states[0], viewer)
            assert same(plain, redactor.seen(raw, viewer)), viewer
