"""Clocks that hand a seat to a bot, and decisions that are taken back."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from tests.server.playing import Person, Server, Socket
from tests.server.test_matches import play_on

from regency.core.facts import SEAT_COLUMN
from regency.core.record import PUBLIC
from regency.core.secrecy import GLANCE
from regency.games import game as find_game
from regency.games import games
from regency.server.refusal import Refusal
from regency.server.tables import moves, undo, viewpoint
from regency.server.tables.clocks import Clocks


class Hands:
    """A clock whose hands the test moves."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


def clocks(now: Callable[[], float]) -> Clocks:
    return Clocks(2, 60_000, 2_000, (), now)


def test_a_bank_runs_while_its_seat_is_to_act_and_grows_by_the_increment() -> None:
    now = Hands()
    bank = clocks(now)
    bank.run([0])
    now.seconds = 10
    assert bank.shown() == [50_000, 60_000]
    assert bank.first_to_end() == (0, 50.0)
    bank.moved(0, bank.spent(0), 1)
    bank.run([1])
    now.seconds = 70
    assert bank.shown() == [52_000, 0]
    assert bank.first_to_end() == (1, 0.0)
    bank.run([])
    assert bank.first_to_end() is None


def test_seats_that_act_at_once_each_spend_their_own_time() -> None:
    now = Hands()
    bank = clocks(now)
    bank.run([0, 1])
    now.seconds = 5
    bank.moved(0, bank.spent(0), 1)
    now.seconds = 9
    assert bank.shown() == [57_000, 51_000]


def test_out_of_time_a_bot_plays_on_until_the_seat_is_taken_back(server: Server) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    clock = {"bank": 10_000, "increment": 0}
    table = ann.open("kuhn", ["me", "open"], clock=clock, stand_in="page")
    bob.post(f"/tables/{table}/join")
    ann.post(f"/tables/{table}/start")
    live = server.services.registry.tables[table]

    async def time_passes() -> None:
        assert live.clocks is not None
        live.clocks.left[0] = 0
        live.time_limit.set_alarm()

    with bob.at(table) as socket:
        socket.wait_for_state()
        assert socket.state["clocks"][1] == 10_000
        server.call(time_passes)
        socket.see(lambda m: m["legal"])
        assert (
            socket.table["seats"][0] | {"stand_in": True, "level": "page"}
            == (socket.table["seats"][0])
        )
        ann.post(f"/tables/{table}/stand-in", seat=0, level=None)
        socket.until(lambda m: m["type"] == "table" and not m["table"]["seats"][0]["stand_in"])
        assert live.clocks is not None
        assert live.clocks.shown()[0] >= 2_500  # a quarter of the bank to go on with


def test_against_bots_undo_is_always_free(server: Server) -> None:
    person = Person(server)
    table = person.open("castle-combo", ["me", "page"], start=True)
    with person.at(table) as socket:
        socket.wait_for_state()
        first = socket.state
        assert first["may_undo"] is None
        assert socket.ask("undo", at=first["at"])["code"] == "not-allowed"
        play_on(socket, random.Random(3), most=4)
        for _ in range(12):
            while not socket.state["legal"]:
                socket.wait_for_state()
            if socket.state["view"] == first["view"]:
                break
            assert socket.state["may_undo"] == "free"
            before = socket.state["at"]
            answer = socket.ask("undo", at=before)
            if answer["type"] == "refused":
                assert answer["code"] == "stale"  # a bot moved meanwhile
                continue
            socket.reach(answer["at"])
            assert socket.state["at"] > before  # `at` never counts backwards
        assert socket.state["view"] == first["view"]
        assert socket.state["legal"] == first["legal"]
        kept = [step["at"] for step in socket.log]
        assert kept == list(range(1, first["at"] + 1))  # what was taken back left the log
        play_on(socket, random.Random(4))


def two_people(server: Server) -> tuple[Person, Person, str]:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = ann.open("kuhn", ["me", "open"])
    bob.post(f"/tables/{table}/join")
    ann.post(f"/tables/{table}/start")
    return ann, bob, table


def both_reach(answer: dict[str, Any], *sockets: Socket) -> None:
    assert answer["type"] == "done", answer
    for socket in sockets:
        socket.reach(answer["at"])


def test_people_are_asked_once_another_acted(server: Server) -> None:
    ann, bob, table = two_people(server)
    with ann.at(table) as first, bob.at(table) as second:
        first.wait_for_state()
        start = first.state
        both_reach(first.play(1), first, second)
        assert first.state["may_undo"] == "free"  # nobody has acted, nothing was shown
        both_reach(first.ask("undo", at=first.state["at"]), first, second)
        assert first.state["view"] == start["view"]
        both_reach(first.play(0), first, second)
        both_reach(second.play(1), first, second)
        assert first.state["may_undo"] == "ask"
        first.ask("undo", at=first.state["at"])
        second.until(lambda m: m["type"] == "table" and m["table"]["undo"])
        assert second.table["undo"] == {"seat": 0, "agreed": [], "waiting": [1]}
        assert first.ask("answer-undo", agree=True)["code"] == "not-allowed"  # not hers to allow
        assert second.ask("answer-undo", agree=False)["type"] == "done"
        assert second.ask("answer-undo", agree=True)["code"] == "not-allowed"  # it is settled
        first.ask("undo", at=first.state["at"])
        second.until(lambda m: m["type"] == "table" and m["table"]["undo"])
        both_reach(second.ask("answer-undo", agree=True), first, second)
        assert first.state["view"] == start["view"]
        assert [step["at"] for step in first.log] == [1]


def test_a_step_withdraws_the_question(server: Server) -> None:
    ann, bob, table = two_people(server)
    with ann.at(table) as first, bob.at(table) as second:
        first.wait_for_state()
        both_reach(first.play(0), first, second)
        both_reach(second.play(1), first, second)
        first.ask("undo", at=first.state["at"])
        second.until(lambda m: m["type"] == "table" and m["table"]["undo"])
        both_reach(first.play(0), first, second)
        assert second.ask("answer-undo", agree=True)["code"] == "not-allowed"


@pytest.mark.parametrize("name", games())
def test_who_is_told_what_of_an_event_follows_from_public_columns(name: str) -> None:
    """`RevealCheck` looks for what others are told in the true deal only."""
    for kind in find_game(name).rules.EVENTS.kinds:
        for seen in kind.columns.values():
            decides = {"OWNER": SEAT_COLUMN, "KNOWN_BY": seen.mask}.get(seen.kind)
            assert decides is None or kind.columns[decides] == PUBLIC


@pytest.mark.parametrize("glance", [GLANCE, 0])
@pytest.mark.parametrize("name", ["castle-combo", "for-the-king", "royals"])
def test_the_button_says_what_asking_would_do(
    server: Server, name: str, glance: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After every move of a match of two people at three seats: offer and deed agree.

    What a glance misses is seen when it matters: the others are asked, and the button knows then.
    """
    monkeypatch.setattr(viewpoint, "GLANCE", glance)
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table_id = ann.open(name, ["me", "open", "Carol"])
    bob.post(f"/tables/{table_id}/join")
    ann.post(f"/tables/{table_id}/start")
    table, dice = server.services.registry.tables[table_id], random.Random(6)
    offers: Counter[tuple[str | None, str | None]] = Counter()

    def button(seat: int) -> str | None:
        moment = table.moment()
        assert moment is not None
        return moment.may_undo()[seat]

    async def offered(seat: int) -> tuple[str | None, str | None]:
        """Return what the button says, and what happens to someone who presses it."""
        live = table.playing()
        offer, before = button(seat), live.at
        try:
            await undo.ask(table, seat, live.at)
        except Refusal:
            return offer, None
        asked, table.undo_asked = table.undo_asked, None
        if asked is not None:
            assert button(seat) == "ask"
        return offer, "ask" if asked is not None else ("free" if live.at > before else None)

    async def step() -> int:
        """Make a move; return whose it was."""
        live = table.playing()
        seat = live.to_act()[0]
        await moves.play(table, seat, dice.choice(live.legal(seat)), live.at)
        return seat

    for _ in range(100):
        if table.playing().over:
            break
        mover = server.call(step)
        offer, deed = server.call(partial(offered, dice.choice([mover, mover, *range(3)])))
        assert offer == deed or (offer, deed) == ("free", "ask")
        offers[offer, deed] += 1
    assert offers["free", "free"]
    assert offers["ask", "ask"]
    assert glance or offers["free", "ask"]
