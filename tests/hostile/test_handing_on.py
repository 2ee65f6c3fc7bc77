"""Rule 1: the seat of a person who is there passes on only if that person hands it on."""

from __future__ import annotations

import pytest
from tests.hostile.test_seats import changed, kinds, table_of
from tests.server.playing import Person, Server


@pytest.mark.finding("T1")
@pytest.mark.parametrize("seat", [1, None])
def test_a_present_person_s_seat_passes_on_by_their_word_alone(
    server: Server, seat: int | None
) -> None:
    """The host, the others, the clock and silence give it to nobody; its holder does."""
    (ann, bob, cid), table = table_of(server, "castle-combo", "Ann", "Bob", "Cid")
    guest = Person(server, "Lea")
    with (
        ann.at(table) as first,
        bob.at(table) as second,
        cid.at(table) as third,
        guest.at(table) as fourth,
    ):
        for socket in (first, second, third):
            socket.wait_for_state()
        if seat is None:  # all seats are people's: without a name for one, none is asked for
            assert guest.refused(f"/tables/{table}/join") == "no-seat"
            return
        guest.post(f"/tables/{table}/join", seat=seat)
        told = changed(second, lambda m: m["asked"])
        assert told["asked"]["waiting"] == [1], "nobody else is asked, so nobody else agrees"
        for socket in (first, third, fourth):
            assert socket.ask("answer-seat", agree=True)["code"] == "not-allowed"
        assert first.ask("answer-seat", agree=True, seat=1)["code"] == "not-allowed"
        told = guest.http.get(f"/tables/{table}").json()
        assert not any(one["mine"] for one in told["seats"])
        assert second.ask("answer-seat", agree=False)["type"] == "done"
        told = changed(fourth, lambda m: m["asked"] is None and m["story"])
        assert kinds(told) == ["seat-asked", "seat-refused"]
        assert fourth.ask("look", seat=1)["code"] == "not-allowed"
        assert fourth.state["viewer"] == -1
        # Sent away, the seat is still not the host's to give.
        ann.post(f"/tables/{table}/remove", seat=1)
        guest.post(f"/tables/{table}/join", seat=1)
        assert first.ask("answer-seat", agree=True)["code"] == "not-allowed"
        assert changed(second, lambda m: m["asked"])["asked"]["waiting"] == [1]
        assert second.ask("answer-seat", agree=True)["type"] == "done"
        fourth.see(lambda m: m["viewer"] == 1)
    assert not bob.http.get(f"/tables/{table}").json()["seats"][1]["mine"]
