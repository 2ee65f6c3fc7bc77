"""Who follows a table, and how they hear of it: that something changed, not what."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal, Protocol

if TYPE_CHECKING:
    from regency.server.tables.table import Table
    from regency.server.tables.viewpoint import Moment

#: Arrivals and departures are collected for this long, then announced together.
PRESENCE_SECONDS = 0.05


#: For what people may be wanted at a table.
Wanted = Literal["invited", "rematch"]


class Listener(Protocol):
    """Someone who follows a table: a connection."""

    identity: str | None

    def state_changed(self, moment: Moment | None = None) -> None:
        """Hear that the match went on, and how it stands now if that was looked at already."""

    def table_changed(self, notices: Sequence[bytes] = ()) -> None:
        """Hear that people came or went or agreed on something else, and the line about it."""

    def hear_said(self, message: bytes) -> None:
        """Hear what is said at the table."""

    def hang_up(self, code: int) -> None:
        """Be sent away from the table."""


class Callers(Protocol):
    """Whoever calls people that are not there."""

    def went_on(self, table: Table) -> None:
        """Hear that a match went on."""

    def was_said(self, table: Table, by: str | None) -> None:
        """Hear that somebody said something."""

    def invited(
        self, table: Table, kind: Literal["invited", "rematch"], people: Sequence[str]
    ) -> None:
        """Hear that people are wanted at a table."""


class Audience(set[Listener]):
    """Everybody who follows a table."""

    def __init__(self) -> None:
        super().__init__()
        self._presence: asyncio.TimerHandle | None = None

    def tell_state(self, moment: Moment | None) -> None:
        """Let everyone make their own frame of the match as it stands now."""
        for listener in self:
            listener.state_changed(moment)

    def tell_table(self, notices: Sequence[bytes] = ()) -> None:
        """Let everyone fetch the table's arrangement, and hear notices about it."""
        for listener in self:
            listener.table_changed(notices)

    def tell_said(self, message: bytes) -> None:
        """Let everyone hear what is said."""
        for listener in self:
            listener.hear_said(message)

    def presence_changed(self) -> None:
        """Let everyone know who is there, once for all who come and go together."""
        if self._presence is None:
            loop = asyncio.get_running_loop()
            self._presence = loop.call_later(PRESENCE_SECONDS, self._tell_presence)

    def _tell_presence(self) -> None:
        self._presence = None
        self.tell_table()
