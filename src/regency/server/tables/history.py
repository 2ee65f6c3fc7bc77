"""A match as it is kept: numbered entries that are never changed, and the history they leave.

An undo does not remove entries; it adds one that says how far back the match went. So `at`, the
number of entries, never counts backwards and is never used twice.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

import orjson

from regency.core.match import Chance, Move

MOVE, CHANCE, UNDO = "m", "c", "u"


@dataclass(frozen=True)
class Back:
    """The match went back to where it was at `to`."""

    to: int


@dataclass(frozen=True)
class Entry:
    """One entry: a step or an undo, and how long the seat took for it."""

    what: Move | Chance | Back
    milliseconds: int = 0
    moment: int | None = None  # seconds since 1970, where clocks go on while no server runs

    def encode(self) -> bytes:
        """Return the entry as it is kept."""
        return encode(self.what, self.milliseconds, self.moment)


def encode(what: Move | Chance | Back, milliseconds: int, moment: int | None = None) -> bytes:
    """Return an entry as it is kept."""
    if isinstance(what, Move) and moment is None:
        # As orjson would write it, but without a list: nearly all entries are moves.
        return b'["%b",%d,%d,%d]' % (MOVE.encode(), what.seat, what.action, milliseconds)
    values: list[object] = [] if moment is None else [moment]
    if isinstance(what, Move):
        return orjson.dumps([MOVE, what.seat, what.action, milliseconds, *values])
    if isinstance(what, Chance):
        return orjson.dumps([CHANCE, what.outcome, *values])
    return orjson.dumps([UNDO, what.to, *values])


def decode(kept: bytes) -> Entry:
    """Read an entry back; raises ValueError on anything else."""
    kind, *values = orjson.loads(kept)
    if kind == MOVE:
        seat, action, milliseconds, *moment = values
        return Entry(Move(seat, action), milliseconds, *moment)
    if kind == CHANCE:
        return Entry(Chance(tuple(values[0])), 0, *values[1:])
    if kind == UNDO:
        return Entry(Back(values[0]), 0, *values[1:])
    raise ValueError(f"no entry is of kind {kind!r}")


class PastStep(NamedTuple):
    """One step of the history: its `at`, what was done, and the event rows it wrote."""

    at: int
    step: Move | Chance
    rows: tuple[tuple[int, ...], ...]

    @property
    def seat(self) -> int | None:
        """Return who acted; None for chance."""
        return self.step.seat if isinstance(self.step, Move) else None


@dataclass
class History:
    """The steps that count now, and the undos that led here."""

    at: int = 0
    steps: list[PastStep] = field(default_factory=list)
    undos: list[tuple[int, int]] = field(default_factory=list)  # (at, how far back)
    chances: int = 0  # how many steps of the history fell to chance
    acted: dict[int, int] = field(default_factory=dict)  # steps of the history by each who acted

    def extend(self, steps: Iterable[PastStep]) -> None:
        """Add steps that happened."""
        for past in steps:
            self.steps.append(past)
            self._count(past, 1)
            self.at = past.at

    def go_back(self, to: int) -> None:
        """Take back every step after `to`."""
        self.at += 1
        self.undos.append((self.at, to))
        while self.steps and self.steps[-1].at > to:
            self._count(self.steps.pop(), -1)

    def _count(self, past: PastStep, by: int) -> None:
        step = past.step
        if isinstance(step, Chance):
            self.chances += by
        else:
            acted = self.acted.get(step.seat, 0) + by
            if acted:
                self.acted[step.seat] = acted
            else:
                del self.acted[step.seat]

    def undone_since(self, since: int) -> int | None:
        """Return the earliest `at` the match went back to after *since*; None: it did not."""
        if not self.undos or self.undos[-1][0] <= since:
            return None
        found = [to for at, to in self.undos if at > since]
        return min(found) if found else None

    def since(self, since: int) -> Sequence[PastStep]:
        """Return the steps that someone who knows everything up to *since* has to be told."""
        undone = self.undone_since(since)
        known = since if undone is None else min(undone, since)
        first = len(self.steps)
        while first > 0 and self.steps[first - 1].at > known:
            first -= 1
        return self.steps[first:]
