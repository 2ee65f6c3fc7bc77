"""What the store promises, on both databases."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.store.conftest import Run
from tests.store.tables import a_table

from regency.store import Conflict, Store, StoreError, TableState, open_store

MOVES = st.lists(st.binary(max_size=40), min_size=1, max_size=3)


def test_what_was_created_comes_back(address: str, run: Run[Any]) -> None:
    async def scene() -> None:
        settings = {"seats": [{"name": "Ann \u0000 й 桌"}], "clock": None, "n": 2**40}
        table = a_table(
            settings=settings, words=("mot", "слово"), identities=frozenset({"a", "b"}), listed=True
        )
        store = await open_store(address)
        await store.create(table)
        with pytest.raises(Conflict, match="already"):
            await store.create(table)
        await store.close()
        store = await open_store(address)
        assert await store.load(table.id) == table
        assert await store.load("nobody") is None
        await store.close()

    run(scene())


def test_a_state_is_saved_under_its_version(address: str, run: Run[Any]) -> None:
    async def scene() -> None:
        store = await open_store(address)
        table = a_table(identities=frozenset({"ann", "bob"}))
        await store.create(table)
        playing = table.changed(stage="playing", identities=frozenset({"bob", "cid"}))
        assert await store.save(table.id, playing, 0) == 1
        with pytest.raises(Conflict, match="at version 1, not 0"):
            await store.save(table.id, TableState(), 0)
        with pytest.raises(Conflict, match="no table"):
            await store.save("nobody", TableState(), 0)
        found = await store.load(table.id)
        assert found is not None
        assert (found.state, found.version) == (playing, 1)
        sizes = [len(await store.tables_of(who)) for who in ("ann", "bob", "cid")]
        assert sizes == [0, 1, 1]
        await store.close()

    run(scene())


def test_states_saved_together_do_not_suffer_for_one_that_is_stale(
    address: str, run: Run[Any]
) -> None:
    async def scene() -> None:
        store = await open_store(address)
        tables = [a_table(f"table-{n}") for n in range(5)]
        await asyncio.gather(*[store.create(table) for table in tables])
        playing = tables[0].changed(stage="playing")
        versions = [0, 0, 7, 0, 0]
        saved = await asyncio.gather(
            *[
                store.save(table.id, playing, version)
                for table, version in zip(tables, versions, strict=True)
            ],
            return_exceptions=True,
        )
        assert [saved[n] for n in (0, 1, 3, 4)] == [1, 1, 1, 1]
        assert str(saved[2]) == "table table-2 is at version 0, not 7"
        found = [await store.load(table.id) for table in tables]
        stages = [table.state.stage for table in found if table is not None]
        assert stages == ["playing", "playing", "waiting", "playing", "playing"]
        # Twice in one go is twice, in that order.
        twice = [store.save("table-0", playing, 1), store.save("table-0", tables[0].state, 2)]
        assert await asyncio.gather(*twice) == [2, 3]
        kept = await store.load("table-0")
        assert kept is not None
        assert (kept.state.stage, kept.version) == ("waiting", 3)
        await store.close()

    run(scene())


def test_tables_are_found(address: str, run: Run[Any]) -> None:
    async def scene() -> None:
        store = await open_store(address)
        ann = frozenset({"ann"})
        for name, created, state in (
            ("old", 1, {"stage": "playing", "listed": True}),
            ("hidden", 2, {"stage": "playing"}),
            ("new", 3, {"stage": "waiting", "listed": True, "identities": ann}),
            ("done", 4, {"stage": "over", "listed": True, "identities": ann}),
        ):
            await store.create(a_table(name, created, **state))
        assert await store.unfinished() == ["old", "hidden"]
        assert [table.id for table in await store.open_tables()] == ["new", "old"]
        assert [table.id for table in await store.open_tables(limit=1)] == ["new"]
        mine = await store.tables_of("ann")
        assert [table.id for table in mine] == ["done", "new"]
        assert mine[0].state.identities == ann
        assert await store.tables_of("bob") == []
        await store.close()

    run(scene())


def test_chat_and_moves_are_numbered_apart(address: str, run: Run[Any]) -> None:
    async def scene() -> None:
        store = await open_store(address)
        table = a_table()
        await store.create(table)
        await store.append(table.id, 0, [b"deal", b"move"])
        await store.say(table.id, 0, "привіт".encode())
        with pytest.raises(Conflict):
            await store.say(table.id, 0, b"again")
        found = await store.load(table.id)
        assert found is not None
        assert found.entries == (b"deal", b"move")
        assert found.chat == ("привіт".encode(),)
        await store.close()

    run(scene())


def test_records_are_kept(address: str, run: Run[Any]) -> None:
    async def scene() -> None:
        store = await open_store(address)
        text = '{"record": 1, "names": ["\u0000", "名"]}\n'
        await store.keep_record("r1", "ann", text)
        with pytest.raises(Conflict):
            await store.keep_record("r1", "bob", text)
        assert await store.load_record("r1") == text
        assert await store.load_record("r2") is None
        assert [one.id for one in await store.brought("ann")] == ["r1"]
        assert await store.brought("bob") == []
        await store.check()
        await store.close()

    run(scene())


def test_nonsense_is_refused_before_it_reaches_anyone(address: str, run: Run[Any]) -> None:
    async def scene() -> None:
        store = await open_store(address)
        with pytest.raises(ValueError, match="32 bytes"):
            await store.create(a_table().__class__("x", "kuhn", 1, 1, b"short"))
        with pytest.raises(TypeError, match="bytes"):
            await store.append("x", 0, ["text"])  # type: ignore[list-item]
        with pytest.raises(Conflict, match="no table nobody"):
            await store.append("nobody", 0, [b"move"])
        await store.close()
        with pytest.raises(StoreError, match="closed"):
            await store.append("nobody", 0, [b"move"])

    run(scene())


async def attempt(store: Store, table_id: str, number: int, entries: list[bytes]) -> bool:
    try:
        await store.append(table_id, number, entries)
    except Conflict:
        return False
    return True


@settings(
    max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(
    batches=st.lists(
        st.lists(st.tuples(st.integers(0, 2), st.integers(0, 4), MOVES), max_size=8), max_size=5
    )
)
def test_an_append_succeeds_exactly_when_it_is_next(
    address: str, run: Run[Any], batches: list[list[tuple[int, int, list[bytes]]]]
) -> None:
    """Batches of appends at once, at three tables, at numbers taken, next, or too far."""

    async def scene() -> None:
        store = await open_store(address)
        tables = [a_table() for _ in range(3)]
        await asyncio.gather(*[store.create(table) for table in tables])
        kept: list[list[bytes]] = [[] for _ in tables]
        for batch in batches:
            # Queued in this order, so carried out in this order: a plain list is the model.
            wanted = []
            tries = []
            for which, number, entries in batch:
                wanted.append(number == len(kept[which]))
                if wanted[-1]:
                    kept[which] += entries
                tries.append(attempt(store, tables[which].id, number, entries))
            assert await asyncio.gather(*tries) == wanted
        for which, table in enumerate(tables):
            found = await store.load(table.id)
            assert found is not None
            assert list(found.entries) == kept[which]
        await store.close()

    run(scene())


def test_of_many_who_want_one_number_one_gets_it(address: str, run: Run[Any]) -> None:
    async def scene() -> None:
        store = await open_store(address)
        table = a_table()
        await store.create(table)
        for number in range(5):
            tries = [attempt(store, table.id, number, [bytes([who])]) for who in range(30)]
            assert sum(await asyncio.gather(*tries)) == 1
        found = await store.load(table.id)
        assert found is not None
        assert len(found.entries) == 5
        await store.close()

    run(scene())
