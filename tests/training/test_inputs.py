"""Observations become inputs: one size at any number of seats, nothing lost, nothing told twice."""

from __future__ import annotations

import numpy as np
import pytest

from regency.bots.inputs import inputs_of, told_size
from regency.core.engine import engine
from regency.core.game import Game
from regency.core.match import Position
from regency.core.secrecy import redact
from regency.games import game, games
from regency.rl.batch import Batch
from regency.training.settings import read_settings

GAMES = list(games().values())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_every_entry_of_an_observation_is_an_input_once(game: Game) -> None:
    inputs = inputs_of(game)
    used = [*inputs.numbers, *inputs.places, *inputs.others.flatten()]
    behind = sum(focus.entries.shape[1] for focus in inputs.focuses)
    assert sorted(used) == list(range(inputs.size + behind))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_the_observation_has_one_size_at_all_numbers_of_seats(game: Game) -> None:
    for seats in game.seats:
        assert Batch(game, seats, 2).observation.shape == (2, game.features.OBSERVATION.size)


def test_prospects_stand_behind_the_observation() -> None:
    castle, kuhn = game("castle-combo"), game("kuhn")
    assert told_size(kuhn) == kuhn.features.OBSERVATION.size == inputs_of(kuhn).size
    assert inputs_of(castle).size == told_size(castle) > castle.features.OBSERVATION.size


@pytest.mark.parametrize(
    "game", [g for g in GAMES if read_settings(g).points_told], ids=lambda game: str(game.name)
)
def test_points_that_are_told_are_known_to_everybody(game: Game) -> None:
    rules, rng = engine(game), np.random.default_rng(1)
    true, seen = (rules.buffers().points for _ in range(2))
    for seats in (2, max(game.seats)):
        position = Position(game, seats, seed=seats)
        for step in range(200):
            position.settle_chance()
            if position.over:
                break
            seat = position.seat_to_act()
            position.play(seat, int(rng.choice(position.legal(seat))))
            if step % 20 == 0:
                states = rules.new(2)
                states[0] = position.state
                for viewer in range(seats):
                    states[1] = redact(game, position.state, viewer)
                    rules.scores(states, 0, true)
                    rules.scores(states, 1, seen)
                    assert (true[:seats, 0] == seen[:seats, 0]).all()
