"""The store in a database: SQLite by default, PostgreSQL by address, one schema for both."""

from __future__ import annotations

import asyncio
import functools
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from sqlalchemy import (
    Connection,
    Row,
    bindparam,
    delete,
    insert,
    select,
    update,
)

from regency.store import memberships, migrations, people, reading, records, reviews, waiting
from regency.store.calls import Calls
from regency.store.changes import VERSION_OF
from regency.store.circles import Circles
from regency.store.database import READERS, Database, Postgres, database_at
from regency.store.faults import told
from regency.store.fence import Fenced
from regency.store.lease import Choose, Lease
from regency.store.owners import Owners
from regency.store.persons import Persons
from regency.store.results import Results, keep_results
from regency.store.rows import ResultRow
from regency.store.schema import (
    CHAT_LOG,
    MATCH_LOG,
    OWNERS,
    PULSE,
    RECORDS,
    SITTERS,
    TABLES,
)
from regency.store.store import (
    Brought,
    Conflict,
    KeptReview,
    Sessions,
    Table,
    TableState,
    oldest_kept,
)
from regency.store.writer import Batch, Writer

Found = TypeVar("Found")
Kept = TypeVar("Kept", dict[str, Any], list[Any])


class SqlStore:
    """Keeps everything in a database; see `store.Store` for what each method promises."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._writer = Writer(database)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="store-reader")
        self.persons = Persons(self._writer.do, self._read)
        self.results = Results(self._writer.do, self._read)
        self.calls = Calls(self._writer.do, self._read)
        self.circles = Circles(self._writer.do, self._read)
        self._fence = database.fence
        self.waiting = waiting.Waiting(self._writer.do, self._read, self._fence)
        self.owners: Owners | None = None
        if self._fence is not None:
            self.owners = Owners(self._fence, self._writer.do, self._read)

    # --- writing

    async def create(self, table: Table, circle: str | None = None) -> None:
        """Keep a new table (version 0, no entries) of a circle; Conflict if the id is taken."""
        row = {
            "id": table.id,
            "game": table.game,
            "rules_version": table.rules_version,
            "created": table.created,
            "seed": reading.checked(table.seed),
            "version": 0,
            **reading.columns(table.state),
        }
        node = None if self._fence is None else self._fence.node
        seated = table.state.identities
        await self._writer.do(functools.partial(_create, row, seated, circle, node))
        if self._fence is not None:
            self._fence.owned.add(table.id)

    async def save(
        self,
        table_id: str,
        state: TableState,
        version: int,
        seed: bytes | None = None,
        results: Sequence[ResultRow] = (),
    ) -> int:
        """Replace a table's state if its version is still *version*; return the new version."""
        self._mine(table_id)
        another = None if seed is None else reading.checked(seed)
        save = functools.partial(
            _save, table_id, reading.columns(state), another, state.identities, version, results
        )
        return await self._writer.do(save)

    async def renew_rules(self, table_id: str, rules_version: int) -> None:
        """Move a waiting table to these rules; one whose match has begun stays as it is."""
        waits = (TABLES.c.id == table_id) & (TABLES.c.stage == "waiting")
        change = update(TABLES).where(waits).values(rules_version=rules_version)
        await self._writer.do(lambda batch: batch.connection.execute(change).rowcount)

    def append(self, table_id: str, number: int, entries: Sequence[bytes]) -> asyncio.Future[int]:
        """Add entries numbered from *number* on, all or none; Conflict unless they are next.

        Queued at once: who has no need to wait for it need not be a task.
        """
        for entry in entries:
            if not isinstance(entry, bytes):
                raise TypeError("entries are bytes")
        if self._fence is not None and table_id not in self._fence.owned:
            return self._writer.refuse(Fenced())
        return self._writer.do(lambda batch: batch.append(table_id, MATCH_LOG, number, entries))

    async def say(
        self, table_id: str, number: int, line: bytes, identity: str | None = None
    ) -> None:
        """Add chat line *number* of an identity; Conflict unless it is the next one."""
        self._mine(table_id)

        def said(batch: Batch) -> int:
            length = batch.append(table_id, CHAT_LOG, number, (line,))
            if (oldest := oldest_kept(number)) > oldest_kept(number - 1):
                people.forget_chat(table_id, oldest, batch)
            if identity is not None:
                people.spoke(identity, table_id, batch)
            return length

        await self._writer.do(said)

    async def end_sessions(self, identity: str, at: int) -> None:
        """Note that every session of an identity from before a moment has ended."""
        await self._writer.do(functools.partial(people.end_sessions, identity, at))

    async def sessions(self, since: int) -> Sessions:
        """Return which sessions have ended; endings from before *since* are forgotten."""
        await self._writer.do(functools.partial(people.forget_ended, since))
        return await self._read(people.sessions)

    async def tables_with(self, identity: str) -> list[str]:
        """Return the ids of all tables where an identity sits or spoke."""
        return await self._read(functools.partial(people.tables_with, identity))

    async def rewrite_chat(self, table_id: str, lines: Mapping[int, bytes]) -> None:
        """Replace chat lines, by their numbers."""
        self._mine(table_id)
        await self._writer.do(functools.partial(people.rewrite_chat, table_id, dict(lines)))

    async def forget(self, identity: str) -> None:
        """Delete an identity's records, and where it sits and spoke."""
        await self._writer.do(functools.partial(people.forget, identity))

    async def keep_record(self, record_id: str, identity: str, text: str) -> None:
        """Keep an imported record; Conflict if the id is taken, Full if they keep too many."""
        row = {
            "id": record_id,
            "identity": identity,
            "created": int(time.time()),
            "body": text.encode("utf-8"),
        }
        await self._writer.do(functools.partial(records.keep, row))

    async def keep_review(self, match_id: str, review: KeptReview) -> bool:
        """Keep a review; False if the evaluator's own is there already, in more deals."""
        return bool(await self._writer.do(functools.partial(reviews.keep, match_id, review)))

    async def check(self) -> None:
        """Raise Unavailable unless the database can be read and written now."""
        # Nodes hold on to a row of their own in every transaction: that is writing enough.
        await self._writer.do(_beat if self._fence is None else lambda _: 0)

    def _mine(self, table_id: str) -> None:
        """Refuse to write to a table of another node."""
        if self._fence is not None and table_id not in self._fence.owned:
            raise Fenced

    # --- reading

    async def load(self, table_id: str) -> Table | None:
        """Return a table with its entries and chat, or None."""
        return await self._read(functools.partial(reading.load, table_id))

    async def unfinished(self) -> list[str]:
        """Return the ids of all tables whose match is running, oldest first."""
        query = select(TABLES.c.id).where(TABLES.c.stage == "playing")
        rows = await self._rows(query.order_by(TABLES.c.created, TABLES.c.id))
        return [row.id for row in rows]

    async def open_tables(self, limit: int = 100) -> list[Table]:
        """Return listed tables that are not over, newest first, without entries and chat."""
        listed = TABLES.c.stage.in_(("waiting", "playing")) & TABLES.c.listed
        return await self._tables(select(TABLES).where(listed), limit)

    async def tables_of(self, identity: str, limit: int = 100) -> list[Table]:
        """Return an identity's tables that are not over, newest first, without entries and chat."""
        mine = select(TABLES).join(SITTERS, SITTERS.c.table_id == TABLES.c.id)
        going = ~SITTERS.c.over & ~SITTERS.c.hidden
        return await self._tables(mine.where(SITTERS.c.identity == identity, going), limit)

    async def tables(self, ids: Sequence[str], limit: int = 100) -> list[Table]:
        """Return these tables, newest first, without entries and chat."""
        return await self._tables(select(TABLES).where(TABLES.c.id.in_(ids)), limit)

    async def load_record(self, record_id: str) -> str | None:
        """Return a kept record, or None."""
        rows = await self._rows(select(RECORDS.c.body).where(RECORDS.c.id == record_id))
        return bytes(rows[0].body).decode("utf-8") if rows else None

    async def owner_of_record(self, record_id: str) -> str | None:
        """Return the identity that brought a record, or None."""
        rows = await self._rows(select(RECORDS.c.identity).where(RECORDS.c.id == record_id))
        return rows[0].identity if rows else None

    async def reviews(self, match_id: str) -> list[KeptReview]:
        """Return every review of a match, by their evaluators' names."""
        return await self._read(functools.partial(reviews.find, match_id))

    async def brought(self, identity: str) -> list[Brought]:
        """Return what is known of an identity's records, newest first."""
        return await self._read(functools.partial(records.brought, identity))

    async def drop_record(self, identity: str, record_id: str) -> bool:
        """Delete a record and its reviews; False if it is not theirs."""
        return await self._writer.do(functools.partial(records.drop, identity, record_id)) == 1

    async def _tables(self, query: Any, limit: int) -> list[Table]:
        newest = query.order_by(TABLES.c.created.desc(), TABLES.c.id).limit(limit)
        return await self._read(functools.partial(reading.tables_with_sitters, newest))

    async def _rows(self, query: Any) -> Sequence[Row[Any]]:
        return await self._read(lambda connection: connection.execute(query).all())

    async def _read(self, question: Callable[[Connection], Found]) -> Found:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self._ask, question)

    def _ask(self, question: Callable[[Connection], Found]) -> Found:
        try:
            self._database.in_place()
            with self._database.reader.connect() as connection, connection.begin():
                return question(connection)
        except Exception as error:
            self._database.reader.dispose()
            raise told(error) from error

    def lease(self, seconds: float, choose: Choose) -> Lease:
        """Return the lease of the node that this store is opened for."""
        assert isinstance(self._database, Postgres), "only nodes have leases"
        assert self._fence is not None, "only nodes have leases"
        return Lease(self._database, self._fence.node, seconds, choose)

    async def close(self) -> None:
        """Finish what is queued, then let go of the database."""
        await self._writer.close()
        self._readers.shutdown()
        self._database.release()


# --- what runs in the writer's transaction


#: Statements that are run for every match, made once: making them costs more than running them.
_NEW_TABLE = insert(TABLES)
_NEW_SITTER = insert(SITTERS)
_NEW_OWNER = insert(OWNERS)
_CHANGE_SEED = (
    update(TABLES).where(TABLES.c.id == bindparam("table_id")).values(seed=bindparam("new_seed"))
)


def _create(
    row: Mapping[str, Any],
    identities: frozenset[str],
    circle: str | None,
    node: str | None,
    batch: Batch,
) -> int:
    table_id = row["id"]
    if batch.connection.execute(VERSION_OF, {"table_id": table_id}).first() is not None:
        raise Conflict(f"there is a table {table_id} already")
    batch.connection.execute(_NEW_TABLE, dict(row))
    if node is not None:
        batch.connection.execute(_NEW_OWNER, {"table_id": table_id, "node": node})
    batch.created(table_id)
    _seat(batch, table_id, identities)
    if circle is not None:
        memberships.lay(circle, table_id, batch)
    return 0


def _save(
    table_id: str,
    columns: Mapping[str, Any],
    seed: bytes | None,
    identities: frozenset[str],
    version: int,
    results: Sequence[ResultRow],
    batch: Batch,
) -> int:
    if seed is not None:
        batch.connection.execute(_CHANGE_SEED, {"table_id": table_id, "new_seed": seed})
    _seat(batch, table_id, identities)
    if columns["stage"] == "over":
        here = SITTERS.c.table_id == table_id
        batch.connection.execute(update(SITTERS).where(here).values(over=True))
        memberships.over(table_id, batch)
        waiting.over(table_id, batch)
    if results:
        keep_results(results, batch)
    return batch.changes.add(table_id, version, columns)


def _seat(batch: Batch, table_id: str, identities: frozenset[str]) -> None:
    """Let just these sit at a table."""
    before = batch.sitters(table_id)
    if gone := before - identities:
        there = (SITTERS.c.table_id == table_id) & SITTERS.c.identity.in_(gone)
        batch.connection.execute(delete(SITTERS).where(there))
    if come := sorted(identities - before):
        rows = [{"identity": one, "table_id": table_id} for one in come]
        batch.connection.execute(_NEW_SITTER, rows)
    batch.seated(table_id, identities)


def _beat(batch: Batch) -> int:
    batch.connection.execute(update(PULSE).values(beat=(PULSE.c.beat + 1) % 1_000_000))
    return 0


# --- opening


async def open_sql_store(address: str, node: str | None = None) -> SqlStore:
    """Claim the database at *address*, bring its schema up to date, and return its store."""
    return await asyncio.to_thread(_open, address, node)


def _open(address: str, node: str | None) -> SqlStore:
    database = database_at(address, node)
    try:
        database.claim()
        with database.writer.begin() as connection:
            database.one_at_a_time(connection)
            migrations.upgrade(connection)
    except Exception as error:
        database.release()
        raise told(error, running=False) from error
    return SqlStore(database)
