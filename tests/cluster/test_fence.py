"""The fence and the gate: whoever others took for dead writes nothing and tells nothing."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import psycopg
import pytest

from regency.bench.postgres import Postgres
from regency.server.cluster.gate import Gate
from regency.server.cluster.node import Node
from regency.store import Store, Unavailable
from tests.cluster.test_node import Sitting, joined
from tests.patience import patience
from tests.store.tables import a_table

Does = Callable[[Store, Node], Awaitable[Any]]
NO_TIME, LONG = 0.0, 1e12


def act(scene: Callable[[str], Coroutine[Any, Any, None]], postgres: Postgres) -> None:
    asyncio.run(scene(postgres.new_database()))


def fence_off(address: str) -> None:
    """Raise the epoch, as whoever takes a node's tables does first."""
    with psycopg.connect(address) as connection:
        connection.execute("UPDATE nodes SET epoch = epoch + 1 WHERE id = 'n1'")


@pytest.mark.finding("N1")
@pytest.mark.parametrize(
    "does",
    [
        lambda store, _: store.append("table", 0, [b"a move"]),
        lambda store, _: store.create(a_table("new")),
        lambda _, node: node.letters.tell("renamed", name="from the dead"),
        lambda store, _: store.owners.claim("table"),
    ],
    ids=["a move", "a table", "a letter", "a claim"],
)
def test_who_is_fenced_writes_nothing(postgres: Postgres, does: Does) -> None:
    async def scene(address: str) -> None:
        async with joined(address, "n1") as (node, store, _), joined(address, "n2") as (two, _, _):
            heard: list[Any] = []

            async def hear(about: Any) -> None:
                heard.append(about)

            two.letters.answers["renamed"] = hear
            await store.create(a_table("table"))
            await asyncio.to_thread(fence_off, address)
            with pytest.raises(Unavailable, match="another node"):
                await does(store, node)
            kept = await store.load("table")
            assert kept is not None
            assert (list(kept.entries), await store.load("new")) == ([], None)
            assert heard == []

    act(scene, postgres)


@pytest.mark.finding("N1")
def test_what_was_asked_for_in_a_stay_before_is_not_written_in_the_next(postgres: Postgres) -> None:
    """Even where the database has not been asked meanwhile."""
    going_on = threading.Event()

    async def scene(address: str) -> None:
        async with joined(address, "n1") as (_, store, _):
            assert store.owners is not None
            await store.create(a_table("table"))
            began = threading.Event()

            def wait(_: Any) -> int:
                began.set()
                return int(going_on.wait(patience(60)))

            fence, do = store.owners.fence, store.owners._do
            first = do(wait)
            await asyncio.to_thread(began.wait, patience(60))
            late = asyncio.ensure_future(store.create(a_table("late")))
            await asyncio.sleep(0)  # it waits for the writer now
            fence.begin(fence.epoch + 1, set())
            going_on.set()
            await first
            with pytest.raises(Unavailable, match="another node"):
                await late
            assert await store.load("late") is None
            fence.begin(fence.epoch - 1, set())

    act(scene, postgres)


class Line:
    """A connection that notes what is done with it."""

    def __init__(self) -> None:
        self.has_room = True
        self.done: list[Any] = []

    def send_texts(self, *texts: bytes) -> None:
        self.done += texts

    def caught_up(self) -> None:
        self.done.append("caught up")

    def drop(self) -> None:
        self.done.append("dropped")


@pytest.mark.finding("N2")
def test_the_gate_is_open_for_as_long_as_the_lease_surely_lasts() -> None:
    gate = Gate()
    assert not gate.is_open()
    assert gate.keep_open(LONG)
    assert gate.is_open()
    assert not gate.keep_open(LONG)
    gate.keep_open(NO_TIME)
    assert not gate.is_open()
    gate.keep_open(LONG)
    gate.shut()
    assert not gate.is_open()


@pytest.mark.finding("N2")
def test_what_waits_at_the_gate_is_told_once_or_never() -> None:
    gate, kept, lost = Gate(), Line(), Line()
    gate.hold(kept, (b"one", b"two"))
    gate.hold(kept, (b"three",))
    assert (kept.has_room, kept.done) == (False, [])
    gate.go_on()
    gate.go_on()
    assert (kept.has_room, kept.done) == (True, [b"one", b"two", b"three", "caught up"])
    gate.hold(lost, (b"what others tell now",))
    gate.forget()
    gate.go_on()
    assert lost.done == ["dropped"]


@pytest.mark.finding("N1", "N2")
def test_a_fenced_node_has_no_table_and_nobody_at_it(postgres: Postgres) -> None:
    """It joins again under another epoch, and none of its tables is what it was."""

    class Abandoned(Sitting):
        def abandon(self) -> None:
            self.codes.append(0)

    async def scene(address: str) -> None:
        async with joined(address, "n1") as (node, store, here):
            table, cut_off = Abandoned("table"), list[bool]()
            await store.create(a_table("table"))
            here.tables["table"] = table
            node.when_fenced = lambda: cut_off.append(True)
            line = Line()
            node.gate.hold(line, (b"a state",))
            node.fenced()
            assert (here.tables, table.codes, cut_off) == ({}, [0], [True])
            assert line.done == ["dropped"]
            with pytest.raises(Unavailable, match="another node"):
                await store.append("table", 0, [b"a move"])

    act(scene, postgres)
