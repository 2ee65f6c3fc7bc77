"""The ledger of luck: what brought every seat from its chances at the start to the result.

Every entry is a difference of two worths, and every worth stands on both sides of it: the sum of
all entries is the result less the start, to the last bit. Numbers are whole: parts of the win, or
points, summed over all deals.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from regency.analysis.drivers import PARTS, POINTS, RESULT_ROWS, WIN
from regency.core.types import Ints

PERCENT = 100.0


@dataclass(frozen=True)
class Entry:
    """One step: who made it (None: chance), and how it moved every seat, int64[rows, seats]."""

    step: int
    seat: int | None
    choice: Ints
    luck: Ints


@dataclass(frozen=True)
class Ledger:
    """All entries of a match, between its start and its result; sums over *deals* deals."""

    deals: int
    start: Ints  # int64[rows, seats]
    entries: tuple[Entry, ...]
    result: Ints
    parts: int = PARTS  # of a won match

    @property
    def seats(self) -> int:
        """Return the number of seats."""
        return int(self.start.shape[1])

    def luck(self) -> Ints:
        """Return what luck brought every seat."""
        return _total([entry.luck for entry in self.entries], self.seats)

    def choices(self, maker: int) -> Ints:
        """Return what the choices of a seat brought every seat."""
        made = [entry.choice for entry in self.entries if entry.seat == maker]
        return _total(made, self.seats)

    def worths(self) -> list[Ints]:
        """Return what the match was worth to every seat before each step, and at its end."""
        found = [self.start]
        for entry in self.entries:
            found.append(found[-1] + entry.choice + entry.luck)
        return found

    def adds_up(self) -> bool:
        """Tell whether start, luck and all choices give the result, exactly."""
        total = self.start + self.luck()
        for maker in range(self.seats):
            total = total + self.choices(maker)
        return bool((total == self.result).all())

    def percent(self, sums: Ints) -> list[float]:
        """Return sums of parts of the win as percentage points, a number a seat."""
        return [float(PERCENT * part / (self.parts * self.deals)) for part in sums[WIN].tolist()]

    def points(self, sums: Ints) -> list[float]:
        """Return sums of points as points, a number a seat."""
        return [float(part / self.deals) for part in sums[POINTS].tolist()]

    def adjusted(self) -> list[float]:
        """Return every seat's result without its luck, in per cent of the win."""
        return self.percent(self.result - self.luck())


def _total(parts: Sequence[Ints], seats: int) -> Ints:
    return sum(parts, np.zeros((RESULT_ROWS, seats), np.int64))


def summed(results: Ints) -> Ints:
    """Return the sum over all deals, of results[deals, rows, seats]."""
    return np.asarray(results.sum(axis=0, dtype=np.int64))
