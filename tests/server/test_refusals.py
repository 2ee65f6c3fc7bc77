"""Whatever comes over the socket: a clear reason, and the state untouched."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from tests.server.playing import Person, Server, Socket

from regency.language import speaker
from regency.server.refusal import STATUS

Table = tuple[Person, Person, str]


@pytest.fixture
def table(server: Server) -> Table:
    """Two people at a match that has started; seat 0 is to act."""
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    address = ann.open("kuhn", ["me", "open"])
    bob.post(f"/tables/{address}/join")
    ann.post(f"/tables/{address}/start")
    return ann, bob, address


@pytest.fixture
def ann(table: Table) -> Iterator[Socket]:
    with table[0].at(table[2]) as socket:
        socket.wait_for_state()
        yield socket


@pytest.fixture
def bob(table: Table) -> Iterator[Socket]:
    with table[1].at(table[2]) as socket:
        socket.wait_for_state()
        yield socket


def refused(answer: dict[str, Any], code: str) -> None:
    assert (answer["type"], answer["code"]) == ("refused", code)
    assert answer["reason"]["key"].startswith(("refused-", "why-"))


def unchanged(socket: Socket) -> None:
    before = socket.state
    socket.ask("sync", since=0)
    if socket.state is before:
        socket.wait_for_state()
    assert socket.state["at"] == before["at"]
    assert socket.state["view"] == before["view"]


def test_out_of_turn(ann: Socket, bob: Socket) -> None:
    refused(bob.ask("play", at=bob.state["at"], action=0), "not-your-turn")
    unchanged(ann)


def test_an_action_the_rules_do_not_allow(server: Server) -> None:
    person = Person(server)
    table = person.open("castle-combo", ["me", "page"], start=True)
    with person.at(table) as socket:
        socket.wait_for_state()
        answer = socket.ask("play", at=socket.state["at"], action=8)  # nothing is taken yet
        refused(answer, "illegal")
        assert answer["clause"] == "CC-4"
        refused(socket.ask("play", at=socket.state["at"], action=65_535), "illegal")
        unchanged(socket)


def test_a_state_that_has_passed(ann: Socket) -> None:
    refused(ann.ask("play", at=ann.state["at"] - 1, action=0), "stale")
    refused(ann.ask("preview", at=ann.state["at"] + 1, action=0), "stale")
    unchanged(ann)


def test_the_same_move_twice(ann: Socket) -> None:
    at = ann.state["at"]
    first, second = (ann.send("play", at=at, action=0) for _ in range(2))
    assert ann.answer(first)["type"] == "done"
    refused(ann.answer(second), "stale")


def test_two_clients_play_one_seat(table: Table, ann: Socket) -> None:
    with table[0].at(table[2]) as again:
        again.wait_for_state()
        refs = [socket.send("play", at=ann.state["at"], action=0) for socket in (ann, again)]
        answers = [socket.answer(ref) for socket, ref in zip((ann, again), refs, strict=True)]
        assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
        assert {answer.get("code") for answer in answers} == {None, "stale"}


@pytest.mark.parametrize(
    "raw",
    [
        "",
        "{",
        "[]",
        "null",
        "17",
        '{"type": "play"}',
        '{"type": "play", "at": 1, "action": "0"}',
        '{"type": "play", "at": 1, "action": 0, "seat": 1}',
        '{"type": "play", "at": 1.5, "action": 0}',
        '{"type": "play", "at": -1, "action": 0}',
        '{"type": "play", "at": 1, "action": 1e400}',
        '{"type": "nothing"}',
        '{"type": "chat", "text": ""}',
        '{"type": "chat", "text": "\\ud800"}',
        '{"type": "look", "seat": 99}',
        '{"type": "phrase", "phrase": "phrase-unheard-of"}',
        '{"ref": -5, "type": "ping"}',
        b"\x00\xff\xfe",
    ],
)
def test_malformed(ann: Socket, raw: str | bytes) -> None:
    ann.socket.send(raw)
    refused(ann.until(lambda m: "ref" in m), "malformed")
    unchanged(ann)


def test_a_malformed_request_is_answered_under_its_ref(ann: Socket) -> None:
    ann.socket.send(json.dumps({"type": "play", "ref": 77}))
    assert ann.until(lambda m: "ref" in m)["ref"] == 77


def test_huge(ann: Socket) -> None:
    ann.socket.send(json.dumps({"type": "chat", "text": "a" * 10_000}))
    refused(ann.until(lambda m: "ref" in m), "too-large")
    unchanged(ann)


def test_a_spectator_has_no_seat(server: Server, table: Table) -> None:
    with Person(server, "Eve").at(table[2]) as eve:
        eve.wait_for_state()
        at = eve.state["at"]
        assert eve.state["legal"] == []
        for kind, values in (
            ("play", {"at": at, "action": 0}),
            ("preview", {"at": at, "action": 0}),
            ("why", {"at": at, "action": 0}),
            ("hint", {"at": at}),
            ("undo", {"at": at}),
        ):
            refused(eve.ask(kind, **values), "no-seat")
        refused(eve.ask("look", seat=0), "not-allowed")
        refused(eve.ask("answer-undo", agree=True), "not-allowed")


def test_before_the_start_and_after_the_end(server: Server) -> None:
    person = Person(server)
    table = person.open("kuhn", ["me", "Bea"])
    with person.at(table) as socket:
        refused(socket.ask("play", at=0, action=0), "not-started")
        refused(socket.ask("sentences"), "not-started")
        person.post(f"/tables/{table}/start")
        for _ in range(2):
            socket.see(lambda m: m["hand_over"] is not None)
            socket.ask("look", seat=socket.state["hand_over"])
            socket.see(lambda m: m["legal"])
            socket.play(0)
        socket.see(lambda m: m["places"])
        at = socket.state["at"]
        if socket.state["hand_over"] is not None:
            socket.ask("look", seat=socket.state["hand_over"])
        refused(socket.ask("play", at=at, action=0), "over")
        refused(socket.ask("preview", at=at, action=0), "over")
        refused(socket.ask("undo", at=at), "over")


def test_nobody_without_a_name_talks(server: Server, table: Table) -> None:
    with Person(server, None).at(table[2]) as eve:
        refused(eve.ask("chat", text="hello"), "not-allowed")


def test_every_reason_can_be_said() -> None:
    for language in ("en", "fr", "uk", "ru", "zh-Hant"):
        voice = speaker(None, language)
        from regency.core.text import text

        for code in STATUS:
            values = {"bytes": 5, "kilobytes": 1} if code == "too-large" else {}
            assert voice.say(text(f"refused-{code}", **values))
