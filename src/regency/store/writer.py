"""The writer: one thread, one transaction for everything waiting, an answer only after the sync."""

from __future__ import annotations

import asyncio
import itertools
import threading
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from queue import SimpleQueue
from typing import NamedTuple

from sqlalchemy import Connection, func, select

from regency.store.changes import TableChanges
from regency.store.database import Database
from regency.store.faults import about_one_write, told
from regency.store.fence import Fenced
from regency.store.schema import CHAT_LOG, ENTRIES, MATCH_LOG, SITTERS, TABLES
from regency.store.store import Conflict, StoreError, Unavailable

#: Writes in one transaction; more wait for the next.
MAX_BATCH = 2_000
#: Writes that may wait; more are refused, so that a stuck disk does not eat the memory.
MAX_WAITING = 20_000
#: Rows in one statement; both databases allow more.
ROWS_A_STATEMENT = 1_000
#: Logs whose length is remembered, and tables whose sitters are.
MAX_REMEMBERED = 100_000

_INSERT = f"INSERT INTO {ENTRIES.name} ({', '.join(ENTRIES.columns.keys())}) VALUES "

#: A write: does its part in the transaction and returns what the caller gets; may raise Conflict.
Work = Callable[["Batch"], int]
Answer = int | StoreError


class Write(NamedTuple):
    """Something to do, and who waits for it."""

    work: Work
    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[int]
    #: Of a node, when it was asked for.
    epoch: int = 0


class Memory:
    """What the database has, as far as the only one who writes to it knows."""

    def __init__(self, *, alone: bool = True) -> None:
        self._alone = alone
        self.lengths: dict[tuple[str, int], int] = {}
        self.sitters: dict[str, frozenset[str]] = {}

    def forget(self) -> None:
        """Find everything out anew."""
        self.lengths.clear()
        self.sitters.clear()

    def add(self, other: Memory) -> None:
        """Remember what was committed."""
        if max(len(self.lengths), len(self.sitters)) > MAX_REMEMBERED:
            self.forget()
        self.lengths.update(other.lengths)
        if self._alone:  # a person's devices may be at several nodes, and their seats change there
            self.sitters.update(other.sitters)


class Batch:
    """One transaction: rows are gathered and sent together."""

    def __init__(self, connection: Connection, memory: Memory) -> None:
        self.connection = connection
        self._memory = memory
        self._new = Memory()  # as it will be after the commit
        self._rows: list[tuple[str, int, int, bytes]] = []
        self.changes = TableChanges(connection)

    def created(self, table_id: str) -> None:
        """Remember that a table has only now been made."""
        self._new.lengths.update({(table_id, log): 0 for log in (MATCH_LOG, CHAT_LOG)})
        self._new.sitters[table_id] = frozenset()

    def sitters(self, table_id: str) -> frozenset[str]:
        """Return who sits at a table."""
        for memory in (self._new, self._memory):
            if table_id in memory.sitters:
                return memory.sitters[table_id]
        seated = select(SITTERS.c.identity).where(SITTERS.c.table_id == table_id)
        return frozenset(self.connection.execute(seated).scalars())

    def seated(self, table_id: str, identities: frozenset[str]) -> None:
        """Remember who sits at a table now."""
        self._new.sitters[table_id] = identities

    def forget_sitters(self) -> None:
        """Ask the database anew who sits where."""
        self._memory.sitters.clear()
        self._new.sitters.clear()

    def forget_logs(self, table_ids: Iterable[str]) -> None:
        """Ask the database anew how long these tables' logs are: another node may write there."""
        for table_id in table_ids:
            for log in (MATCH_LOG, CHAT_LOG):
                self._memory.lengths.pop((table_id, log), None)
                self._new.lengths.pop((table_id, log), None)

    def append(self, table_id: str, log: int, number: int, bodies: Sequence[bytes]) -> int:
        """Add entries to a log; Conflict unless *number* is how many it has."""
        key = (table_id, log)
        length = self._length(key)
        if number != length:
            raise Conflict(f"entry {number} of table {table_id} is not next: it has {length}")
        for at, body in enumerate(bodies, start=number):
            self._rows.append((table_id, log, at, body))
        self._new.lengths[key] = length + len(bodies)
        return self._new.lengths[key]

    def _length(self, key: tuple[str, int]) -> int:
        for memory in (self._new, self._memory):
            if key in memory.lengths:
                return memory.lengths[key]
        table_id, log = key
        here = select(TABLES.c.id).where(TABLES.c.id == table_id)
        if self.connection.execute(here).first() is None:
            raise Conflict(f"there is no table {table_id}")
        there = (ENTRIES.c.table_id == table_id) & (ENTRIES.c.log == log)
        last = self.connection.execute(select(func.max(ENTRIES.c.number)).where(there)).scalar()
        return 0 if last is None else int(last) + 1  # the oldest lines of a chat may have gone

    def send(self) -> None:
        """Send the gathered rows and changes to the database; Conflict: none may be kept.

        Many rows in one statement: between statements, and between the rows of `executemany`, the
        driver would have to wait for its turn to run Python beside a busy event loop.
        """
        mark = "?" if self.connection.dialect.paramstyle == "qmark" else "%s"
        row = "(" + ", ".join([mark] * len(ENTRIES.columns)) + ")"
        for start in range(0, len(self._rows), ROWS_A_STATEMENT):
            rows = self._rows[start : start + ROWS_A_STATEMENT]
            statement = _INSERT + ", ".join([row] * len(rows))
            self.connection.exec_driver_sql(statement, tuple(itertools.chain(*rows)))
        self._rows = []
        self.changes.send()

    def committed(self) -> None:
        """Remember what the database has now."""
        self._memory.add(self._new)


class Writer:
    """Gathers the writes of all tables; only it writes, so it knows how long every log is."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: deque[Write] = deque()
        #: Set while the thread sleeps: only then must it be woken, and once is enough.
        self._asleep = False
        self._alarm: SimpleQueue[None] = SimpleQueue()
        self._fence = database.fence
        self._memory = Memory(alone=self._fence is None)
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    def do(self, work: Work) -> asyncio.Future[int]:
        """Queue a write; what is returned is done when it is durable."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[int] = loop.create_future()
        if self._closed:
            future.set_exception(Unavailable("the store is closed", again=False))
        elif len(self._waiting) >= MAX_WAITING:
            full = Unavailable("too many writes are waiting for the disk", again=True)
            future.set_exception(full)
        else:
            epoch = 0 if self._fence is None else self._fence.epoch
            self._waiting.append(Write(work, loop, future, epoch))
            if self._asleep:
                self._asleep = False
                self._alarm.put(None)
        return future

    def refuse(self, error: StoreError) -> asyncio.Future[int]:
        """Answer a write as if it had been tried."""
        future: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        future.set_exception(error)
        return future

    async def close(self) -> None:
        """Finish what is queued and end the thread."""
        if not self._closed:
            self._closed = True
            self._alarm.put(None)
        await asyncio.to_thread(self._thread.join)

    # --- in the writer's thread

    def _run(self) -> None:
        while writes := self._gather():
            self._carry_out(writes)

    def _gather(self) -> list[Write]:
        """Wait for writes and return them all; none: there will be no more."""
        while not self._waiting:
            if self._closed:
                return []
            self._asleep = True
            # A write that came before that did not wake us: look once more before sleeping.
            if not self._waiting and not self._closed:
                self._alarm.get()
            self._asleep = False
        return [self._waiting.popleft() for _ in range(min(len(self._waiting), MAX_BATCH))]

    def _carry_out(self, writes: list[Write]) -> None:
        if self._fence is not None:
            writes = self._of_this_epoch(writes, self._fence.epoch)
            if not writes:
                return
        answers = self._transaction(writes)
        if isinstance(answers, StoreError) and len(writes) > 1 and about_one_write(answers):
            # Something about one of them is wrong: the others must not suffer for it.
            for write in writes:
                self._carry_out([write])
            return
        if isinstance(answers, StoreError):
            answers = [answers] * len(writes)
        _tell(writes, answers)

    def _of_this_epoch(self, writes: list[Write], epoch: int) -> list[Write]:
        """Refuse what was asked for before this node was fenced, and return the rest."""
        late = [write for write in writes if write.epoch != epoch]
        if late:
            _tell(late, [Fenced()] * len(late))
        return [write for write in writes if write.epoch == epoch]

    def _transaction(self, writes: Sequence[Write]) -> list[Answer] | StoreError:
        """Return an answer to each write, or what made all of them fail."""
        committing = False
        try:
            self._database.in_place()
            with self._database.writer.connect() as connection:
                with connection.begin() as transaction:
                    if self._fence is not None:
                        self._fence.check(connection, writes[0].epoch)
                    batch = Batch(connection, self._memory)
                    answers = [_attempt(write, batch) for write in writes]
                    batch.send()
                    committing = True
                    transaction.commit()
                batch.committed()
                return answers
        except Conflict as conflict:
            return conflict
        except Exception as error:
            # Nothing is certain after a failure: connections and all else are found out anew.
            self._memory.forget()
            self._database.writer.dispose()
            return told(error, committing=committing)


def _attempt(write: Write, batch: Batch) -> Answer:
    try:
        return write.work(batch)
    except Conflict as conflict:
        return conflict


def _tell(writes: Sequence[Write], answers: Sequence[Answer]) -> None:
    """Wake each caller's loop once for all its writes."""
    for loop in {write.loop for write in writes}:
        pairs = [
            (write.future, answer)
            for write, answer in zip(writes, answers, strict=True)
            if write.loop is loop
        ]
        try:
            loop.call_soon_threadsafe(_resolve, pairs)
        except RuntimeError:
            continue  # that loop has ended: nobody waits there any more


def _resolve(pairs: Sequence[tuple[asyncio.Future[int], Answer]]) -> None:
    for future, answer in pairs:
        if future.done():
            continue  # cancelled
        if isinstance(answer, StoreError):
            future.set_exception(answer)
        else:
            future.set_result(answer)
