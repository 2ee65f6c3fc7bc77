"""Thoughts that bots are asked for, passed between machines by PostgreSQL.

A server asks by a row in `thoughts`. Whoever thinks locks the row in a transaction, and removes it
in the same one that tells the answer: if they die the lock goes with their connection, and the row
is there for the next. How many could think is how many hold a shared advisory lock. Each class is
one connection in autocommit, used by one thread at a time; what it raises is the driver's.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import Any, NamedTuple

from sqlalchemy import make_url

from regency.store import migrations
from regency.store.database import Postgres, database_at
from regency.store.faults import told
from regency.store.store import StoreError

#: Advisory locks with two numbers: which kind, and the stamp of the program.
_THINKS = int.from_bytes(b"thnk", "big")
_ASKS = int.from_bytes(b"asks", "big")
#: Who thinks hears over this channel that there is something to think about.
_CHANNEL = "regency_thoughts"
#: PostgreSQL lets go of a connection that holds a thought and says nothing for so many seconds.
HELD_SECONDS = 60
#: Seconds in which a statement is carried out, or its connection given up.
STATEMENT_SECONDS = 5.0
_HOLDERS = (
    "SELECT objid::bigint, count(*) FROM pg_locks WHERE locktype = 'advisory' AND classid = %s "
    "AND granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database()) "
    "GROUP BY objid"
)
_ASK = (
    "INSERT INTO thoughts (id, stamp, asker, asked, until, request) VALUES "
    "(%s, %s, %s, clock_timestamp(), clock_timestamp() + make_interval(secs => %s), %s)"
)
_TAKE = (
    "SELECT id, asker, request FROM thoughts WHERE stamp = %s AND until > clock_timestamp() "
    "ORDER BY asked FOR UPDATE SKIP LOCKED LIMIT 1"
)
_WITHDRAW = (
    "DELETE FROM thoughts WHERE id = (SELECT id FROM thoughts WHERE id = %s FOR UPDATE SKIP LOCKED)"
)
_TIDY = (
    "DELETE FROM thoughts WHERE id IN (SELECT id FROM thoughts WHERE until < clock_timestamp() "
    "FOR UPDATE SKIP LOCKED)"
)


class Thought(NamedTuple):
    """Something to think about."""

    id: str
    asker: str
    request: bytes


class _Line:
    """A connection, opened when it is needed."""

    def __init__(self, database: Postgres) -> None:
        self._database = database
        self._connection: Any = None

    def connect(self) -> None:
        """Connect anew."""
        self.disconnect()
        self._connection = self._database.own_connection(STATEMENT_SECONDS)

    def disconnect(self) -> None:
        """Let go of the connection; whatever it holds is free then."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()

    def _run(self, statement: str, *values: Any) -> Any:
        return self._connection.execute(statement, values or None)

    def _hear(self, seconds: float) -> list[str]:
        found = self._connection.notifies(timeout=seconds, stop_after=1)
        return [letter.payload for letter in found]


class Asking(_Line):
    """Writes down what a server asks for."""

    def __init__(self, database: Postgres, stamp: int) -> None:
        super().__init__(database)
        self._stamp = stamp
        #: The channel over which answers come.
        self.asker = f"regency_answers_{database.mark}"

    def ask(self, thought: str, request: bytes, seconds: float) -> None:
        """Ask for a thought that is wanted within so many seconds."""
        self._run(_ASK, thought, self._stamp, self.asker, seconds, request)
        self._run(f"NOTIFY {_CHANNEL}")

    def withdraw(self, thought: str) -> bool:
        """Want a thought no longer unless somebody has it in hand; tell whether nobody had."""
        return bool(self._run(_WITHDRAW, thought).rowcount)

    def tidy(self) -> None:
        """Forget what nobody wants any more."""
        self._run(_TIDY)


class Hearing(_Line):
    """Hears answers, and how many could think."""

    def __init__(self, database: Postgres, stamp: int, rules: Mapping[str, int]) -> None:
        super().__init__(database)
        self._stamp = stamp
        self._rules = rules
        self._asker = f"regency_answers_{database.mark}"

    def connect(self) -> None:
        """Connect, listen, and say which rules are played here."""
        super().connect()
        self._run(f"LISTEN {self._asker}")
        for game, version in self._rules.items():
            self._run(
                "INSERT INTO rules_played (stamp, game, rules_version) VALUES (%s, %s, %s) "
                "ON CONFLICT DO NOTHING",
                self._stamp,
                game,
                version,
            )
        self._run("SELECT pg_advisory_lock_shared(%s, %s)", _ASKS, self._stamp)

    def thinkers(self) -> int:
        """Return how many there are elsewhere who think by the same rules."""
        return int(dict(self._run(_HOLDERS, _THINKS).fetchall()).get(self._stamp, 0))

    def answers(self, seconds: float) -> list[str]:
        """Return answers, waiting at most so long for the first."""
        return self._hear(seconds)


class Thinking(_Line):
    """Takes thoughts, one at a time."""

    def __init__(self, database: Postgres, stamp: int) -> None:
        super().__init__(database)
        self._stamp = stamp

    def connect(self) -> None:
        """Connect, and be one of those who think."""
        super().connect()
        milliseconds = HELD_SECONDS * 1000
        self._run(f"SET idle_in_transaction_session_timeout = {milliseconds}")
        self._run(f"LISTEN {_CHANNEL}")
        self._run("SELECT pg_advisory_lock_shared(%s, %s)", _THINKS, self._stamp)

    def take(self, seconds: float) -> Thought | None:
        """Hold on to the oldest thought that nobody has; None: none came within the seconds."""
        found = self._try_to_take()
        if found is None:
            self._hear(seconds)
            found = self._try_to_take()
        return found

    def _try_to_take(self) -> Thought | None:
        self._run("BEGIN")
        row = self._run(_TAKE, self._stamp).fetchone()
        if row is None:
            self._run("ROLLBACK")
            return None
        return Thought(*row)

    def answer(self, thought: Thought, letter: str) -> None:
        """Tell what came of the thought that is held, and let go of it."""
        self._run("DELETE FROM thoughts WHERE id = %s", thought.id)
        self._run("SELECT pg_notify(%s, %s)", thought.asker, letter)
        self._run("COMMIT")


class Watching(_Line):
    """Looks which rules servers play by."""

    def rules_elsewhere(self) -> dict[int, dict[str, int]]:
        """Return the rules of the servers that run now, by their stamps."""
        running = dict(self._run(_HOLDERS, _ASKS).fetchall())
        rules: dict[int, dict[str, int]] = {stamp: {} for stamp in running}
        for stamp, game, version in self._run("SELECT * FROM rules_played").fetchall():
            if stamp in rules:
                rules[stamp][game] = version
        return rules


def open_thoughts(address: str) -> Postgres:
    """Return the database at an address, for somebody who thinks; raises StoreError."""
    database = database_at(address)
    if not isinstance(database, Postgres):
        raise StoreError(
            "thoughts are passed on by PostgreSQL: --database postgresql://user:password@host/name"
        )
    try:
        with database.reader.connect() as connection:
            revision = migrations.revision_of(connection)
        pending = migrations.steps_from(revision)
    except Exception as error:
        raise told(error, running=False) from error
    finally:
        with suppress(Exception):
            database.release()
    if pending:
        raise StoreError(
            f"the database has schema {revision or 'none'}, and this program needs "
            f"{migrations.newest()}: upgrade the servers first, or run `regency migrate`"
        )
    return database


def passes_thoughts_on(address: str) -> bool:
    """Tell whether a database passes thoughts on."""
    return make_url(address).get_backend_name() in ("postgresql", "postgres")
