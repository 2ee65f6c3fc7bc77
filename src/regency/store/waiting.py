"""Calls that wait to be made: none is lost in a restart, and one server makes each.

A call is held by who is about to make it. Who dies then has not made it, or has not said so: it is
made (once more) when the hold has passed, and replaces the one before on the phone.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

from sqlalchemy import case, delete, exists, false, literal, or_, select, true, tuple_, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.sql.elements import ColumnElement

from regency.store.fence import Fence
from regency.store.rows import WaitingCall
from regency.store.schema import CALL_WISHES, OWNERS, WAITING_CALLS
from regency.store.writer import Batch, Work

if TYPE_CHECKING:
    from regency.store.persons import Reads

#: A turn is called once: it stays known after its call, until the match goes on or ends.
CALLED_ONCE = "turn"
_FIELDS = ("table_id", "identity", "kind", "at", "game", "names")
_CALL = WAITING_CALLS.c


class Waiting:
    """Calls that wait."""

    def __init__(
        self, do: Callable[[Work], Awaitable[int]], read: Reads, fence: Fence | None
    ) -> None:
        self._do = do
        self._read = read
        self._fence = fence

    async def note(self, call: WaitingCall, due: int) -> bool:
        """Let a call wait; False: they want no calls, or it was made or waits as it is."""
        return await self._do(lambda batch: _note(batch, call, due)) == 1

    async def due(self, now: int) -> list[WaitingCall]:
        """Return calls that should have been made by now, of tables nobody else has."""
        waits = ~_CALL.made & (_CALL.due <= now) & (_CALL.held <= now)
        query = select(*_columns()).where(waits, or_(self._mine(), ~_owned()))
        return await self._read(
            lambda connection: [WaitingCall(*row) for row in connection.execute(query)]
        )

    async def take(self, identity: str, now: int, until: int) -> list[WaitingCall]:
        """Hold all that somebody is to be called for, of this server's tables, and return it."""
        free = (_CALL.identity == identity) & ~_CALL.made & (_CALL.held <= now)
        hold = update(WAITING_CALLS).where(free, self._mine()).values(held=until)
        found: list[WaitingCall] = []

        def take(batch: Batch) -> int:
            rows = batch.connection.execute(hold.returning(*_columns()))
            found[:] = [WaitingCall(*row) for row in rows]
            return len(found)

        await self._do(take)
        return found

    async def made(self, calls: Sequence[WaitingCall]) -> None:
        """Note that calls were made, or need not be any more; newer ones of their kind stay."""
        if calls:
            await self._do(lambda batch: _made(batch, calls))

    async def postpone(self, identity: str, now: int, due: int) -> None:
        """Call somebody later, for all that waits."""
        theirs = (_CALL.identity == identity) & ~_CALL.made & (_CALL.held <= now)
        await self._run(update(WAITING_CALLS).where(theirs).values(due=due, held=0))

    async def put_back(self, call: WaitingCall, due: int) -> None:
        """Let a call wait again that was held."""
        await self._run(update(WAITING_CALLS).where(*_same(call)).values(due=due, held=0))

    async def drop_table(self, table_id: str) -> None:
        """Call nobody to a table that is gone."""
        await self._run(delete(WAITING_CALLS).where(_CALL.table_id == table_id))

    def _mine(self) -> ColumnElement[bool]:
        """Return what is true of tables that this server has; alone it has all of them."""
        if self._fence is None:
            return true()
        return exists().where(
            OWNERS.c.table_id == _CALL.table_id, OWNERS.c.node == self._fence.node
        )

    async def _run(self, statement: Any) -> int:
        return await self._do(lambda batch: int(batch.connection.execute(statement).rowcount))


def over(table_id: str, batch: Batch) -> None:
    """Forget whose turn was called in a match that is over."""
    here = (_CALL.table_id == table_id) & (_CALL.kind == CALLED_ONCE)
    batch.connection.execute(delete(WAITING_CALLS).where(here))


def join(guest: str, person: str, batch: Batch) -> None:
    """Let a person be called for what a guest was to be called for, if they want calls at all."""
    there = select(_CALL.table_id, _CALL.kind).where(_CALL.identity == person)
    both = tuple_(_CALL.table_id, _CALL.kind).in_(there)
    batch.connection.execute(delete(WAITING_CALLS).where(_CALL.identity == guest, both))
    theirs = update(WAITING_CALLS).where(_CALL.identity == guest, _wants(person))
    batch.connection.execute(theirs.values(identity=person))
    forget(guest, batch)


def forget(identity: str, batch: Batch) -> None:
    """Call somebody no more."""
    batch.connection.execute(delete(WAITING_CALLS).where(_CALL.identity == identity))


def _columns() -> Iterable[ColumnElement[Any]]:
    return [_CALL[name] for name in _FIELDS]


def _wants(identity: str) -> ColumnElement[bool]:
    """Return whether somebody has ever said what they want to be called for."""
    return exists().where(CALL_WISHES.c.identity == identity)


def _owned() -> ColumnElement[bool]:
    return exists().where(OWNERS.c.table_id == _CALL.table_id)


def _note(batch: Batch, call: WaitingCall, due: int) -> int:
    """Add a call for who wants to be called, or renew one that is about something older."""
    new = {**vars(call), "due": due, "held": 0, "made": False}
    given = [literal(value, WAITING_CALLS.c[name].type) for name, value in new.items()]
    insert: Any = (
        postgresql.insert if batch.connection.dialect.name == "postgresql" else sqlite.insert
    )
    adding = insert(WAITING_CALLS).from_select(
        list(new), select(*given).where(_wants(call.identity))
    )
    brought = adding.excluded
    idle = ~_CALL.made & (_CALL.held == 0)  # it keeps its moment
    changed = {
        "at": brought.at,
        "names": brought.names,
        "due": case((idle, _CALL.due), else_=brought.due),
        "held": 0,
        "made": false(),
    }
    keys = [column.name for column in WAITING_CALLS.primary_key]
    renewed = adding.on_conflict_do_update(
        index_elements=keys, set_=changed, where=_CALL.at != brought.at
    )
    return len(batch.connection.execute(renewed.returning(_CALL.identity)).all())


def _made(batch: Batch, calls: Sequence[WaitingCall]) -> int:
    for call in calls:
        once = call.kind == CALLED_ONCE
        done = update(WAITING_CALLS).values(made=True) if once else delete(WAITING_CALLS)
        batch.connection.execute(done.where(*_same(call)))
    return len(calls)


def _same(call: WaitingCall) -> list[ColumnElement[bool]]:
    """Return what is true of this call alone: a newer one of its kind is another."""
    return [_CALL[name] == getattr(call, name) for name in ("table_id", "identity", "kind", "at")]
