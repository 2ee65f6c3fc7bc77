"""The rule-of-thumb player, in many matches."""

import numpy as np
import pytest

from regency.core import drivers
from regency.core.engine import engine
from regency.core.match import places
from regency.games.for_the_king import GAME

RANDOM, HEURISTIC = drivers.RANDOM_PLAYER, drivers.HEURISTIC_PLAYER


def wins(seats: int, matches: int) -> float:
    """Return the share of matches one heuristic player wins against random ones, seats rotated."""
    rules = engine(GAME)
    points = rules.buffers().points
    won = 0.0
    for seat in range(seats):
        players = [HEURISTIC if other == seat else RANDOM for other in range(seats)]
        options = GAME.option_values({})
        states, _ = rules.play(seats, options, 1000 * seat, matches // seats, players)
        for i in range(len(states)):
            rules.scores(states, i, points)
            ranks = places(points[:seats].tolist())
            won += (ranks[seat] == 1) / ranks.count(1)
    return won / (matches // seats * seats)


@pytest.mark.parametrize(("seats", "least"), [(2, 0.9), (3, 0.7), (4, 0.6), (5, 0.6)])
def test_the_heuristic_beats_random_players(seats: int, least: float) -> None:
    assert wins(seats, 2000) >= least


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_card_is_lost_in_many_matches(seats: int) -> None:
    for players in ([RANDOM] * seats, [HEURISTIC] * seats):
        totals = engine(GAME).soak(seats, GAME.option_values({}), 77, 1500, players)
        assert totals[drivers.WRONG] == 0
        assert 0 <= totals[drivers.LOWEST] <= totals[drivers.HIGHEST] <= 6 * 6


def test_the_heuristic_bluffs_rarely() -> None:
    rules = engine(GAME)
    states, reports = rules.play(4, GAME.option_values({}), 3, 400, [HEURISTIC] * 4)
    assert (reports[:, drivers.WRONG] == 0).all()
    assert 0 < np.mean(states["losses"].sum(axis=1)) < 16
