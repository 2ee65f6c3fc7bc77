"""Nobody's move is taken back without them, and what was learnt is not unlearnt among people."""

from __future__ import annotations

import random

import pytest
from tests.hostile.test_seats import changed, kinds, table_of
from tests.server.playing import Person, Server, Socket
from tests.server.test_matches import play_on


def both_reach(answer: dict[str, int | str], *sockets: Socket) -> None:
    assert answer["type"] == "done", answer
    for socket in sockets:
        socket.reach(int(answer["at"]))


def pass_the_device_round(socket: Socket) -> None:
    """Let three people on one device make a turn each, and the first take it again."""
    for seat in (0, 1, 2):
        while not socket.state or socket.state["viewer"] != seat or not socket.state["legal"]:
            socket.receive()
        while seat in socket.state["to_act"]:
            answer = socket.play(socket.state["legal"][0]["action"])
            socket.reach(answer["at"])
    socket.see(lambda m: m["viewer"] == 0 and m["legal"])


@pytest.mark.finding("T3")
def test_stand_ins_do_not_make_an_undo_free(server: Server) -> None:
    (ann, bob), table = table_of(server, "castle-combo", "Ann", "Bob")
    with ann.at(table) as first:
        first.wait_for_state()
        with bob.at(table) as second:
            second.wait_for_state()
            for here, other in ((first, second), (second, first)) * 2:
                here.see(lambda m: m["legal"])
                while here.state["legal"]:
                    done = here.play(here.state["legal"][0]["action"])
                    both_reach(done, here, other)
        # Bob's connection is gone for a moment, and the host makes use of it.
        changed(first, lambda m: not m["seats"][1]["present"])
        ann.post(f"/tables/{table}/remove", seat=1)
        first.see(lambda m: m["legal"])
        assert first.state["may_undo"] == "ask"
        before = first.state["at"]
        assert first.ask("undo", at=before)["type"] == "done"
        told = changed(first, lambda m: m["undo"])
        assert told["undo"] == {"seat": 0, "agreed": [], "waiting": [1]}
        first.ask("sync", since=before)
        assert first.state["at"] == before  # nothing was taken back
        with bob.at(table) as second:
            assert second.ask("answer-undo", agree=False)["type"] == "done"


@pytest.mark.finding("G10")
def test_on_one_device_the_other_people_are_asked(server: Server) -> None:
    person = Person(server, "Ann")
    table = person.open("castle-combo", ["me", "Bea", "Cid"], start=True)
    with person.at(table) as socket:
        pass_the_device_round(socket)
        assert socket.state["may_undo"] == "ask"
        before = socket.state["at"]
        socket.ask("undo", at=before)
        told = changed(socket, lambda m: m["undo"])
        assert told["undo"] == {"seat": 0, "agreed": [], "waiting": [1, 2]}
        assert socket.state["at"] == before
        answer = socket.ask("answer-undo", agree=True)
        socket.reach(answer["at"])
        assert answer["at"] > before
        assert kinds(changed(socket, lambda m: not m["undo"])) == ["undo-asked", "undone"]


@pytest.mark.finding("G10")
def test_on_one_device_each_answers_by_name(server: Server) -> None:
    person = Person(server, "Ann")
    table = person.open("castle-combo", ["me", "Bea", "Cid"], start=True)
    with person.at(table) as socket:
        pass_the_device_round(socket)
        socket.ask("undo", at=socket.state["at"])
        assert changed(socket, lambda m: m["undo"])["undo"]["waiting"] == [1, 2]
        assert socket.ask("answer-undo", agree=True, seat=1)["type"] == "done"
        told = changed(socket, lambda m: m["undo"] and m["undo"]["agreed"])
        assert told["undo"] == {"seat": 0, "agreed": [1], "waiting": [2]}
        assert socket.ask("answer-undo", agree=True, seat=0)["type"] == "refused"
        assert socket.ask("answer-undo", agree=False, seat=2)["type"] == "done"
        told = changed(socket, lambda m: not m["undo"])
        assert (told["story"][-1]["kind"], told["story"][-1]["by"]) == ("undo-refused", 2)


@pytest.mark.finding("F5")
def test_against_bots_alone_taking_back_what_was_learnt_is_practice(server: Server) -> None:
    person = Person(server, "Ann")
    table = person.open("for-the-king", ["me", "page", "page"], start=True)
    with person.at(table) as socket:
        socket.wait_for_state()
        assert not socket.table["practice"]
        play_on(socket, random.Random(5), most=2)
        while not socket.state["legal"]:
            socket.wait_for_state()
        while (answer := socket.ask("undo", at=socket.state["at"]))["type"] == "refused":
            assert answer["code"] == "stale"  # a bot moved meanwhile
            socket.wait_for_state()
        told = changed(socket, lambda m: m["practice"])
        assert "undone" in kinds(told)
    assert person.http.get(f"/tables/{table}").json()["practice"]


@pytest.mark.finding("F5")
def test_taking_back_what_taught_nothing_is_no_practice(server: Server) -> None:
    person = Person(server, "Ann")
    table = person.open("castle-combo", ["me", "page"], start=True)
    with person.at(table) as socket:
        socket.wait_for_state()
        action = socket.state["legal"][0]["action"]
        socket.reach(socket.play(action)["at"])
        assert 0 in socket.state["to_act"]  # the card is still to be placed
        both_reach(socket.ask("undo", at=socket.state["at"]), socket)
        assert not changed(socket, lambda m: "undone" in kinds(m))["practice"]


@pytest.mark.finding("T3")
def test_every_step_of_an_asking_is_seen_by_all_and_stands_in_the_story(server: Server) -> None:
    (ann, bob), table = table_of(server, "kuhn", "Ann", "Bob")
    watcher = Person(server, "Eve")
    with ann.at(table) as first, bob.at(table) as second, watcher.at(table) as third:
        first.wait_for_state()
        both_reach(first.play(0), first, second)
        both_reach(second.play(1), first, second)
        assert first.ask("undo", at=first.state["at"])["type"] == "done"
        again = first.ask("undo", at=first.state["at"])
        assert again["reason"]["key"] == "refused-undo-asked"
        assert second.ask("undo", at=first.state["at"])["code"] == "not-allowed"
        assert second.ask("withdraw-undo")["code"] == "not-allowed"  # not his to withdraw
        assert first.ask("withdraw-undo")["type"] == "done"
        assert changed(third, lambda m: "undo-withdrawn" in kinds(m))["undo"] is None
        assert second.ask("answer-undo", agree=True)["code"] == "not-allowed"
        first.ask("undo", at=first.state["at"])
        assert second.ask("answer-undo", agree=False)["type"] == "done"
        refused = changed(third, lambda m: "undo-refused" in kinds(m))["story"][-1]
        assert (refused["seat"], refused["by"]) == (0, 1)
        first.ask("undo", at=first.state["at"])
        both_reach(second.ask("answer-undo", agree=True), first, second, third)
        both_reach(first.play(0), first, second)
        both_reach(second.play(1), first, second)
        first.ask("undo", at=first.state["at"])
        done = first.play(0)  # the match goes on, and ends
        told = changed(third, lambda m: m["stage"] == "over")
        assert done["type"] == "done"
        assert told["undo"] is None
        assert kinds(told) == [
            "undo-asked", "undo-withdrawn", "undo-asked", "undo-refused", "undo-asked", "undone",
            "undo-asked", "undo-refused",
        ]  # fmt: skip
        assert told["story"][-1]["by"] is None


@pytest.mark.finding("T29")
def test_a_newcomer_takes_back_nothing_of_who_had_the_seat(server: Server) -> None:
    (ann, bob), table = table_of(server, "kuhn", "Ann", "Bob")
    guest = Person(server, "Lea")
    with ann.at(table) as first, bob.at(table) as second, guest.at(table) as third:
        first.wait_for_state()
        both_reach(first.play(0), first, second, third)
        assert first.state["may_undo"] == "free"
        guest.post(f"/tables/{table}/join", seat=0)
        changed(first, lambda m: m["asked"])
        assert first.ask("answer-seat", agree=True)["type"] == "done"
        third.see(lambda m: m["viewer"] == 0)
        assert third.state["may_undo"] is None
        before = third.state["at"]
        refused = third.ask("undo", at=before)
        assert refused["type"] == "refused", refused
        assert refused["reason"]["key"] == "refused-undo-handed-on"
        third.ask("sync", since=0)
        assert third.state["at"] == before
        # What Lea herself does then is hers to take back.
        both_reach(second.play(1), second, third)
        both_reach(third.play(0), second, third)


@pytest.mark.finding("T29")
def test_nobody_goes_back_over_a_move_of_who_has_gone(server: Server) -> None:
    """Bob and the newcomer agree, and it is Ann's move, who cannot be asked any more."""
    (ann, bob), table = table_of(server, "castle-combo", "Ann", "Bob")
    guest = Person(server, "Lea")
    with ann.at(table) as first, bob.at(table) as second, guest.at(table) as third:
        for here, other in ((first, second), (second, first)) * 2:
            here.see(lambda m: m["legal"])
            turn = here.state["viewer"]
            while turn in here.state["to_act"]:
                both_reach(here.play(here.state["legal"][0]["action"]), here, other)
        turn = first.state["viewer"]
        both_reach(first.play(first.state["legal"][0]["action"]), first, second)
        assert second.state["may_undo"] == "ask"
        guest.post(f"/tables/{table}/join", seat=0)
        changed(first, lambda m: m["asked"])
        assert first.ask("answer-seat", agree=True)["type"] == "done"
        third.see(lambda m: m["viewer"] == turn)
        second.ask("sync", since=0)
        assert second.state["may_undo"] is None
        refused = second.ask("undo", at=second.state["at"])
        assert refused["reason"]["key"] == "refused-undo-handed-on"
        assert third.ask("undo", at=third.state["at"])["type"] == "refused"
        both_reach(third.play(third.state["legal"][0]["action"]), second, third)
        assert third.state["may_undo"] is not None
