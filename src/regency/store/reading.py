"""Between the rows of a database and tables."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from typing import Any, TypeVar

import orjson
from sqlalchemy import Connection, Row, select

from regency.store.schema import CHAT_LOG, ENTRIES, MATCH_LOG, SITTERS, TABLES
from regency.store.store import SEED_BYTES, Stage, Table, TableState

Kept = TypeVar("Kept", dict[str, Any], list[Any])


def checked(seed: bytes) -> bytes:
    """Return a seed that has the right length; raises ValueError."""
    if len(seed) != SEED_BYTES:
        raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
    return seed


def columns(state: TableState) -> dict[str, Any]:
    """Return the columns of a table's row that may change."""
    return {
        "stage": state.stage,
        "settings": orjson.dumps(state.settings).decode(),
        "words": orjson.dumps(state.words).decode(),
        "listed": state.listed,
    }


def _table(row: Row[Any], heard: Mapping[str, int]) -> Table:
    stage: Stage = row.stage
    identities = frozenset(heard)
    state, unreadable = TableState(stage=stage, identities=identities), None
    try:
        state = dataclasses.replace(
            state,
            settings=_read(row.settings, dict),
            words=tuple(_read(row.words, list)),
            listed=bool(row.listed),
        )
    except ValueError:  # of one table: the others are read all the same
        unreadable = "its row in the database cannot be read"
    return Table(
        id=row.id,
        game=row.game,
        rules_version=row.rules_version,
        created=row.created,
        seed=_bytes(row.seed),
        state=state,
        version=row.version,
        heard=heard,
        unreadable=unreadable,
    )


def _bytes(kept: bytes | str) -> bytes:
    """Return what stands in a column of bytes, also where some program has written text there."""
    return kept.encode() if isinstance(kept, str) else bytes(kept)


def _read(kept: str, kind: type[Kept]) -> Kept:
    found = orjson.loads(kept)
    if not isinstance(found, kind):
        raise ValueError(f"{kind.__name__} expected")
    return found


def load(table_id: str, connection: Connection) -> Table | None:
    """Return a table with its entries and chat, or None."""
    found = tables_with_sitters(select(TABLES).where(TABLES.c.id == table_id), connection)
    if not found:
        return None
    query = select(ENTRIES.c.log, ENTRIES.c.number, ENTRIES.c.body)
    query = query.where(ENTRIES.c.table_id == table_id)
    rows = connection.execute(query.order_by(ENTRIES.c.log, ENTRIES.c.number)).all()
    return dataclasses.replace(
        found[0],
        entries=tuple(_bytes(row.body) for row in rows if row.log == MATCH_LOG),
        chat=tuple(_bytes(row.body) for row in rows if row.log == CHAT_LOG),
        chat_from=next((row.number for row in rows if row.log == CHAT_LOG), 0),
    )


def tables_with_sitters(query: Any, connection: Connection) -> list[Table]:
    """Return the tables that a query finds, without entries and chat."""
    rows = connection.execute(query).all()
    ids = [row.id for row in rows]
    seated: dict[str, dict[str, int]] = {table_id: {} for table_id in ids}
    for sitter in connection.execute(select(SITTERS).where(SITTERS.c.table_id.in_(ids))):
        seated[sitter.table_id][sitter.identity] = sitter.heard
    return [_table(row, seated[row.id]) for row in rows]
