"""What changes about circles within one transaction of the writer."""

from __future__ import annotations

from sqlalchemy import delete, func, insert, select, update

from regency.store.schema import CIRCLE_TABLES, CIRCLES, DECLINED, MEMBERS
from regency.store.writer import Batch


def lay(circle_id: str, table_id: str, batch: Batch) -> None:
    """Let a new table be a circle's, if there still is that circle."""
    here = select(CIRCLES.c.id).where(CIRCLES.c.id == circle_id)
    if batch.connection.execute(here).first() is not None:
        row = {"circle_id": circle_id, "table_id": table_id, "over": False}
        batch.connection.execute(insert(CIRCLE_TABLES), row)


def over(table_id: str, batch: Batch) -> None:
    """Let a table be one of a circle's finished ones, if it is a circle's."""
    here = CIRCLE_TABLES.c.table_id == table_id
    batch.connection.execute(update(CIRCLE_TABLES).where(here).values(over=True))


def forget(identity: str, batch: Batch) -> None:
    """Let somebody belong to no circle."""
    theirs = select(MEMBERS.c.circle_id).where(MEMBERS.c.identity == identity)
    for circle_id in batch.connection.execute(theirs).scalars().all():
        leave(circle_id, identity, batch)
    batch.connection.execute(delete(DECLINED).where(DECLINED.c.identity == identity))


def join(guest: str, person: str, batch: Batch) -> None:
    """Let a person belong wherever a guest did; where both do, once."""
    run = batch.connection.execute
    run(update(CIRCLES).where(CIRCLES.c.founder == guest).values(founder=person))
    for table, place in ((MEMBERS, MEMBERS.c.circle_id), (DECLINED, DECLINED.c.table_id)):
        there = select(place).where(table.c.identity == person)
        run(delete(table).where(table.c.identity == guest, place.in_(there)))
        run(update(table).where(table.c.identity == guest).values(identity=person))


def circles_of(identity: str, batch: Batch) -> int:
    """Return how many circles somebody belongs to."""
    count = select(func.count()).select_from(MEMBERS).where(MEMBERS.c.identity == identity)
    return int(batch.connection.execute(count).scalar() or 0)


def leave(circle_id: str, identity: str, batch: Batch) -> int:
    """Let somebody belong to a circle no more; who came after the founder founds it then."""
    run = batch.connection.execute
    gone = delete(MEMBERS).where(MEMBERS.c.circle_id == circle_id, MEMBERS.c.identity == identity)
    if run(gone).rowcount == 0:
        return 0
    theirs = select(MEMBERS.c.identity).where(MEMBERS.c.circle_id == circle_id)
    longest = run(theirs.order_by(MEMBERS.c.number).limit(1)).scalar()
    if longest is None:
        return end(circle_id, batch)
    handed = update(CIRCLES).where(CIRCLES.c.id == circle_id, CIRCLES.c.founder == identity)
    run(handed.values(founder=longest))
    return 1


def end(circle_id: str, batch: Batch) -> int:
    """Delete a circle."""
    for table in (CIRCLE_TABLES, MEMBERS):
        batch.connection.execute(delete(table).where(table.c.circle_id == circle_id))
    return int(batch.connection.execute(delete(CIRCLES).where(CIRCLES.c.id == circle_id)).rowcount)
