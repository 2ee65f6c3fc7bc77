"""Changes of tables' rows, gathered so that a thousand of them are one statement."""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, Dialect, Update, bindparam, select, update
from sqlalchemy.sql.compiler import SQLCompiler

from regency.store.schema import TABLES
from regency.store.store import Conflict

#: Made once: making a statement costs more than running it.
VERSION_OF = select(TABLES.c.version).where(TABLES.c.id == bindparam("table_id"))
_CHANGED = ("stage", "settings", "words", "listed", "version")
_THIS_VERSION = (TABLES.c.id == bindparam("table_id")) & (TABLES.c.version == bindparam("known"))
_CHANGE = (
    update(TABLES)
    .where(_THIS_VERSION)
    .values({name: bindparam(f"new_{name}") for name in _CHANGED})
)


class TableChanges:
    """The changes of one transaction."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._waiting: list[Mapping[str, Any]] = []

    def add(self, table_id: str, known: int, columns: Mapping[str, Any]) -> int:
        """Replace a row's columns if its version is still *known*; return the new version."""
        new = {f"new_{name}": value for name, value in columns.items()}
        change = {"table_id": table_id, "known": known, "new_version": known + 1, **new}
        self._waiting.append(change)
        return known + 1

    def send(self) -> None:
        """Send all; Conflict, which says what is wrong where there was one change only."""
        changes, self._waiting = self._waiting, []
        if not changes or self._run(changes) == len(changes):
            return
        if len(changes) > 1:
            raise Conflict("one of these tables is at another version")
        (change,) = changes
        table_id = change["table_id"]
        found = self._connection.execute(VERSION_OF, {"table_id": table_id}).scalar()
        if found is None:
            raise Conflict(f"there is no table {table_id}")
        raise Conflict(f"table {table_id} is at version {found}, not {change['known']}")

    def _run(self, changes: Sequence[Mapping[str, Any]]) -> int:
        """Return how many rows were changed; as the driver takes it, a third of the time."""
        compiled = _compiled(_CHANGE, self._connection.dialect)
        names = compiled.positiontup
        rows: list[Any] = [
            change if names is None else tuple(change[name] for name in names) for change in changes
        ]
        given = rows if len(rows) > 1 else rows[0]
        return self._connection.exec_driver_sql(compiled.string, given).rowcount


@functools.cache
def _compiled(statement: Update, dialect: Dialect) -> SQLCompiler:
    compiled = statement.compile(dialect=dialect)
    assert isinstance(compiled, SQLCompiler)
    return compiled
