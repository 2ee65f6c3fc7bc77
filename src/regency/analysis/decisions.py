"""One decision under a lens: what was better, by how much, and how sure that is."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from math import exp, sqrt
from statistics import harmonic_mean, pstdev

import numpy as np
from numpy.typing import NDArray

from regency.analysis.drivers import PARTS, POINTS, WIN
from regency.core.types import Ints

#: Half the width of an interval that holds the truth in 95 of 100 cases, in standard errors.
SURE = 1.96
#: From how many percentage points of the win on a loss is called by each name.
INACCURACY, MISTAKE, BLUNDER = 5.0, 10.0, 15.0
PERCENT = 100.0
#: What none of n deals has shown may yet come up in three of n, as surely as above.
UNSEEN = 3.0

# How lichess turns a loss in per cent into the accuracy of a move, and moves into a match.
ACCURACY_TOP, ACCURACY_FALL, ACCURACY_OFFSET = 103.1668, 0.04354, 3.1669
LEAST_WINDOW, MOST_WINDOW, WINDOWS = 2, 8, 10
LEAST_VOLATILITY, MOST_VOLATILITY = 0.5, 12.0


class Verdict(Enum):
    """What a decision is called when its loss is beyond doubt."""

    FINE = "fine"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


@dataclass(frozen=True)
class Loss:
    """What a choice cost, in percentage points of the win, with its interval, and in points."""

    best: int  # the better action; what was played where nothing was
    percent: float
    low: float
    high: float
    points: float
    deals: int
    chance: float  # of the seat to win by the better action, in per cent

    @property
    def verdict(self) -> Verdict:
        """Name the loss; only what the whole interval is beyond counts."""
        if self.low >= BLUNDER:
            return Verdict.BLUNDER
        if self.low >= MISTAKE:
            return Verdict.MISTAKE
        return Verdict.INACCURACY if self.low >= INACCURACY else Verdict.FINE


def best_of(results: Ints, seat: int) -> int:
    """Return which row of actions does best for a seat: by the win, then by points."""
    means = results[:, :, :, seat].mean(axis=1)
    return max(range(len(means)), key=lambda a: (means[a, WIN], means[a, POINTS]))


def paired_loss(better: Ints, played: Ints, seat: int, best: int, parts: int = PARTS) -> Loss:
    """Compare two choices deal by deal; a won match has so many *parts*."""
    lost = PERCENT / parts * (better[:, WIN, seat] - played[:, WIN, seat]).astype(float)
    mean = float(lost.mean())
    low, high = _interval(lost, mean)
    points = float((better[:, POINTS, seat] - played[:, POINTS, seat]).mean())
    chance = float(PERCENT / parts * better[:, WIN, seat].mean())
    return Loss(best, mean, low, high, points, len(lost), chance)


def _interval(lost: NDArray[np.float64], mean: float) -> tuple[float, float]:
    """Return between what the true mean lies; no loss is beyond the whole win.

    Where every deal says the same, their spread says nothing of those that did not come: these may
    be worth anything, and there may be as many as the rule of three allows. Of three deals or
    fewer that is everything: not known.
    """
    if (lost == lost[0]).all():
        unseen = min(1.0, UNSEEN / len(lost))
        return mean - unseen * (mean + PERCENT), mean + unseen * (PERCENT - mean)
    error = SURE * float(lost.std(ddof=1)) / sqrt(len(lost))
    return max(-PERCENT, mean - error), min(PERCENT, mean + error)


def first_loss(
    results: Ints, actions: list[int], played: int, seat: int, parts: int = PARTS
) -> Loss:
    """Judge a decision by all its actions' results.

    The better action is found in one half of the deals and measured in the other, and the other
    way round: whoever picks the luckiest of many and believes its own figure finds losses
    everywhere.
    """
    half = results.shape[1] // 2
    mine = actions.index(played)
    halves = (results[:, :half], results[:, half:])
    found = []
    for look, measure in (halves, halves[::-1]):
        a = best_of(look, seat)
        found.append(paired_loss(measure[a], measure[mine], seat, actions[a], parts))
    overall = actions[best_of(results, seat)]
    percent, points, chance = (
        sum(half) / len(found)
        for half in zip(*((one.percent, one.points, one.chance) for one in found), strict=True)
    )
    low = percent - sqrt(sum((one.percent - one.low) ** 2 for one in found)) / 2
    high = percent + sqrt(sum((one.high - one.percent) ** 2 for one in found)) / 2
    return Loss(overall, percent, low, high, points, results.shape[1], chance)


def accuracy_of(percent: float) -> float:
    """Return the accuracy of one decision that lost so many percentage points of the win."""
    lost = max(0.0, percent)
    found = ACCURACY_TOP * exp(-ACCURACY_FALL * lost) - ACCURACY_OFFSET
    return min(PERCENT, max(0.0, found))


def match_accuracy(losses: list[float], chances: list[float]) -> float | None:
    """Return the accuracy of a seat's match, as lichess does: None without a decision.

    *chances* are the seat's chances to win before each decision, in per cent, as the same lens has
    them: where they swing, decisions weigh more.
    """
    if not losses:
        return None
    accuracies = [accuracy_of(loss) for loss in losses]
    size = min(MOST_WINDOW, max(LEAST_WINDOW, len(losses) // WINDOWS))
    weights = []
    for i in range(len(losses)):
        first = max(0, i + 1 - size)
        window = chances[first : first + size]
        weights.append(min(MOST_VOLATILITY, max(LEAST_VOLATILITY, pstdev(window))))
    weighted = float(np.average(accuracies, weights=weights))
    return (weighted + harmonic_mean([max(a, 1e-9) for a in accuracies])) / 2
