"""How often one identity or address may do something: buckets that refill."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Rate:
    """So many at once, refilled at so many a second."""

    burst: float
    per_second: float


#: What is limited, for one identity and for one address (a family or a school shares one).
RATES: dict[str, Rate] = {
    "message": Rate(60, 20),
    "chat": Rate(8, 0.5),
    "hint": Rate(6, 0.2),
    "connect": Rate(40, 2),
    "table": Rate(12, 0.1),
    "join": Rate(30, 0.5),
    "guest": Rate(30, 0.5),
    "import": Rate(6, 0.1),
    "http": Rate(200, 50),
}
#: One address may do so many times what one identity may.
ADDRESS_SHARE = 4
#: Connections open at once from one address.
MOST_CONNECTIONS = 200
#: Buckets that are full again are forgotten when there are more than this.
FORGET_ABOVE = 10_000


class Limits:
    """Counts what everybody does and says when it is too much."""

    def __init__(self, on: bool, clock: Callable[[], float] = time.monotonic) -> None:
        self._on = on
        self._clock = clock
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}
        self._open: dict[str, int] = {}

    def allow(self, what: str, identity: str | None, address: str) -> bool:
        """Count one; False if it is one too many for the identity or the address."""
        if not self._on:
            return True
        rate = RATES[what]
        shared = Rate(rate.burst * ADDRESS_SHARE, rate.per_second * ADDRESS_SHARE)
        if identity is not None and not self._take((what, "i:" + identity), rate):
            return False
        return self._take((what, "a:" + address), shared)

    def _take(self, key: tuple[str, str], rate: Rate) -> bool:
        now = self._clock()
        level, then = self._buckets.get(key, (rate.burst, now))
        level = min(rate.burst, level + (now - then) * rate.per_second)
        if level < 1:
            self._buckets[key] = (level, now)
            return False
        self._buckets[key] = (level - 1, now)
        if len(self._buckets) > FORGET_ABOVE:
            self._forget(now)
        return True

    def _forget(self, now: float) -> None:
        """Drop the buckets that nobody has touched for long."""
        oldest = sorted(self._buckets, key=lambda key: self._buckets[key][1])
        for key in oldest[: FORGET_ABOVE // 2]:
            del self._buckets[key]

    def open(self, address: str) -> bool:
        """Count a connection that opens; False if the address has too many."""
        if self._on and self._open.get(address, 0) >= MOST_CONNECTIONS:
            return False
        self._open[address] = self._open.get(address, 0) + 1
        return True

    def close(self, address: str) -> None:
        """Count a connection that closed."""
        left = self._open.get(address, 0) - 1
        if left > 0:
            self._open[address] = left
        else:
            self._open.pop(address, None)
