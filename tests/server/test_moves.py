"""Moves that are made without a task of their own: in order, durable, and never spelt in a log."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.server.playing import Person, Server, running

from regency.server.net import requests
from regency.server.refusal import Refusal
from regency.server.tables import moves
from regency.server.tables.lock import TableLock
from regency.server.tables.table import Table
from regency.server.wire.requests import FROM_CLIENT, Play
from regency.store import StoreError, Unavailable


@pytest.mark.parametrize("numbers", [(0, 0, 0), (41, 17, 5), (999_999, 9_999, 999_999_999)])
def test_a_plain_move_is_read_as_its_model_reads_it(numbers: tuple[int, int, int]) -> None:
    at, action, ref = numbers
    raw = json.dumps(
        {"type": "play", "at": at, "action": action, "ref": ref}, separators=(",", ":")
    ).encode()
    found = requests._PLAY.fullmatch(raw)
    assert found is not None
    assert tuple(map(int, found.groups())) == numbers
    model = FROM_CLIENT.validate_json(raw)
    assert isinstance(model, Play)
    assert (model.at, model.action, model.ref) == numbers


@pytest.mark.parametrize(
    "raw",
    [
        b'{"type":"play","at":01,"action":1,"ref":1}',
        b'{"type":"play","at":-1,"action":1,"ref":1}',
        b'{"type":"play","at":1,"action":1,"ref":1} ',
        b'{"type":"play","at":1,"action":1e2,"ref":1}',
        b'{"type":"play","at":1,"action":1,"ref":1,"seat":0}',
        b'{"type":"play","at":1,"action":1,"ref":4294967296}',
    ],
)
def test_what_is_not_plain_is_left_to_the_model(raw: bytes) -> None:
    assert requests._PLAY.fullmatch(raw) is None


def begun(server: Server, name: str) -> tuple[Person, Person, Table]:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table_id = ann.open(name, ["me", "open"])
    bob.post(f"/tables/{table_id}/join")
    ann.post(f"/tables/{table_id}/start")
    return ann, bob, server.services.registry.tables[table_id]


def test_requests_of_one_person_are_carried_out_in_their_order(tmp_path: Path) -> None:
    """What comes after a move waits for it, although the move has no task."""
    with running(tmp_path) as server:
        ann, _, table = begun(server, "kuhn")
        with ann.at(table.id) as socket:
            socket.see(lambda state: state["to_act"] == [0])
            at, action = socket.state["at"], socket.state["legal"][0]["action"]
            refs = [
                socket.send("play", at=at, action=action),
                socket.send("ping"),
                socket.send("play", at=at, action=action),
                socket.send("ping"),
            ]
            answers: list[dict[str, Any]] = []
            while len(answers) < len(refs):
                message = socket.receive()
                if message.get("ref"):
                    answers.append(message)
        assert [answer["ref"] for answer in answers] == refs
        assert [answer["type"] for answer in answers] == ["done", "pong", "refused", "pong"]
        assert answers[2]["code"] == "stale"


class Stuck:
    """A store's `append` that answers when the test says so."""

    def __init__(self) -> None:
        self.asked: list[asyncio.Future[int]] = []

    def append(self, table_id: str, number: int, entries: object) -> asyncio.Future[int]:
        future: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.asked.append(future)
        return future


def stuck(server: Server, table: Table, monkeypatch: pytest.MonkeyPatch) -> Stuck:
    store = Stuck()
    monkeypatch.setattr(table.store, "append", store.append)
    return store


def begin(table: Table, then: Callable[[int | BaseException], None]) -> bool:
    live = table.playing()
    seat = live.to_act()[0]
    return moves.begin(table, seat, live.legal(seat)[0], live.at, then)


@pytest.mark.parametrize(
    ("fault", "code"),
    [(Unavailable("the disk is full", again=True), "unavailable"), (OSError("a bug"), None)],
)
def test_a_move_that_is_not_kept_is_not_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: Exception, code: str | None
) -> None:
    with running(tmp_path) as server:
        _, _, table = begun(server, "kuhn")
        store = stuck(server, table, monkeypatch)
        heard: list[int | BaseException] = []

        async def fail() -> tuple[int, int]:
            before = table.at
            ended: asyncio.Future[int | BaseException] = asyncio.Future()
            assert begin(table, ended.set_result)
            assert table.lock.locked()
            assert not begin(table, heard.append)  # one at a time
            assert table.at == before  # nobody may see what is not durable
            store.asked[0].set_exception(fault)
            heard.append(await ended)
            assert not table.lock.locked()
            return before, table.at

        before, after = server.call(fail)
        assert before == after
        assert len(heard) == 1
        if code is None:
            assert heard[0] is fault
        else:
            assert isinstance(heard[0], Refusal)
            assert heard[0].code == code
        assert isinstance(fault, StoreError) == (code is not None)


def test_a_move_on_its_way_is_not_spelt_by_who_logs_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A loop logs the callback that raised, with all that a partial holds."""
    with running(tmp_path) as server:
        _, _, table = begun(server, "castle-combo")
        called: list[str] = []

        class Told(asyncio.Future[int]):
            def add_done_callback(self, call: Any, **_: Any) -> None:
                called.append(repr(call))

        async def look() -> None:
            monkeypatch.setattr(table.store, "append", lambda *_: Told())
            assert begin(table, lambda _: None)
            table.lock.release()

        server.call(look)
        assert len(called) == 1
        for word in ("Draft", "Move", "rows", "Chance"):
            assert word not in called[0]


def test_a_lock_is_handed_on_in_order_and_never_lost() -> None:
    async def run() -> list[str]:
        lock, had = TableLock(), list[str]()

        async def have(name: str) -> None:
            async with lock:
                had.append(name)
                await asyncio.sleep(0)

        assert lock.take()
        assert not lock.take()
        tasks = [asyncio.create_task(have(name)) for name in "abcd"]
        await asyncio.sleep(0)
        tasks[1].cancel()  # while it waits
        await asyncio.sleep(0)
        lock.release()
        tasks[0].cancel()  # in the moment in which it was handed over
        await asyncio.gather(*tasks, return_exceptions=True)
        assert not lock.locked()
        return had

    assert asyncio.run(run()) == ["c", "d"]
