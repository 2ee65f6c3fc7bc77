"""The turns of bots at a table: one thinks at a time, elsewhere, and then moves as anybody does."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, Protocol

from regency.core.game import Game
from regency.core.types import State
from regency.server.refusal import Refusal
from regency.server.tables.moves import play

if TYPE_CHECKING:
    from regency.server.tables.table import Table

#: After a failure of the store a bot tries again this many seconds later.
STORE_PAUSE = 1.0


class Bots(Protocol):
    """Chooses for the seats of bots, in other processes."""

    async def choose(
        self,
        game: Game,
        seen: State,
        seat: int,
        mask: Any,
        level: str,
        warn: Callable[[], None],
        table: str,
        watched: bool,
    ) -> int:
        """Return a legal action; always returns, whatever happens to the bot."""


class BotTurns:
    """Lets the bots of one table play whenever it is their turn."""

    def __init__(self, table: Table, bots: Bots, pace: float) -> None:
        self._table = table
        self._bots = bots
        self._pace = pace
        self._pause: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        """Tell whether a bot thinks, or will in a moment."""
        return self._pause is not None or (self._task is not None and not self._task.done())

    def stop(self) -> None:
        """Stop all thinking."""
        if self._pause is not None:
            self._pause.cancel()
            self._pause = None
        if self._task is not None:
            self._task.cancel()

    async def stopped(self) -> None:
        """Return once nobody thinks."""
        if self._task is not None:
            with suppress(asyncio.CancelledError):
                await self._task

    def wake(self, pause: float = 0.0) -> None:
        """Let a bot that is to act think after a pause, unless one does or will already."""
        if not self._table.plan.bots_play or self._to_act() is None or self.busy:
            return
        loop = asyncio.get_running_loop()
        if pause:
            self._pause = loop.call_later(pause, self._begin)
        else:
            self._begin()

    def _to_act(self) -> int | None:
        table = self._table
        if table.live is None or table.stage == "over":
            return None
        bots = (s for s in table.live.to_act() if table.plan.seats[s].level is not None)
        return next(bots, None)

    def _is_watched(self) -> bool:
        """Tell whether people follow a match that people play."""
        table = self._table
        return bool(table.listeners) and any(seat.kind == "person" for seat in table.plan.seats)

    def _begin(self) -> None:
        self._pause = None
        self._task = asyncio.get_running_loop().create_task(self._play_on())

    async def _play_on(self) -> None:
        try:
            await self._go_on()
        except Exception as error:  # nobody awaits this task: the table must hear of it
            self._table.failed(error)

    async def _go_on(self) -> None:
        table = self._table
        while (seat := self._to_act()) is not None:
            live = table.playing()
            at, level = live.at, table.plan.seats[seat].level
            assert level is not None
            action = await self._bots.choose(
                table.game, live.seen_by(seat), seat, live.mask(seat), level,
                partial(table.chat.notice, "notice-bot-failed", seat),
                table.id, self._is_watched(),
            )  # fmt: skip
            if table.listeners:
                await asyncio.sleep(table.last_step + self._pace - time.monotonic())
            if table.plan.seats[seat].level != level:
                continue
            try:
                await play(table, seat, action, at)
            except Refusal as refusal:
                if refusal.code == "unavailable":
                    await asyncio.sleep(STORE_PAUSE)
