"""Where watching is off, nobody who does not sit there hears, sees or reads anything of a match."""

from __future__ import annotations

import pytest
from tests.hostile.test_seats import changed, table_of
from tests.server.playing import Person, Server


@pytest.mark.finding("T13")
@pytest.mark.parametrize("named", [True, False])
def test_nobody_outside_hears_what_is_said(server: Server, named: bool) -> None:
    (ann, bob), table = table_of(server, "kuhn", "Ann", "Bob", spectators=False)
    stranger = Person(server, "Eve" if named else None)
    with ann.at(table) as first, bob.at(table) as second:
        first.wait_for_state()
        second.wait_for_state()
        assert first.ask("chat", text="the word is tulip")["type"] == "done"
        with stranger.at(table) as outside:
            outside.until(lambda m: m["type"] == "table")
            assert first.ask("chat", text="no, oak")["type"] == "done"
            ann.post(f"/tables/{table}/stand-in", seat=0, level="page")
            changed(outside, lambda m: m["seats"][0]["stand_in"])
            assert outside.ask("sentences")["code"] == "not-allowed"
            assert outside.ask("sync", since=0)["type"] == "done"
            assert outside.ask("ping")["type"] == "pong"
            assert (outside.chat, outside.state) == ([], {})
        second.until(lambda m: m["type"] == "chat" and m["text"] == "no, oak")


@pytest.mark.finding("T13")
def test_who_sits_down_hears_what_was_said(server: Server) -> None:
    (ann,), table = table_of(server, "castle-combo", "Ann", "page", spectators=False)
    guest = Person(server, "Lea")
    with ann.at(table) as first, guest.at(table) as second:
        first.wait_for_state()
        first.ask("chat", text="hello")
        guest.post(f"/tables/{table}/join", seat=1)
        first.ask("answer-seat", agree=True)
        second.see(lambda m: m["viewer"] == 1)
        while not second.chat:
            second.receive()
        assert second.chat[0]["text"] == "hello"
        first.ask("chat", text="your turn")
        while len(said := [line["text"] for line in second.chat if line["text"]]) < 2:
            second.receive()
        assert said == ["hello", "your turn"]


@pytest.mark.finding("T13")
def test_after_the_end_too(server: Server) -> None:
    (ann, bob), table = table_of(server, "kuhn", "Ann", "Bob", spectators=False)
    with ann.at(table) as first, bob.at(table) as second:
        first.wait_for_state()
        second.reach(first.play(0)["at"])
        second.play(0)
        changed(second, lambda m: m["stage"] == "over")
    for path in ("replay", "replay/1", "record"):
        assert Person(server, "Eve").http.get(f"/matches/{table}/{path}").status_code == 403
        assert bob.http.get(f"/matches/{table}/{path}").status_code == 200


@pytest.mark.finding("T17")
def test_a_notice_of_the_house_takes_no_number(server: Server) -> None:
    (ann, _), table = table_of(server, "kuhn", "Ann", "Bob")

    async def notice() -> None:
        server.services.registry.tables[table].chat.notice("notice-bot-failed", 1)

    with ann.at(table) as first:
        first.wait_for_state()
        first.ask("chat", text="one")
        server.call(notice)
        while not any(line["phrase"] for line in first.chat):
            first.receive()
        first.ask("chat", text="two")
        while len(first.chat) < 3:
            first.receive()
        assert [line["number"] for line in first.chat] == [0, None, 1]
