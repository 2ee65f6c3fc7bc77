"""Why a choice is better, in words: where its points come from in the end."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass

from regency.analysis.evaluator import Judge
from regency.core.game import Game
from regency.core.text import Text
from regency.core.types import State, States

#: A source that differs by less than this, in points, is no reason.
LEAST = 0.5


@dataclass(frozen=True)
class Reason:
    """The source of points that tells two choices apart most, and by how much on average."""

    source: Text
    points: float


def reason(
    judge: Judge, state: State, seat: int, viewer: int, best: int, played: int, deals: int
) -> Reason | None:
    """Return what the better choice brings its seat most, or what it denies others; None: unclear.

    Points that a rival does not get count as much as points of one's own.
    """
    known: dict[str, Text] = {}
    gained: defaultdict[str, float] = defaultdict(float)
    for action, sign in ((best, 1), (played, -1)):
        finals = judge.ends(state, seat, viewer, action, deals)
        for name, points in _sources(judge.game, finals, seat, known).items():
            gained[name] += sign * points / deals
    if not gained:
        return None
    name = max(gained, key=lambda one: gained[one])
    return Reason(known[name], gained[name]) if gained[name] >= LEAST else None


def _sources(
    game: Game, finals: States, seat: int, known: dict[str, Text]
) -> defaultdict[str, float]:
    """Return by what the seat is ahead of its best rival, source by source, summed over matches."""
    ahead: defaultdict[str, float] = defaultdict(float)
    for final in finals:
        by_seat: defaultdict[str, defaultdict[int, int]] = defaultdict(lambda: defaultdict(int))
        for line in game.view.sheet(final):
            about = subject(line.reason)
            known.setdefault(about.key, about)
            by_seat[about.key][line.seat] += line.points
        for name, points in by_seat.items():
            own = points.pop(seat, 0)
            ahead[name] += own - max(points.values(), default=0)
    return ahead


def subject(said: Text) -> Text:
    """Return what a score line is about: the first card or place it names, or the line itself."""
    return next((part for part in said.params.values() if isinstance(part, Text)), said)
