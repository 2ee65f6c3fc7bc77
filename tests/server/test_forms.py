"""The two forms of frames: who asks for which gets it, at every table that it goes on to."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.server.playing import PATIENCE, Person, Server
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from regency.core.wasm.manifest import MANIFEST
from regency.games import games
from regency.server.tables.info import module_of
from regency.server.wire.common import API, Form

TYPES: dict[Form, str] = {"record": "state", "drawn": "drawn"}


@pytest.mark.parametrize("form", TYPES)
def test_a_connection_keeps_its_form_over_a_rematch(server: Server, form: Form) -> None:
    ann, ben = Person(server, "Ann"), Person(server, "Ben")
    table = ann.open("kuhn", ["me", "open"])
    ben.post(f"/tables/{table}/join")
    ann.post(f"/tables/{table}/start")
    with ann.at(table, form=form) as watched, ann.at(table) as one, ben.at(table) as two:
        heard = [watched.wait_for_state()["type"]]
        one.wait_for_state()
        two.wait_for_state()
        for socket in (one, two):  # check and check
            socket.see(lambda state: state["legal"])
            socket.play(0)
        watched.see(lambda state: state["places"] is not None)
        heard.append(watched.state["type"])
        following = ann.post(f"/tables/{table}/rematch")["id"]
        ann.post(f"/tables/{following}/start")
        watched.send("follow")
        watched.until(lambda message: message.get("table", {}).get("id") == following)
        heard.append(watched.wait_for_state()["type"])
        heard.append(watched.until(lambda m: m["type"] in (*TYPES.values(), "done"))["type"])
    assert heard == [TYPES[form]] * 3 + ["done"]


def test_who_says_nothing_is_sent_records(server: Server) -> None:
    ann = Person(server)
    table = ann.open("kuhn", ["me", "page"], start=True)
    with connect(f"{server.address.replace('http', 'ws')}{API}/tables/{table}/ws") as socket:
        kinds = [json.loads(socket.recv(PATIENCE))["type"] for _ in range(2)]
    assert kinds == ["table", "state"]


@pytest.mark.parametrize("form", ["state", "", "Record", "drawn,record"])
def test_a_form_there_is_not_is_refused_with_those_there_are(server: Server, form: str) -> None:
    ann = Person(server)
    table = ann.open("kuhn", ["me", "page"], start=True)
    with pytest.raises(InvalidStatus) as refused, ann.at(table, form=form):
        pass
    answer = refused.value.response
    assert answer.status_code == 400
    assert answer.headers["Content-Type"] == "application/problem+json"
    assert answer.body is not None
    assert json.loads(answer.body)["detail"] == "form: there is record and drawn"


def test_a_table_names_the_module_of_its_rules(server: Server) -> None:
    ann = Person(server)
    for name, game in games().items():
        table = ann.open(name, ["me", "page"])
        manifest = json.loads((game.folder / MANIFEST).read_text("utf-8"))
        assert ann.http.get(f"/tables/{table}").json()["module"] == manifest["sources"]


def test_a_game_without_a_module_names_none(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("regency.server.tables.info.MANIFEST", tmp_path / "none.json")
    assert module_of.__wrapped__("kuhn") is None
    assert module_of.__wrapped__("no-such-game") is None
