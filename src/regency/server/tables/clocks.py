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
        #: What of the present decision's time is charged already: it was for moves since undone.
        self._charged = [0] * seats
        #: … and what is not: it is charged with the move.
        self._thought = [0] * seats
        #: What counts so far: the `at` of each move, whose it was and how long they took.
        self._moves: list[tuple[int, int, int]] = []
        self._now = now
        self._since = now()
        self._running: frozenset[int] = frozenset()
        self._before: dict[int, int] = {}

    def spent(self, seat: int) -> int:
        """Return how long a seat has been thinking, at most what it has left."""
        gone = int((self._now() - self._since) * 1000) if seat in self._running else 0
        return min(self._all(seat), self._thought[seat] + gone)

    def _all(self, seat: int) -> int:
        fresh = max(0, self.turn - self._charged[seat])
        return fresh + max(0, self.left[seat])

    def _off_bank(self, milliseconds: int) -> int:
        """Return what a decision of this length takes off the bank."""
        return max(0, milliseconds - self.turn)

    def charge(self, seat: int, milliseconds: int, at: int) -> None:
        """Take the time of the move that led to *at* off a seat's bank and add the increment."""
        whole = self._charged[seat] + milliseconds
        self._recharge(seat, 0)
        self.left[seat] += self.increment - self._off_bank(whole)
        self._thought[seat] = 0
        self._moves.append((at, seat, whole))

    def _recharge(self, seat: int, milliseconds: int) -> None:
        """Have so much of a seat's present decision charged instead of what was."""
        before, self._charged[seat] = self._charged[seat], milliseconds
        self.left[seat] += self._off_bank(before) - self._off_bank(milliseconds)

    def go_back(self, to: int) -> None:
        """Hear that every move after *to* is undone.

        Their time stays spent, as part of the decisions that are open again; what the moves
        brought, an increment and the time of another decision, they bring no more.
        """
        while self._moves and self._moves[-1][0] > to:
            _, seat, whole = self._moves.pop()
            self.left[seat] -= self.increment - self._off_bank(whole)
            self._recharge(seat, self._charged[seat] + whole)

    def give(self, seat: int, milliseconds: int) -> None:
        """Give a seat more time."""
        self.left[seat] += milliseconds

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
            self._thought[seat] += gone
        for seat, milliseconds in self._before.items():
            if seat in wanted:
                self._thought[seat] += milliseconds
        self._before = {}
        self._running = wanted
        self._since = now

    def moved(self, seat: int, milliseconds: int, at: int) -> None:
        """Charge a move and stop the mover's clock; the others keep theirs."""
        self.run(self._running - {seat})
        self.charge(seat, milliseconds, at)

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
