"""All that is kept, looked at from outside as it was at one moment, beside servers that write."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import Connection, select

from regency.store import reading
from regency.store.database import Database, database_at
from regency.store.faults import told
from regency.store.schema import RECORDS, TABLES
from regency.store.store import Table


@contextmanager
def one_moment(database: Database) -> Iterator[Connection]:
    """Connect to read; what is read is the state of one moment, and nobody waits."""
    engine = database.only_reading()
    try:
        with engine.connect() as connection:
            if engine.dialect.name == "postgresql":
                connection = connection.execution_options(
                    isolation_level="REPEATABLE READ", postgresql_readonly=True
                )
            with connection.begin():
                yield connection
    finally:
        engine.dispose()


def kept(address: str) -> Iterator[Table | tuple[str, str]]:
    """Yield every table with its entries, then every record that was brought: id and text."""
    database = database_at(address)
    try:
        with one_moment(database) as connection:
            for table_id in connection.execute(select(TABLES.c.id)).scalars().all():
                found = reading.load(table_id, connection)
                if found is not None:
                    yield found
            for record_id in connection.execute(select(RECORDS.c.id)).scalars().all():
                query = select(RECORDS.c.body).where(RECORDS.c.id == record_id)
                body = bytes(connection.execute(query).scalar_one())
                yield record_id, body.decode("utf-8", "replace")
    except Exception as error:
        raise told(error, running=False) from error
    finally:
        database.release()
