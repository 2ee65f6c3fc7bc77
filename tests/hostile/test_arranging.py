"""Arranging a table as fast as it goes, with many who look on: it is counted, and told once."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack
from http import HTTPStatus
from pathlib import Path
from typing import Any

import pytest
from tests.server.playing import Person, Server, Socket, running

from regency.server.net import connection
from regency.server.ops.limits import RATES, Rate
from regency.server.tables.info import seen_as, table_info
from regency.server.tables.table import Table

pytestmark = pytest.mark.finding("T32")

#: Changes that are allowed here before it is too much.
FEW = 3
MANY = 12

#: Everything by which people arrange something at a table, over HTTP …
BY_HTTP: list[tuple[str, str, dict[str, Any] | None]] = [
    ("PATCH", "/tables/{}", {"hints": False}),
    ("POST", "/tables/{}/leave", None),
    ("POST", "/tables/{}/start", None),
    ("POST", "/tables/{}/word", {"word": "tulip"}),
    ("POST", "/tables/{}/stand-in", {"seat": 0, "level": "page"}),
    ("POST", "/tables/{}/resign", {}),
    ("POST", "/tables/{}/remove", {"seat": 1}),
    ("DELETE", "/me/tables/{}", None),
]
#: … and over a WebSocket.
BY_SOCKET: dict[str, dict[str, Any]] = {
    "undo": {"at": 1},
    "answer-undo": {"agree": True},
    "withdraw-undo": {},
    "answer-seat": {"agree": True},
    "withdraw-seat": {},
    "answer-stand-in": {"agree": True},
    "abort": {},
    "answer-abort": {"agree": True},
    "withdraw-abort": {},
}


@pytest.fixture
def strict(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    monkeypatch.setitem(RATES, "arrange", Rate(FEW, 0.0))
    with running(tmp_path, limits=True) as server:
        yield server


def live(server: Server, table: str) -> Table:
    return server.services.registry.tables[table]


def test_everything_that_is_arranged_is_counted(strict: Server) -> None:
    ann, bob = Person(strict, "Ann"), Person(strict, "Bob")
    table = ann.open("kuhn", ["me", "open"])
    change = {"hints": False}
    for _ in range(FEW):
        assert ann.http.patch(f"/tables/{table}", json=change).status_code == HTTPStatus.OK
    for method, path, body in BY_HTTP:
        answer = ann.http.request(method, path.format(table), json=body)
        assert answer.status_code == HTTPStatus.TOO_MANY_REQUESTS, path
    with ann.at(table) as socket:
        for kind, values in BY_SOCKET.items():
            assert socket.ask(kind, **values)["code"] == "too-many", kind
        assert socket.ask("ping")["type"] == "pong"
    theirs = bob.open("kuhn", ["me", "open"])  # of the same address
    assert bob.http.patch(f"/tables/{theirs}", json=change).status_code == HTTPStatus.OK


def test_requests_of_a_socket_are_counted(strict: Server) -> None:
    ann = Person(strict, "Ann")
    table = ann.open("kuhn", ["me", "page"], start=True)
    with ann.at(table) as socket:
        codes = [socket.ask("withdraw-abort")["code"] for _ in range(FEW + 1)]
    assert "too-many" not in codes[:FEW]
    assert codes[FEW] == "too-many"


def test_a_change_is_written_once_for_all_who_see_the_same(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, written = Person(server, "Ann"), Counter[str | None]()
    table = ann.open("kuhn", ["me", "open"])
    named = [Person(server, f"Guest {number}") for number in range(3)]

    def counted(of: Table, identity: str | None) -> dict[str, Any]:
        written[identity] += 1
        return table_info(of, identity)

    with ExitStack() as links:
        lookers = [*[ann] * 2, *named, *[Person(server, None)] * MANY]
        sockets = [links.enter_context(one.at(table)) for one in lookers]
        for socket in sockets:
            until_all_are_here(socket, len(named) + MANY)
        server.call(lambda: presence_told(live(server, table)))
        monkeypatch.setattr(connection, "table_info", counted)
        assert ann.http.patch(f"/tables/{table}", json={"hints": False}).is_success
        for socket in sockets:
            until_hints_are_off(socket)
        assert [socket.table["host"] for socket in sockets[:3]] == [True, True, False]
    assert len(written) == 2  # the host, and everybody else
    assert set(written.values()) == {1}


async def presence_told(table: Table) -> None:
    """Wait until everybody has been told of the last who came."""
    while table.listeners._presence is not None:
        await asyncio.sleep(0.01)


def until_hints_are_off(socket: Socket) -> None:
    while socket.table["hints"]:
        socket.receive()


def until_all_are_here(socket: Socket, watching: int) -> None:
    while not socket.table or socket.table["watching"] < watching:
        socket.receive()


def test_changes_of_one_moment_are_told_together(server: Server) -> None:
    ann = Person(server, "Ann")
    table = ann.open("kuhn", ["me", "open"])
    with ann.at(table) as socket:
        server.call(lambda: presence_told(live(server, table)))
        told_before(socket)

        async def change() -> None:
            for _ in range(MANY):
                live(server, table).listeners.tell_table()

        server.call(change)
        assert told_before(socket) == 1


def told_before(socket: Socket) -> int:
    """Return how often a connection was told of its table before a notice that follows."""
    told = 0

    def notice(message: dict[str, Any]) -> bool:
        nonlocal told
        told += message["type"] == "table"
        return bool(message["type"] == "pong")

    socket.send("ping")
    socket.until(notice)
    return told


def test_the_table_is_told_before_the_answer_and_the_match(server: Server) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = ann.open("kuhn", ["me", "open"])
    bob.post(f"/tables/{table}/join")
    ann.post(f"/tables/{table}/start")
    with ann.at(table) as hers, bob.at(table) as his:
        for socket in (hers, his):
            socket.wait_for_state()
        assert hers.ask("abort")["type"] == "done"
        assert hers.table["abort"] is not None
        his.until(lambda message: message["type"] == "table" and message["table"]["abort"])


def test_who_sees_a_table_as_nobody_does_really(server: Server) -> None:
    """What is written once for many holds nothing of one of them."""
    people = [Person(server, name) for name in ("Ann", "Bob", "Cid", "Dan")]
    ann, bob, cid, _ = people
    table = ann.open("kuhn", ["me", "open"])
    bob.post(f"/tables/{table}/join")
    ann.post(f"/tables/{table}/start")
    cid.post(f"/tables/{table}/join", seat=1)  # asks for the seat
    identities = [one.http.get("/me/data").json()["identity"] for one in people]

    async def look() -> list[tuple[str | None, bool]]:
        of, plain = live(server, table), table_info(live(server, table), None)
        return [(seen_as(of, one), table_info(of, one) == plain) for one in identities]

    found = server.call(look)
    assert [one for one, _ in found] == [*identities[:3], None]
    assert [plain for _, plain in found] == [False, False, False, True]


def test_who_is_here_is_known_without_looking_at_everybody(server: Server) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = ann.open("kuhn", ["me", "open"])
    identity = ann.http.get("/me/data").json()["identity"]
    with ExitStack() as links:
        sockets = [links.enter_context(one.at(table)) for one in (ann, ann, bob, Person(server))]
        for socket in sockets:
            until_all_are_here(socket, 2)
        listeners = live(server, table).listeners
        assert listeners.present == Counter(one.identity for one in listeners)
        assert listeners.present[identity] == 2
