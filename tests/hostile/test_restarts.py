"""What people arranged outlives a restart, and what was kept by an older server can be read."""

from __future__ import annotations

import random
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from tests.hostile.test_seats import changed, kinds
from tests.server.playing import Person, Server, running
from tests.server.test_matches import play_on

from regency.server.tables import late
from regency.server.tables.seats import read_plan
from regency.store import Table as Kept
from regency.store import TableState

#: A plan as it was kept before seats had a reason, words a seat and tables a story.
OLD: dict[str, Any] = {
    "host": "ann",
    "seats": [
        {"kind": "person", "name": "Ann", "identity": "ann", "level": "page"},
        {"kind": "bot", "name": "Bob", "identity": None, "level": "knight"},
        {"kind": "empty", "name": "", "identity": None, "level": None},
    ],
    "options": {"open_row": 3},
    "bank": 60000,
    "increment": 0,
    "granted": [0, 100, 0],
    "stand_in": "knight",
    "public": False,
    "spectators": True,
    "rematch": None,
}


def test_an_older_plan_is_read_and_kept_as_it_is_now() -> None:
    plan = read_plan(OLD)
    assert [seat.kind for seat in plan.seats] == ["person", "bot", "empty"]
    assert (plan.seats[0].stand_in, plan.seats[0].why) == (True, None)
    assert (plan.story, plan.worded, plan.met, plan.practice) == ((), (), (), False)
    assert [held.note(0) for held in plan.holders([1, 2])][1] == {
        "seat": 1,
        "from": 0,
        "bot": "knight",
    }
    assert read_plan(plan.to_json()) == plan
    assert {key: plan.to_json()[key] for key in OLD if key not in ("seats", "granted")} == {
        key: value for key, value in OLD.items() if key not in ("seats", "granted")
    }


def test_an_older_match_is_played_on(server: Server) -> None:
    """A match of Kuhn poker that an older server began, with a seat its person had left."""
    ann = Person(server, "Ann")
    mine = server.services.registry.tables[ann.open("kuhn", ["me", "page"])].plan.host
    seats = [
        {"kind": "person", "name": "Ann", "identity": mine, "level": None},
        {"kind": "bot", "name": "Bob", "identity": None, "level": "page"},
    ]
    plan = {**OLD, "host": mine, "seats": seats, "options": {}, "bank": None, "granted": []}
    state = TableState("playing", plan, ("tulip",), frozenset([mine]))
    game = server.services.games["kuhn"]
    kept = Kept("an-older-match", "kuhn", game.rules_version, 0, bytes(range(32)), state)
    server.call(partial(server.services.store.create, kept))
    with ann.at(kept.id) as socket:
        socket.wait_for_state()
        assert socket.table["story"] == []
        assert ann.refused(f"/tables/{kept.id}/join", seat=1) == "no-seat"
        play_on(socket, random.Random(1))
        changed(socket, lambda m: m["stage"] == "over")
    record = ann.http.get(f"/matches/{kept.id}/record")
    assert '"held": [{"seat": 0, "from": 0, "name": "Ann"}' in record.text


@pytest.mark.finding("T1", "T3")
def test_seats_askings_and_the_story_outlive_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ann, bob, lea = (Person(server, name) for name in ("Ann", "Bob", "Lea"))
        table = ann.open("kuhn", ["me", "open"])
        bob.post(f"/tables/{table}/join")
        ann.post(f"/tables/{table}/start")
        with ann.at(table) as first, bob.at(table) as second:
            first.wait_for_state()
            second.reach(first.play(0)["at"])
            first.reach(second.play(1)["at"])
            assert first.ask("undo", at=first.state["at"])["type"] == "done"
        lea.post(f"/tables/{table}/join", seat=1)
        ann.post(f"/tables/{table}/remove", seat=1)
        cookies = [dict(person.http.cookies) for person in (ann, bob)]
    with running(tmp_path) as server:
        ann, bob = (Person(server, None) for _ in cookies)
        for person, cookie in zip((ann, bob), cookies, strict=True):
            person.http.cookies.update(cookie)
        with bob.at(table) as second:
            told = changed(second, lambda m: m["story"])
            assert (told["seats"][1]["mine"], told["seats"][1]["why"]) == (True, "removed")
            assert kinds(told) == ["undo-asked", "seat-asked", "stood-in", "seat-refused"]
            assert told["asked"] is None  # who asked has to ask again
            assert told["undo"] == {"seat": 0, "agreed": [], "waiting": [1]}
            assert second.ask("answer-undo", agree=True)["type"] == "done"
            assert "undone" in kinds(changed(second, lambda m: not m["undo"]))


def test_a_guest_may_ask_so_often_and_no_more(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(late, "MOST_MET", 2)
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = ann.open("kuhn", ["me", "open"])
    bob.post(f"/tables/{table}/join")
    ann.post(f"/tables/{table}/start")
    assert Person(server, "Lea").refused(f"/tables/{table}/join", seat=1) == "too-many"
