"""The rule-of-thumb player, in many matches."""

from __future__ import annotations

import numpy as np
import pytest

from regency.core.drivers import HEURISTIC_PLAYER, RANDOM_PLAYER
from regency.core.engine import engine
from regency.core.match import places
from regency.games.royals import GAME


def wins(seats: int, hero: int, count: int, seed: int) -> int:
    rules = engine(GAME)
    players = [HEURISTIC_PLAYER if seat == hero else RANDOM_PLAYER for seat in range(seats)]
    states, reports = rules.play(seats, GAME.option_values({}), seed, count, players)
    assert not reports[:, 3].any()
    points = rules.buffers().points
    won = 0
    for i in range(count):
        rules.scores(states, i, points)
        won += places([tuple(row) for row in points[:seats]])[hero] == 1
    return won


def test_the_heuristic_beats_random_players() -> None:
    count = 200
    won = sum(wins(2, hero, count, seed=5) for hero in (0, 1))
    assert won >= 0.95 * 2 * count
    assert wins(4, 1, count, seed=6) >= 0.95 * count


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_heuristic_matches_look_like_real_ones(seats: int) -> None:
    rules = engine(GAME)
    count = 100
    players = [HEURISTIC_PLAYER] * seats
    states, reports = rules.play(seats, GAME.option_values({}), 1, count, players, audit=True)
    assert not reports[:, 3].any()
    kings = np.array([state.title_cubes[6].sum() for state in states])
    bonuses = np.array([(state.country_taken >= 0).sum() for state in states])
    usurped = np.array([state.cathedral.sum() for state in states])
    assert kings.mean() > 1
    assert bonuses.mean() > 0.5
    assert usurped.mean() > 3
