"""What is kept about people beside their seats, in statements that both databases understand."""

from __future__ import annotations

from collections.abc import Mapping

from sqlalchemy import Connection, delete, insert, select, update

from regency.store.reviews import forget_with_records
from regency.store.schema import (
    CHAT_LOG,
    DATES,
    ENDED_SESSIONS,
    ENTRIES,
    LINKS,
    RECORDS,
    SITTERS,
    SPEAKERS,
)
from regency.store.store import Sessions
from regency.store.writer import Batch

#: Since when cookies say when they were given.
DATED_COOKIES = "dated-cookies"


def end_sessions(identity: str, at: int, batch: Batch) -> int:
    """Note that every session of an identity from before a moment has ended.

    A link that would begin another ends too.
    """
    batch.connection.execute(delete(LINKS).where(LINKS.c.identity == identity))
    ended = ENDED_SESSIONS
    change = update(ended).where(ended.c.identity == identity).values(at=at)
    if batch.connection.execute(change).rowcount == 0:
        batch.connection.execute(insert(ended), {"identity": identity, "at": at})
    return at


def forget_ended(before: int, batch: Batch) -> int:
    """Forget endings that are older than any session can be."""
    old = delete(ENDED_SESSIONS).where(ENDED_SESSIONS.c.at < before)
    return int(batch.connection.execute(old).rowcount)


def sessions(connection: Connection) -> Sessions:
    """Return whose sessions ended when, and since when cookies have a date."""
    ended = {row.identity: row.at for row in connection.execute(select(ENDED_SESSIONS))}
    dated = select(DATES.c.at).where(DATES.c.name == DATED_COOKIES)
    return Sessions(ended, int(connection.execute(dated).scalar() or 0))


def spoke(identity: str, table_id: str, batch: Batch) -> None:
    """Remember that someone said something at a table."""
    here = (SPEAKERS.c.identity == identity) & (SPEAKERS.c.table_id == table_id)
    if batch.connection.execute(select(SPEAKERS).where(here)).first() is None:
        batch.connection.execute(insert(SPEAKERS), {"identity": identity, "table_id": table_id})


def tables_with(identity: str, connection: Connection) -> list[str]:
    """Return the ids of all tables where an identity sits or spoke."""
    found: set[str] = set()
    for known in (SITTERS, SPEAKERS):
        query = select(known.c.table_id).where(known.c.identity == identity)
        found.update(connection.execute(query).scalars())
    return sorted(found)


def forget_chat(table_id: str, first: int, batch: Batch) -> None:
    """Delete a table's chat lines from before a number."""
    here = (ENTRIES.c.table_id == table_id) & (ENTRIES.c.log == CHAT_LOG)
    batch.connection.execute(delete(ENTRIES).where(here, ENTRIES.c.number < first))


def rewrite_chat(table_id: str, lines: Mapping[int, bytes], batch: Batch) -> int:
    """Replace chat lines by others; moves are never rewritten."""
    for number, line in lines.items():
        here = (ENTRIES.c.table_id == table_id) & (ENTRIES.c.log == CHAT_LOG)
        change = update(ENTRIES).where(here, ENTRIES.c.number == number).values(body=line)
        batch.connection.execute(change)
    return len(lines)


def forget(identity: str, batch: Batch) -> int:
    """Delete an identity's records, and where it sits and spoke."""
    forget_with_records(identity, batch)
    for known in (SITTERS, SPEAKERS, RECORDS):
        batch.connection.execute(delete(known).where(known.c.identity == identity))
    batch.forget_sitters()
    return 0
