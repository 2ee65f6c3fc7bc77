"""Strengths that fit all results at once, for ladders on which only neighbours meet.

Sequential ratings are slow to spread along a ladder: a bot that meets only strong neighbours looks
average. Here every pair of bots at a table counts as a duel (Bradley-Terry), all duels are weighed
together, and a wide prior keeps who never lost from becoming infinitely strong.

Duels of one deal are not independent: at a table of five everybody meets everybody in one match,
and each deal is played by all tables in every rotation. So intervals go by how much the deals
differ (a sandwich estimate with the deal as its unit), not by the number of duels. Where lines do
not say their deal, each is one of its own.
"""

from __future__ import annotations

import itertools
import math
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from regency.arena.standings import NORMAL_95

#: Points on the usual scale: 400 more win ten times as often as they lose.
SCALE = 400 / math.log(10)
#: How far apart bots are thought to be before anything is known, in natural units.
PRIOR_SD = 3.0
STEPS = 60
#: No step is longer, so that the first ones do not overshoot.
LONGEST_STEP = 1.0

Matrix = list[list[float]]
#: Who met whom, and how it ended for the first: 1, 0 or a half.
Duel = tuple[int, int, float]


def strengths(lines: Sequence[dict[str, Any]], anchor: str) -> dict[str, tuple[float, float]]:
    """Return each bot's points above the anchor's and the half-width of their 95 % interval."""
    bots = sorted({bot for line in lines for bot in line["bots"]})
    deals: dict[Any, list[Duel]] = {}
    for number, line in enumerate(lines):
        deals.setdefault(line.get("deal", ("line", number)), []).extend(_duels(line, bots))
    duels = Counter(duel for deal in deals.values() for duel in deal)
    values = [0.0] * len(bots)
    for _ in range(STEPS):
        gradient, curvature = _slopes(duels, values)
        steps = inverse(curvature)
        for i, row in enumerate(steps):
            step = sum(a * b for a, b in zip(row, gradient, strict=True))
            values[i] += max(-LONGEST_STEP, min(LONGEST_STEP, step))
    spread = _spread(list(deals.values()), values)
    base = bots.index(anchor)
    found = {}
    for i, bot in enumerate(bots):
        variance = max(0.0, spread[i][i] + spread[base][base] - 2 * spread[i][base])
        margin = NORMAL_95 * math.sqrt(variance) * SCALE
        found[bot] = (SCALE * (values[i] - values[base]), margin)
    return found


def _spread(deals: list[list[Duel]], values: Sequence[float]) -> Matrix:
    """Return how the strengths vary together from one set of deals to another."""
    flat = inverse(_slopes(Counter(duel for deal in deals for duel in deal), values)[1])
    size = range(len(values))
    meat = [[0.0] * len(values) for _ in size]
    for deal in deals:
        pull = [0.0] * len(values)
        for a, b, result in deal:
            surprise = result - 1 / (1 + math.exp(values[b] - values[a]))
            pull[a] += surprise
            pull[b] -= surprise
        for i in size:
            for j in size:
                meat[i][j] += pull[i] * pull[j]
    few = len(deals) / max(1, len(deals) - 1)
    half = [[sum(flat[i][k] * meat[k][j] for k in size) for j in size] for i in size]
    return [[few * sum(half[i][k] * flat[k][j] for k in size) for j in size] for i in size]


def _duels(line: dict[str, Any], bots: list[str]) -> list[Duel]:
    """Return who met whom at a table, and how it ended for the first: 1, 0 or a half."""
    found = []
    for (a, place), (b, other) in itertools.combinations(
        zip(line["bots"], line["places"], strict=True), 2
    ):
        if a != b:
            result = 0.5 if place == other else float(place < other)
            found.append((bots.index(a), bots.index(b), result))
    return found


def _slopes(duels: Mapping[Duel, int], values: Sequence[float]) -> tuple[list[float], Matrix]:
    """Return the gradient and the negative curvature of the log-likelihood with its prior."""
    size = range(len(values))
    gradient = [-value / PRIOR_SD**2 for value in values]
    curvature = [[1 / PRIOR_SD**2 if i == j else 0.0 for j in size] for i in size]
    for (a, b, result), often in duels.items():
        expected = 1 / (1 + math.exp(values[b] - values[a]))
        weight = often * expected * (1 - expected)
        gradient[a] += often * (result - expected)
        gradient[b] -= often * (result - expected)
        curvature[a][a] += weight
        curvature[b][b] += weight
        curvature[a][b] -= weight
        curvature[b][a] -= weight
    return gradient, curvature


def inverse(matrix: Matrix) -> Matrix:
    """Invert a small positive matrix (Gauss-Jordan; its diagonal never vanishes)."""
    size = len(matrix)
    rows = [row + [float(i == j) for j in range(size)] for i, row in enumerate(matrix)]
    for i in range(size):
        pivot = rows[i][i]
        rows[i] = [value / pivot for value in rows[i]]
        for j in range(size):
            if j != i:
                factor = rows[j][i]
                rows[j] = [a - factor * b for a, b in zip(rows[j], rows[i], strict=True)]
    return [row[size:] for row in rows]
