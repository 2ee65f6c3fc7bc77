"""The rule-of-thumb player keeps its promises; docs/games/castle-combo.md has larger samples."""

import numpy as np
import pytest

from regency.core.drivers import HEURISTIC_PLAYER, RANDOM_PLAYER
from regency.core.engine import engine
from regency.games.castle_combo import GAME

MATCHES = 400


def final_scores(players: list[int]) -> np.ndarray:
    """int[MATCHES, seats, 2]: points and loose gold."""
    rules = engine(GAME)
    seats = len(players)
    states, reports = rules.play(seats, GAME.option_values({}), 1, MATCHES, players)
    assert not reports[:, 3].any()
    buffers = rules.buffers()
    found = np.zeros((MATCHES, seats, 2), int)
    for i in range(MATCHES):
        rules.scores(states, i, buffers.points)
        found[i] = buffers.points[:seats]
    return found


def test_four_of_a_kind_score_well_over_seventy() -> None:
    assert final_scores([HEURISTIC_PLAYER] * 4)[:, :, 0].mean() >= 75


@pytest.mark.parametrize("seat", [0, 1])
def test_random_players_are_beaten(seat: int) -> None:
    players = [RANDOM_PLAYER, RANDOM_PLAYER]
    players[seat] = HEURISTIC_PLAYER
    scores = final_scores(players)
    ranks = scores[:, :, 0] * 1000 + scores[:, :, 1]
    assert (ranks[:, seat] > ranks[:, 1 - seat]).mean() >= 0.95
