"""Matches over days: time for each decision with a reserve, holidays, forfeits, and restarts."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest
from tests.server.playing import Person, Server, running

from regency.server.tables import missing
from regency.server.tables.clocks import Clocks
from regency.server.tables.holidays import DAY, MOST_DAYS, Holiday, Holidays, fits
from regency.server.tables.table import Table

PATIENCE = 60.0
DAY_MS = DAY * 1000
SLOW = {"bank": DAY_MS, "increment": 0, "turn": 2 * DAY_MS}


def shift(server: Server, table: str, seconds: float) -> Table:
    """Let a table believe that so much time has gone by, and act on it."""
    live = server.services.registry.tables[table]

    async def later() -> None:
        assert live.clocks is not None
        then, today = live.clocks._now, server.services.holidays.now
        live.clocks._now = lambda: then() + seconds
        server.services.holidays.now = lambda: today() + seconds
        await live.time_limit._out_of_time()

    server.call(later)
    return live


def two(server: Server, **more: Any) -> tuple[Person, Person, str]:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = ann.open("kuhn", ["me", "open"], **({"clock": SLOW} | more))
    bob.post(f"/tables/{table}/join")
    ann.post(f"/tables/{table}/start")
    return ann, bob, table


def refused(answer: Any) -> str:
    assert not answer.is_success, answer.text
    return str(answer.json()["reason"]["key"])


def test_a_decision_has_its_own_time_before_the_reserve_is_touched() -> None:
    hands = [0.0]
    clocks = Clocks(2, 1_000, 0, (), lambda: hands[0], turn=5_000)
    clocks.run([0])
    hands[0] = 4.0
    assert clocks.shown() == [2_000, 6_000]
    clocks.moved(0, clocks.spent(0), 1)
    assert clocks.shown() == [6_000, 6_000]  # within its time: the reserve is whole
    clocks.run([1])
    hands[0] = 9.5
    clocks.run([1])  # looked at in between: nothing counts twice
    assert clocks.first_to_end() == (1, 0.5)
    clocks.moved(1, clocks.spent(1), 2)
    assert clocks.shown() == [6_000, 5_500]
    clocks.thought_before({0: 5_200, 1: 5_200})
    clocks.run([0])  # of those who thought before a restart, who is to act
    assert clocks.shown() == [800, 5_500]


def test_out_of_days_the_stand_in_plays(server: Server) -> None:
    ann, bob, table = two(server)
    live = shift(server, table, 2.9 * DAY)
    assert live.plan.seats[0].level is None
    live = shift(server, table, 0.2 * DAY)
    assert live.plan.seats[0].why == "time"
    with bob.at(table) as socket:
        socket.see(lambda m: m["legal"])  # the bot has moved
    ann.post(f"/tables/{table}/stand-in", seat=0, level=None)  # and back again


def test_a_table_that_says_so_forfeits(server: Server) -> None:
    ann, bob, table = two(server, forfeit=True, stand_in=None)
    assert bob.http.get(f"/tables/{table}").json()["forfeit"]
    live = shift(server, table, 3.1 * DAY)
    assert live.plan.seats[0].why == "forfeit"
    back = ann.http.post(f"/tables/{table}/stand-in", json={"seat": 0, "level": None})
    assert refused(back) == "refused-given-up"
    ann.post(f"/tables/{table}/leave")  # whoever leaves afterwards has forfeited all the same
    assert live.plan.seats[0].why == "forfeit"


def test_clocks_stand_still_on_holidays(server: Server) -> None:
    ann, bob, table = two(server)
    now = int(server.services.holidays.now())
    planned = ann.post("/me/holidays", first=now - 60, last=now + 10 * DAY)["planned"]
    assert [one["last"] for one in planned] == [now + 10 * DAY]
    told = bob.http.get(f"/tables/{table}").json()["seats"][0]["away_until"]
    assert told == now + 10 * DAY
    live = shift(server, table, 9 * DAY)
    assert live.plan.seats[0].level is None
    assert live.clocks is not None
    assert live.clocks.shown()[0] > 2.9 * DAY_MS
    ann.http.delete(f"/me/holidays/{now - 60}")  # home early: it goes on from here
    live = shift(server, table, 3.1 * DAY)
    assert live.plan.seats[0].why == "time"


def test_nobody_is_on_holiday_for_ever(server: Server) -> None:
    ann = Person(server, "Ann")
    now = int(server.services.holidays.now())
    long = ann.http.post("/me/holidays", json={"first": now, "last": now + (MOST_DAYS + 1) * DAY})
    assert refused(long) == "refused-holiday"
    assert ann.http.delete(f"/me/holidays/{now}").status_code == 404


@pytest.mark.parametrize(
    ("planned", "new", "may"),
    [
        ([], (0, 10), True),
        ([], (10, 10), False),  # no day at all
        ([], (-5, 2), False),  # long ago
        ([(0, 5)], (4, 8), False),  # twice at once
        ([(0, 5)], (5, 8), True),
        ([(-40, -5)], (0, 8), False),  # too many in a year
        ([(-400, -370)], (0, 40), True),  # … and another year
    ],
)
def test_holidays_fit(planned: list[tuple[int, int]], new: tuple[int, int], may: bool) -> None:
    year, now = [Holiday(a * DAY, b * DAY) for a, b in planned], 0.0
    assert fits(year, Holiday(new[0] * DAY, new[1] * DAY), now) == may


def test_time_at_work_leaves_holidays_out() -> None:
    holidays = Holidays(lambda: 100.0)
    holidays.of["ann"] = (Holiday(20, 50), Holiday(90, 200))
    assert holidays.worked("ann", 10.0) == 90 - 30 - 10
    assert holidays.worked("bob", 10.0) == 90
    assert (holidays.until("ann"), holidays.until("bob"), holidays.until(None)) == (200, None, None)


def test_a_slow_clock_goes_on_while_no_server_runs(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ann, _, table = two(server)
        with ann.at(table) as socket:
            socket.wait_for_state()
            socket.play(0)
        live = server.services.registry.tables[table]
        assert live.to_act() == (1,)
    with running(tmp_path) as server:

        async def next_week() -> Table:
            server.services.holidays.now = lambda: time.time() + 2.5 * DAY
            await live_table.close()
            del server.services.registry.tables[table]
            return await server.services.registry.table(table)

        live_table = server.call(lambda: server.services.registry.table(table))
        live = server.call(next_week)
        assert live.clocks is not None
        left = live.clocks.shown()
        assert left[0] == 3 * DAY_MS
        assert 0.4 * DAY_MS < left[1] <= 0.5 * DAY_MS  # of two days and a reserve of one


def test_a_clock_is_neither_too_short_nor_too_long(server: Server) -> None:
    ann = Person(server, "Ann")
    for clock in ({"bank": 0, "turn": 0}, {"bank": 0, "turn": 31 * DAY_MS}, {"bank": -1}):
        wish = {"game": "kuhn", "seats": [{"kind": "me"}, {"kind": "open"}]}
        answer = ann.http.post("/tables", json=wish | {"clock": {"increment": 0} | clock})
        assert answer.status_code == 422


def test_holidays_of_a_guest_come_along(server: Server) -> None:
    ann, bob, table = two(server)
    phone, now = Person(server, "Phone"), int(server.services.holidays.now())
    first, last = now - 60, now + 10 * DAY
    phone.post("/me/holidays", first=first, last=last)
    phone.post("/links/use", secret=ann.post("/me/link", settings="{}")["secret"])
    assert ann.http.get("/me/holidays").json()["planned"] == [{"first": first, "last": last}]
    assert bob.http.get(f"/tables/{table}").json()["seats"][0]["away_until"] == last
    guest = Person(server, "Guest")  # … and another's do not mix with them
    guest.post("/me/holidays", first=now - 60, last=now + 20 * DAY)
    guest.post("/links/use", secret=ann.post("/me/link", settings="{}")["secret"])
    assert ann.http.get("/me/holidays").json()["planned"] == [{"first": first, "last": last}]


def test_where_everybody_keeps_waiting_a_bot_can_be_asked_for(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(missing, "PATIENCE_SECONDS", 0.1)
    _, bob, table = two(server, stand_in=None)
    wish = {"seat": 0, "level": "page"}
    early = bob.http.post(f"/tables/{table}/stand-in", json=wish)
    assert refused(early) == "refused-slow-clock", "there is time left"
    live = shift(server, table, 3.1 * DAY)
    assert live.plan.seats[0].level is None, "nobody plays by the clock"
    told = bob.post(f"/tables/{table}/stand-in", **wish)
    assert told["missing"]["seat"] == 0
    end = time.monotonic() + PATIENCE
    while live.plan.seats[0].why != "agreed":
        assert time.monotonic() < end
        time.sleep(0.02)


@pytest.mark.parametrize("more", [{"stand_in": "page"}, {"stand_in": None, "forfeit": True}])
def test_where_the_clock_decides_nobody_else_does(server: Server, more: dict[str, Any]) -> None:
    _, bob, table = two(server, **more)
    answer = bob.http.post(f"/tables/{table}/stand-in", json={"seat": 0, "level": "page"})
    assert refused(answer) == "refused-slow-clock"
