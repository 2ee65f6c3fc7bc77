"""A seat's cards go with its person: nobody gets into another's hand, and nobody is locked out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.server.playing import Person, Server, Socket

from regency.server.tables import late


def table_of(server: Server, game: str, *names: str, **more: Any) -> tuple[list[Person], str]:
    """Return people who sit at a table whose match runs; a lower-case name is a bot's level."""
    people = [Person(server, name) for name in names if name[0].isupper()]
    seats = ["open" if name[0].isupper() else name for name in names]
    table = people[0].open(game, ["me", *seats[1:]], **more)
    for person in people[1:]:
        person.post(f"/tables/{table}/join")
    people[0].post(f"/tables/{table}/start")
    return people, table


def changed(socket: Socket, wanted: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
    """Wait until the table is as wanted."""
    while not (socket.table and wanted(socket.table)):
        socket.receive()
    return socket.table


def kinds(table: dict[str, Any]) -> list[str]:
    return [line["kind"] for line in table["story"]]


def notice(socket: Socket, phrase: str) -> dict[str, Any]:
    """Wait until the house has said something."""
    while not (found := [line for line in socket.chat if line["phrase"] == phrase]):
        socket.receive()
    return found[-1]


def sees_no_cards(spy: Person, socket: Socket, table: str) -> None:
    assert not spy.http.get(f"/tables/{table}").json()["seats"][1]["mine"]
    assert socket.ask("look", seat=1)["code"] == "not-allowed"
    socket.ask("sync", since=0)
    assert socket.state["viewer"] == -1
    assert socket.over() or socket.state["view"]["cards"] == ["hidden", "hidden"]


@pytest.mark.finding("T1")
@pytest.mark.parametrize("deed", ["remove", "leave", "stand-in"])
def test_nobody_else_gets_the_seat_of_someone_sent_away_or_gone(server: Server, deed: str) -> None:
    (ann, bob), table = table_of(server, "kuhn", "Ann", "Bob")
    if deed == "remove":
        ann.post(f"/tables/{table}/remove", seat=1)
    elif deed == "leave":
        bob.post(f"/tables/{table}/leave")
    else:
        bob.post(f"/tables/{table}/stand-in", seat=1, level="page")
    spy = Person(server, "Spy")
    with spy.at(table) as socket:
        spy.http.post(f"/tables/{table}/join", json={"seat": 1})
        sees_no_cards(spy, socket, table)
        # The host agrees to everything; it is not hers to give.
        with ann.at(table) as host:
            host.wait_for_state()
            assert host.ask("answer-seat", agree=True)["code"] == "not-allowed"
        sees_no_cards(spy, socket, table)
    assert bob.http.get(f"/tables/{table}").json()["seats"][1]["mine"]


@pytest.mark.finding("T1")
def test_who_is_sent_away_is_told_why_and_takes_the_seat_back(server: Server) -> None:
    (ann, bob), table = table_of(server, "kuhn", "Ann", "Bob")
    with bob.at(table) as socket:
        socket.wait_for_state()
        ann.post(f"/tables/{table}/remove", seat=1)
        told = changed(socket, lambda m: m["seats"][1]["stand_in"])
        assert (told["seats"][1]["why"], told["seats"][1]["mine"]) == ("removed", True)
        line = told["story"][-1]
        assert (line["kind"], line["seat"], line["name"]) == ("stood-in", 1, "Bob")
        assert (line["level"], line["why"]) == (told["seats"][1]["level"], "removed")
        assert notice(socket, "notice-removed")["seat"] == 1
        bob.post(f"/tables/{table}/stand-in", seat=1, level=None)
        told = changed(socket, lambda m: not m["seats"][1]["stand_in"])
        assert told["seats"][1]["why"] is None
        assert kinds(told) == ["stood-in", "came-back"]
        assert notice(socket, "notice-came-back")["seat"] == 1


@pytest.mark.finding("T1")
def test_while_a_bot_stands_in_its_person_does_not_play(server: Server) -> None:
    (ann, bob), table = table_of(server, "castle-combo", "Ann", "Bob")
    with ann.at(table) as first, bob.at(table) as second:
        first.wait_for_state()
        second.wait_for_state()
        bob.post(f"/tables/{table}/stand-in", seat=1, level="page")
        changed(second, lambda m: m["seats"][1]["why"] == "handed-over")
        refused = second.ask("play", at=second.state["at"], action=0)
        assert refused["reason"]["key"] == "refused-stand-in"
        refused = second.ask("undo", at=second.state["at"])
        assert refused["reason"]["key"] == "refused-stand-in"


@pytest.mark.finding("T2")
def test_a_bots_seat_is_not_taken_it_is_asked_for(server: Server) -> None:
    (ann, bob), table = table_of(server, "castle-combo", "Ann", "Bob", "page", spectators=False)
    late_guest, other = Person(server, "Lea"), Person(server, "Max")
    for seated in (ann, bob):
        assert seated.refused(f"/tables/{table}/join", seat=2) == "no-seat"
    with ann.at(table) as first, bob.at(table) as second, late_guest.at(table) as third:
        first.wait_for_state()
        told = late_guest.post(f"/tables/{table}/join", seat=2)
        assert told["asked"] | {"until": 0} == {
            "seat": 2, "name": "Lea", "mine": True, "agreed": [], "waiting": [0, 1], "until": 0,
        }  # fmt: skip
        assert told["seats"][2]["kind"] == "bot"
        assert other.refused(f"/tables/{table}/join", seat=2) == "not-allowed"
        assert third.ask("answer-seat", agree=True)["code"] == "not-allowed"
        asked = changed(first, lambda m: m["asked"])["asked"]
        assert (asked["mine"], asked["name"]) == (False, "Lea")
        assert first.ask("answer-seat", agree=True)["type"] == "done"
        told = changed(second, lambda m: m["asked"] and m["asked"]["agreed"])
        assert told["asked"]["waiting"] == [1]
        assert first.ask("answer-seat", agree=True)["code"] == "not-allowed"
        assert second.ask("answer-seat", agree=False)["type"] == "done"
        told = changed(third, lambda m: m["asked"] is None and m["story"])
        assert kinds(told) == ["seat-asked", "seat-refused"]
        assert (told["story"][1]["name"], told["story"][1]["by"]) == ("Lea", 1)
        assert not told["seats"][2]["mine"]
        assert third.state == {}


@pytest.mark.finding("T2")
def test_silence_is_no(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(late, "PATIENCE_SECONDS", 0.2)
    (ann,), table = table_of(server, "castle-combo", "Ann", "page")
    guest = Person(server, "Lea")
    with ann.at(table) as socket:
        guest.post(f"/tables/{table}/join", seat=1)
        told = changed(socket, lambda m: "seat-refused" in kinds(m))
        assert (told["asked"], told["story"][-1]["by"]) == (None, None)
        assert socket.ask("answer-seat", agree=True)["code"] == "not-allowed"
        assert guest.post(f"/tables/{table}/join", seat=1)["asked"]["mine"]  # one may ask again


@pytest.mark.finding("T2")
def test_a_wish_goes_with_who_had_it(server: Server) -> None:
    (ann,), table = table_of(server, "castle-combo", "Ann", "page")
    guest = Person(server, "Lea")
    with ann.at(table) as socket:
        with guest.at(table) as first, guest.at(table) as other:
            other.wait_for_state()
            guest.post(f"/tables/{table}/join", seat=1)
            first.socket.close()
            changed(socket, lambda m: m["asked"])
            assert first.socket.close_code is not None
            assert ann.http.get(f"/tables/{table}").json()["asked"]  # another window is open
        told = changed(socket, lambda m: not m["asked"])
        assert kinds(told) == ["seat-asked", "seat-withdrawn"]
        with guest.at(table) as again:
            guest.post(f"/tables/{table}/join", seat=1)
            assert socket.ask("withdraw-seat")["code"] == "not-allowed"
            assert again.ask("withdraw-seat")["type"] == "done"
            assert changed(socket, lambda m: len(m["story"]) == 4)["asked"] is None


@pytest.mark.finding("T2")
def test_where_nobody_can_agree_nobody_sits_down(server: Server) -> None:
    ann, guest = Person(server, "Ann"), Person(server, "Lea")
    bots = ann.open("kuhn", ["page", "page"])
    ann.post(f"/tables/{bots}/start")
    assert guest.refused(f"/tables/{bots}/join", seat=0) == "no-seat"


@pytest.mark.finding("T2")
def test_after_the_end_no_seat_is_given(server: Server) -> None:
    (ann, bob), table = table_of(server, "kuhn", "Ann", "Bob")
    guest = Person(server, "Lea")
    with ann.at(table) as first, bob.at(table) as second:
        first.wait_for_state()
        second.reach(first.play(0)["at"])
        guest.post(f"/tables/{table}/join", seat=1)
        changed(second, lambda m: m["asked"])
        second.play(0)
        told = changed(second, lambda m: m["stage"] == "over")
        assert told["asked"] is None
        assert kinds(told) == ["seat-asked", "seat-refused"]
        assert second.ask("answer-seat", agree=True)["code"] == "not-allowed"
    assert guest.refused(f"/tables/{table}/join", seat=1) == "no-seat"


@pytest.mark.finding("T2")
def test_a_seat_is_handed_on_by_its_holder_alone_and_never_back(server: Server) -> None:
    (ann, bob), table = table_of(server, "kuhn", "Ann", "Bob")
    guest = Person(server, "Lea")
    with ann.at(table) as first, bob.at(table) as second, guest.at(table) as third:
        for socket in (first, second, third):
            socket.wait_for_state()
        guest.post(f"/tables/{table}/join", seat=0)
        assert second.ask("answer-seat", agree=True)["code"] == "not-allowed"
        assert first.ask("answer-seat", agree=True)["type"] == "done"
        third.see(lambda m: m["viewer"] == 0)
        first.see(lambda m: m["viewer"] == -1)
        assert first.state["view"]["cards"] == ["hidden", "hidden"]
        told = changed(second, lambda m: m["seats"][0]["name"] == "Lea")
        assert told["host"]  # the host's right does not stay with someone who has no seat
        assert ann.refused(f"/tables/{table}/join", seat=1) == "no-seat"
        assert ann.refused(f"/tables/{table}/join", seat=0) == "no-seat"


@pytest.mark.finding("T21", "G2")
@pytest.mark.parametrize("on_its_turn", [True, False])
@pytest.mark.parametrize("watching", [True, False])
def test_a_newcomer_sees_the_match_at_once_from_the_own_seat(
    server: Server, on_its_turn: bool, watching: bool
) -> None:
    """Ann sits first or second; the bot, which never answers, holds the other seat."""
    ann = Person(server, "Ann")
    seats = ["page", "me"] if on_its_turn else ["me", "page"]
    table = ann.open("castle-combo", seats, spectators=watching)
    live = server.services.registry.tables[table]
    bot = seats.index("page")

    class Thinker:
        async def choose(self, *_: Any) -> int:
            import asyncio

            await asyncio.sleep(3600)
            raise AssertionError("nobody waits that long")

    live.bot_turns._bots = Thinker()
    guest = Person(server, "Lea")
    with ann.at(table) as first, guest.at(table) as second:
        ann.post(f"/tables/{table}/start")
        first.wait_for_state()
        guest.post(f"/tables/{table}/join", seat=bot)
        changed(first, lambda m: m["asked"])
        assert first.ask("answer-seat", agree=True)["type"] == "done"
        second.see(lambda m: m["viewer"] == bot)  # and nothing was asked for
        assert second.table["seats"][bot]["mine"]
        assert [step["at"] for step in second.log] == list(range(1, second.state["at"] + 1))
        first.see(lambda m: True)
        assert changed(first, lambda m: m["seats"][bot]["name"] == "Lea")
        turn, wait = (second, first) if on_its_turn else (first, second)
        turn.see(lambda m: m["legal"])
        reached = turn.play(turn.state["legal"][0]["action"])
        assert reached["type"] == "done", reached
        wait.reach(reached["at"])
        assert "sat-down" in kinds(first.table)


@pytest.mark.finding("T21")
def test_what_the_seat_has_left_of_its_time_stays(server: Server) -> None:
    clock = {"bank": 60_000, "increment": 0}
    (_, bob), table = table_of(server, "kuhn", "Ann", "Bob", clock=clock)
    live = server.services.registry.tables[table]
    guest = Person(server, "Lea")

    async def spend() -> None:
        assert live.clocks is not None
        live.clocks.left[1] = 7_000

    server.call(spend)
    with bob.at(table) as socket, guest.at(table) as newcomer:
        socket.wait_for_state()
        guest.post(f"/tables/{table}/join", seat=1)
        changed(socket, lambda m: m["asked"])
        socket.ask("answer-seat", agree=True)
        newcomer.see(lambda m: m["viewer"] == 1)
        assert newcomer.state["clocks"][1] == 7_000
