"""When the garbage collector goes through all of memory: while nobody plays.

A pass of the collector stops every table. A young one takes a millisecond or two; one through all
that is remembered would take half a second, and is left for a quiet moment.
"""

from __future__ import annotations

import asyncio
import gc
import time

from regency.server.ops.metrics import COUNTS

#: Objects after which the youngest are examined, then how many such passes until the next
#: generation's turn comes; the oldest generation never has one by itself.
THRESHOLDS = (3_000, 2, 1_000_000)
#: The server is quiet when nothing has happened for this long.
QUIET_SECONDS = 2.0
#: Collections are at least this far apart, however quiet it is …
SOONEST_SECONDS = 60.0
#: … and at most this far apart, however busy it is.
LATEST_SECONDS = 600.0


class Housework:
    """Decides when the moment has come."""

    def __init__(self, now: float) -> None:
        self._last = now
        self._done_at = 0  # how much had happened when it was done last
        self._heard = 0  # … when it was asked last

    def is_due(self, now: float, happened: int) -> bool:
        """Tell whether to collect now, given how much has happened so far."""
        quiet = happened == self._heard
        self._heard = happened
        since = now - self._last
        if happened == self._done_at or since < (SOONEST_SECONDS if quiet else LATEST_SECONDS):
            return False
        self._last, self._done_at = now, happened
        return True


def happened() -> int:
    """Return a number that grows with everything people do."""
    kinds = (COUNTS.moves, COUNTS.opened, COUNTS.refusals, COUNTS.visits)
    return sum(kind.total() for kind in kinds)


async def tidy() -> None:
    """Collect the old garbage whenever the moment has come."""
    housework = Housework(time.monotonic())
    while True:
        await asyncio.sleep(QUIET_SECONDS)
        if housework.is_due(time.monotonic(), happened()):
            gc.collect()
