"""Which node has a table, in statements that the writer carries out behind the fence."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Mapping, Sequence

import orjson
from sqlalchemy import delete, select, text, update

from regency.store.fence import Fence
from regency.store.persons import Reads
from regency.store.schema import OWNERS, TABLES
from regency.store.writer import Batch, Work

#: What nodes tell each other comes over this channel of PostgreSQL.
CHANNEL = "regency"
#: PostgreSQL takes 8,000 bytes at once.
LONGEST_LETTER = 7_900
#: Characters in each part of a longer one: four bytes at most, and some are escaped.
PART = 1_900
_NOTIFY = "SELECT pg_notify(%s, %s)"
_CLAIM = text(
    "INSERT INTO owners (table_id, node) SELECT id, :node FROM tables WHERE id = :table_id "
    "ON CONFLICT (table_id) DO NOTHING"
)


class Owners:
    """Claims tables for this node, gives them away, and tells the other nodes."""

    def __init__(
        self, fence: Fence, do: Callable[[Work], asyncio.Future[int]], read: Reads
    ) -> None:
        self.fence = fence
        self._do = do
        self._read = read
        #: Tables that were given away while somebody asks which are ours.
        self._gone: set[str] = set()

    async def owner(self, table_id: str) -> str | None:
        """Return the node that has a table; None: nobody has."""
        query = select(OWNERS.c.node).where(OWNERS.c.table_id == table_id)
        return await self._read(lambda connection: connection.execute(query).scalar())

    async def of(self, table_ids: Iterable[str]) -> dict[str, str]:
        """Return the nodes that have some tables, by table."""
        query = select(OWNERS.c.table_id, OWNERS.c.node).where(OWNERS.c.table_id.in_(table_ids))
        return await self._read(
            lambda connection: {row.table_id: row.node for row in connection.execute(query)}
        )

    async def claim(self, table_id: str) -> str | None:
        """Have a table from now on unless somebody has it; return who does, None: there is none."""
        found: list[str | None] = []

        def claim(batch: Batch) -> int:
            row = {"table_id": table_id, "node": self.fence.node}
            new = batch.connection.execute(_CLAIM, row).rowcount
            query = select(OWNERS.c.node).where(OWNERS.c.table_id == table_id)
            found.append(self.fence.node if new else batch.connection.execute(query).scalar())
            batch.forget_logs((table_id,))
            return new

        epoch = self.fence.epoch
        await self._do(claim)
        if found[-1] == self.fence.node and epoch == self.fence.epoch:
            self.fence.owned.add(table_id)
        return found[-1]

    def release(self, table_ids: Iterable[str]) -> asyncio.Future[int]:
        """Have some tables no longer, from this moment; nobody has them when it is done."""
        ids = sorted(table_ids)
        self._give_up(ids)

        def release(batch: Batch) -> int:
            mine = OWNERS.c.table_id.in_(ids) & (OWNERS.c.node == self.fence.node)
            batch.forget_logs(ids)
            return batch.connection.execute(delete(OWNERS).where(mine)).rowcount

        return self._do(release)

    def hand_over(self, to: Mapping[str, str]) -> asyncio.Future[int]:
        """Have some tables no longer, from this moment; others have them, and hear of it, then."""
        self._give_up(to)

        def hand_over(batch: Batch) -> int:
            batch.forget_logs(to)
            for node in sorted(set(to.values())):
                ids = [table_id for table_id, whose in to.items() if whose == node]
                mine = OWNERS.c.table_id.in_(ids) & (OWNERS.c.node == self.fence.node)
                batch.connection.execute(update(OWNERS).where(mine).values(node=node))
                notify(batch, {"kind": "adopt", "from": self.fence.node, "to": node})
            return len(to)

        return self._do(hand_over)

    def _give_up(self, table_ids: Iterable[str]) -> None:
        given = set(table_ids)
        self.fence.owned -= given
        self._gone |= given

    async def adopt(self) -> list[str]:
        """Have all tables that others gave to this node; return those that are new.

        Asked by the writer, after all that was given away before.
        """
        query = select(OWNERS.c.table_id).where(OWNERS.c.node == self.fence.node)
        found: list[str] = []

        def ask(batch: Batch) -> int:
            found[:] = batch.connection.execute(query).scalars()
            return len(found)

        self._gone, epoch = set(), self.fence.epoch
        await self._do(ask)
        if epoch != self.fence.epoch:
            return []
        new = set(found) - self.fence.owned - self._gone
        self.fence.owned |= new
        return sorted(new)

    async def free(self, table_ids: Iterable[str]) -> list[str]:
        """Return those of some tables that nobody has."""
        ids = list(table_ids)
        owned = select(OWNERS.c.table_id)
        query = select(TABLES.c.id).where(TABLES.c.id.in_(ids), TABLES.c.id.not_in(owned))
        return await self._read(lambda connection: list(connection.execute(query).scalars()))

    async def tell(self, letter: Mapping[str, object]) -> None:
        """Send the other nodes a letter; it leaves only if this node is not fenced."""
        # Written here: what cannot be written must not spoil the batch of others.
        payloads = written(letter)

        def tell(batch: Batch) -> int:
            return _notify(batch, payloads)

        await self._do(tell)


def notify(batch: Batch, letter: Mapping[str, object]) -> None:
    """Let the nodes hear a letter when the transaction is durable."""
    _notify(batch, written(letter))


def _notify(batch: Batch, payloads: Sequence[str]) -> int:
    for payload in payloads:
        batch.connection.exec_driver_sql(_NOTIFY, (CHANNEL, payload))
    return len(payloads)


def written(letter: Mapping[str, object]) -> list[str]:
    """Return a letter as it is sent: whole, or in parts that PostgreSQL takes.

    Parts of one transaction come together and in their order.
    """
    sent = orjson.dumps(letter).decode()
    if len(sent.encode()) <= LONGEST_LETTER:
        return [sent]
    starts = range(0, len(sent), PART)
    head = {"from": letter["from"], "to": letter.get("to"), "kind": "part", "of": len(starts)}
    return [
        orjson.dumps({**head, "part": number, "text": sent[start : start + PART]}).decode()
        for number, start in enumerate(starts)
    ]
