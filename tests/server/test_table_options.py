"""What a table allows is kept by the server, not only by its pages."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.hostile.test_seats import changed, kinds, table_of
from tests.server.playing import Person, Server

from regency.records import verify

#: What the host may switch, and to what.
OTHERWISE: dict[str, Any] = {
    "spectators": False,
    "hints": False,
    "takebacks": False,
    "chat": "none",
}


def test_where_hints_are_off_the_server_gives_none(server: Server) -> None:
    (ann, _), table = table_of(server, "castle-combo", "Ann", "Bob", hints=False)
    with ann.at(table) as socket:
        socket.wait_for_state()
        refused = socket.ask("hint", at=socket.state["at"])
        assert (refused["code"], refused["reason"]["key"]) == ("not-allowed", "refused-hints-off")
        # What a move brings for certain, and why one is not allowed, is part of the rules.
        action = socket.state["legal"][0]["action"]
        assert socket.ask("preview", at=socket.state["at"], action=action)["type"] == "preview"


@pytest.mark.parametrize("form", ["drawn", "record"])
def test_where_nothing_is_taken_back_not_even_what_is_free_elsewhere(
    server: Server, form: str
) -> None:
    """One's own last move, of which nobody learnt anything, and one that others would allow."""
    (ann, bob), table = table_of(server, "castle-combo", "Ann", "Bob", takebacks=False)
    with ann.at(table, form=form) as socket, bob.at(table) as other:
        other.wait_for_state()
        with ann.at(table) as drawn:
            drawn.wait_for_state()
            action = drawn.state["legal"][0]["action"]
            socket.wait_for_state()
            socket.reach(socket.play(action)["at"])
        assert socket.state["may_undo"] is None
        refused = socket.ask("undo", at=socket.state["at"])
        assert refused["code"] == "not-allowed"
        assert refused["reason"]["key"] == "refused-no-takebacks"
        assert kinds(socket.table) == []


@pytest.mark.parametrize(
    ("chat", "words", "phrase"),
    [
        ("words", "done", "done"),
        ("phrases", "refused-only-phrases", "done"),
        ("none", "refused-no-chat", "refused-no-chat"),
    ],
)
def test_the_chat_is_as_agreed(server: Server, chat: str, words: str, phrase: str) -> None:
    (ann, _), table = table_of(server, "kuhn", "Ann", "Bob", chat=chat)
    watcher = Person(server, "Eve")
    with ann.at(table) as seated, watcher.at(table) as watching:
        for socket in (seated, watching):
            said = socket.ask("chat", text="hello")
            assert said.get("reason", {}).get("key", said["type"]) == words
            said = socket.ask("phrase", phrase="phrase-hello")
            assert said.get("reason", {}).get("key", said["type"]) == phrase
    expected = [words, phrase].count("done") * 2
    assert len(server.services.registry.tables[table].chat.lines) == expected


def test_guests_read_what_is_agreed_before_they_sit_down(server: Server) -> None:
    ann, guest = Person(server, "Ann"), Person(server, "Lea")
    table = ann.open("castle-combo", ["me", "open"], **OTHERWISE)
    told = guest.http.get(f"/tables/{table}").json()
    assert not any(seat["mine"] for seat in told["seats"])
    assert {name: told[name] for name in OTHERWISE} == OTHERWISE
    usual = guest.http.get(f"/tables/{ann.open('castle-combo', ['me', 'open'])}").json()
    assert all(usual[name] != value for name, value in OTHERWISE.items())


@pytest.mark.parametrize("name", OTHERWISE)
def test_from_the_first_word_on_a_change_is_another_promise(server: Server, name: str) -> None:
    """People add their word to a table with its rules; other rules need it anew, and it is said."""
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = ann.open("kuhn", ["me", "open"])
    bob.post(f"/tables/{table}/join")
    before = bob.post(f"/tables/{table}/word", word="moon")
    changed_now = ann.http.patch(f"/tables/{table}", json={name: OTHERWISE[name]}).json()
    assert changed_now[name] == OTHERWISE[name]
    assert (changed_now["words"], changed_now["commitment"] != before["commitment"]) == ([], True)
    assert (changed_now["story"][-1]["kind"], changed_now["story"][-1]["why"]) == (
        "renewed",
        "options",
    )
    bob.post(f"/tables/{table}/word", word="sun")
    same = ann.http.patch(f"/tables/{table}", json={name: OTHERWISE[name]}).json()
    assert same["words"] == ["sun"]  # nothing was changed


def test_while_the_match_runs_nothing_of_it_changes(server: Server) -> None:
    (ann, _), table = table_of(server, "kuhn", "Ann", "Bob")
    for name, value in OTHERWISE.items():
        answer = ann.http.patch(f"/tables/{table}", json={name: value})
        assert (answer.status_code, answer.json()["detail"]) == (403, "not-allowed")
    told = ann.http.get(f"/tables/{table}").json()
    assert not any(told[name] == value for name, value in OTHERWISE.items())


def test_only_the_host_says_what_is_allowed(server: Server) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = ann.open("kuhn", ["me", "open"])
    bob.post(f"/tables/{table}/join")
    assert bob.http.patch(f"/tables/{table}", json={"hints": False}).status_code == 403


def test_a_rematch_is_played_by_the_same_rules(server: Server) -> None:
    (ann, bob), table = table_of(server, "kuhn", "Ann", "Bob", **OTHERWISE)
    with ann.at(table) as first, bob.at(table) as second:
        first.wait_for_state()
        second.reach(first.play(0)["at"])
        second.play(0)
        changed(second, lambda m: m["stage"] == "over")
    told = ann.post(f"/tables/{table}/rematch")
    assert {name: told[name] for name in OTHERWISE} == OTHERWISE


def test_the_record_says_how_it_was_played(server: Server) -> None:
    for agreed in ({}, {"hints": False, "takebacks": False}):
        (ann, bob), table = table_of(server, "kuhn", "Ann", "Bob", **agreed)
        with ann.at(table) as first, bob.at(table) as second:
            first.wait_for_state()
            second.reach(first.play(0)["at"])
            second.play(0)
            changed(second, lambda m: m["stage"] == "over")
        text = ann.http.get(f"/matches/{table}/record").text
        head = json.loads(text.splitlines()[0])
        assert {name: head[name] for name in ("hints", "takebacks") if name in head} == agreed
        (verdict,) = verify(text)
        assert verdict.scores is not None
