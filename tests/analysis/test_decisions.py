"""How losses are measured, named, and made into an accuracy."""

from __future__ import annotations

import numpy as np
import pytest

from regency.analysis import Effort
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
    assert loss.chance == 75.0, "of the better action"
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
    assert Loss(0, low + 20, low, low + 40, 0.0, 10, 50.0).verdict is verdict


@pytest.mark.parametrize("deals", [1, 2, 3])
@pytest.mark.parametrize("better", [0, 1])
def test_of_few_equal_deals_nothing_is_known(deals: int, better: int) -> None:
    """One deal has no spread, and two or three alike say little: not that one is sure."""
    made = results([[better] * deals, [0] * deals])
    loss = paired_loss(made[0], made[1], 0, best=4)
    assert (loss.percent, loss.low, loss.high) == (100.0 * better, -100.0, 100.0)
    assert loss.verdict is Verdict.FINE


@pytest.mark.parametrize("deals", [12, 192])
def test_equal_deals_leave_room_for_those_that_did_not_come(deals: int) -> None:
    """Of what none of n deals has shown there may be three in n, each worth anything."""
    unseen = 3 / deals
    always = results([[1] * deals, [0] * deals])
    loss = paired_loss(always[0], always[1], 0, best=4)
    assert (loss.percent, loss.high) == (100.0, 100.0)
    assert loss.low == pytest.approx(100.0 * (1 - unseen) - 100.0 * unseen)
    never = results([[1] * deals, [1] * deals])
    loss = paired_loss(never[0], never[1], 0, best=4)
    assert (loss.low, loss.high) == pytest.approx((-100.0 * unseen, 100.0 * unseen))


def test_no_interval_is_beyond_the_whole_win() -> None:
    made = results([[1, 1, 1, 0], [0, 0, 0, 0]])
    loss = paired_loss(made[0], made[1], 0, best=4)
    assert loss.percent == 75.0
    assert loss.low < 50.0
    assert loss.high == 100.0


def test_a_first_look_at_equal_deals_is_not_certain_either() -> None:
    loss = first_loss(results([[0] * 24, [1] * 24]), [3, 7], played=3, seat=0)
    assert (loss.best, loss.percent, loss.high) == (7, 100.0, 100.0)
    assert 50.0 < loss.low < 75.0
    assert loss.chance == 100.0


def test_a_decision_takes_two_deals() -> None:
    with pytest.raises(ValueError, match="2 for a decision at least"):
        Effort(4, 1)


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
