"""Chat, quick phrases, previews, reasons, hints and the position in words."""

from __future__ import annotations

import random
import threading
from typing import Any

import pytest
from tests.server.playing import PATIENCE, Person, Server
from tests.server.test_matches import play_on

from regency.foresight import Foresight
from regency.games import games
from regency.language import speaker
from regency.server.wire.common import MAX_CHAT


def test_chat_reaches_everyone_and_those_who_come_later(server: Server) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = ann.open("kuhn", ["me", "page"])
    with ann.at(table) as first, bob.at(table) as second:
        assert first.ask("chat", text="Привіт 你好")["type"] == "done"
        second.until(lambda m: m["type"] == "chat")
        assert second.ask("phrase", phrase="phrase-good-luck")["type"] == "done"
        first.until(lambda m: m["type"] == "chat" and m["phrase"])
        assert first.ask("chat", text="x" * (MAX_CHAT + 1))["code"] == "malformed"
        lines = [(m["number"], m["seat"], m["name"], m["text"], m["phrase"]) for m in first.chat]
        assert lines == [
            (0, 0, "Ann", "Привіт 你好", None),
            (1, None, "Bob", None, "phrase-good-luck"),
        ]
    with bob.at(table) as late:
        late.until(lambda m: len(late.chat) == 2)


@pytest.mark.parametrize("kind", ["preview", "undo"])
def test_who_looks_ahead_holds_up_nobody_else(
    server: Server, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    """What a question looks at for long is looked at beside the loop that serves everybody."""
    looking, may_go_on, prospect = threading.Event(), threading.Event(), Foresight.prospect

    def slowly(*asked: Any) -> Any:
        looking.set()
        assert may_go_on.wait(PATIENCE)
        return prospect(*asked)

    monkeypatch.setattr(Foresight, "prospect", slowly)
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = ann.open("castle-combo", ["me", "open"])
    bob.post(f"/tables/{table}/join")
    ann.post(f"/tables/{table}/start")
    with ann.at(table) as first, bob.at(table) as second:
        first.see(lambda state: state["legal"])
        asked: dict[str, Any] = {"at": first.state["at"]}
        if kind == "preview":
            asked["action"] = first.state["legal"][0]["action"]
        else:
            keep = first.state["legal"][-1]["action"]  # the key is not used: nothing is shown
            asked["at"] = first.play(keep)["at"]
        ref = first.send(kind, **asked)
        assert looking.wait(PATIENCE)
        assert second.ask("ping")["type"] == "pong"
        may_go_on.set()
        assert first.answer(ref)["type"] == ("preview" if kind == "preview" else "done")


def test_a_preview_says_what_an_action_brings_and_changes_nothing(server: Server) -> None:
    person = Person(server)
    for name, game in games().items():
        table = person.open(name, ["me"] + ["page"] * (game.seats[0] - 1), start=True)
        with person.at(table) as socket:
            play_on(socket, random.Random(5), most=6)
            while not socket.over() and not socket.state["legal"]:
                socket.wait_for_state()
            if socket.over():
                continue
            before = socket.state
            for legal in before["legal"]:
                answer = socket.ask("preview", at=before["at"], action=legal["action"])
                assert answer["type"] == "preview"
                assert all(line["seat"] == before["viewer"] for line in answer["sheet"])
            socket.ask("sync", since=before["at"])
            assert socket.state["at"] == before["at"]
            assert socket.state["view"] == before["view"]


def test_why_not_names_the_rule_in_words(server: Server) -> None:
    person = Person(server)
    table = person.open("castle-combo", ["me", "page"], start=True)
    with person.at(table) as socket:
        socket.wait_for_state()
        legal = {entry["action"] for entry in socket.state["legal"]}
        illegal = next(a for a in range(38) if a not in legal)
        answer = socket.ask("why", at=socket.state["at"], action=illegal)
        assert answer["clause"].startswith("CC-")
        assert answer["reason"]["key"].startswith("why-")
        allowed = socket.ask("why", at=socket.state["at"], action=min(legal))
        assert allowed["reason"]["key"] == "refused-it-is-legal"


def test_sentences_can_be_said(server: Server) -> None:
    from regency.core.text import Text

    person = Person(server)
    table = person.open("kuhn", ["me", "page"], start=True)
    with person.at(table) as socket:
        socket.wait_for_state()
        told = socket.ask("sentences")["sentences"]
        pot = Text(told[0]["key"], told[0]["params"])
        assert speaker(games()["kuhn"], "en").say(pot) == "2 chips in the pot."
        assert [one["key"] for one in told[1:]] == ["table-own-card", "table-card"]


def test_a_hint_comes_from_a_search_in_another_process(server: Server) -> None:
    person = Person(server)
    table = person.open("kuhn", ["me", "page"], start=True)
    with person.at(table) as socket:
        socket.wait_for_state()
        answer = socket.ask("hint", at=socket.state["at"])
        assert answer["type"] == "hint"
        legal = {entry["action"] for entry in socket.state["legal"]}
        assert {thought["action"] for thought in answer["thoughts"]} <= legal
        shares = [thought["share"] for thought in answer["thoughts"]]
        assert abs(sum(shares) - 1) < 1e-6
        assert shares == sorted(shares, reverse=True)
        assert all(len(thought["win"]) == 2 for thought in answer["thoughts"])
