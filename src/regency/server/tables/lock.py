"""One change of a table at a time, in the order in which they were asked for."""

from __future__ import annotations

import asyncio
from collections import deque
from types import TracebackType


class TableLock:
    """As `asyncio.Lock`, and to be had without waiting by whoever needs not wait."""

    def __init__(self) -> None:
        self._held = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def locked(self) -> bool:
        """Tell whether somebody has it."""
        return self._held

    def take(self) -> bool:
        """Have it from now on, if nobody else has; whoever takes it must release it."""
        if self._held:
            return False
        self._held = True
        return True

    def release(self) -> None:
        """Hand it to whoever has waited longest."""
        while self._waiting:
            first = self._waiting.popleft()
            if not first.done():
                first.set_result(None)
                return
        self._held = False

    async def __aenter__(self) -> None:
        if self.take():
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it was handed over in the same moment
                self.release()
            raise

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.release()
