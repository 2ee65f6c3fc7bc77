"""Circles are kept alike by both databases."""

from __future__ import annotations

from typing import Any

from tests.store.conftest import Run
from tests.store.tables import a_table

from regency.store import CircleRow, MemberRow, ResultRow, open_store
from regency.store.circles import ALREADY, NO_LINK


def result(table: str, seat: int, identity: str | None, place: int, finished: int) -> ResultRow:
    return ResultRow(table, seat, identity, identity or "", None, "kuhn", 2, finished, place, 0)


def test_circles_their_tables_and_scores(address: str, run: Run[Any]) -> None:
    async def scene() -> None:
        store = await open_store(address)
        circles = store.circles
        founder = MemberRow("c", 0, "ann", "Ann", None, 1)
        assert await circles.found(CircleRow("c", "Friday", "key", "ann", 1), founder)
        assert await circles.enter("c", "nokey", "bob", "Bob", "poet", 2) == NO_LINK
        assert await circles.enter("c", "key", "bob", "Bob", "poet", 2) == 1
        assert await circles.enter("c", "key", "bob", "Bob", "poet", 2) == ALREADY
        for number in range(4):
            await store.create(a_table(f"t{number}", created=100 + number), "c")
        await store.create(a_table("elsewhere"), "there is no such circle")
        assert await circles.tables("c") == ["t3", "t2", "t1", "t0"]
        assert await circles.invitations("bob", 104) == ["t3", "t2", "t1", "t0"]
        await circles.decline("bob", "t3")
        assert await circles.invitations("bob", 104) == ["t2", "t1", "t0"]
        for number, places in enumerate(((1, 2), (2, 1), (1, 1))):
            table = f"t{number}"
            rows = [
                result(table, seat, who, places[seat], number)
                for seat, who in enumerate(("ann", "bob"))
            ]
            over = a_table().changed(stage="over", identities=frozenset({"ann", "bob"}))
            await store.save(table, over, 0, results=rows)
        assert await circles.tables("c") == ["t3"]
        scores = {one.identity: (one.played, one.won) for one in await circles.scores("c")}
        assert scores == {"ann": (3, 2), "bob": (3, 2)}
        first = await circles.history("c", limit=2)
        assert [rows[0].table_id for rows in first] == ["t2", "t1"]
        rest = await circles.history("c", before=(1, "t1"))
        assert [[row.identity for row in rows] for rows in rest] == [["ann", "bob"]]
        assert await circles.history("c", game="royals") == []
        assert await store.results.heard("bob", "t0", 3)
        assert not await store.results.heard("bob", "t0", 2)
        found = await store.load("t0")
        assert found is not None
        assert found.heard == {"ann": 0, "bob": 3}
        await store.persons.join("bob", "cid")
        assert [one.identity for one in await circles.members("c")] == ["ann", "cid"]
        assert {one.identity for one in await circles.scores("c")} == {"ann", "cid"}
        assert await circles.invitations("cid", 104) == []  # what Bob declined, and no other waits
        await store.persons.forget("ann")
        left = await circles.circle("c")
        assert left is not None
        assert left.founder == "cid"
        await circles.leave("c", "cid")
        assert await circles.circle("c") is None
        await store.create(a_table("late"), "c")
        assert await circles.tables("c") == []
        await store.close()

    run(scene())
