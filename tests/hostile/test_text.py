"""Half characters are refused and never kept; names hold what can be seen."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.server.playing import Person, Server

from regency.core.match import Position
from regency.core.names import LONGEST_NAME, clean
from regency.core.notation import verify, write_match
from regency.games import game, games
from regency.server.net.security import HEADERS
from regency.server.tables import info

HALF = "\ud800"
SEATS = [{"kind": "me"}, {"kind": "open"}]


def raw(body: Any) -> bytes:
    """Return JSON in which half a character is written as an escape."""
    return json.dumps(body).encode()


@pytest.mark.finding("T15")
@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("PUT", "/me", {"name": f"Ann{HALF}", "language": "en"}),
        ("PUT", "/me", {"name": "Ann", "language": HALF}),
        ("POST", "/tables", {"game": HALF, "seats": SEATS}),
        ("POST", "/tables", {"game": "kuhn", "seats": [{"kind": "me", "name": HALF}, SEATS[1]]}),
        ("POST", "/tables", {"game": "kuhn", "seats": SEATS, "options": {HALF: 1}}),
        ("POST", "/tables", {"game": "kuhn", "seats": SEATS, "options": {"x": HALF}}),
        ("POST", "/tables", {"game": "kuhn", "seats": SEATS, "stand_in": HALF}),
        ("POST", "/tables", {"game": "kuhn", "seats": SEATS, HALF: 1}),
        ("PATCH", "/tables/{table}", {"stand_in": HALF}),
        ("POST", "/tables/{table}/word", {"word": HALF}),
        ("POST", "/tables/{table}/stand-in", {"seat": 0, "level": HALF}),
    ],
)
def test_half_a_character_is_refused_everywhere(
    server: Server, method: str, path: str, body: Any
) -> None:
    person = Person(server)
    table = person.open("kuhn", ["me", "open"])
    answer = person.http.request(
        method,
        path.format(table=table),
        content=raw(body),
        headers={"Content-Type": "application/json"},
    )
    assert answer.status_code == 422, answer.text
    assert answer.headers["content-type"] == "application/problem+json"
    for name, value in HEADERS.items():
        assert answer.headers[name] == value


@pytest.mark.finding("T15")
def test_half_a_character_over_the_socket_is_malformed(server: Server) -> None:
    person = Person(server)
    table = person.open("kuhn", ["me", "page"], start=True)
    with person.at(table) as socket:
        socket.wait_for_state()
        for kind, values in (("chat", {"text": HALF}), ("phrase", {"phrase": HALF})):
            socket.send(kind, **values)
            answer = socket.until(lambda message: message["type"] == "refused")
            assert answer["code"] == "malformed"
        assert socket.ask("chat", text="whole")["type"] == "done"
        lines = server.services.registry.tables[table].chat.lines
        assert [line["text"] for line in lines] == ["whole"]


def a_record(**header: Any) -> bytes:
    position = Position(game("kuhn"), seats=2, machine="python")
    position.chance((2, 0))
    for seat, action in ((0, 0), (1, 1), (0, 1)):
        position.play(seat, action)
    lines = write_match(position.match, "python").splitlines()
    first = json.loads(lines[0]) | header
    return "\n".join([json.dumps(first), *lines[1:], ""]).encode()


@pytest.mark.finding("T15", "T20")
@pytest.mark.parametrize(
    ("header", "says"),
    [
        ({"names": [HALF, "Bob"]}, "half of a character"),
        ({"names": ["Ann", "Bob"], "note": {"deep": [HALF]}}, "half of a character"),
        ({"names": ["A" * 400_000, "Bob"]}, f"at most {LONGEST_NAME} characters"),
        ({"names": ["Ann\u0000", "Bob"]}, "cannot be seen"),
        ({"names": ["Ann\nBob", "Bob"]}, "cannot be seen"),
        ({"names": ["\u202enna", "Bob"]}, "cannot be seen"),
        ({"names": ["A\u200bnn", "Bob"]}, "cannot be seen"),
    ],
)
def test_a_record_with_a_bad_name_is_refused_with_its_line_and_not_kept(
    server: Server, header: dict[str, Any], says: str
) -> None:
    person = Person(server)
    assert person.http.post("/records", content=a_record(names=["Ann", ""])).status_code == 201
    answer = person.http.post("/records", content=a_record(**header))
    assert answer.status_code == 422, answer.text
    for name, value in HEADERS.items():
        assert answer.headers[name] == value
    assert answer.json()["reason"]["params"]["line"] == 1
    told = next(iter(verify(a_record(**header), games())))
    assert says in str(told.error), "the terminal says it in full"
    cookie = person.http.cookies.get("regency")
    guest = server.services.desk.known(cookie)
    assert guest is not None
    kept = server.call(lambda: server.services.store.brought(guest.identity))
    assert len(kept) == 1


@pytest.mark.finding("T20")
@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("Ann\u0000Lee", "Ann Lee"),
        ("Ann\nLee", "Ann Lee"),
        ("\u202eeel\u202c", "eel"),
        ("A\u200bn\u200dn\ufeff", "Ann"),
        ("\u2066Ann\u2069", "Ann"),
        ("Ann\u3164\u3164", "Ann"),
        ("Олена 桌", "Олена 桌"),
    ],
)
def test_names_hold_what_can_be_seen(server: Server, given: str, shown: str) -> None:
    person = Person(server, given)
    assert person.http.get("/me").json()["name"] == shown
    seats = [{"kind": "me"}, {"kind": "me", "name": given}]
    table = person.post("/tables", game="kuhn", seats=seats)
    assert [seat["name"] for seat in table["seats"]] == [shown, shown]
    told = person.http.get(f"/tables/{table['id']}").json()
    assert [seat["name"] for seat in told["seats"]] == [shown, shown]


@pytest.mark.finding("T20")
@pytest.mark.parametrize(
    "nothing", ["\u0000", "\u200b\u200b", "\u202e", "\u3164", "\n \t", "\u2800"]
)
def test_a_name_of_which_nothing_can_be_seen_is_refused(server: Server, nothing: str) -> None:
    person = Person(server)
    answer = person.http.put("/me", json={"name": nothing, "language": "en"})
    assert (answer.status_code, answer.json()["reason"]["key"]) == (422, "refused-name")
    seats = [{"kind": "me"}, {"kind": "me", "name": nothing}]
    answer = person.http.post("/tables", json={"game": "kuhn", "seats": seats})
    assert (answer.status_code, answer.json()["reason"]["key"]) == (422, "refused-name")


@pytest.mark.finding("T15")
def test_a_failure_of_ours_has_the_headers_and_says_nothing(
    server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken() -> None:
        raise LookupError("the king of hearts")

    monkeypatch.setattr(info, "bot_infos", broken)
    answer = Person(server).http.get("/bots")
    assert answer.status_code == 500
    assert answer.headers["content-type"] == "application/problem+json"
    for name, value in HEADERS.items():
        assert answer.headers[name] == value
    assert "king" not in answer.text + caplog.text
    assert "LookupError" in caplog.text


def test_a_long_name_is_cut_to_what_can_be_seen() -> None:
    assert clean("\u200b" * 50 + "Ann Lee", 4) == "Ann"
