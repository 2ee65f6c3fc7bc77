"""Standing groups of people, in statements that both databases understand."""

from __future__ import annotations

import functools
from collections.abc import Awaitable, Callable
from dataclasses import asdict
from typing import Any

from sqlalchemy import Integer, case, delete, exists, func, insert, select, update

from regency.store import memberships
from regency.store.memberships import circles_of
from regency.store.persons import Reads
from regency.store.results import all_seats, newest_first
from regency.store.rows import CircleRow, CircleScore, CircleSize, MemberRow, ResultRow
from regency.store.schema import (
    CIRCLE_TABLES,
    CIRCLES,
    DECLINED,
    MEMBERS,
    RESULTS,
    SITTERS,
    TABLES,
)
from regency.store.writer import Batch, Work

#: People in a circle, and circles of a person.
MOST_MEMBERS = 40
MOST_CIRCLES = 20
#: Rows of a circle's score: those who play most.
MOST_SCORES = 400
#: An invitation that nobody took in this time is listed no longer, in seconds.
INVITED_SECONDS = 14 * 24 * 3600
#: Why somebody is not in a circle after having asked; an entry that worked is 1.
ALREADY, FULL, TOO_MANY, NO_LINK = 0, -1, -2, -3


class Circles:
    """Who belongs together, and which tables are theirs."""

    def __init__(self, do: Callable[[Work], Awaitable[int]], read: Reads) -> None:
        self._do = do
        self._read = read

    # --- people

    async def found(self, circle: CircleRow, founder: MemberRow) -> bool:
        """Keep a new circle with the one who founded it; False: they have as many as one may."""

        def keep(batch: Batch) -> int:
            if circles_of(founder.identity, batch) >= MOST_CIRCLES:
                return 0
            batch.connection.execute(insert(CIRCLES), asdict(circle))
            batch.connection.execute(insert(MEMBERS), asdict(founder))
            return 1

        return await self._do(keep) == 1

    async def circle(self, circle_id: str) -> CircleRow | None:
        """Return a circle, or None."""
        rows = await self._rows(select(CIRCLES).where(CIRCLES.c.id == circle_id))
        return CircleRow(**rows[0]) if rows else None

    async def members(self, circle_id: str) -> list[MemberRow]:
        """Return who belongs to a circle, the longest first."""
        theirs = select(MEMBERS).where(MEMBERS.c.circle_id == circle_id)
        return [MemberRow(**row) for row in await self._rows(theirs.order_by(MEMBERS.c.number))]

    async def of(self, identity: str) -> list[CircleSize]:
        """Return the circles somebody belongs to, by name."""
        others = MEMBERS.alias("others")
        size = select(func.count()).where(others.c.circle_id == CIRCLES.c.id).scalar_subquery()
        query = (
            select(CIRCLES.c.id, CIRCLES.c.name, CIRCLES.c.founder, size.label("members"))
            .join(MEMBERS, MEMBERS.c.circle_id == CIRCLES.c.id)
            .where(MEMBERS.c.identity == identity)
            .order_by(CIRCLES.c.name, CIRCLES.c.id)
        )
        return [CircleSize(**row) for row in await self._rows(query)]

    async def enter(
        self, circle_id: str, key: str, identity: str, name: str, face: str | None, now: int
    ) -> int:
        """Let somebody into a circle whose link they have: 1, or why not."""

        def enter(batch: Batch) -> int:
            run = batch.connection.execute
            here = (CIRCLES.c.id == circle_id) & (CIRCLES.c.key == key)
            if run(select(CIRCLES.c.id).where(here)).first() is None:
                return NO_LINK
            theirs = select(MEMBERS).where(MEMBERS.c.circle_id == circle_id)
            members = run(theirs.order_by(MEMBERS.c.number)).all()
            if any(member.identity == identity for member in members):
                return ALREADY
            if len(members) >= MOST_MEMBERS:
                return FULL
            if circles_of(identity, batch) >= MOST_CIRCLES:
                return TOO_MANY
            number = 1 + max((member.number for member in members), default=-1)
            run(insert(MEMBERS), asdict(MemberRow(circle_id, number, identity, name, face, now)))
            return 1

        return await self._do(enter)

    async def leave(self, circle_id: str, identity: str) -> None:
        """Let somebody belong to a circle no more; the last one who leaves ends it."""
        await self._do(functools.partial(memberships.leave, circle_id, identity))

    async def remove(self, circle_id: str, number: int, key: str) -> bool:
        """Send a member away, and let in by another link from now on; False: there is none."""

        def remove(batch: Batch) -> int:
            here = (MEMBERS.c.circle_id == circle_id) & (MEMBERS.c.number == number)
            gone = batch.connection.execute(delete(MEMBERS).where(here)).rowcount
            if gone:
                there = CIRCLES.c.id == circle_id
                batch.connection.execute(update(CIRCLES).where(there).values(key=key))
            return int(gone)

        return await self._do(remove) == 1

    async def change(self, circle_id: str, **values: str) -> None:
        """Give a circle another name, or another link."""
        change = update(CIRCLES).where(CIRCLES.c.id == circle_id).values(values)
        await self._do(lambda batch: int(batch.connection.execute(change).rowcount))

    async def end(self, circle_id: str) -> None:
        """Delete a circle; its matches stay those of the people who played them."""
        await self._do(functools.partial(memberships.end, circle_id))

    async def rename(self, identity: str, name: str, face: str | None) -> None:
        """Let somebody go by another name in their circles."""
        change = update(MEMBERS).where(MEMBERS.c.identity == identity)
        change = change.values(name=name, face=face)
        await self._do(lambda batch: int(batch.connection.execute(change).rowcount))

    # --- tables

    async def tables(self, circle_id: str) -> list[str]:
        """Return a circle's tables that are not over, the newest first."""
        query = (
            select(TABLES.c.id)
            .join(CIRCLE_TABLES, CIRCLE_TABLES.c.table_id == TABLES.c.id)
            .where(CIRCLE_TABLES.c.circle_id == circle_id, ~CIRCLE_TABLES.c.over)
            .order_by(TABLES.c.created.desc(), TABLES.c.id)
        )
        return [row["id"] for row in await self._rows(query)]

    async def invitations(self, identity: str, now: int) -> list[str]:
        """Return tables that wait in somebody's circles and at which they do not sit."""
        seated = exists().where(SITTERS.c.table_id == TABLES.c.id, SITTERS.c.identity == identity)
        declined = exists().where(
            DECLINED.c.table_id == TABLES.c.id, DECLINED.c.identity == identity
        )
        query = (
            select(TABLES.c.id)
            .join(CIRCLE_TABLES, CIRCLE_TABLES.c.table_id == TABLES.c.id)
            .join(MEMBERS, MEMBERS.c.circle_id == CIRCLE_TABLES.c.circle_id)
            .where(MEMBERS.c.identity == identity, ~CIRCLE_TABLES.c.over, ~seated, ~declined)
            .where(TABLES.c.stage == "waiting", TABLES.c.created > now - INVITED_SECONDS)
            .order_by(TABLES.c.created.desc(), TABLES.c.id)
        )
        return [row["id"] for row in await self._rows(query)]

    async def decline(self, identity: str, table_id: str) -> None:
        """Remember that somebody does not want to come to a table they were invited to."""

        def decline(batch: Batch) -> int:
            here = (DECLINED.c.identity == identity) & (DECLINED.c.table_id == table_id)
            batch.connection.execute(delete(DECLINED).where(here))
            row = {"identity": identity, "table_id": table_id}
            batch.connection.execute(insert(DECLINED), row)
            return 0

        await self._do(decline)

    # --- what was played

    async def history(
        self,
        circle_id: str,
        *,
        game: str | None = None,
        before: tuple[int, str] | None = None,
        limit: int = 30,
    ) -> list[list[ResultRow]]:
        """Return a circle's finished matches with all their seats, the last first."""
        first = RESULTS.alias("first")
        query = (
            select(first.c.table_id, first.c.finished)
            .join(CIRCLE_TABLES, CIRCLE_TABLES.c.table_id == first.c.table_id)
            .where(CIRCLE_TABLES.c.circle_id == circle_id, first.c.seat == 0)
        )
        if game is not None:
            query = query.where(first.c.game == game)
        found = await self._rows(newest_first(query, first, before).limit(limit))
        return await all_seats([row["table_id"] for row in found], self._rows)

    async def scores(self, circle_id: str) -> list[CircleScore]:
        """Return how often whom played and won which game in a circle, most wins first."""
        won = func.sum(case((RESULTS.c.place == 1, 1), else_=0)).cast(Integer).label("won")
        played = func.count().label("played")
        query = (
            select(
                RESULTS.c.identity,
                RESULTS.c.game,
                func.max(RESULTS.c.name).label("name"),
                played,
                won,
            )
            .join(CIRCLE_TABLES, CIRCLE_TABLES.c.table_id == RESULTS.c.table_id)
            .where(CIRCLE_TABLES.c.circle_id == circle_id, RESULTS.c.place.is_not(None))
            .where(RESULTS.c.identity.is_not(None))
            .group_by(RESULTS.c.identity, RESULTS.c.game)
            .order_by(won.desc(), played, RESULTS.c.identity, RESULTS.c.game)
            .limit(MOST_SCORES)
        )
        return [CircleScore(**row) for row in await self._rows(query)]

    async def _rows(self, query: Any) -> list[dict[str, Any]]:
        return await self._read(
            lambda connection: [dict(row) for row in connection.execute(query).mappings()]
        )
