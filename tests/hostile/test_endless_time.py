"""Nobody makes time out of nothing: by a stand-in, another cookie, undo or a restart."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from tests.hostile.test_seats import changed, table_of
from tests.hostile.without_server import Hands
from tests.server.playing import Person, Server, running

from regency.server.tables.clocks import Clocks
from regency.server.tables.moves import play
from regency.server.tables.table import Table

BANK, INCREMENT, TURN = 60_000, 5_000, 20_000
FAST = {"bank": BANK, "increment": INCREMENT}
FOR_EACH = {"bank": BANK, "increment": 0, "turn": TURN}
#: Long enough to be a slow one.
DAYS = {"bank": 86_400_000, "increment": 0, "turn": 86_400_000}
LITTLE = 1_000


class Thinker:
    """Bots that never answer: a test moves in their place."""

    async def choose(self, *_: Any) -> int:
        await asyncio.Event().wait()
        raise AssertionError("nobody sets this")


def live_table(server: Server, table: str) -> Table:
    """Return a table as the server has it, with bots that wait for the test."""
    live = server.services.registry.tables[table]
    live.bot_turns._bots = Thinker()
    return live


def clocks_of(live: Table) -> Clocks:
    assert live.clocks is not None
    return live.clocks


def leave_little(server: Server, live: Table, seat: int) -> None:
    async def little() -> None:
        clocks_of(live).left[seat] = LITTLE

    server.call(little)


def move_at(server: Server, live: Table, seat: int) -> None:
    """Make a move at a seat, as the bot there would."""
    server.call(partial(play, live, seat, live.playing().legal(seat)[0], live.at))


def given(live: Table, seat: int) -> int:
    """Return what a seat was given beside what the clock gives everybody."""
    return live.plan.granted[seat] if live.plan.granted else 0


# --- by a stand-in


@pytest.mark.finding("T27")
@pytest.mark.parametrize(
    "agreed", [{"clock": FAST}, {"clock": FAST, "forfeit": True}, {"clock": DAYS}]
)
@pytest.mark.parametrize("deed", ["stand-in", "leave"])
def test_a_bot_for_a_moment_brings_no_time(
    server: Server, agreed: dict[str, Any], deed: str
) -> None:
    (ann, _), table = table_of(server, "castle-combo", "Ann", "Bob", **agreed)
    live = live_table(server, table)
    leave_little(server, live, 0)
    with ann.at(table) as socket:
        socket.wait_for_state()
        for _ in range(3):
            body = {"seat": 0, "level": "page"} if deed == "stand-in" else {}
            ann.post(f"/tables/{table}/{deed}", **body)
            # While the bot thinks no clock runs: nobody thinks along, or makes it begin anew.
            answer = ann.http.post(f"/tables/{table}/stand-in", json={"seat": 0, "level": None})
            assert not answer.is_success
            assert answer.json()["reason"]["key"] == "refused-bot-moves"
            move_at(server, live, 0)
            ann.post(f"/tables/{table}/stand-in", seat=0, level=None)
            assert live.plan.seats[0].level is None
            assert given(live, 0) == 0
            while 0 not in live.to_act():
                move_at(server, live, 1)


@pytest.mark.finding("T27")
def test_out_of_time_a_quarter_is_given_once_the_bot_has_moved(server: Server) -> None:
    (ann, bob), table = table_of(server, "castle-combo", "Ann", "Bob", clock=FAST)
    live = live_table(server, table)

    async def no_time() -> None:
        clocks_of(live).left[0] = 0
        live.time_limit.set_alarm()

    with bob.at(table) as socket:
        socket.wait_for_state()
        server.call(no_time)
        changed(socket, lambda m: m["seats"][0]["why"] == "time")
        assert ann.refused(f"/tables/{table}/stand-in", seat=0, level=None) == "not-allowed"
        move_at(server, live, 0)
        ann.post(f"/tables/{table}/stand-in", seat=0, level=None)
        left = clocks_of(live).left[0]
        assert (left, given(live, 0)) == (BANK // 4, BANK // 4 - INCREMENT)
        leave_little(server, live, 0)
        ann.post(f"/tables/{table}/stand-in", seat=0, level="page")
        move_at(server, live, live.to_act()[0])
        ann.post(f"/tables/{table}/stand-in", seat=0, level=None)
        assert given(live, 0) == BANK // 4 - INCREMENT, "for a bot that was wished for"


@pytest.mark.finding("T27")
def test_another_cookie_goes_on_with_the_time_there_is(server: Server) -> None:
    (_, bob), table = table_of(server, "castle-combo", "Ann", "Bob", clock=FAST)
    live = live_table(server, table)
    leave_little(server, live, 1)
    guest = Person(server, "Bob’s other browser")
    with bob.at(table) as socket, guest.at(table) as newcomer:
        socket.wait_for_state()
        bob.post(f"/tables/{table}/stand-in", seat=1, level="page")
        guest.post(f"/tables/{table}/join", seat=1)
        changed(socket, lambda m: m["asked"])
        assert socket.ask("answer-seat", agree=True)["type"] == "done"
        newcomer.see(lambda m: m["viewer"] == 1)
        assert (clocks_of(live).left[1], given(live, 1)) == (LITTLE, 0)


# --- by undo


def thinking(server: Server, live: Table) -> Callable[[float], None]:
    """Have a table's clocks go as the test says; return what lets time pass."""
    hands = Hands()

    async def take() -> None:
        clocks = clocks_of(live)
        clocks._now, clocks._since = hands, 0.0

    server.call(take)

    def passes(seconds: float) -> None:
        hands.seconds += seconds

    return passes


@pytest.mark.finding("T28")
@pytest.mark.parametrize(
    ("clock", "left"), [(FAST, BANK - 3 * 7_000), (FOR_EACH, BANK + TURN - 3 * 7_000)]
)
def test_to_and_fro_brings_no_time_now_or_after_a_restart(
    tmp_path: Path, clock: dict[str, int], left: int
) -> None:
    with running(tmp_path) as server:
        (ann, bob), table = table_of(server, "kuhn", "Ann", "Bob", clock=clock)
        live = live_table(server, table)
        passes = thinking(server, live)
        with ann.at(table) as first:
            first.wait_for_state()
            for _ in range(3):
                passes(7)
                first.reach(first.play(0)["at"])
                assert first.state["may_undo"] == "free"
                first.reach(first.ask("undo", at=first.state["at"])["at"])
            assert clocks_of(live).shown()[0] == left
            passes(2)
            bob.post(f"/tables/{table}/stand-in", seat=1, level="page")  # the clocks are looked at
            passes(2)
            assert clocks_of(live).shown()[0] == left - 4_000
            first.reach(first.play(0)["at"])
        before = clocks_of(live).shown()
        brought = clock["increment"] + clock.get("turn", 0)
        taken = max(0, 3 * 7_000 + 4_000 - clock.get("turn", 0))
        assert before[0] == BANK - taken + brought
        cookies = ann.http.cookies
    with running(tmp_path) as server:
        ann = Person(server, None)
        ann.http.cookies = cookies
        with ann.at(table) as first:
            first.wait_for_state()
            again = clocks_of(server.services.registry.tables[table])
            assert again.shown()[0] == before[0]


@pytest.mark.finding("T28")
def test_what_the_clock_took_is_not_given_back_by_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        (_, bob), table = table_of(server, "castle-combo", "Ann", "Bob", clock=FAST)
        live = live_table(server, table)
        passes = thinking(server, live)
        with bob.at(table) as second:
            second.wait_for_state()
            passes(BANK)
            server.call(live.time_limit._out_of_time)
            changed(second, lambda m: m["seats"][0]["why"] == "time")
            move_at(server, live, 0)
        left = clocks_of(live).left[:]
        assert left[0] == INCREMENT
        cookies = bob.http.cookies
    with running(tmp_path) as server:
        bob = Person(server, None)
        bob.http.cookies = cookies
        with bob.at(table) as second:
            second.wait_for_state()
            assert clocks_of(server.services.registry.tables[table]).left[0] == left[0]


def new_clocks(now: Callable[[], float]) -> Clocks:
    return Clocks(2, BANK, INCREMENT, (), now, TURN)


@pytest.mark.finding("T28")
@pytest.mark.parametrize("seed", range(20))
def test_clocks_that_are_counted_anew_show_the_same(seed: int) -> None:
    """Whatever is moved and undone: live clocks, and those of its entries after a restart."""
    dice, now = random.Random(seed), Hands()
    live, entries, counts = new_clocks(now), list[tuple[str, int, int]](), list[tuple[int, int]]()
    for at in range(1, 80):
        seat = dice.randrange(2)
        live.run([seat])
        now.seconds += dice.choice([0, 1, 3, 30])
        live.run([seat])  # looked at in between
        now.seconds += dice.choice([0, 2])
        if counts and dice.random() < 0.4:
            to = dice.choice([reached for reached, _ in counts]) - 1
            live.run([])
            # What was thought since the last move is charged with the next one.
            live.go_back(to)
            entries.append(("undo", to, 0))
            counts = [one for one in counts if one[0] <= to]
        else:
            spent = live.spent(seat)
            live.moved(seat, spent, at)
            entries.append(("move", seat, spent))
            counts.append((at, seat))
    for seat in range(2):  # so that nothing is thought that stands in no entry
        spent = live.spent(seat)
        live.moved(seat, spent, len(entries) + 1)
        entries.append(("move", seat, spent))
        counts.append((len(entries), seat))
    again = new_clocks(now)
    for at, (what, one, spent) in enumerate(entries, start=1):
        if what == "move":
            again.charge(one, spent, at)
        else:
            again.go_back(one)
    assert again.left == live.left
    assert again.shown() == live.shown()
    for seat in range(2):
        moves = sum(who == seat for _, who in counts)
        assert live.left[seat] <= BANK + INCREMENT * moves
