"""Everything that is kept, in one file, taken while servers write; and back into a database.

The file is the same for SQLite and PostgreSQL. What only lives while servers run (nodes, their
leases and tables, challenges) is not in it.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import IO

from sqlalchemy import (
    Boolean,
    Connection,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    delete,
    func,
    insert,
    select,
)

from regency.store import migrations
from regency.store.backup_file import (
    Column,
    Header,
    Reading,
    Tally,
    Writing,
    decode_row,
    encode_row,
)
from regency.store.database import Database, Sqlite, database_at
from regency.store.faults import told
from regency.store.moment import one_moment
from regency.store.schema import METADATA
from regency.store.store import StoreError

DATABASE_FILE = "regency.db"
#: Beside the database: without it everybody would lose their seats.
SECRET_FILE = "secret"
#: … and without this one nobody could be called on the browsers they chose.
PUSH_KEY_FILE = "push-key.pem"
KEY_FILES = (SECRET_FILE, PUSH_KEY_FILE)
OWNER_ONLY = 0o600
#: What a file is called until all of it is on the disk.
UNFINISHED = ".unfinished"
#: Rows that are read or written at once.
ROWS_AT_ONCE = 1000
#: Tables that say how things are while servers run, and the one that `check` writes to.
OF_THE_MOMENT = {
    *("nodes", "leases", "owners", "challenges", "pulse", "thoughts", "rules_played"),
    migrations.VERSION_TABLE,
}
#: A new database has a row here already; a backup's takes its place.
FILLED_WHEN_MADE = {"dates"}
KINDS = ((Boolean, "flag"), (Integer, "number"), (LargeBinary, "bytes"), (String, "text"))


@dataclass(frozen=True)
class Told:
    """What a backup holds, or what came back from one."""

    schema: str
    made: int
    tallies: dict[str, Tally]
    files: tuple[str, ...]  # names of keys


def back_up(address: str, data: Path, to: Path, program: str) -> Told:
    """Write all that the database at an address holds, and the keys in *data*, to a new file.

    It is the state of one moment, and has its name only when it was read again and found right.
    """
    if to.exists():
        raise StoreError(f"{to} is there already: a backup never replaces anything")
    database = database_at(address)
    if isinstance(database, Sqlite) and not database.path.is_file():
        raise StoreError(f"there is no database {database.path}: name --data or --database")
    unfinished = to.with_name(to.name + UNFINISHED)
    try:
        to.parent.mkdir(parents=True, exist_ok=True)
        unfinished.unlink(missing_ok=True)  # of a backup that was killed
        handle = os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY)
        with os.fdopen(handle, "wb") as out:
            header, tallies = _write(database, out, _keys(data), program)
            out.flush()
            os.fsync(out.fileno())
        if Reading(unfinished).check() != tallies:
            raise StoreError("what was written is not what was read: the disk may be damaged")
        unfinished.rename(to)
        _sync_folder(to.parent)
    except BaseException as error:  # also where somebody stops it: the file has every secret
        with suppress(OSError):
            unfinished.unlink(missing_ok=True)
        _give_up("the backup failed, nothing is left of it", error)
        raise
    finally:
        database.release()
    return Told(header.schema, header.made, tallies, tuple(header.files))


def restore(file: Path, address: str, data: Path) -> Told:
    """Bring a backup into an empty database, and its keys into *data*: all of it, or nothing.

    The rows are read again and compared before they count.
    """
    backup = Reading(file)
    tallies = backup.check()
    keys = _new_keys(backup.header, data)
    migrations.steps_from(backup.header.schema)  # raises where a newer program wrote it
    database, written = database_at(address), list[Path]()
    try:
        database.claim()
        with database.writer.begin() as connection:
            database.one_at_a_time(connection)
            _fill(connection, backup, tallies)
            migrations.upgrade(connection)
            _keep_keys(keys, data, written)
    except BaseException as error:  # also where somebody stops it
        for key in written:
            key.unlink(missing_ok=True)
        database.unmake()
        _give_up("nothing was restored", error)
        raise
    finally:
        database.release()
    return Told(backup.header.schema, backup.header.made, tallies, tuple(backup.header.files))


def _give_up(what: str, error: BaseException) -> None:
    """Raise a StoreError in the place of one that is not for people; a stop is none."""
    if isinstance(error, Exception):
        found = error if isinstance(error, OSError) else told(error, running=False)
        raise StoreError(f"{what}: {found}") from error


# --- out of a database


def _write(
    database: Database, out: IO[bytes], keys: dict[str, bytes], program: str
) -> tuple[Header, dict[str, Tally]]:
    with one_moment(database) as connection:
        schema = migrations.revision_of(connection)
        if schema is None:
            raise StoreError("this database is empty: there is nothing to back up")
        migrations.steps_from(schema)
        tables = _tables(connection)
        columns = {str(table.name): _columns(table) for table in tables}
        header = Header(schema, program, int(time.time()), columns, keys)
        writing = Writing(out, header)
        for table in tables:
            writing.begin(str(table.name))
            for row in _rows(connection, table):
                writing.row(str(table.name), row)
        writing.end()
    return header, writing.tallies


def _tables(connection: Connection) -> list[Table]:
    """Return what is kept, each table after those it points to; others may share the database."""
    found = MetaData()
    found.reflect(connection, only=lambda name, _: name in METADATA.tables)
    return [table for table in found.sorted_tables if table.name not in OF_THE_MOMENT]


def _columns(table: Table) -> list[Column]:
    return [(str(column.name), _kind(table, column.name)) for column in table.columns]


def _kind(table: Table, name: str) -> str:
    for kept, kind in KINDS:
        if isinstance(table.columns[name].type, kept):
            return kind
    raise StoreError(f"{table.name}.{name} is of a kind that backups do not know")


def _rows(connection: Connection, table: Table) -> Iterator[list[object]]:
    options = {"stream_results": True, "yield_per": ROWS_AT_ONCE}
    for row in connection.execute(select(table), execution_options=options):
        yield list(row)


# --- into a database


def _fill(connection: Connection, backup: Reading, tallies: dict[str, Tally]) -> None:
    here, schema = migrations.revision_of(connection), backup.header.schema
    if here is None:
        migrations.upgrade(connection, schema)
    elif here != schema:
        raise StoreError(
            f"the database has schema {here} and the backup {schema}: name a database that is new"
        )
    tables = {str(table.name): table for table in _tables(connection)}
    for table in tables.values():
        if table.name in FILLED_WHEN_MADE:
            connection.execute(delete(table))
        elif connection.execute(select(func.count()).select_from(table)).scalar():
            raise StoreError(
                f"the database is not empty (there are rows in {table.name}): a backup is only "
                "restored into a new one"
            )
    for name, columns in backup.header.tables.items():
        if name not in tables or dict(columns) != dict(_columns(tables[name])):
            raise StoreError(f"the table {name} of the backup is not as schema {schema} has it")
    every = backup.rows()
    while rows := list(islice(every, ROWS_AT_ONCE)):
        _insert(connection, tables, backup.header, rows)
    _compare(connection, tables, backup.header, tallies)


def _insert(
    connection: Connection,
    tables: dict[str, Table],
    header: Header,
    rows: list[tuple[str, bytes]],
) -> None:
    """Insert rows in the order they come in, as many of one table at once as follow each other."""
    by_table: dict[str, list[dict[str, object]]] = {}
    for name, line in rows:
        by_table.setdefault(name, []).append(decode_row(line, header.tables[name]))
    for name, values in by_table.items():
        connection.execute(insert(tables[name]), values)


def _compare(
    connection: Connection, tables: dict[str, Table], header: Header, tallies: dict[str, Tally]
) -> None:
    """Read all rows again: what the database has must be what the backup has."""
    for name, columns in header.tables.items():
        found, query = Tally(), select(*[tables[name].columns[one] for one, _ in columns])
        options = {"stream_results": True, "yield_per": ROWS_AT_ONCE}
        for row in connection.execute(query, execution_options=options):
            found.add(encode_row(list(row)))
        if found != tallies[name]:
            raise StoreError(
                f"the database keeps {name} otherwise than the backup has it ({found.rows:,} rows "
                f"of {tallies[name].rows:,})"
            )


# --- keys


def _keys(data: Path) -> dict[str, bytes]:
    return {name: (data / name).read_bytes() for name in KEY_FILES if (data / name).is_file()}


def _new_keys(header: Header, data: Path) -> dict[str, bytes]:
    """Return the keys that are to be written; raises StoreError where others are."""
    here = _keys(data)
    for name, body in header.files.items():
        if name not in KEY_FILES:
            raise StoreError(f"a backup has no file {name!r} to be restored")
        if here.get(name, body) != body:
            raise StoreError(
                f"{data / name} is another one than the backup's, with which people keep their "
                "seats and are called: move it away, or choose another --data"
            )
    return {name: body for name, body in header.files.items() if name not in here}


def _keep_keys(keys: dict[str, bytes], data: Path, written: list[Path]) -> None:
    """Write keys, and note which files are there now that were not."""
    data.mkdir(parents=True, exist_ok=True)
    for name, body in keys.items():
        unfinished = data / (name + UNFINISHED)
        unfinished.unlink(missing_ok=True)
        handle = os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY)
        with os.fdopen(handle, "wb") as out:
            out.write(body)
            out.flush()
            os.fsync(out.fileno())
        unfinished.rename(data / name)
        written.append(data / name)
    _sync_folder(data)


def _sync_folder(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
