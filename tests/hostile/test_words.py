"""A deal nobody can choose: one word for each person, and another table is another promise."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.playing import Person, Server


def at_the_lobby(server: Server) -> tuple[Person, Person, str]:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = ann.open("royals", ["me", "open", "page"])
    bob.post(f"/tables/{table}/join")
    return ann, bob, table


@pytest.mark.finding("T9")
def test_each_person_has_one_word(server: Server) -> None:
    ann, bob, table = at_the_lobby(server)
    told = ann.post(f"/tables/{table}/word", word="tulip")
    assert [seat["word"] for seat in told["seats"]] == [True, False, False]
    assert ann.refused(f"/tables/{table}/word", word="rose") == "not-allowed"
    assert ann.refused(f"/tables/{table}/word", word="rose", seat=1) == "no-seat"
    told = bob.post(f"/tables/{table}/word", word="oak", seat=1)
    assert told["words"] == ["tulip", "oak"]
    assert [seat["word"] for seat in told["seats"]] == [True, True, False]


@pytest.mark.finding("T9")
def test_each_person_of_one_device_has_a_word(server: Server) -> None:
    ann = Person(server, "Ann")
    table = ann.open("royals", ["me", "page", "Bea"])
    ann.post(f"/tables/{table}/word", word="tulip", seat=2)
    told = ann.post(f"/tables/{table}/word", word="oak")
    assert told["words"] == ["tulip", "oak"]
    assert [seat["word"] for seat in told["seats"]] == [True, False, True]


CHANGES: list[tuple[str, dict[str, Any]]] = [
    ("options", {"options": {"open_row": 4}}),
    ("seats", {"seats": [{"kind": "me"}, {"kind": "open"}]}),
    ("seats", {"seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "squire"}]}),
]


@pytest.mark.finding("T9")
@pytest.mark.parametrize(("why", "change"), CHANGES)
def test_a_change_after_the_first_word_is_another_promise(
    server: Server, why: str, change: dict[str, Any]
) -> None:
    ann, bob, table = at_the_lobby(server)
    assert ann.http.patch(f"/tables/{table}", json={"public": True}).json()["story"] == []
    before = bob.post(f"/tables/{table}/word", word="oak")
    # What the deal cannot depend on may change.
    told = ann.http.patch(f"/tables/{table}", json={"public": False}).json()
    assert (told["commitment"], told["words"]) == (before["commitment"], ["oak"])
    told = ann.http.patch(f"/tables/{table}", json=change).json()
    assert told["commitment"] != before["commitment"]
    assert told["words"] == []
    assert not any(seat["word"] for seat in told["seats"])
    assert [(line["kind"], line["why"]) for line in told["story"]] == [("renewed", why)]
    kept = server.services.registry.tables[table].kept
    loaded = server.call(lambda: server.services.store.load(table))
    assert loaded is not None
    assert (loaded.seed, loaded.version) == (kept.seed, kept.version)
    assert (loaded.state.words, loaded.state.settings["worded"]) == ((), [])
    told = bob.post(f"/tables/{table}/word", word="elm")
    assert told["words"] == ["elm"]


@pytest.mark.finding("T9")
@pytest.mark.parametrize("deed", ["join", "leave", "remove"])
def test_people_who_come_and_go_after_the_first_word_make_another_promise(
    server: Server, deed: str
) -> None:
    ann, bob, carl = (Person(server, name) for name in ("Ann", "Bob", "Carl"))
    table = ann.open("royals", ["me", "open", "open"])
    bob.post(f"/tables/{table}/join")
    before = ann.post(f"/tables/{table}/word", word="oak")
    if deed == "join":
        told = carl.post(f"/tables/{table}/join")
    elif deed == "leave":
        told = bob.post(f"/tables/{table}/leave")
    else:
        told = ann.post(f"/tables/{table}/remove", seat=1)
    assert told["commitment"] != before["commitment"]
    assert (told["words"], told["story"][-1]["kind"]) == ([], "renewed")


@pytest.mark.finding("T9")
def test_before_the_first_word_the_promise_stays(server: Server) -> None:
    ann = Person(server, "Ann")
    table = ann.open("royals", ["me", "open", "open"])
    before = ann.http.get(f"/tables/{table}").json()["commitment"]
    told = Person(server, "Bob").post(f"/tables/{table}/join")
    assert (told["commitment"], told["story"]) == (before, [])
