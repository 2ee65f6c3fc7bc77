"""Holidays: days on which nobody waits for somebody, and slow clocks stand still for them."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

DAY = 24 * 3600
YEAR = 365 * DAY
#: Somebody may be away so many days in a year, and plan so many holidays ahead.
MOST_DAYS = 42
MOST_PLANNED = 6
#: A clock that gives somebody so long for a decision is a slow one: it stands still on holidays.
SLOW_MILLISECONDS = 6 * 3600 * 1000


@dataclass(frozen=True)
class Holiday:
    """From one moment to another, in seconds since 1970."""

    first: int
    last: int


class Holidays:
    """Everybody's holidays, the past year's and those to come."""

    def __init__(self, now: Callable[[], float] = time.time) -> None:
        self.now = now
        self.of: dict[str, tuple[Holiday, ...]] = {}

    def until(self, identity: str | None) -> int | None:
        """Return until when somebody is away; None: they are not."""
        if identity is None:
            return None
        now = self.now()
        ends = [one.last for one in self.of.get(identity, ()) if one.first <= now < one.last]
        return max(ends, default=None)

    def worked(self, identity: str | None, since: float) -> float:
        """Return the seconds from a moment to now that were no holiday of somebody's."""
        now = self.now()
        free = [
            max(0.0, min(now, one.last) - max(since, one.first))
            for one in self.of.get(identity or "", ())
        ]
        return max(0.0, now - since - sum(free))


def fits(planned: Sequence[Holiday], new: Holiday, now: float) -> bool:
    """Tell whether somebody may be away then: not too long, nor twice at once."""
    recent = [one for one in planned if one.last > now - YEAR]
    apart = all(new.last <= one.first or one.last <= new.first for one in recent)
    ahead = sum(one.last > now for one in recent)
    days = sum(one.last - one.first for one in (*recent, new)) / DAY
    sensible = now - DAY <= new.first < new.last <= now + YEAR
    return sensible and apart and ahead < MOST_PLANNED and days <= MOST_DAYS
