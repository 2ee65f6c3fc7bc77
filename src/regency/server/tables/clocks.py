"""Time for thinking: a bank for each seat that runs while its person is to act."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterable

from regency.server.tables.holidays import Holidays

#: A seat that is taken back after its time ran out gets this share of the bank.
TAKEN_BACK_SHARE = 4
#: How many expired clocks are handled before other work gets its turn: a few milliseconds.
SEEN_TO_TOGETHER = 50


class Clocks:
    """Milliseconds left for each seat; `now` is a monotonic clock in seconds.

    A seat that is to act has the time of one decision (*turn*) anew each time; what it takes
    beyond that goes off its bank.
    """

    def __init__(
        self,
        seats: int,
        bank: int,
        increment: int,
        granted: Iterable[int],
        now: Callable[[], float],
        turn: int = 0,
    ) -> None:
        self.increment = increment
        self.turn = turn
        self.left = [bank] * seats
        for seat, extra in enumerate(granted):
            self.left[seat] += extra
        #: What is left of the time for the present decision.
        self._fresh = [turn] * seats
        self._now = now
        self._since = now()
        self._running: frozenset[int] = frozenset()
        self._before: dict[int, int] = {}

    def spent(self, seat: int) -> int:
        """Return how long a seat has been thinking, at most what it has left."""
        if seat not in self._running:
            return 0
        return min(self._all(seat), int((self._now() - self._since) * 1000))

    def _all(self, seat: int) -> int:
        return self._fresh[seat] + self.left[seat]

    def charge(self, seat: int, milliseconds: int) -> None:
        """Take the time of a move off a seat's bank and add the increment."""
        self._take(seat, milliseconds)
        self.left[seat] += self.increment
        self._fresh[seat] = self.turn

    def _take(self, seat: int, milliseconds: int) -> None:
        fresh = min(self._fresh[seat], milliseconds)
        self._fresh[seat] -= fresh
        self.left[seat] = max(0, self.left[seat] - (milliseconds - fresh))

    def thought_before(self, before: dict[int, int]) -> None:
        """Hear how long seats had been thinking when the server went: it counts once they run."""
        self._before = dict(before)

    def run(self, seats: Iterable[int]) -> None:
        """Let the clocks of these seats run, and of no others.

        A seat whose clock ran already and that did not move has spent its time.
        """
        wanted = frozenset(seats)
        now = self._now()
        gone = int((now - self._since) * 1000)
        for seat in self._running:
            self._take(seat, gone)
        for seat, milliseconds in self._before.items():
            if seat in wanted:
                self._take(seat, milliseconds)
        self._before = {}
        self._running = wanted
        self._since = now

    def moved(self, seat: int, milliseconds: int) -> None:
        """Charge a move and stop the mover's clock; the others keep theirs."""
        others = self._running - {seat}
        self._running = self._running - {seat}
        self.run(others)
        self.charge(seat, milliseconds)

    def shown(self) -> list[int]:
        """Return what each seat has left at this moment."""
        return [self._all(seat) - self.spent(seat) for seat in range(len(self.left))]

    def first_to_end(self) -> tuple[int, float] | None:
        """Return the running seat with the least time, and its seconds left."""
        if not self._running:
            return None
        left = self.shown()
        seat = min(self._running, key=lambda s: left[s])
        return seat, left[seat] / 1000


class Rounds:
    """Sees to all tables whose time is up: many at once, without holding up the rest."""

    def __init__(self) -> None:
        self._rung: deque[Callable[[], None]] = deque()
        self._going: asyncio.Task[None] | None = None
        #: Who is away for days, so that slow clocks stand still for them.
        self.holidays = Holidays()

    def ring(self, work: Callable[[], None]) -> None:
        """Hear that the time of a table is up; *work* sees to it soon."""
        self._rung.append(work)
        if self._going is None:
            self._going = asyncio.get_running_loop().create_task(self._go())

    async def _go(self) -> None:
        try:
            while self._rung:
                for _ in range(min(SEEN_TO_TOGETHER, len(self._rung))):
                    self._rung.popleft()()
                await asyncio.sleep(0)
        finally:
            self._going = None
