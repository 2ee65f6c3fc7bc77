"""How often one identity or address may do something: buckets that refill, and bars that grow."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, IPv6Network


@dataclass(frozen=True)
class Rate:
    """How many are allowed at once, and how many more each second."""

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
    "arrange": Rate(40, 4),
    "list": Rate(40, 4),
    "guest": Rate(30, 0.5),
    "name": Rate(10, 0.2),
    "door": Rate(10, 0.1),
    "circle": Rate(20, 0.2),
    "import": Rate(6, 0.1),
    "review": Rate(6, 0.1),
    "replay": Rate(60, 10),
    "picture": Rate(10, 1),
    "http": Rate(200, 50),
    "file": Rate(500, 100),
    "service": Rate(10, 2),
    "visit": Rate(100, 25),
}
#: One address may do this many times as much as one identity.
ADDRESS_SHARE = 4
SHARED: dict[str, Rate] = {
    what: Rate(rate.burst * ADDRESS_SHARE, rate.per_second * ADDRESS_SHARE)
    for what, rate in RATES.items()
}
#: Bits of an IPv6 address that tell apart who has one: whoever has a line chooses the others.
LINE_BITS = 64
#: IPv6 addresses that stand for an IPv4 address, which is their end.
STAND_FOR_IPV4 = (IPv6Network("::ffff:0:0/96"), IPv6Network("64:ff9b::/96"))
#: WebSockets open at once from one address, and other connections.
MOST_CONNECTIONS = 200
MOST_VISITS = 250
#: Buckets that are full again are forgotten when there are more than this.
FORGET_ABOVE = 10_000
#: A client cut off for flooding must wait this long to connect, twice as long each time …
FIRST_BAR_SECONDS = 5.0
LONGEST_BAR_SECONDS = 600.0
#: … until it has behaved for this long.
FORGIVEN_SECONDS = 3600.0


@dataclass
class Offence:
    """How often someone was disconnected for flooding, and until when they are kept out."""

    count: int
    last: float
    until: float


class Limits:
    """Counts what everybody does and says when it is too much."""

    def __init__(self, on: bool, clock: Callable[[], float] = time.monotonic) -> None:
        self.on = on
        self._clock = clock
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}
        self._open: dict[str, int] = {}
        self._visits: dict[str, int] = {}
        self._offences: dict[str, Offence] = {}

    def allow(self, what: str, identity: str | None, address: str) -> bool:
        """Count one; False if it is one too many for the identity or the address."""
        if not self.on:
            return True
        if identity is not None and not self._take((what, "i:" + identity), RATES[what]):
            return False
        return self._take((what, "a:" + address), SHARED[what])

    def spend(self, what: str, rate: Rate) -> bool:
        """Count one of something with a rate of its own; False if it is one too many."""
        return self._take((what, ""), rate)

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

    # --- connections

    def open(self, address: str) -> bool:
        """Count a WebSocket that opens; False if the address has too many."""
        return self._enter(self._open, address, MOST_CONNECTIONS)

    def close(self, address: str) -> None:
        """Count a WebSocket that closed."""
        _leave(self._open, address)

    def come(self, address: str) -> bool:
        """Count a connection that asks over HTTP; False if the address has, or makes, too many."""
        return self.allow("visit", None, address) and self._enter(
            self._visits, address, MOST_VISITS
        )

    def go(self, address: str) -> None:
        """Count a connection that ended, or became a WebSocket."""
        _leave(self._visits, address)

    def _enter(self, inside: dict[str, int], address: str, most: int) -> bool:
        if self.on and inside.get(address, 0) >= most:
            return False
        inside[address] = inside.get(address, 0) + 1
        return True

    # --- who goes on flooding

    def bar(self, identity: str | None, address: str) -> None:
        """Keep out a client that was disconnected for flooding, longer each time.

        An address is kept out only after as many times as its share: others may live there.
        """
        self._blame(_who(identity, address), 0)
        self._blame("a:" + address, ADDRESS_SHARE - 1)

    def is_address_barred(self, address: str) -> bool:
        """Tell whether everybody at an address is kept out now."""
        offence = self._offences.get("a:" + address) if self.on else None
        return offence is not None and self._clock() < offence.until

    def is_barred(self, identity: str | None, address: str) -> bool:
        """Tell whether someone is kept out now."""
        if not self.on:
            return False
        offence = self._offences.get(_who(identity, address))
        if offence is not None and self._clock() < offence.until:
            return True
        return self.is_address_barred(address)

    def _blame(self, key: str, free: int) -> None:
        now = self._clock()
        before = self._offences.pop(key, None)
        count = 1 + (before.count if before and now - before.last < FORGIVEN_SECONDS else 0)
        doublings = min(count - 1 - free, 16)
        price = min(FIRST_BAR_SECONDS * 2.0**doublings, LONGEST_BAR_SECONDS)
        self._offences[key] = Offence(count, now, now + price if doublings >= 0 else now)
        while len(self._offences) > FORGET_ABOVE:
            del self._offences[next(iter(self._offences))]  # the one longest ago


def counted_as(address: str) -> str:
    """Return what an address is counted as: all of one line's IPv6 addresses are one."""
    if ":" not in address:
        return address
    try:
        number = int(found := IPv6Address(address))
    except ValueError:  # a proxy's own way to write it
        return address
    if any(found in network for network in STAND_FOR_IPV4):
        return str(IPv4Address(number % 2**32))
    return f"{IPv6Address(number >> LINE_BITS << LINE_BITS)}/{LINE_BITS}"


def _who(identity: str | None, address: str) -> str:
    """Return the name someone is counted under: all nameless people of an address share one."""
    return "i:" + identity if identity is not None else "n:" + address


def _leave(inside: dict[str, int], address: str) -> None:
    left = inside.get(address, 0) - 1
    if left > 0:
        inside[address] = left
    else:
        inside.pop(address, None)
