"""Modules do in every browser what the rules do on the server: matches, searches, drawings.

REGENCY_MATCHES=1000 plays as many of each number of seats.
"""

from __future__ import annotations

import os
from collections.abc import Iterator

import numpy as np
import pytest
from tests.edge.browsers import BrowserRunner, Start, chromium, firefox, webkit

from regency.bench.agree import tree_checksum_of
from regency.core import drivers
from regency.core.drawing.teller import Teller
from regency.core.engine import Rules, engine
from regency.core.game import Game
from regency.core.match import Position
from regency.core.wasm.running import WasmModule
from regency.games import games
from regency.testing.laws_of_drawings import check_position

BROWSERS = {"chromium": chromium, "firefox": firefox, "webkit": webkit}
MATCHES = int(os.environ.get("REGENCY_MATCHES", "5"))
ITERATIONS = 60
#: All that is shown is compared at one move in this many, in a buffer that goes to and fro.
LOOKED_AT = 40
FEW_LETTERS = 1 << 16


@pytest.fixture(params=BROWSERS)
def start(request: pytest.FixtureRequest) -> Start:
    found = BROWSERS[request.param]()
    if found is None:
        pytest.skip(f"no {request.param} here")
    return found


@pytest.fixture(params=games().values(), ids=lambda game: game.name)
def rules(request: pytest.FixtureRequest, start: Start) -> Iterator[Rules]:
    game: Game = request.param
    module = WasmModule(game, start=lambda *files: BrowserRunner(start, *files))
    yield Rules(game, "wasm", module.bind)
    module.close()


def test_a_browser_plays_searches_and_draws_as_the_server_does(rules: Rules) -> None:
    game = rules.game
    numba = engine(game, "numba")
    options = game.option_values({})
    for seats in game.seats:
        players = [drivers.HEURISTIC_PLAYER] + [drivers.RANDOM_PLAYER] * (seats - 1)
        here, there = (
            machine.play(seats, options, 7, MATCHES, players, audit=True)
            for machine in (numba, rules)
        )
        assert here[0].tobytes() == there[0].tobytes()
        assert np.array_equal(here[1], there[1])
    last = game.seats[-1]
    assert tree_checksum_of(rules, last, ITERATIONS) == tree_checksum_of(numba, last, ITERATIONS)
    draw_a_match(game, Teller(rules, FEW_LETTERS))


def draw_a_match(game: Game, teller: Teller) -> None:
    position = Position(game, game.seats[-1], seed=5)
    position.settle_chance()
    number = 0
    while not position.over:
        if number % LOOKED_AT == 0:
            check_position(position, (), teller)
        seat = position.seat_to_act()
        legal = position.legal(seat)
        position.play(seat, legal[number % len(legal)])
        position.settle_chance()
        number += 1
    check_position(position, (), teller)
