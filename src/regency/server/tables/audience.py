"""Who follows a table, and how they hear of it: that something changed, not what."""

from __future__ import annotations

import asyncio
from collections import Counter
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
        """Hear that people came or went or agreed on something else, and the line about it.

        What is due then is sent with whatever is sent next, at the latest when `write` asks for it.
        """

    def write(self) -> None:
        """Send what is due."""

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
        #: How often everybody is here who is: on several devices, or as one of the nameless.
        self.present: Counter[str | None] = Counter()
        #: While everybody is told of the table: what it looks like to whom, written once for all.
        self.shown: dict[str | None, bytes] | None = None
        self._telling: asyncio.Handle | None = None
        self._presence: asyncio.TimerHandle | None = None

    def come(self, listener: Listener) -> None:
        """Let somebody follow the table."""
        self.add(listener)
        self.present[listener.identity] += 1

    def go(self, listener: Listener) -> None:
        """Let somebody follow the table no longer."""
        if listener in self:
            self.remove(listener)
            self.present[listener.identity] -= 1
            if not self.present[listener.identity]:
                del self.present[listener.identity]

    def tell_state(self, moment: Moment | None) -> None:
        """Let everyone make their own frame of the match as it stands now."""
        self._tell_due()
        for listener in self:
            listener.state_changed(moment)

    def tell_table(self, notices: Sequence[bytes] = ()) -> None:
        """Let everyone have the table's arrangement, once for all changes of this turn."""
        for listener in self:
            listener.table_changed(notices)
        self._tell_soon()

    def tell_devices(self, identity: str) -> None:
        """Let somebody's devices have the table's arrangement."""
        if identity in self.present:
            for listener in self:
                if listener.identity == identity:
                    listener.table_changed()
            self._tell_soon()

    def tell_said(self, message: bytes) -> None:
        """Let everyone hear what is said."""
        self._tell_due()
        for listener in self:
            listener.hear_said(message)

    def _tell_soon(self) -> None:
        if self._telling is None:
            self._telling = asyncio.get_running_loop().call_soon(self._tell_due)

    def _tell_due(self) -> None:
        """Send what is due of the table, if anything is."""
        if self._telling is None:
            return
        self._telling.cancel()
        self._telling, self.shown = None, {}
        try:
            for listener in self:
                listener.write()
        finally:
            self.shown = None

    def presence_changed(self) -> None:
        """Let everyone know who is there, once for all who come and go together."""
        if self._presence is None:
            loop = asyncio.get_running_loop()
            self._presence = loop.call_later(PRESENCE_SECONDS, self._tell_presence)

    def _tell_presence(self) -> None:
        self._presence = None
        self.tell_table()
