"""Engines for the two databases, and the lock that keeps a second server away."""

from __future__ import annotations

import fcntl
import os
import secrets
import sqlite3
import time
from abc import ABC, abstractmethod
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.pool import QueuePool

from regency.store.fence import Fence
from regency.store.store import InUse, StoreError, Unavailable

#: Seconds to wait for another program's lock before telling.
LOCK_SECONDS = 2
#: Seconds to wait for PostgreSQL to answer a connection.
CONNECT_SECONDS = 5
#: Pages in SQLite's write-ahead log before they move to the main file: rarer, longer pauses.
CHECKPOINT_PAGES = 4_000
#: Readers beside the writer.
READERS = 2
#: PostgreSQL's advisory lock: a server's writer holds it as long as it is connected.
_ADVISORY_KEY = int.from_bytes(b"regency", "big")
#: … and this one, who changes the schema.
_SCHEMA_KEY = int.from_bytes(b"schema", "big")
#: Seconds in which PostgreSQL may notice that the last server has gone, and between two looks.
CLAIM_SECONDS = 3.0
CLAIM_PAUSE = 0.05


class Database(ABC):
    """A database: an engine that writes, one that reads, and the lock on the whole."""

    #: Of a node; None: one server alone writes.
    fence: Fence | None = None

    def __init__(self, url: URL) -> None:
        self.url = url
        self.writer = self._engine(writes=True)
        self.reader = self._engine(writes=False)

    @abstractmethod
    def _engine(self, *, writes: bool) -> Engine:
        """Return an engine with one connection that writes, or with those that read."""

    @abstractmethod
    def claim(self) -> None:
        """Keep every other server away from these data; raises InUse or Unavailable."""

    @abstractmethod
    def unmake(self) -> None:
        """Take away what claiming has made: nothing of it is to be kept."""

    @abstractmethod
    def in_place(self) -> None:
        """Raise Unavailable where writes would go nowhere."""

    @abstractmethod
    def only_reading(self) -> Engine:
        """Return an engine for a look from outside, beside a server that uses the database."""

    @abstractmethod
    def one_at_a_time(self, connection: Connection) -> None:
        """Keep every other server from changing the schema until the transaction's end."""

    def release(self) -> None:
        """Close every connection and give the lock back."""
        self.writer.dispose()
        self.reader.dispose()


class Sqlite(Database):
    """A file, with a lock file beside it."""

    def __init__(self, url: URL) -> None:
        assert url.database is not None
        self.path = Path(url.database).absolute()
        self._lock: int | None = None
        self._file: tuple[int, int] | None = None
        self._made = False
        super().__init__(url)

    def _engine(self, *, writes: bool) -> Engine:
        engine = create_engine(
            "sqlite://",
            creator=self._connect,
            poolclass=QueuePool,
            pool_size=1 if writes else READERS,
            max_overflow=0,
        )
        start = "BEGIN IMMEDIATE" if writes else "BEGIN"
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(start))
        return engine

    def _connect(self) -> sqlite3.Connection:
        # mode=rw: a file that has gone must not come back empty under a running server.
        # A connection is used by one thread at a time, but not always by the same one.
        return sqlite3.connect(
            f"{self.path.as_uri()}?mode=rw",
            uri=True,
            timeout=LOCK_SECONDS,
            check_same_thread=False,
        )

    def claim(self) -> None:
        """Make folder and file, and lock them."""
        lock = self.path.with_name(self.path.name + ".lock")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._lock = os.open(lock, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            os.ftruncate(self._lock, 0)
            os.write(self._lock, str(os.getpid()).encode())
            self._made = not self.path.exists()
            os.close(os.open(self.path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600))
            self._file = _identity(self.path)
        except BlockingIOError:
            pid = lock.read_text("ascii") or "unknown"
            self.release()
            raise InUse(
                f"another server (process {pid}) uses {self.path}: stop it, or choose another "
                "data folder"
            ) from None
        except OSError as error:
            self.release()
            raise Unavailable(
                f"the data folder {self.path.parent} cannot be written: {error.strerror}",
                again=True,
            ) from error

    def unmake(self) -> None:
        """Remove the file if `claim` made it, before anybody else can have it."""
        if self._made and self._lock is not None:
            super().release()
            for end in ("", "-wal", "-shm", ".lock"):
                self.path.with_name(self.path.name + end).unlink(missing_ok=True)

    def only_reading(self) -> Engine:
        """Return an engine that cannot change the file, not even how its journal is kept."""
        engine = create_engine("sqlite://", creator=self._connect_to_read, poolclass=QueuePool)
        event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
        return engine

    def _connect_to_read(self) -> sqlite3.Connection:
        connection = sqlite3.connect(
            f"{self.path.as_uri()}?mode=ro", uri=True, timeout=LOCK_SECONDS, isolation_level=None
        )
        connection.text_factory = _lenient
        return connection

    def in_place(self) -> None:
        """Notice a file that was moved or removed: SQLite would write on into nowhere."""
        if _identity(self.path) != self._file:
            self.writer.dispose()
            self.reader.dispose()
            raise Unavailable(f"the database file {self.path} was moved or removed", again=True)

    def one_at_a_time(self, connection: Connection) -> None:
        """Do nothing: one server has the file."""

    def release(self) -> None:
        """Close every connection and give the lock back."""
        super().release()
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None


class Postgres(Database):
    """A server elsewhere; its advisory lock belongs to the writing connection.

    A server alone holds that lock for itself, the nodes of a cluster share it.
    """

    def __init__(self, url: URL, node: str | None = None, *, beside: bool = False) -> None:
        #: Whether others may use the database, too: nodes do, and who changes it beside them.
        self.shares = beside or node is not None
        #: Tells this process's sessions from those of an older one of the same name.
        self.mark = secrets.token_hex(4)
        if node is not None:
            self.fence = Fence(node)
        super().__init__(url)

    @staticmethod
    def name_of(node: str) -> str:
        """Return how the names begin of a node's writing sessions in the database."""
        return f"regency node {node} "

    def own_connection(self, seconds: float) -> DBAPIConnection:
        """Return a connection in autocommit for somebody's own use, given up after *seconds*."""
        milliseconds = int(seconds * 1000)
        connection: DBAPIConnection = self._connect(
            application_name="regency lease",
            # What is late does not count anyhow, and a crash of the database ends every lease.
            options=f"-c statement_timeout={milliseconds} -c lock_timeout={milliseconds // 2} "
            "-c synchronous_commit=off",
            tcp_user_timeout=milliseconds,
        )
        connection.autocommit = True
        return connection

    def _connect(self, **more: Any) -> Any:
        given = self.writer.dialect.create_connect_args(
            self.url.set(drivername="postgresql+psycopg")
        )
        words, names = given
        return self.writer.dialect.connect(
            *words, **{**names, "connect_timeout": CONNECT_SECONDS, **more}
        )

    def _engine(self, *, writes: bool) -> Engine:
        if find_spec("psycopg") is None:
            raise StoreError("PostgreSQL needs a driver: pip install 'regency[postgres]'")
        engine = create_engine(
            self.url.set(drivername="postgresql+psycopg"),
            pool_size=1 if writes else READERS,
            max_overflow=0,
            # A connection that died while nobody used it must not cost a write its answer.
            pool_pre_ping=True,
            connect_args={
                "connect_timeout": CONNECT_SECONDS,
                "application_name": self._application(writes=writes),
                "keepalives_idle": CONNECT_SECONDS,
                # Statements differ in their number of rows; few come twice.
                "prepare_threshold": None,
                "options": f"-c lock_timeout={LOCK_SECONDS}s -c synchronous_commit=on",
            },
        )
        if writes:
            event.listen(engine, "connect", self._take_advisory_lock)
        return engine

    def _application(self, *, writes: bool) -> str:
        return self.name_of(self.fence.node) + self.mark if self.fence and writes else "regency"

    def _take_advisory_lock(self, connection: Any, _: object) -> None:
        shared = "_shared" if self.shares else ""
        with connection.cursor() as cursor:
            cursor.execute(f"SELECT pg_try_advisory_lock{shared}(%s)", (_ADVISORY_KEY,))
            free = cursor.fetchone()[0]
        connection.commit()
        if not free:
            connection.close()
            raise InUse(
                "another server uses this database: stop it, choose another database, or let both "
                "be nodes (--node)"
            )

    def claim(self) -> None:
        """Connect once: the connection stays in the pool and holds the lock.

        A server that was killed a moment ago may still be thought to hold it.
        """
        deadline = time.monotonic() + CLAIM_SECONDS
        while True:
            try:
                self.writer.connect().close()
            except InUse:
                if time.monotonic() >= deadline:
                    raise
                time.sleep(CLAIM_PAUSE)
            else:
                return

    def release(self) -> None:
        """Unlock, then close every connection: the database would notice the end only later."""
        pool = self.writer.pool
        if isinstance(pool, QueuePool) and pool.checkedin():
            # A connection that is gone by now has let go of the lock, too.
            with suppress(SQLAlchemyError, InUse), self.writer.connect() as connection:
                connection.exec_driver_sql("SELECT pg_advisory_unlock_all()")
                connection.commit()
        super().release()

    def one_at_a_time(self, connection: Connection) -> None:
        """Wait until no other node changes the schema, until the transaction's end."""
        connection.exec_driver_sql("SELECT pg_advisory_xact_lock(%s)", (_SCHEMA_KEY,))

    def unmake(self) -> None:
        """Do nothing: the database was there before."""

    def only_reading(self) -> Engine:
        """Return the engine that reads."""
        return self.reader

    def in_place(self) -> None:
        """Leave it to the connection: a server elsewhere tells when it has gone."""


def _prepare_sqlite(connection: Any, _: object) -> None:
    # The driver must not open transactions by itself: the "begin" event does.
    connection.isolation_level = None
    # One damaged text must not make every question fail that comes across it.
    connection.text_factory = _lenient
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT_PAGES}")


def _lenient(kept: bytes) -> str:
    return kept.decode("utf-8", "replace")


def _identity(path: Path) -> tuple[int, int] | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def database_at(address: str, node: str | None = None, *, beside: bool = False) -> Database:
    """Return the database an address names; raises StoreError when it names none.

    For a *node*, or for somebody who changes it *beside* nodes, others may use it meanwhile.
    """
    try:
        url = make_url(address)
    except ArgumentError:
        raise _no_address(address) from None
    kind = url.get_backend_name()
    if kind == "sqlite" and url.database and url.database != ":memory:":
        if node is not None:
            raise StoreError(
                "nodes share a PostgreSQL database: --database postgresql://user:password@host/name"
            )
        return Sqlite(url)
    if kind in ("postgresql", "postgres"):
        return Postgres(url, node, beside=beside)
    raise _no_address(address)


def _no_address(address: str) -> StoreError:
    kind = address.partition(":")[0]
    return StoreError(
        f"{kind!r} is no database this server knows: the address is sqlite:///path/to/file.db or "
        "postgresql://user:password@host/name"
    )
