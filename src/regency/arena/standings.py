"""What the results say: win rates with intervals, ratings, points by source, win rate by seat."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

#: Two-sided 95 %.
NORMAL_95 = 1.959964


@dataclass(frozen=True)
class Rate:
    """A share with its 95 % interval."""

    value: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.value:6.1%} [{self.low:.1%}, {self.high:.1%}]"


@dataclass(frozen=True)
class Row:
    """One bot's record."""

    bot: str
    played: int
    wins: Rate
    mean_score: float
    mean_place: float
    rating: float
    rating_margin: float
    sources: dict[str, float]


@dataclass(frozen=True)
class Standings:
    """The table of a tournament."""

    matches: int
    rows: list[Row]  # the best rated first
    by_seat: list[Rate]


def wilson(wins: float, played: int) -> Rate:
    """Return a win rate with Wilson's 95 % interval.

    It treats matches as independent; on duplicate deals the truth is a little narrower.
    """
    if played == 0:
        return Rate(0.0, 0.0, 1.0)
    share = wins / played
    square = NORMAL_95**2
    centre = (share + square / (2 * played)) / (1 + square / played)
    spread = NORMAL_95 / (1 + square / played)
    spread *= math.sqrt(share * (1 - share) / played + square / (4 * played**2))
    return Rate(share, max(0.0, centre - spread), min(1.0, centre + spread))


def win_share(places: Sequence[int], seat: int) -> float:
    """Return 1 for a win, a part of it for a shared first place, else 0."""
    return 1 / places.count(1) if places[seat] == 1 else 0.0


def standings(lines: Sequence[dict[str, Any]], seats: int) -> Standings:
    """Evaluate results in the order of their matches."""
    bots = sorted({bot for line in lines for bot in line["bots"]})
    ratings = _ratings(lines, bots)
    rows = [_row(bot, lines, *ratings[bot]) for bot in bots]
    by_seat = [
        wilson(sum(win_share(line["places"], seat) for line in lines), len(lines))
        for seat in range(seats)
    ]
    return Standings(len(lines), sorted(rows, key=lambda row: -row.rating), by_seat)


def _row(bot: str, lines: Sequence[dict[str, Any]], rating: float, margin: float) -> Row:
    played, wins, score, place = 0, 0.0, 0, 0
    sources: defaultdict[str, float] = defaultdict(float)
    for line in lines:
        for seat, who in enumerate(line["bots"]):
            if who == bot:
                played += 1
                wins += win_share(line["places"], seat)
                score += line["scores"][seat]
                place += line["places"][seat]
                for source, points in line["sources"][seat].items():
                    sources[source] += points
    means = {source: points / played for source, points in sorted(sources.items())}
    return Row(
        bot, played, wilson(wins, played), score / played, place / played, rating, margin, means
    )


def _ratings(lines: Sequence[dict[str, Any]], bots: list[str]) -> dict[str, tuple[float, float]]:
    """Return each bot's rating and the half-width of its 95 % interval (Plackett-Luce)."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    current = {bot: model.rating(name=bot) for bot in bots}
    for line in lines:
        if len(set(line["bots"])) < 2:
            continue  # a bot learns nothing of its strength from itself
        teams = [[current[bot]] for bot in line["bots"]]
        rated = model.rate(teams, ranks=[float(place) for place in line["places"]])
        for bot in set(line["bots"]):
            # A bot in several seats moves by the mean of what each of them would.
            own = [rated[seat][0] for seat, who in enumerate(line["bots"]) if who == bot]
            mu = sum(rating.mu for rating in own) / len(own)
            sigma = sum(rating.sigma for rating in own) / len(own)
            current[bot] = model.rating(mu=mu, sigma=sigma, name=bot)
    return {bot: (rating.mu, NORMAL_95 * rating.sigma) for bot, rating in current.items()}
