"""Whether the store can be read and written: looked at once a second, however often one asks."""

from __future__ import annotations

import asyncio
import time

from regency.store import Store

#: Checking the store writes to it, so the result is reused for this long.
HOLDS_SECONDS = 1.0


class Health:
    """The last look at the store."""

    def __init__(self) -> None:
        self._last: asyncio.Task[None] | None = None
        self._until = 0.0

    async def passes(self, store: Store) -> None:
        """Return if the store can be read and written; raises StoreError."""
        now = time.monotonic()
        if self._last is None or (self._last.done() and now >= self._until):
            self._last = asyncio.get_running_loop().create_task(store.check())
            self._last.add_done_callback(_heard)
            self._until = now + HOLDS_SECONDS
        await asyncio.shield(self._last)


def _heard(task: asyncio.Task[None]) -> None:
    """Take note of a failure, even if nobody waits for it any more."""
    if not task.cancelled():
        task.exception()
