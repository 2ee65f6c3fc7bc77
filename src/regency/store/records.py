"""Records that people brought, in statements that both databases understand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection, delete, func, insert, select

from regency.store import store
from regency.store.schema import RECORDS, REVIEWS
from regency.store.store import Brought, Conflict, Full
from regency.store.writer import Batch


def keep(row: Mapping[str, Any], batch: Batch) -> int:
    """Keep a record, if there is room for one more of this identity's."""
    here = select(RECORDS.c.id).where(RECORDS.c.id == row["id"])
    if batch.connection.execute(here).first() is not None:
        raise Conflict(f"there is a record {row['id']} already")
    sums = select(func.count(), func.coalesce(func.sum(func.length(RECORDS.c.body)), 0))
    known = batch.connection.execute(sums.where(RECORDS.c.identity == row["identity"])).one()
    number, size = int(known[0]), int(known[1])
    if number >= store.MOST_RECORDS or size + len(row["body"]) > store.MOST_RECORD_BYTES:
        raise Full("no more records of this identity are kept")
    batch.connection.execute(insert(RECORDS), dict(row))
    return 0


def drop(identity: str, record_id: str, batch: Batch) -> int:
    """Delete a record and its reviews; return 0 if it is not theirs."""
    here = (RECORDS.c.id == record_id) & (RECORDS.c.identity == identity)
    gone = batch.connection.execute(delete(RECORDS).where(here)).rowcount
    if gone:
        batch.connection.execute(delete(REVIEWS).where(REVIEWS.c.match_id == record_id))
    return int(gone)


def brought(identity: str, connection: Connection) -> list[Brought]:
    """Return what is known of an identity's records, newest first."""
    query = select(RECORDS.c.id, RECORDS.c.created, func.length(RECORDS.c.body))
    query = query.where(RECORDS.c.identity == identity)
    rows = connection.execute(query.order_by(RECORDS.c.created.desc(), RECORDS.c.id))
    return [Brought(*row) for row in rows]
