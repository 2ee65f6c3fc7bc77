"""In the match the host is one of the players: nobody chooses how another is played."""

from __future__ import annotations

import pytest
from tests.hostile.test_seats import changed, kinds, table_of
from tests.server.playing import Server

from regency.server.tables import missing

pytestmark = pytest.mark.finding("T30")


def test_with_days_to_think_the_clock_alone_decides(server: Server) -> None:
    day = 24 * 3_600_000
    clock = {"bank": day, "increment": 0, "turn": day}
    (ann, bob), table = table_of(server, "castle-combo", "Ann", "Bob", clock=clock)
    assert ann.http.get(f"/tables/{table}").json()["clock"]
    for person, away in ((bob, 0), (ann, 1)):  # the host is one of the players
        answer = person.http.post(f"/tables/{table}/stand-in", json={"seat": away, "level": "page"})
        assert answer.json()["reason"]["key"] == "refused-slow-clock"
    answer = ann.http.post(f"/tables/{table}/remove", json={"seat": 1})
    assert answer.json()["reason"]["key"] == "refused-slow-clock"
    told = ann.http.get(f"/tables/{table}").json()
    assert [seat["stand_in"] for seat in told["seats"]] == [False, False]


def test_the_host_asks_like_anybody_before_a_bot_plays_for_somebody(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table's own bot, and not the weakest there is; the person is back in time, or not."""
    (ann, bob), table = table_of(server, "castle-combo", "Ann", "Bob", stand_in="chancellor")
    with ann.at(table) as first:
        first.wait_for_state()
        told = ann.post(f"/tables/{table}/stand-in", seat=1, level="page")
        assert (told["missing"]["by"], told["missing"]["waiting"]) == (0, [])
        assert not told["seats"][1]["stand_in"]
        with bob.at(table):
            changed(first, lambda m: "stand-in-refused" in kinds(m))
        changed(first, lambda m: not m["seats"][1]["present"])
        monkeypatch.setattr(missing, "PATIENCE_SECONDS", 0.2)
        ann.post(f"/tables/{table}/stand-in", seat=1, level="page")
        told = changed(first, lambda m: m["seats"][1]["stand_in"])
        assert (told["seats"][1]["level"], told["seats"][1]["why"]) == ("chancellor", "agreed")
        # A bot that plays is not replaced by a weaker one.
        again = ann.http.post(f"/tables/{table}/stand-in", json={"seat": 1, "level": "page"})
        assert again.json()["reason"]["key"] == "refused-bot-plays"
        again = ann.http.post(f"/tables/{table}/remove", json={"seat": 1})
        assert again.json()["reason"]["key"] == "refused-bot-plays"
        assert ann.http.get(f"/tables/{table}").json()["seats"][1]["level"] == "chancellor"


def test_whoever_came_back_is_not_sent_away_again(server: Server) -> None:
    """Else the host would have a bot make each of their moves."""
    (ann, bob), table = table_of(server, "castle-combo", "Ann", "Bob", stand_in="sovereign")
    with bob.at(table) as second:
        second.wait_for_state()
        told = ann.post(f"/tables/{table}/remove", seat=1)
        assert (told["seats"][1]["why"], told["seats"][1]["level"]) == ("removed", "sovereign")
        bob.post(f"/tables/{table}/stand-in", seat=1, level=None)
        again = ann.http.post(f"/tables/{table}/remove", json={"seat": 1})
        assert again.json()["reason"]["key"] == "refused-sent-away"
        told = bob.http.get(f"/tables/{table}").json()
        assert not told["seats"][1]["stand_in"]


def test_on_a_slow_clock_that_waits_the_host_sends_away_once(server: Server) -> None:
    """Where the clock brings nobody, the host's right is the one of other tables."""
    day = 24 * 3_600_000
    clock = {"bank": day, "increment": 0, "turn": day}
    more = {"clock": clock, "stand_in": None}
    (ann, bob), table = table_of(server, "castle-combo", "Ann", "Bob", **more)
    told = ann.post(f"/tables/{table}/remove", seat=1)
    assert (told["seats"][1]["why"], told["seats"][1]["level"]) == ("removed", "knight")
    bob.post(f"/tables/{table}/stand-in", seat=1, level=None)
    assert ann.refused(f"/tables/{table}/remove", seat=1) == "not-allowed"
