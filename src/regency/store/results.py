"""How matches ended: one row for each seat, found by person, added up by the database."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Literal

from sqlalchemy import Integer, and_, case, delete, false, func, insert, select, update
from sqlalchemy.sql.elements import ColumnElement

from regency.store.persons import Reads
from regency.store.rows import ResultRow, Tally
from regency.store.schema import RESULTS, SITTERS, TABLES
from regency.store.writer import Batch, Work

#: Which of somebody's matches: won, or not.
Outcome = Literal["won", "lost"]
#: Opponents in a statistic.
MOST_OPPONENTS = 100
_SEAT = re.compile(r"\d{1,2}", re.ASCII)


class Results:
    """The results of all matches that are over."""

    def __init__(self, do: Callable[[Work], Awaitable[int]], read: Reads) -> None:
        self._do = do
        self._read = read

    async def keep(self, results: Sequence[ResultRow]) -> None:
        """Keep how a match ended, in the place of what was known before."""
        await self._do(lambda batch: keep_results(results, batch))

    async def missing(self, limit: int = 100) -> list[str]:
        """Return matches that are over and have no result yet: older servers kept none."""
        known = select(RESULTS.c.table_id).where(RESULTS.c.table_id == TABLES.c.id)
        over = select(TABLES.c.id).where(TABLES.c.stage == "over", ~known.exists())
        return [str(row["id"]) for row in await self._rows(over.limit(limit))]

    async def history(
        self,
        identity: str,
        *,
        game: str | None = None,
        outcome: Outcome | None = None,
        opponent: str | None = None,
        before: tuple[int, str] | None = None,
        limit: int = 30,
    ) -> list[list[ResultRow]]:
        """Return somebody's matches with all their seats, the last first."""
        mine = RESULTS.alias("mine")
        query = select(mine.c.table_id, mine.c.finished).where(mine.c.identity == identity)
        if game is not None:
            query = query.where(mine.c.game == game)
        if outcome is not None:
            won = mine.c.place == 1
            query = query.where(won if outcome == "won" else mine.c.place > 1)
        if opponent is not None:
            other = RESULTS.alias("other")
            same = and_(other.c.table_id == mine.c.table_id, other.c.seat != mine.c.seat)
            them = await self._whom(identity, opponent, other)
            query = query.where(select(other.c.seat).where(same, them).exists())
        newest = newest_first(query, mine, before).distinct()
        ids = [row["table_id"] for row in await self._rows(newest.limit(limit))]
        return await all_seats(ids, self._rows)

    async def tallies(self, identity: str) -> list[Tally]:
        """Return how often somebody played each game, by the number of seats."""
        mine = RESULTS
        won = func.sum(case((mine.c.place == 1, 1), else_=0)).cast(Integer)
        query = (
            select(mine.c.game, mine.c.seats, func.count().label("played"), won.label("won"))
            .where(mine.c.identity == identity, mine.c.place.is_not(None))
            .group_by(mine.c.game, mine.c.seats)
            .order_by(mine.c.game, mine.c.seats)
        )
        return [
            Tally(**row, name="", level=None, ahead=0, key="") for row in await self._rows(query)
        ]

    async def opponents(self, identity: str, game: str | None = None) -> list[Tally]:
        """Return how often somebody met whom, the most frequent first."""
        mine, other = RESULTS.alias("mine"), RESULTS.alias("other")
        same = and_(other.c.table_id == mine.c.table_id, other.c.seat != mine.c.seat)
        met = [mine.c.identity == identity, mine.c.place.is_not(None)]
        met.append(other.c.identity.is_(None) | (other.c.identity != identity))
        if game is not None:
            met.append(mine.c.game == game)
        played = func.count().label("played")
        won = func.sum(case((mine.c.place == 1, 1), else_=0)).cast(Integer).label("won")
        first = case((mine.c.place < other.c.place, 1), else_=0)
        ahead = func.sum(first).cast(Integer).label("ahead")
        last = func.max(mine.c.finished).label("last")
        who = [column.label(name) for name, column in _who(other).items()]
        query = (
            select(*who, played, won, ahead, last)
            .select_from(mine.join(other, same))
            .where(*met)
            .group_by(*_who(other).values())
            .order_by(played.desc(), last.desc(), other.c.identity, other.c.level)
            .limit(MOST_OPPONENTS)
        )
        rows = await self._rows(query)
        latest = (
            select(*who, other.c.finished, other.c.name, other.c.table_id, other.c.seat)
            .select_from(mine.join(other, same))
            .where(*met, mine.c.finished.in_({row["last"] for row in rows}))
            .order_by(other.c.table_id, other.c.seat)
        )
        seen = {(*_key(row), row["finished"]): row for row in await self._rows(latest)}
        return [_opponent(row, seen[(*_key(row), row["last"])], game) for row in rows]

    async def _whom(self, identity: str, opponent: str, other: Any) -> ColumnElement[bool]:
        """Return what is true of the rows of an opponent, whom a key of `opponents` tells."""
        table_id, _, seat = opponent.rpartition(".")
        if not table_id:
            return and_(other.c.level == opponent)
        mine, there = RESULTS.alias("mine"), RESULTS.alias("there")
        met = and_(mine.c.table_id == there.c.table_id, mine.c.identity == identity)
        query = select(*[column.label(name) for name, column in _who(there).items()])
        query = query.select_from(there.join(mine, met)).where(there.c.table_id == table_id)
        number = int(seat) if _SEAT.fullmatch(seat) else -1
        found = await self._rows(query.where(there.c.seat == number).limit(1))
        if not found:
            return false()
        return and_(
            *(column.is_not_distinct_from(found[0][name]) for name, column in _who(other).items())
        )

    async def all_of(self, identity: str) -> list[str]:
        """Return the ids of all matches somebody finished, the first first."""
        query = select(RESULTS.c.table_id, RESULTS.c.finished).where(RESULTS.c.identity == identity)
        ordered = query.order_by(RESULTS.c.finished, RESULTS.c.table_id)
        return list(dict.fromkeys(row["table_id"] for row in await self._rows(ordered)))

    async def hide(self, identity: str, table_id: str, hidden: bool) -> None:
        """List a table under “Continue” no longer, or again."""
        here = (SITTERS.c.identity == identity) & (SITTERS.c.table_id == table_id)
        change = update(SITTERS).where(here).values(hidden=hidden)
        await self._do(lambda batch: int(batch.connection.execute(change).rowcount))

    async def heard(self, identity: str, table_id: str, lines: int) -> bool:
        """Note that somebody was shown so many lines of a chat; False: they knew, or do not sit."""
        here = (SITTERS.c.identity == identity) & (SITTERS.c.table_id == table_id)
        change = update(SITTERS).where(here, SITTERS.c.heard < lines).values(heard=lines)
        return await self._do(lambda batch: int(batch.connection.execute(change).rowcount)) == 1

    async def _rows(self, query: Any) -> list[dict[str, Any]]:
        return await self._read(
            lambda connection: [dict(row) for row in connection.execute(query).mappings()]
        )


def _who(results: Any) -> dict[str, ColumnElement[Any]]:
    """Return what tells opponents apart: people, whatever their name, bots by level, the rest."""
    nobody = and_(results.c.identity.is_(None), results.c.level.is_(None))
    return {
        "identity": results.c.identity,
        "level": results.c.level,
        "unnamed": case((nobody, results.c.name)),
    }


def _key(row: dict[str, Any]) -> tuple[Any, ...]:
    return row["identity"], row["level"], row["unnamed"]


def _opponent(row: dict[str, Any], latest: dict[str, Any], game: str | None) -> Tally:
    level = row["level"]
    return Tally(
        game=game or "",
        seats=0,
        name=latest["name"],
        level=level,
        played=row["played"],
        won=row["won"],
        ahead=row["ahead"],
        key=level or f"{latest['table_id']}.{latest['seat']}",
    )


def newest_first(query: Any, results: Any, before: tuple[int, str] | None) -> Any:
    """Return a query with the last matches first, only those before one if that is said."""
    if before is not None:
        finished, table_id = before
        earlier = (results.c.finished == finished) & (results.c.table_id < table_id)
        query = query.where((results.c.finished < finished) | earlier)
    return query.order_by(results.c.finished.desc(), results.c.table_id.desc())


async def all_seats(
    ids: Sequence[str], rows: Callable[[Any], Awaitable[list[dict[str, Any]]]]
) -> list[list[ResultRow]]:
    """Return how every seat of these matches came out, match by match."""
    kept = await rows(select(RESULTS).where(RESULTS.c.table_id.in_(ids)))
    found: dict[str, list[ResultRow]] = {table_id: [] for table_id in ids}
    for row in sorted(kept, key=lambda row: row["seat"]):
        found[row["table_id"]].append(ResultRow(**row))
    return list(found.values())


def keep_results(results: Sequence[ResultRow], batch: Batch) -> int:
    """Keep the results of matches, in the place of what was known of them."""
    for table_id in {row.table_id for row in results}:
        batch.connection.execute(delete(RESULTS).where(RESULTS.c.table_id == table_id))
    batch.connection.execute(insert(RESULTS), [vars(row) for row in results])
    return len(results)
