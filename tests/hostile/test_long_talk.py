"""What is said at a table without end does not grow without end."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.server.playing import Person, Server, running

from regency.bench.postgres import Postgres
from regency.store import store

pytestmark = pytest.mark.finding("T34")

KEPT, MORE, SAID = 6, 3, 20


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str | None:
    if request.param == "sqlite":
        return None
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.new_database()


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "CHAT_KEPT", KEPT)
    monkeypatch.setattr(store, "CHAT_MORE", MORE)


def kept(server: Server, table: str) -> list[bytes]:
    found = server.call(lambda: server.services.store.load(table))
    assert found is not None
    return list(found.chat)


def lines_of(person: Person, table: str) -> list[dict[str, Any]]:
    with person.at(table) as socket:
        socket.ask("ping")
        return socket.chat


def test_the_oldest_lines_go_and_numbers_go_on(tmp_path: Path, database: str | None) -> None:
    with running(tmp_path, database=database) as server:
        ann = Person(server, "Ann")
        table = ann.open("kuhn", ["me", "open"])
        with ann.at(table) as socket:
            for number in range(SAID):
                assert socket.ask("chat", text=f"line {number}")["type"] == "done"
                assert len(kept(server, table)) <= KEPT + MORE
        chat = server.services.registry.tables[table].chat
        assert KEPT <= len(chat.lines) <= KEPT + MORE
        assert len(chat._by) == len(chat._said) == len(chat.lines)
        assert [line["number"] for line in lines_of(ann, table)][-1] == SAID - 1
    with running(tmp_path, database=database) as server:  # … and after a restart
        again = Person(server, None)
        again.http.cookies.update(ann.http.cookies)
        shown = lines_of(again, table)
        assert [line["text"] for line in shown] == [f"line {line['number']}" for line in shown]
        assert shown[-1]["number"] == SAID - 1
        assert again.http.get(f"/tables/{table}").json()["lines"] == SAID
        with again.at(table) as socket:
            socket.ask("chat", text="one more")
            assert socket.chat[-1]["number"] == SAID
        said = again.http.get("/me/data").json()["chat"]
        assert [line["number"] for line in said] == [*[one["number"] for one in shown], SAID]
        assert again.http.delete("/me").is_success
        assert b"line" not in b"".join(kept(server, table))


def test_lines_that_are_left_can_be_brought_along_and_signed(server: Server) -> None:
    guest, ann = Person(server, "Guest"), Person(server, "Ann")
    table = guest.open("kuhn", ["me", "page"], start=True)
    with guest.at(table) as socket:
        socket.wait_for_state()
        for number in range(SAID):
            socket.ask("chat", text=f"line {number}", once=f"mark-{number:04}")
        socket.ask("chat", text="again", once=f"mark-{SAID - 1:04}")  # as after a lost connection
        while not socket.over():
            if socket.state["legal"]:
                socket.reach(socket.play(0)["at"])
            else:
                socket.receive()
    following = guest.post(f"/tables/{table}/rematch")["id"]
    brought = lines_of(guest, following)
    assert brought[-1]["text"] == f"line {SAID - 1}"
    guest.post("/links/use", secret=ann.post("/me/link", settings="{}")["secret"])
    said = ann.http.get("/me/data").json()["chat"]
    left = [line["text"] for line in said if line["table"] == table]
    assert left == [f"line {number}" for number in range(SAID - len(left), SAID)]
    assert len(left) >= KEPT
