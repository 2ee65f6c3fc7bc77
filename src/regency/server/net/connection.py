"""One connection at a table: what is due to it, and never more than the newest frame."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import orjson

from regency.core.secrecy import has_secrets
from regency.server.auth.sessions import Guest
from regency.server.net.transport import Transport
from regency.server.ops.metrics import COUNTS
from regency.server.tables import late, missing
from regency.server.tables.info import seen_as, table_info
from regency.server.tables.rendering import encode
from regency.server.tables.table import Table
from regency.server.tables.viewpoint import Moment, Viewpoint
from regency.server.wire.common import Form

#: How many small messages may wait for a slow client before it is asked to come back later …
LONGEST_QUEUE = 256
#: … and how many bytes they may be in all.
LARGEST_QUEUE = 256 * 1024
#: How many of them are sent together.
SENT_TOGETHER = 16
#: Chat lines sent to someone who comes in.
CHAT_SHOWN = 100

INTERNAL_ERROR = 1011
TRY_AGAIN_LATER = 1013


class Connection:
    """Someone who follows a table: a viewpoint, and what is still to be sent."""

    def __init__(
        self,
        table: Table,
        guest: Guest | None,
        transport: Transport,
        form: Form,
        since: int = 0,
    ) -> None:
        self.table = table
        self.guest = guest
        self.identity = guest.identity if guest else None
        self.device: str | None = None  # the browser it comes from
        self.form: Form = form  # of its frames, at every table that it follows
        self.viewpoint = self._viewpoint(since)
        self.playing = False  # its own move is on its way to the store
        self.hint: asyncio.Task[None] | None = None
        self.too_slow = False
        self._transport = transport
        self._heard = False  # what was said before
        self._queue: list[bytes] = []
        self._queued = 0  # bytes
        self._state_due = False
        self._moment: Moment | None = None  # of which the frame is due, if it was looked at already
        self._table_due = False

    def _viewpoint(self, since: int) -> Viewpoint:
        secrets = has_secrets(self.table.game)
        return Viewpoint(self.identity, since, self.form, secrets=secrets)

    # --- coming and going

    def enter(self) -> None:
        """Follow the table: be shown it, the match and what was said, and be seen by the others."""
        COUNTS.visits[self.table.game.name] += 1
        self._table_due = self._state_due = True
        self._catch_up()
        self.table.listeners.come(self)
        self.write()
        self.table.listeners.presence_changed()
        missing.came(self.table, self.identity)

    def leave(self) -> None:
        """Follow the table no longer."""
        if self.hint is not None:
            self.hint.cancel()
        self.table.listeners.go(self)
        self.table.listeners.presence_changed()
        late.gone(self.table, self.identity)

    def move_to(self, table: Table) -> None:
        """Follow another table from now on."""
        self.leave()
        self._queue.clear()  # nobody could tell what was said at which table
        self._queued = 0
        self._heard = False
        self.table = table
        self.viewpoint = self._viewpoint(0)
        self.enter()

    def _catch_up(self) -> None:
        """Be told what was said, once it is clear that one may hear it."""
        if self._heard or not self.may_watch():
            return
        self._heard = True
        for line in self.table.chat.lines[-CHAT_SHOWN:]:
            self._enqueue(orjson.dumps(line))

    def hang_up(self, code: int) -> None:
        """Be sent away, with a reason."""
        self._transport.hang_up(code)

    def drop(self) -> None:
        """Be cut off: another node tells of this table now."""
        self._transport.drop()

    def cut_off(self) -> None:
        """Close at once, because the client sent too much."""
        self._transport.cut_off()

    def may_watch(self) -> bool:
        """Tell whether the match may be shown to this connection."""
        return self.viewpoint.may_watch(self.table.plan)

    # --- being told

    def state_changed(self, moment: Moment | None = None) -> None:
        """Hear that the match went on: only the newest frame will be sent."""
        if self.playing:  # the frame leaves together with the answer
            self._state_due, self._moment = True, moment
            return
        waits = self._queue or self._table_due or self.too_slow
        if moment is None or waits or not self._transport.has_room:
            self._state_due = True
            self.write()
            return
        try:  # as nearly always: send a frame at once
            frame = self.viewpoint.frame(moment)
            if frame is not None:
                self._transport.send_texts(frame)
        except Exception as error:  # one frame that cannot be made must not stop the others
            self._failed(error)

    def table_changed(self, notices: Sequence[bytes] = ()) -> None:
        """Hear that the table changed, and notices about it, if one may watch it."""
        self._table_due = True
        self._catch_up()
        if notices and self.may_watch():
            for notice in notices:
                self._enqueue(notice)

    def hear_said(self, message: bytes) -> None:
        """Hear what is said at the table, if one may watch it."""
        if self.may_watch():
            self.tell(message)

    def tell(self, message: bytes) -> None:
        """Send the client a message as it is."""
        self._enqueue(message)
        self.write()

    def _enqueue(self, message: bytes) -> None:
        self._queue.append(message)
        self._queued += len(message)
        if len(self._queue) > LONGEST_QUEUE or self._queued > LARGEST_QUEUE:
            self.too_slow = True

    def answer(self, **message: Any) -> None:
        """Answer a request."""
        self.tell(encode(message))

    def write(self) -> None:
        """Send what is due, as far as the other side has room; called again when it has more."""
        transport = self._transport
        try:
            while (
                (self._state_due or self._queue or self._table_due)
                and transport.has_room
                and not self.too_slow
            ):
                transport.send_texts(*self._due())
        except Exception as error:  # as above
            self._failed(error)
        if self.too_slow:
            transport.hang_up(TRY_AGAIN_LATER)

    def _failed(self, error: Exception) -> None:
        self._transport.hang_up(INTERNAL_ERROR)
        self.table.failed(error)

    def _table(self) -> bytes:
        """Return the table as it is told, once for all who are told the same."""
        seen_by, shown = seen_as(self.table, self.identity), self.table.listeners.shown
        told = shown.get(seen_by) if shown is not None else None
        if told is None:
            told = encode({"type": "table", "table": table_info(self.table, seen_by)})
            if shown is not None:
                shown[seen_by] = told
        return told

    def _due(self) -> list[bytes]:
        """Return what is to be sent next; the frame comes before the answer to a move."""
        due: list[bytes] = []
        if self._table_due:
            self._table_due = False
            due.append(self._table())
        if self._state_due:
            self._state_due = False
            moment, self._moment = self._moment, None
            if moment is None or moment.at != self.table.at or moment.plan is not self.table.plan:
                moment = self.table.moment()
            frame = self.viewpoint.frame(moment) if moment is not None else None
            if frame is not None:
                due.append(frame)
        if self._queue:
            room = SENT_TOGETHER - len(due)
            said, self._queue = self._queue[:room], self._queue[room:]
            self._queued -= sum(map(len, said))
            due += said
        return due
