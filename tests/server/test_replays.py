"""Looking back: moments, viewers, records, imports."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest
from tests.server.playing import Person, Server
from tests.server.test_matches import play_on

from regency.games import games
from regency.server.wire.bodies import PlayedSteps, ReplayState
from regency.server.wire.messages import FROM_SERVER

GOLDEN = sorted(path for game in games().values() for path in game.folder.glob("golden/*.ndjson"))


def test_every_moment_of_a_finished_match_from_everywhere(server: Server) -> None:
    person, eve = Person(server), Person(server, "Eve")
    table = person.open("castle-combo", ["me", "page"], start=True)
    with person.at(table) as socket:
        play_on(socket, random.Random(1))
    info = eve.http.get(f"/matches/{table}/replay").json()
    assert info["viewers"] == [-2, -1, 0, 1]
    assert info["over"]
    assert info["names"][0] == "Ann"
    for step in (0, 1, 2, info["steps"] // 2, info["steps"]):
        for viewer in info["viewers"]:
            answer = eve.http.get(f"/matches/{table}/replay/{step}", params={"viewer": viewer})
            ReplayState.model_validate_json(answer.content)
            state = answer.json()["state"]
            FROM_SERVER.validate_python(state)
            assert (state["at"], state["viewer"]) == (step, viewer)
            assert [one["at"] for one in state["log"]] == list(range(1, step + 1))
            assert (state["places"] is not None) == (step == info["steps"])
    short = eve.http.get(f"/matches/{table}/replay/9", params={"since": 8}).json()
    assert [one["at"] for one in short["state"]["log"]] == [9]
    assert eve.http.get(f"/matches/{table}/replay/{info['steps'] + 1}").status_code == 404


def test_the_steps_of_a_finished_match_can_be_had_and_of_no_other(server: Server) -> None:
    person, eve = Person(server), Person(server, "Eve")
    table = person.open("kuhn", ["me", "page"], start=True)
    assert person.http.get(f"/matches/{table}/steps").status_code == 403
    with person.at(table) as socket:
        play_on(socket, random.Random(1))
    told = eve.http.get(f"/matches/{table}/steps")
    steps = PlayedSteps.model_validate_json(told.content).steps
    info = eve.http.get(f"/matches/{table}/replay").json()
    assert len(steps) == info["steps"]
    assert steps[0].seat is None
    # Handed in again, they are the same match.
    match = {"game": "kuhn", "names": ["Ann", "page"], **told.json()}
    again = person.http.post("/matches", json=match).json()["id"]
    assert person.http.get(f"/matches/{again}/steps").json() == told.json()
    assert eve.http.get("/matches/nowhere/steps").status_code == 404


def test_a_running_match_shows_what_the_reader_may_know(server: Server) -> None:
    ann, bob, eve = (Person(server, name) for name in ("Ann", "Bob", "Eve"))
    table = ann.open("kuhn", ["me", "open"])
    bob.post(f"/tables/{table}/join")
    ann.post(f"/tables/{table}/start")
    with ann.at(table) as socket:
        socket.wait_for_state()
        cards = socket.state["view"]["cards"]
    assert ann.http.get(f"/matches/{table}/replay").json()["viewers"] == [-1, 0]
    assert eve.http.get(f"/matches/{table}/replay").json()["viewers"] == [-1]
    for person, viewer in ((ann, 1), (ann, -2), (eve, 0), (eve, -2)):
        answer = person.http.get(f"/matches/{table}/replay/1", params={"viewer": viewer})
        assert answer.status_code == 403
    own = ann.http.get(f"/matches/{table}/replay/1", params={"viewer": 0}).json()
    assert own["state"]["view"]["cards"] == cards
    for person, known in ((ann, 1), (eve, 0)):
        lines = person.http.get(f"/matches/{table}/record").text.splitlines()
        header, *steps = map(json.loads, lines)
        assert header["viewer"] == (0 if known else -1)
        assert "deal" not in header
        assert "seed" not in header["fair"]
        facts = [fact for step in steps for fact in step["facts"]]
        assert sum(fact["values"].get("card", -2) != -2 for fact in facts) == known


@pytest.mark.parametrize("path", GOLDEN[:: max(1, len(GOLDEN) // 6)], ids=lambda p: p.stem)
def test_a_record_from_elsewhere_can_be_looked_at(server: Server, path: Path) -> None:
    person = Person(server)
    text = path.read_text("utf-8")
    answer = person.http.post("/records", content=text)
    assert answer.status_code == 201, answer.text
    info = answer.json()
    last = person.http.get(f"/matches/{info['id']}/replay/{info['steps']}", params={"viewer": -2})
    result = json.loads(text.splitlines()[-1])["result"]
    assert last.json()["state"]["places"] == result["places"]
    assert person.http.get(f"/matches/{info['id']}/record").text == text


def test_a_wrong_record_is_refused_with_its_line(server: Server) -> None:
    person = Person(server)
    lines = GOLDEN[0].read_text("utf-8").splitlines(keepends=True)
    wrong = "".join([*lines[:3], lines[5], *lines[6:]])
    answer = person.http.post("/records", content=wrong)
    assert answer.status_code == 422
    assert answer.json()["reason"]["params"]["line"] == 4
    both = person.http.post("/records", content="".join(lines) * 2)
    assert both.json()["reason"] == {"key": "refused-one-match", "params": {"matches": 2}}
    assert person.http.post("/records", content=b"").status_code == 422
    assert person.http.post("/records", content=b"\xff\xfe{").status_code == 422
    assert person.http.post("/records", content="x" * 600_000).status_code == 413
    assert Person(server, None).http.post("/records", content="{}").status_code == 403


def test_what_is_not_there(server: Server) -> None:
    person = Person(server)
    for address in ("nothing", "record-nothing"):
        for path in ("replay", "replay/0", "record"):
            assert person.http.get(f"/matches/{address}/{path}").status_code == 404
    waiting = person.open("kuhn", ["me", "page"])
    assert person.http.get(f"/matches/{waiting}/replay").status_code == 409
