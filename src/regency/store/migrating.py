"""Which schema a database has, and bringing it up to date without starting a server."""

from __future__ import annotations

from dataclasses import dataclass

from regency.store import migrations
from regency.store.database import Sqlite, database_at
from regency.store.faults import told
from regency.store.moment import one_moment


@dataclass(frozen=True)
class Schema:
    """The schema of some data, and the steps to the one that this program writes."""

    revision: str | None  # None: there are no data yet
    pending: tuple[migrations.Step, ...]


def look(address: str) -> Schema:
    """Return the schema of the database at an address; nothing is locked or changed."""
    database = database_at(address)
    try:
        if isinstance(database, Sqlite) and not database.path.exists():
            revision = None
        else:
            with one_moment(database) as connection:
                revision = migrations.revision_of(connection)
        return Schema(revision, tuple(migrations.steps_from(revision)))
    except Exception as error:
        raise told(error, running=False) from error
    finally:
        database.release()


def migrate(address: str) -> Schema:
    """Bring the database at an address up to date, all or nothing; returns how it was before.

    Nodes may use it meanwhile, a server alone may not: InUse.
    """
    before = look(address)
    if not before.pending:
        return before
    database = database_at(address, beside=True)
    try:
        database.claim()
        with database.writer.begin() as connection:
            database.one_at_a_time(connection)
            revision = migrations.revision_of(connection)
            pending = tuple(migrations.steps_from(revision))
            migrations.upgrade(connection)
        return Schema(revision, pending)
    except Exception as error:
        raise told(error, running=False) from error
    finally:
        database.release()
