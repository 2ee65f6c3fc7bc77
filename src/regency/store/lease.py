"""A node's lease: renewed several times before it ends, and ended by the others if it is not.

Statements of one connection in autocommit, used by one thread; what it raises is the driver's.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple

from sqlalchemy.engine.interfaces import DBAPIConnection

from regency.store.database import Postgres
from regency.store.owners import CHANNEL, written
from regency.store.store import InUse

#: Chooses one of several nodes for a table.
Choose = Callable[[str, Sequence[str]], str]

_JOIN_KEY = int.from_bytes(b"joining", "big")
_RENEW = (
    "UPDATE leases SET expires = clock_timestamp() + make_interval(secs => %s), draining = %s "
    "WHERE id = %s AND EXISTS (SELECT 1 FROM nodes WHERE id = %s AND epoch = %s)"
)
_SEEN = (
    "SELECT id, epoch, expires > clock_timestamp(), draining, "
    "extract(epoch FROM expires - clock_timestamp())::float8 "
    "FROM leases JOIN nodes USING (id)"
)
_TAKERS = (
    "SELECT id FROM leases WHERE expires > clock_timestamp() AND NOT draining AND id <> %s "
    "ORDER BY id FOR SHARE"
)


class Seen(NamedTuple):
    """A node as the database knows it."""

    node: str
    epoch: int
    alive: bool
    draining: bool
    left: float  # seconds of its lease


class OtherSecret(ValueError):
    """The other nodes sign with something else."""


class Lease:
    """One node's lease, on a connection of its own."""

    def __init__(self, database: Postgres, node: str, seconds: float, choose: Choose) -> None:
        self._database = database
        self._choose = choose
        self.node = node
        self.seconds = seconds
        self.epoch = 0
        self.draining = False
        self._connection: Any = None

    def connect(self) -> None:
        """Connect and listen."""
        self.disconnect()
        found: DBAPIConnection = self._database.own_connection(self.seconds)
        self._connection = found
        self._run(f"LISTEN {CHANNEL}")

    def disconnect(self) -> None:
        """Let go of the connection."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()

    # --- coming and going

    def join(self, seal: str) -> set[str] | None:
        """Begin a new epoch; return the tables that are this node's, None: its name is in use.

        Raises OtherSecret where the other nodes' *seal* is another one.
        """
        with self._transaction():
            self._run("SELECT pg_advisory_xact_lock(%s)", _JOIN_KEY)
            others = "SELECT id FROM nodes JOIN leases USING (id) WHERE seal <> %s AND id <> %s"
            found = self._run(others, seal, self.node)
            if found:
                raise OtherSecret(
                    f"node {found[0][0]} signs with another secret or calls with another push key: "
                    "give every node the same --secret, and the same push-key.pem if there is one"
                )
            mine = "SELECT 1 FROM leases WHERE id = %s AND expires > clock_timestamp()"
            if self._run(mine, self.node):
                return None
            self._end_sessions_of(self.node)
            epoch = self._run(
                "INSERT INTO nodes (id, epoch, seal) VALUES (%s, 1, %s) ON CONFLICT (id) DO UPDATE "
                "SET epoch = nodes.epoch + 1, seal = excluded.seal RETURNING epoch",
                self.node,
                seal,
            )[0][0]
            self._run(
                "INSERT INTO leases (id, expires, draining) "
                "VALUES (%s, clock_timestamp() + make_interval(secs => %s), false) "
                "ON CONFLICT (id) DO UPDATE SET expires = excluded.expires, draining = false",
                self.node,
                self.seconds,
            )
            owned = self._run("SELECT table_id FROM owners WHERE node = %s", self.node)
        self.epoch = epoch
        return {row[0] for row in owned}

    def renew(self) -> list[Seen] | None:
        """Renew the lease; return all nodes, None: this one is fenced."""
        given = (self.seconds, self.draining, self.node, self.node, self.epoch)
        if self._connection.execute(_RENEW, given).rowcount == 0:
            return None
        return [Seen(*row) for row in self._run(_SEEN)]

    def leave(self) -> None:
        """Be a node no longer; tables that are still this node's go to others, or to nobody."""
        with self._transaction():
            self._run("DELETE FROM leases WHERE id = %s", self.node)
            self._reassign(self.node)

    # --- taking over

    def take(self, dead: Seen) -> int | None:
        """Fence a node whose lease has ended and share its tables out; None: it was not needed.

        Its session is ended first: frozen in the middle of a transaction it would hold the row
        that says its epoch.
        """
        self._end_sessions_of(dead.node)
        with self._transaction() as transaction:
            ended = "DELETE FROM leases WHERE id = %s AND expires <= clock_timestamp()"
            raised = "UPDATE nodes SET epoch = epoch + 1 WHERE id = %s AND epoch = %s"
            if not (
                self._connection.execute(raised, (dead.node, dead.epoch)).rowcount
                and self._connection.execute(ended, (dead.node,)).rowcount
            ):  # another was first, or it has just come back
                transaction.undo()
                return None
            return self._reassign(dead.node)

    def _reassign(self, before: str) -> int:
        """Share a node's tables out among the living, who hear of it; return how many."""
        takers = [row[0] for row in self._run(_TAKERS, before)]
        ids = [row[0] for row in self._run("SELECT table_id FROM owners WHERE node = %s", before)]
        if not takers:  # they wait until a node starts
            self._run("DELETE FROM owners WHERE node = %s", before)
            return 0
        chosen = [self._choose(table_id, takers) for table_id in ids]
        self._run(
            "UPDATE owners SET node = new.node FROM unnest(%s::text[], %s::text[]) "
            "AS new (table_id, node) WHERE owners.table_id = new.table_id",
            ids,
            chosen,
        )
        for node in sorted(set(chosen)):
            letter = {"kind": "adopt", "from": before, "to": node}
            for payload in written(letter):
                self._run("SELECT pg_notify(%s, %s)", CHANNEL, payload)
        return len(ids)

    def orphans(self) -> list[str]:
        """Return nodes without a lease that still have tables, which no rule leaves behind."""
        query = "SELECT DISTINCT node FROM owners WHERE node NOT IN (SELECT id FROM leases)"
        return [row[0] for row in self._run(query)]

    def adopt_orphans(self, before: str) -> int:
        """Share the tables of such a node out."""
        with self._transaction():
            self._run("UPDATE nodes SET epoch = epoch + 1 WHERE id = %s", before)
            return self._reassign(before)

    # --- hearing

    def letters(self, seconds: float) -> list[str]:
        """Return what nodes said, waiting at most so long for the first."""
        found = self._connection.notifies(timeout=seconds, stop_after=1)
        return [letter.payload for letter in found]

    # --- statements

    def _end_sessions_of(self, node: str) -> None:
        self._run(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE starts_with(application_name, %s) AND NOT application_name LIKE %s",
            self._database.name_of(node),
            f"%{self._database.mark}",
        )

    def _run(self, statement: str, *values: Any) -> list[Any]:
        cursor = self._connection.execute(statement, values or None)
        return cursor.fetchall() if cursor.description is not None else []

    @contextmanager
    def _transaction(self) -> Iterator[_Transaction]:
        made = _Transaction()
        self._run("BEGIN")
        try:
            self._run("SET LOCAL synchronous_commit TO on")
            yield made
        except BaseException:
            if not self._connection.closed:
                self._run("ROLLBACK")
            raise
        self._run("ROLLBACK" if made.undone else "COMMIT")


class _Transaction:
    """One that may be given up without an error."""

    undone = False

    def undo(self) -> None:
        """Keep nothing of it."""
        self.undone = True


def in_use(node: str) -> InUse:
    """Return what is said to a second node of the same name."""
    return InUse(f"another node called {node} uses this database: give this one another --node")
