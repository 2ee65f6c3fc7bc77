"""What a node does when something of its own fails, with the nodes in this process."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from typing import Any, cast

import pytest

from regency.bench.postgres import Postgres
from regency.server.cluster import node as node_module
from regency.server.cluster.node import Node
from regency.server.tables.registry import Registry
from regency.store import Store, open_store
from regency.store.owners import LONGEST_LETTER
from tests.patience import patience
from tests.store.tables import a_table

SEAL = "the same for all"
#: Seconds of a lease, so long that no busy machine lets one run out.
LEASE = 60.0

#: … and of one that a node takes longer than that to begin.
SHORT = 3.0

Scene = Callable[[str], Coroutine[Any, Any, None]]


class Tables:
    """As much of a registry as a node asks."""

    def __init__(self) -> None:
        self.tables: dict[str, Any] = {}
        self.aside: dict[str, Any] = {}
        self.errands: dict[str, Any] = {}
        self.ownership: Any = None
        self.known: dict[str, Any] = {}

    def abandon(self) -> None:
        for table in self.tables.values():
            table.abandon()
        self.tables.clear()

    async def wake(self, table_ids: Sequence[str]) -> None:
        """Do nothing: nobody plays."""

    def turns(self, table_ids: Sequence[str]) -> dict[str, Any]:
        return {one: self.known[one] for one in table_ids if one in self.known}


class Sitting:
    """A table that somebody follows."""

    def __init__(self, table_id: str, error: Exception | None = None) -> None:
        self.id = table_id
        self.codes: list[int] = []
        self.listeners = [self]
        self.closed = 0
        self._error = error

    async def close(self) -> None:
        self.closed += 1
        if self._error is not None:
            raise self._error

    def hang_up(self, code: int) -> None:
        self.codes.append(code)


@asynccontextmanager
async def joined(
    address: str,
    name: str,
    seconds: float = LEASE,
    meanwhile: Callable[[], Awaitable[None]] | None = None,
) -> AsyncIterator[tuple[Node, Store, Tables]]:
    """Let a node join; *meanwhile* is what takes long before it has read all it has to know."""
    store = await open_store(address, name)
    node, tables = Node(store, seconds, SEAL), Tables()
    await node.join()
    if meanwhile is not None:
        await meanwhile()
    node.start(cast(Registry, tables))
    try:
        yield node, store, tables
    finally:
        await node.leave()
        await store.close()


async def until(true: Callable[[], Any]) -> None:
    async with asyncio.timeout(patience(30)):
        while not true():
            await asyncio.sleep(0.02)


def act(scene: Scene, postgres: Postgres) -> None:
    asyncio.run(scene(postgres.new_database()))


@pytest.mark.finding("N3")
def test_a_table_that_ends_badly_goes_on_elsewhere_with_the_others(postgres: Postgres) -> None:
    async def scene(address: str) -> None:
        async with joined(address, "n1") as (one, store, here), joined(address, "n2"):
            await until(lambda: one.member.living() == ["n1", "n2"])
            bad, good = Sitting("bad", RuntimeError("a bot died")), Sitting("good")
            for table in (bad, good):
                await store.create(a_table(table.id))
                here.tables[table.id] = table
            one.draining = True
            await one.hand_over(["bad", "good"])
            assert here.tables == {}
            assert [table.codes for table in (bad, good)] == [[1012], [1012]]
            assert store.owners is not None
            assert await store.owners.of(["bad", "good"]) == {"bad": "n2", "good": "n2"}
            assert one.ownership.leaving == {}

    act(scene, postgres)


@pytest.mark.finding("N3")
def test_tables_go_where_they_belong_however_often_that_fails(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(node_module, "STEADY_SECONDS", 0.0)
    monkeypatch.setattr(node_module, "MOVED_SECONDS", 0.01)
    asked: list[Sequence[str]] = []

    async def scene(address: str) -> None:
        async with joined(address, "n1") as (one, _, here):
            monkeypatch.setattr(one.ownership, "belongs_here", lambda _: False)

            async def failing(table_ids: Sequence[str]) -> None:
                asked.append(table_ids)
                raise RuntimeError("whatever it is")

            monkeypatch.setattr(one, "hand_over", failing)
            here.tables["away"] = Sitting("away")
            await until(lambda: len(asked) > 1)
        assert asked[1] == ["away"]

    act(scene, postgres)


@pytest.mark.finding("N4")
def test_a_long_answer_comes_in_parts(postgres: Postgres) -> None:
    """As one about tables with many people does; PostgreSQL takes no letter that is so long."""
    wide = '"\u9762' * 40  # three bytes, and a mark that has to be escaped
    long = {f"table{n}": {"here": [f"{wide}{n}"] * 9, "to_act": [n]} for n in range(20)}
    assert len(repr(long)) > 2 * LONGEST_LETTER

    async def scene(address: str) -> None:
        async with joined(address, "n1") as (one, _, _), joined(address, "n2") as (two, _, there):
            there.known = long
            for _ in range(2):
                asked = one.letters.ask("n2", "turns", patience(30), tables=list(long))
                assert await asked == long
            # A part that was lost with a connection spoils nothing that comes later.
            two.letters.hear({"kind": "part", "from": "n1", "part": 0, "of": 2, "text": '{"ki'})
            one.letters.hear({"kind": "part", "from": "n2", "part": 1, "of": 2, "text": "nd"})
            assert await one.letters.ask("n2", "turns", patience(30), tables=list(long)) == long

    act(scene, postgres)


@pytest.mark.finding("N4")
def test_a_long_letter_is_heard_and_spoils_no_write_beside_it(postgres: Postgres) -> None:
    told: list[Any] = []

    async def hear(about: Any) -> None:
        told.append(about["guests"])

    async def scene(address: str) -> None:
        async with joined(address, "n1") as (one, store, _), joined(address, "n2") as (two, _, _):
            two.letters.answers["forgotten"] = hear
            guests = [f"a guest of this person, number {n}" for n in range(1_000)]
            await asyncio.gather(
                store.create(a_table("beside")), one.letters.tell("forgotten", guests=guests)
            )
            await until(lambda: told)
            assert told == [guests]
            assert await store.load("beside") is not None

    act(scene, postgres)


@pytest.mark.finding("N5")
def test_a_node_that_takes_long_to_begin_keeps_its_lease_and_its_letters(
    postgres: Postgres,
) -> None:
    """As one does that has to read what is known of many people."""
    told: list[str] = []

    async def hear(about: Any) -> None:
        told.append(about["name"])

    async def scene(address: str) -> None:
        async with joined(address, "n1", SHORT) as (one, _, _):

            async def read() -> None:
                await asyncio.sleep(SHORT)
                await one.letters.tell("renamed", name="while it reads")
                await asyncio.sleep(SHORT)

            async with joined(address, "n2", SHORT, read) as (two, store, _):
                two.letters.answers["renamed"] = hear  # the early one is seen to after this
                assert (two.member.times_fenced, one.member.taken) == (0, 0)
                await store.create(a_table("new"))
                await one.letters.tell("renamed", name="when it has begun")
                await until(lambda: len(told) > 1)
            assert told == ["while it reads", "when it has begun"]

    act(scene, postgres)
