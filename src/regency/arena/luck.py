"""Results without their luck: the same answer from fewer matches.

Whatever a match's chance brought a seat (docs/analysis.md) has the mean zero, whoever plays and
however well it is judged: before each reveal stands the mean over what could have come, in deals of
their own for every match. So wins less luck say what wins say, and scatter less: the less, the more
alike the evaluator goes on to those who play. Therefore every evaluator looks, and how much each
counts is learnt from the other half of the deals, which keeps the mean where it is.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from statistics import fmean, variance
from typing import Any

from regency.analysis.evaluator import EVALUATORS, judge_of
from regency.analysis.review import ledger_of
from regency.arena.standings import NORMAL_95, Rate, win_share
from regency.arena.strength import inverse
from regency.bots.weights import WeightsError
from regency.core.match import Match

PERCENT = 100.0
DIGITS = 4
#: Keeps the deals that matches are judged in apart: the luck of two is not measured by the same.
MATCH_STRIDE = 1 << 21
#: With fewer deals than this nothing is learnt: every evaluator counts alike.
LEAST_TO_LEARN = 40
#: So little is added to every variance that evaluators who agree in all can be told apart.
TINY = 1e-6

#: What luck brought every seat of a match, as shares of the win, by evaluator.
Luck = dict[str, list[float]]


@dataclass(frozen=True)
class Adjusted:
    """A bot's share of wins without luck, and how many times fewer matches it takes."""

    wins: Rate
    fewer: float


@dataclass(frozen=True)
class Deal:
    """What a bot won on one deal, and what luck brought it, by evaluator; means of its matches."""

    won: float
    luck: tuple[float, ...]


def luck_of(match: Match, number: int, deals: int) -> Luck:
    """Return what luck brought every seat, by every evaluator; *number* is the match's own."""
    found: Luck = {}
    for evaluator in EVALUATORS:
        try:
            judge = judge_of(
                match.game, match.seats, (number + 1) * MATCH_STRIDE, evaluator=evaluator
            )
        except WeightsError:
            continue
        ledger = ledger_of(match, judge, deals)
        percents = ledger.percent(ledger.luck())
        found[evaluator] = [round(percent / PERCENT, DIGITS) for percent in percents]
    return found


def adjusted(lines: Sequence[dict[str, Any]], bot: str) -> Adjusted | None:
    """Return a bot's wins less their luck; None where fewer than two deals were looked at.

    Matches on one deal are one observation: seats rotate, so they are not independent.
    """
    return _adjusted(_deals(lines, lambda line, seat: bool(line["bots"][seat] == bot)))


def adjusted_where(
    lines: Sequence[dict[str, Any]], wanted: Callable[[dict[str, Any], int], bool]
) -> Adjusted | None:
    """Return the wins less their luck of the seats that are wanted, by line and seat."""
    return _adjusted(_deals(lines, wanted))


def adjusted_seat(lines: Sequence[dict[str, Any]], seat: int) -> Adjusted | None:
    """Return a seat's wins less their luck, whoever sat there."""
    return _adjusted(_deals(lines, lambda _, own: own == seat))


def _adjusted(deals: list[Deal]) -> Adjusted | None:
    if len(deals) < 2:
        return None
    cleared = list(_cleared(deals))
    spread = variance(cleared)
    margin = NORMAL_95 * math.sqrt(spread / len(cleared))
    middle = fmean(cleared)
    raw = variance([deal.won for deal in deals])
    fewer = raw / spread if spread else math.inf
    return Adjusted(Rate(middle, middle - margin, middle + margin), fewer)


def luck_by_seat(lines: Sequence[dict[str, Any]], seats: int) -> dict[str, list[Rate]]:
    """Return the mean luck of every seat with its interval, which should hold zero."""
    told: defaultdict[str, list[list[float]]] = defaultdict(list)
    for line in lines:
        for evaluator, luck in line.get("luck", {}).items():
            told[evaluator].append(luck)
    return {
        evaluator: [_mean([one[seat] for one in all_luck]) for seat in range(seats)]
        for evaluator, all_luck in told.items()
        if len(all_luck) > 1
    }


def _mean(values: list[float]) -> Rate:
    middle = fmean(values)
    margin = NORMAL_95 * math.sqrt(variance(values) / len(values))
    return Rate(middle, middle - margin, middle + margin)


def _deals(
    lines: Sequence[dict[str, Any]], wanted: Callable[[dict[str, Any], int], bool]
) -> list[Deal]:
    """Return means over the wanted seats of the matches on each deal."""
    found: defaultdict[int, list[tuple[float, ...]]] = defaultdict(list)
    for line in lines:
        for seat in range(len(line["bots"])):
            if "luck" in line and wanted(line, seat):
                luck = [by_seat[seat] for by_seat in line["luck"].values()]
                found[line["deal"]].append((win_share(line["places"], seat), *luck))
    means = [[fmean(column) for column in zip(*rows, strict=True)] for rows in found.values()]
    return [Deal(won, tuple(luck)) for won, *luck in means]


def _cleared(deals: Sequence[Deal]) -> Iterator[float]:
    """Yield what was won on every deal without luck; weights come from the other half."""
    halves = (deals[0::2], deals[1::2])
    for own, other in (halves, halves[::-1]):
        weights = _weights(other)
        for deal in own:
            luck = sum(weight * one for weight, one in zip(weights, deal.luck, strict=True))
            yield deal.won - luck


def _weights(deals: Sequence[Deal]) -> list[float]:
    """Return how much each evaluator's luck counts so that least is left (least squares)."""
    size = range(len(deals[0].luck) if deals else 0)
    if len(deals) < LEAST_TO_LEARN / 2:
        return [1 / max(1, len(size)) for _ in size]

    def together(one: Callable[[Deal], float], other: Callable[[Deal], float]) -> float:
        a, b = fmean(map(one, deals)), fmean(map(other, deals))
        return fmean((one(deal) - a) * (other(deal) - b) for deal in deals)

    columns: list[Callable[[Deal], float]] = [lambda deal, i=i: deal.luck[i] for i in size]  # type: ignore[misc]
    matrix = [
        [together(columns[i], columns[j]) + (TINY if i == j else 0.0) for j in size] for i in size
    ]
    target = [together(columns[i], lambda deal: deal.won) for i in size]
    return [sum(a * b for a, b in zip(row, target, strict=True)) for row in inverse(matrix)]
