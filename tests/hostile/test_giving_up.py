"""Leaving a match early: given up for good, or ended without a result when all agree."""

from __future__ import annotations

import pytest
from tests.hostile.test_seats import changed, kinds, notice, table_of
from tests.server.playing import Person, Server, Socket

from regency.server.tables import missing


def finish(*sockets: Socket) -> None:
    """Play a match of Kuhn poker to its end, whoever of them is to act."""
    for socket in sockets:
        socket.see(lambda m: True)
    while not any(socket.over() for socket in sockets):
        socket = next(one for one in sockets if one.state["legal"])
        answer = socket.play(socket.state["legal"][0]["action"])
        for one in sockets:
            one.reach(answer["at"])


# --- resigning


def test_who_resigns_is_last_whatever_the_bot_makes_of_it(server: Server) -> None:
    """Twelve matches: the bot that plays on wins some of them, its person none."""
    by_bot = set()
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    for _ in range(12):
        table = ann.open("kuhn", ["me", "open"])
        bob.post(f"/tables/{table}/join")
        ann.post(f"/tables/{table}/start")
        with ann.at(table) as first:
            told = bob.post(f"/tables/{table}/resign")
            assert (told["seats"][1]["why"], told["seats"][1]["mine"]) == ("resigned", True)
            first.see(lambda m: m["legal"] or m["places"])
            while not first.over():
                first.play(0)
                first.see(lambda m: m["legal"] or m["places"])
            changed(first, lambda m: m["stage"] == "over")
            by_bot.add(first.state["places"][1])
    assert by_bot == {1, 2}, "the bot has to win a match and lose one, or this shows nothing"
    lost = bob.http.get("/me/statistics").json()["games"]
    won = ann.http.get("/me/statistics").json()["games"]
    assert [(one["played"], one["won"]) for one in lost] == [(12, 0)]
    assert [(one["played"], one["won"]) for one in won] == [(12, 12)]
    opponents = ann.http.get("/me/statistics").json()["opponents"]
    assert [(one["name"], one["ahead"]) for one in opponents] == [("Bob", 12)]
    history = bob.http.get("/me/history").json()["matches"]
    assert {seat["place"] for match in history for seat in match["seats"] if seat["mine"]} == {2}


def test_a_seat_that_was_given_up_is_not_taken_back_and_all_hear_why(server: Server) -> None:
    (ann, bob), table = table_of(server, "castle-combo", "Ann", "Bob")
    with ann.at(table) as first, bob.at(table) as second:
        first.wait_for_state()
        second.wait_for_state()
        ann.post(f"/tables/{table}/resign")
        assert notice(second, "notice-resigned")["seat"] == 0
        told = changed(second, lambda m: m["seats"][0]["stand_in"])
        assert (told["story"][-1]["kind"], told["story"][-1]["why"]) == ("stood-in", "resigned")
        assert told["host"], "the host's right goes to somebody who plays"
        assert ann.refused(f"/tables/{table}/stand-in", seat=0, level=None) == "not-allowed"
        assert ann.refused(f"/tables/{table}/resign") == "not-allowed"
        refused = first.ask("play", at=first.state["at"], action=0)
        assert refused["type"] == "refused"
    record = bob.http.get(f"/tables/{table}").json()
    assert record["seats"][0]["why"] == "resigned"


def test_on_one_device_one_of_them_resigns(server: Server) -> None:
    ann = Person(server, "Ann")
    table = ann.open("castle-combo", ["me", "Bea", "page"], start=True)
    told = ann.post(f"/tables/{table}/resign", seat=1)
    assert [seat["why"] for seat in told["seats"]] == [None, "resigned", None]
    assert told["host"]
    assert ann.refused(f"/tables/{table}/resign", seat=2) == "no-seat"


def test_nobody_resigns_for_another_or_outside_a_match(server: Server) -> None:
    ann, bob, eve = (Person(server, name) for name in ("Ann", "Bob", "Eve"))
    table = ann.open("kuhn", ["me", "open"])
    assert ann.refused(f"/tables/{table}/resign") == "not-started"
    bob.post(f"/tables/{table}/join")
    ann.post(f"/tables/{table}/start")
    assert eve.refused(f"/tables/{table}/resign") == "no-seat"
    assert ann.refused(f"/tables/{table}/resign", seat=1) == "no-seat"
    with ann.at(table) as first, bob.at(table) as second:
        finish(first, second)
        changed(first, lambda m: m["stage"] == "over")
    assert ann.refused(f"/tables/{table}/resign") == "over"


def test_who_left_still_has_a_result_and_who_comes_back_plays_on(server: Server) -> None:
    """Leaving is no giving up: the seat is taken back, and what comes out counts as it is."""
    (ann, bob), table = table_of(server, "kuhn", "Ann", "Bob")
    bob.post(f"/tables/{table}/leave")
    with ann.at(table) as first:
        first.see(lambda m: m["legal"] or m["places"])
        while not first.over():
            first.play(0)
            first.see(lambda m: m["legal"] or m["places"])
        changed(first, lambda m: m["stage"] == "over")
        places = first.state["places"]
    (match,) = bob.http.get("/me/history").json()["matches"]
    assert [seat["place"] for seat in match["seats"]] == places


@pytest.mark.finding("T25")
def test_a_seat_that_was_given_up_is_handed_on_to_nobody(server: Server) -> None:
    """Whoever resigned would undo it with a second cookie: their own word would be enough."""
    (ann, bob), table = table_of(server, "castle-combo", "Ann", "Bob")
    second_cookie = Person(server, "Ann’s other browser")
    with bob.at(table) as second:
        second.wait_for_state()
        bob.post(f"/tables/{table}/resign")
        assert second_cookie.refused(f"/tables/{table}/join", seat=1) == "no-seat"
        assert second.ask("answer-seat", agree=True)["code"] == "not-allowed"
    told = ann.http.get(f"/tables/{table}").json()
    assert (told["seats"][1]["name"], told["seats"][1]["why"]) == ("Bob", "resigned")


@pytest.mark.finding("T25")
def test_a_wish_for_a_seat_ends_when_it_is_given_up(server: Server) -> None:
    (ann, bob), table = table_of(server, "castle-combo", "Ann", "Bob")
    second_cookie = Person(server, "Bob’s other browser")
    with ann.at(table) as first, bob.at(table) as second, second_cookie.at(table):
        second.wait_for_state()
        second_cookie.post(f"/tables/{table}/join", seat=1)
        bob.post(f"/tables/{table}/resign")
        refused = second.ask("answer-seat", agree=True)
        assert refused["reason"]["key"] == "refused-given-up"
        told = changed(first, lambda m: "seat-refused" in kinds(m))
        assert (told["asked"], told["seats"][1]["why"]) == (None, "resigned")


@pytest.mark.finding("T25")
def test_a_seat_that_was_forfeited_is_handed_on_to_nobody(server: Server) -> None:
    clock = {"bank": 60_000, "increment": 0}
    (ann, bob), table = table_of(server, "castle-combo", "Ann", "Bob", clock=clock, forfeit=True)
    live = server.services.registry.tables[table]
    (late,) = live.to_act()
    person = (ann, bob)[late]

    async def no_time() -> None:
        assert live.clocks is not None
        live.clocks.left[late] = 0
        live.time_limit.set_alarm()

    with person.at(table) as socket:
        socket.wait_for_state()
        server.call(no_time)
        changed(socket, lambda m: m["seats"][late]["why"] == "forfeit")
        guest = Person(server, "Another browser")
        assert guest.refused(f"/tables/{table}/join", seat=late) == "no-seat"


@pytest.mark.finding("T25")
def test_a_loss_outlives_that_its_person_is_forgotten(server: Server) -> None:
    """A seat nobody holds any more is still one that was given up: no late guest gets it."""
    (ann, bob), table = table_of(server, "castle-combo", "Ann", "Bob")
    bob.post(f"/tables/{table}/resign")
    assert bob.http.delete("/me").is_success
    told = ann.http.get(f"/tables/{table}").json()
    assert (told["seats"][1]["kind"], told["seats"][1]["why"]) == ("bot", "resigned")
    guest = Person(server, "Lea")
    assert guest.refused(f"/tables/{table}/join", seat=1) == "no-seat"
    assert guest.refused(f"/tables/{table}/join") == "no-seat"


# --- an end without a result


def test_all_agree_and_the_match_counts_for_nobody(server: Server) -> None:
    (ann, bob, cid), table = table_of(server, "castle-combo", "Ann", "Bob", "Cid")
    with ann.at(table) as first, bob.at(table) as second, cid.at(table) as third:
        for socket in (first, second, third):
            socket.wait_for_state()
        assert first.ask("abort")["type"] == "done"
        told = changed(third, lambda m: m["abort"])
        assert told["abort"] == {"seat": 0, "agreed": [], "waiting": [1, 2]}
        assert second.ask("answer-abort", agree=True)["type"] == "done"
        told = changed(third, lambda m: m["abort"]["agreed"])
        assert (told["stage"], told["abort"]["waiting"]) == ("playing", [2])
        assert third.ask("answer-abort", agree=True)["type"] == "done"
        told = changed(first, lambda m: m["stage"] == "over")
        assert (told["aborted"], told["abort"], told["to_act"]) == (True, None, [])
        assert kinds(told) == ["abort-asked", "aborted"]
        refused = first.ask("play", at=first.state["at"], action=0)
        assert refused["code"] == "over"
    for person in (ann, bob, cid):
        counted = person.http.get("/me/statistics").json()
        assert (counted["games"], counted["opponents"]) == ([], [])
        (match,) = person.http.get("/me/history").json()["matches"]
        assert [(seat["place"], seat["points"]) for seat in match["seats"]] == [(None, None)] * 3
        assert person.http.get("/me/records").text == ""
    assert ann.http.get(f"/matches/{table}/replay").json()["over"] is False
    assert ann.post(f"/tables/{table}/rematch")["stage"] == "waiting"


def test_one_against_it_is_enough(server: Server) -> None:
    (ann, bob), table = table_of(server, "kuhn", "Ann", "Bob")
    with ann.at(table) as first, bob.at(table) as second:
        first.wait_for_state()
        second.wait_for_state()
        assert second.ask("answer-abort", agree=True)["code"] == "not-allowed"  # nothing asked
        first.ask("abort")
        assert first.ask("abort")["reason"]["key"] == "refused-abort-asked"
        assert second.ask("withdraw-abort")["code"] == "not-allowed"
        assert second.ask("answer-abort", agree=False)["type"] == "done"
        told = changed(first, lambda m: m["abort"] is None and m["story"])
        assert (told["stage"], told["story"][-1]["kind"]) == ("playing", "abort-refused")
        assert told["story"][-1]["by"] == 1
        second.ask("abort")
        assert second.ask("withdraw-abort")["type"] == "done"
        finish(first, second)
        assert not changed(first, lambda m: m["stage"] == "over")["aborted"]


@pytest.mark.parametrize("deed", ["nothing", "stand-in"])
def test_nobody_ends_a_match_alone_while_the_other_is_away(server: Server, deed: str) -> None:
    """The other may be winning: not even where a bot stands in for them."""
    (ann, bob), table = table_of(server, "kuhn", "Ann", "Bob")
    with bob.at(table) as second:
        second.wait_for_state()
    with ann.at(table) as first:
        first.wait_for_state()
        changed(first, lambda m: not m["seats"][1]["present"])
        if deed == "stand-in":
            bob.post(f"/tables/{table}/stand-in", seat=1, level="page")
        first.ask("abort")
        told = changed(first, lambda m: m["abort"])
        assert (told["stage"], told["abort"]["waiting"]) == ("playing", [1])
        assert first.ask("answer-abort", agree=True)["type"] == "done"
        assert ann.http.get(f"/tables/{table}").json()["stage"] in ("playing", "over")
        assert not ann.http.get(f"/tables/{table}").json()["aborted"]


def test_who_watches_or_gave_up_has_no_say(server: Server) -> None:
    (ann, bob, cid), table = table_of(server, "castle-combo", "Ann", "Bob", "Cid")
    eve = Person(server, "Eve")
    cid.post(f"/tables/{table}/resign")
    with ann.at(table) as first, bob.at(table) as second:
        with cid.at(table) as third, eve.at(table) as fourth:
            for socket in (first, third, fourth):
                socket.wait_for_state()
            assert third.ask("abort")["code"] == "no-seat"
            assert fourth.ask("abort")["code"] == "no-seat"
            first.ask("abort")
            assert changed(first, lambda m: m["abort"])["abort"]["waiting"] == [1]
            for socket in (third, fourth):
                assert socket.ask("answer-abort", agree=False)["code"] == "not-allowed"
        second.wait_for_state()
        bob.post(f"/tables/{table}/leave")  # the last who was asked goes: nobody is in the way
        assert changed(first, lambda m: m["stage"] == "over")["aborted"]


def test_an_asking_outlives_the_server_s_memory(server: Server) -> None:
    (ann, bob), table = table_of(server, "kuhn", "Ann", "Bob")
    with ann.at(table) as first:
        first.wait_for_state()
        first.ask("abort")

    async def forget() -> None:
        await server.services.registry.tables.pop(table).close()

    server.call(forget)
    with bob.at(table) as second:
        assert changed(second, lambda m: True)["abort"] == {
            "seat": 0, "agreed": [], "waiting": [1],
        }  # fmt: skip
        second.ask("answer-abort", agree=True)
        assert changed(second, lambda m: m["stage"] == "over")["aborted"]

    server.call(forget)
    assert ann.http.get(f"/tables/{table}").json()["aborted"]


# --- somebody is away


def three(server: Server) -> tuple[list[Person], str]:
    return table_of(server, "castle-combo", "Ann", "Bob", "Cid")


def test_those_who_are_there_agree_and_a_bot_plays_at_once(server: Server) -> None:
    (ann, bob, cid), table = three(server)
    with ann.at(table) as first, bob.at(table) as second:
        first.wait_for_state()
        second.wait_for_state()
        told = bob.post(f"/tables/{table}/stand-in", seat=2, level="page")
        assert told["missing"] | {"until": 0} == {
            "seat": 2, "by": 1, "agreed": [], "waiting": [0], "until": 0,
        }  # fmt: skip
        assert not told["seats"][2]["stand_in"]
        assert bob.refused(f"/tables/{table}/stand-in", seat=2, level="page") == "not-allowed"
        assert first.ask("answer-stand-in", agree=True)["type"] == "done"
        told = changed(second, lambda m: m["seats"][2]["stand_in"])
        assert (told["seats"][2]["why"], told["missing"]) == ("agreed", None)
        assert kinds(told) == ["stand-in-asked", "stood-in"]
        # The seat is still its person's.
        assert cid.http.get(f"/tables/{table}").json()["seats"][2]["mine"]
        cid.post(f"/tables/{table}/stand-in", seat=2, level=None)
        assert not changed(second, lambda m: not m["seats"][2]["stand_in"])["seats"][2]["why"]


def test_by_the_clock_a_bot_plays_where_nobody_is_against_it(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(missing, "PATIENCE_SECONDS", 0.2)
    (ann, bob), table = table_of(server, "castle-combo", "Ann", "Bob")
    with bob.at(table) as second:  # the host is away
        second.wait_for_state()
        bob.post(f"/tables/{table}/stand-in", seat=0, level="page")
        told = changed(second, lambda m: m["seats"][0]["stand_in"])
        assert told["seats"][0]["why"] == "agreed"
    assert ann.http.get(f"/tables/{table}").json()["seats"][0]["mine"]


@pytest.mark.parametrize("how", ["refused", "back", "withdrawn"])
def test_no_bot_plays_where_somebody_objects_or_the_person_is_back(
    server: Server, how: str
) -> None:
    (ann, bob, cid), table = three(server)
    with ann.at(table) as first, bob.at(table) as second:
        first.wait_for_state()
        second.wait_for_state()
        bob.post(f"/tables/{table}/stand-in", seat=2, level="page")
        if how == "back":
            with cid.at(table) as third:
                told = changed(third, lambda m: "stand-in-refused" in kinds(m))
        else:
            who = first if how == "refused" else second
            assert who.ask("answer-stand-in", agree=False)["type"] == "done"
            told = changed(who, lambda m: "stand-in-refused" in kinds(m))
        by = {"refused": 0, "back": None, "withdrawn": 1}[how]
        assert (told["missing"], told["story"][-1]["by"]) == (None, by)
        assert not told["seats"][2]["stand_in"]


def test_nobody_is_asked_about_who_is_there_or_by_who_does_not_play(server: Server) -> None:
    (ann, bob, cid), table = three(server)
    eve = Person(server, "Eve")
    with cid.at(table) as third, ann.at(table) as first, eve.at(table):
        third.wait_for_state()
        first.wait_for_state()
        for person in (bob, eve, ann):
            assert (
                person.refused(f"/tables/{table}/stand-in", seat=2, level="page") == "not-allowed"
            )
        assert eve.refused(f"/tables/{table}/stand-in", seat=1, level="page") == "not-allowed"
        cid.post(f"/tables/{table}/resign")
        assert cid.refused(f"/tables/{table}/stand-in", seat=1, level="page") == "not-allowed"
        assert first.ask("answer-stand-in", agree=True)["code"] == "not-allowed"
