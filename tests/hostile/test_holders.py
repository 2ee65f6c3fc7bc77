"""The record says who held which seat when, and what was only practice."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from tests.hostile.test_seats import changed, table_of
from tests.server.playing import Person, Server
from tests.server.test_matches import play_on, play_together

from regency.core.fair import verify_fair
from regency.core.notation import line_ends, read_matches
from regency.games import games
from regency.server.tables.story import Deed, Held, held_notes, holders, longer


def record_of(person: Person, table: str) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """Return a finished match's header and its lines of moves and chance; checks all of it."""
    text = person.http.get(f"/matches/{table}/record").content
    (verdict,) = verify_fair(text, games())
    assert verdict.error is None
    header, *lines, result = [json.loads(line) for line in text.splitlines()]
    assert "result" in result
    assert len(line_ends(read_matches(text, games())[0])) == len(lines)
    return header, lines


@pytest.mark.finding("T1")
def test_the_header_says_who_held_which_seat_when(server: Server) -> None:
    (ann, bob), table = table_of(server, "castle-combo", "Ann", "Bob", "page")
    guest = Person(server, "Lea")
    dice = random.Random(2)
    with ann.at(table) as first, bob.at(table) as second, guest.at(table) as third:
        for socket in (first, second, third):
            socket.wait_for_state()
        while first.state["to_act"] == [0]:
            first.reach(first.play(first.state["legal"][0]["action"])["at"])
        ann.post(f"/tables/{table}/remove", seat=1)  # on Bob's turn: a bot makes his move
        first.see(lambda m: m["to_act"] == [0])
        bob.post(f"/tables/{table}/stand-in", seat=1, level=None)
        changed(second, lambda m: not m["seats"][1]["stand_in"])
        # On Ann's turn: nothing is played while a bot stands in, and the header says nothing of it.
        bob.post(f"/tables/{table}/stand-in", seat=1, level="page")
        bob.post(f"/tables/{table}/stand-in", seat=1, level=None)
        guest.post(f"/tables/{table}/join", seat=2)
        first.ask("answer-seat", agree=True)
        second.ask("answer-seat", agree=True)
        third.see(lambda m: m["viewer"] == 2)
        for socket in (first, second):
            socket.reach(third.state["at"])
        play_together([first, second, third], first, dice)
    header, lines = record_of(ann, table)
    level = changed_level(header)
    stood = next(n for n, line in enumerate(lines) if line.get("seat") == 1)
    again = next(n for n, line in enumerate(lines) if n > stood and line.get("seat") == 0)
    assert header["held"] == [
        {"seat": 0, "from": 0, "name": "Ann"},
        {"seat": 1, "from": 0, "name": "Bob"},
        {"seat": 2, "from": 0, "bot": "page"},
        {"seat": 1, "from": stood, "name": "Bob", "stand_in": level, "why": "removed"},
        {"seat": 1, "from": again, "name": "Bob"},
        {"seat": 2, "from": again, "name": "Lea"},
    ]
    assert header["names"] == ["Ann", "Bob", "Lea"]
    assert "practice" not in header


def changed_level(header: dict[str, Any]) -> str:
    (found,) = {note["stand_in"] for note in header["held"] if "stand_in" in note}
    return str(found)


@pytest.mark.finding("F5")
def test_practice_stands_in_the_header(server: Server) -> None:
    person = Person(server, "Ann")
    table = after_a_bot_acted(person)
    with person.at(table) as socket:
        socket.wait_for_state()
        answer = socket.ask("undo", at=socket.state["at"])
        assert answer["type"] == "done", answer
        socket.reach(answer["at"])
        play_on(socket, random.Random(5))
        changed(socket, lambda m: m["stage"] == "over")
    header, _ = record_of(person, table)
    assert header["practice"] is True
    assert header["held"] == [
        {"seat": 0, "from": 0, "name": "Ann"},
        {"seat": 1, "from": 0, "bot": "page"},
    ]


def after_a_bot_acted(person: Person) -> str:
    """Return a table of Kuhn poker where someone checked and a bot bet."""
    while True:
        table = person.open("kuhn", ["me", "page"], start=True)
        with person.at(table) as socket:
            socket.wait_for_state()
            socket.reach(socket.play(0)["at"])
            socket.see(lambda m: m["legal"] or m["places"])
            if not socket.over():
                return table


def deed(kind: Any, at: int, seat: int = 0, name: str = "Ann", level: str | None = None) -> Deed:
    return Deed(at, 0, kind, seat, name, level=level, why="time" if level else None)


def test_what_was_taken_back_does_not_count() -> None:
    """The match went from 10 back to 4: of the steps up to 9 three are left."""
    began = [Held(0, 0, "Ann", None)]
    story = [deed("stood-in", 9, level="page"), deed("came-back", 12)]
    steps = [1, 2, 4, 11, 12, 13]
    assert [held.steps for held in holders(began, story, steps)] == [0, 3, 5]


def test_someone_who_held_a_seat_without_a_line_is_named() -> None:
    held = [
        Held(0, 0, None, "page"),
        Held(0, 5, "Lea", None),
        Held(0, 5, "Lea", "page", "left"),
        Held(0, 5, "Max", None),
        Held(0, 9, "Max", "page", "time"),
        Held(0, 9, "Max", None),
    ]
    assert held_notes(held, range(1, 20)) == [
        {"seat": 0, "from": 0, "bot": "page"},
        {"seat": 0, "from": 5, "name": "Lea"},
        {"seat": 0, "from": 5, "name": "Max"},
    ]


def test_a_long_story_forgets_undos_first_and_holders_never() -> None:
    def moved(seat: int, after: int, until: int) -> bool:
        """Seat 0 moves all the time, seat 1 never."""
        return seat == 0 and until > after

    story: tuple[Deed, ...] = (deed("sat-down", 1, 1, "Lea"), deed("seat-asked", 1, 1, "Max"))
    for at in range(2, 300):
        story = longer(story, deed("undone", at), moved)
    assert len(story) == 120
    assert [line.kind for line in story[:3]] == ["sat-down", "seat-asked", "undone"]
    assert story[-1].at == 299
    for at in range(300, 420):
        kind = "stood-in" if at % 2 else "came-back"
        story = longer(story, deed(kind, at, 1), moved)
    for at in range(500, 700):
        kind = "stood-in" if at % 2 else "came-back"
        story = longer(story, deed(kind, at, 0), moved)
    held = [line for line in story if line.seat == 0]
    assert [line.at for line in held] == list(range(500, 700))
    assert [line.kind for line in story if line.seat == 1] == ["sat-down", "stood-in"]
