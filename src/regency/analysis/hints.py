"""What the game's network would do in a seat's place, and why: the same for the same position.

The moves that the network thinks likely are tried in the same re-deals of all that the seat cannot
know, and ordered by the share of the win that comes out. Why one is good is what matches come to
after it, beside those after the other moves that are told, and one more. Whole numbers all the way:
the terminal, a server and a page say the same.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from math import floor
from pathlib import Path
from typing import Literal

import numpy as np

from regency.analysis.drivers import WIN
from regency.analysis.evaluator import VALUED_SEATS, ByNetwork
from regency.analysis.reasons import LEAST, subject
from regency.bots.net import network_of
from regency.bots.network import Looker, load_network
from regency.core.game import Game
from regency.core.text import Text
from regency.core.types import Mask, State, States

#: Moves that are tried: those that the network thinks at least so likely beside the likeliest (as
#: a difference of logarithms), the likeliest of them.
LIKELY = 3.0
MOST_TRIED = 6
#: Moves that are told, and by how many per cent of the win one of them may be behind the best.
MOST_TOLD = 3
FAR_BEHIND = 15
#: Deals in which a move is tried: fewer at many seats, where matches go on to their end.
DEALS, DEALS_AT_MANY = 64, 16
#: Deals whose ends say why.
DEALS_OF_REASONS = 16
#: What keeps a way open: a source by which one is ahead in at least one in so many deals.
OFTEN = 4

#: How a move is good: it brings points, keeps them from others, or keeps several ways open.
Kind = Literal["brings", "denies", "opens"]


@dataclass(frozen=True)
class Why:
    """What a move changes beside the others told, by the end: sources of points."""

    kind: Kind
    source: Text
    points: float  # of brings and denies: on average
    other: Text | None = None  # of opens: the second way


@dataclass(frozen=True)
class Hint:
    """One move worth making: what it is worth to every seat, in shares of the win, and why."""

    action: int
    share: float  # how likely the network thinks it, of all that is legal
    win: list[float]  # nothing where there was no choice
    why: Why | None


def whole_points(points: float) -> int:
    """Return points as people read them, halves up."""
    return floor(points + 0.5)


class Adviser:
    """Gives hints from what a seat sees; raises WeightsError where a game has no network."""

    def __init__(self, game: Game, machine: str = "numba", path: Path | None = None) -> None:
        self._game = game
        self._machine = machine
        self._path = path
        network = network_of(game) if path is None else load_network(game, path)
        self._looker = Looker(game, network, machine)
        self._judges: dict[int, ByNetwork] = {}

    def advise(self, seen: State, seat: int, legal: Mask) -> list[Hint]:
        """Return the moves worth making, the best first."""
        seats = int(seen.seats)
        if seats not in self._judges:
            self._judges[seats] = ByNetwork(
                self._game, seats, machine=self._machine, path=self._path
            )
        judge = self._judges[seats]
        self._looker.look(seen, seat)
        logits = self._looker.logits.astype(np.float64)
        ranked = sorted(np.flatnonzero(legal).tolist(), key=lambda one: (-logits[one], one))
        if len(ranked) == 1:
            return [Hint(ranked[0], 1.0, [], None)]
        shares = np.exp(np.where(legal != 0, logits - logits[ranked[0]], -np.inf))
        shares /= shares.sum()
        tried = [one for one in ranked if logits[one] >= logits[ranked[0]] - LIKELY][:MOST_TRIED]
        deals = DEALS if seats <= VALUED_SEATS else DEALS_AT_MANY
        sums = judge.weigh(seen, seat, seat, tried, deals)[:, :, WIN].sum(axis=1)
        whole = deals * judge.parts
        percents = [percent(int(one[seat]), whole) for one in sums]
        told = sorted(range(len(tried)), key=lambda at: (-percents[at], at))
        least = percents[told[0]] - FAR_BEHIND
        told = [at for at in told if percents[at] >= least][:MOST_TOLD]
        moves = [tried[at] for at in told]
        beside = [action for action in ranked if action not in moves][:1]
        ends = [judge.ends(seen, seat, seat, action, DEALS_OF_REASONS) for action in moves + beside]
        reasons = whys(self._game, seat, ends)
        return [
            Hint(tried[at], float(shares[tried[at]]), (sums[at] / whole).tolist(), why)
            for at, why in zip(told, reasons, strict=False)
        ]


def percent(part: int, whole: int) -> int:
    """Return a share as people read it: in whole per cent, halves up."""
    return (200 * part + whole) // (2 * whole)


def whys(game: Game, seat: int, ends: Sequence[States]) -> list[Why | None]:
    """Return what each of at least two moves changes beside the others, by the ends after it."""
    known: dict[str, Text] = {}
    told = [[_points(game, final, seat, known) for final in finals] for finals in ends]
    return [_why(known, told, move) for move in range(len(ends))]


#: Of one end, by source: the seat's own points, and those of all its rivals.
Points = dict[str, tuple[int, int]]


def _points(game: Game, final: State, seat: int, known: dict[str, Text]) -> Points:
    own: defaultdict[str, int] = defaultdict(int)
    rivals: defaultdict[str, int] = defaultdict(int)
    for line in game.view.sheet(final):
        source = subject(line.reason)
        known.setdefault(source.key, source)
        (own if line.seat == seat else rivals)[source.key] += line.points
    return {name: (own[name], rivals[name]) for name in known}


def _why(known: dict[str, Text], told: Sequence[Sequence[Points]], move: int) -> Why | None:
    others = [points for number, points in enumerate(told) if number != move]
    deals = len(told[move])

    def more(name: str, which: int) -> float:
        mine = sum(one.get(name, (0, 0))[which] for one in told[move])
        theirs = sum(one.get(name, (0, 0))[which] for points in others for one in points)
        return (mine - theirs / len(others)) / deals

    brings = max(known, key=lambda name: more(name, 0))
    denies = min(known, key=lambda name: more(name, 1))
    if max(more(brings, 0), -more(denies, 1)) >= LEAST:
        if more(brings, 0) >= -more(denies, 1):
            return Why("brings", known[brings], more(brings, 0))
        return Why("denies", known[denies], -more(denies, 1))

    def ahead(name: str) -> int:
        """Count the deals in which a source brings the seat more than after the other moves."""
        found = 0
        for deal in range(deals):
            mine = told[move][deal].get(name, (0, 0))[0]
            found += all(mine > points[deal].get(name, (0, 0))[0] for points in others)
        return found

    open_ways = [name for name in known if ahead(name) * OFTEN >= deals]
    open_ways.sort(key=lambda name: -ahead(name))
    if len(open_ways) < 2:
        return None  # they come to the same
    return Why("opens", known[open_ways[0]], 0.0, known[open_ways[1]])
