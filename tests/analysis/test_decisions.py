"""How losses are measured, named, and made into an accuracy."""

from __future__ import annotations

import numpy as np
import pytest

from regency.analysis.decisions import (
    Loss,
    Verdict,
    accuracy_of,
    first_loss,
    match_accuracy,
    paired_loss,
)
from regency.analysis.drivers import PARTS, POINTS, RESULT_ROWS, WIN


def results(wins: list[list[int]]) -> np.ndarray:
    """Return results of actions, each with a win or none in every deal, for one seat of two."""
    made = np.zeros((len(wins), len(wins[0]), RESULT_ROWS, 2), np.int32)
    made[:, :, WIN, 0] = np.array(wins) * PARTS
    made[:, :, POINTS, 0] = np.array(wins) * 7
    return made


def test_a_loss_is_paired_deal_by_deal() -> None:
    made = results([[1, 1, 1, 0], [1, 0, 1, 0]])
    loss = paired_loss(made[0], made[1], 0, best=4)
    assert (loss.best, loss.percent, loss.points, loss.deals) == (4, 25.0, 1.75, 4)
    assert loss.low < 25.0 < loss.high


def test_noise_alone_is_no_loss() -> None:
    """Thirty equal actions: the luckiest of them is not believed by its own figure."""
    rng = np.random.default_rng(5)
    found = []
    for _ in range(40):
        made = results(rng.integers(0, 2, (30, 24)).tolist())
        found.append(first_loss(made, list(range(30)), 0, 0).percent)
    assert abs(np.mean(found)) < 4


@pytest.mark.parametrize(
    ("low", "verdict"),
    [
        (-3.0, Verdict.FINE),
        (4.9, Verdict.FINE),
        (5.0, Verdict.INACCURACY),
        (10.0, Verdict.MISTAKE),
        (15.0, Verdict.BLUNDER),
    ],
)
def test_a_verdict_needs_the_whole_interval(low: float, verdict: Verdict) -> None:
    assert Loss(0, low + 20, low, low + 40, 0.0, 10).verdict is verdict


def test_the_accuracy_of_a_decision_is_lichess_own() -> None:
    assert accuracy_of(0.0) == pytest.approx(100.0, abs=1e-3)
    assert accuracy_of(10.0) == pytest.approx(103.1668 * np.exp(-0.4354) - 3.1669)
    assert accuracy_of(-4.0) == accuracy_of(0.0)
    assert accuracy_of(100.0) == 0.0


def test_where_chances_swing_decisions_weigh_more() -> None:
    calm = [50.0] * 20
    stormy = [50.0] * 10 + [90.0, 10.0] * 5
    late = [0.0] * 10 + [20.0] * 10
    assert match_accuracy(late, stormy) < match_accuracy(late, calm)  # type: ignore[operator]
    assert match_accuracy([], []) is None
    assert match_accuracy([0.0], [50.0]) == pytest.approx(100.0, abs=1e-3)
