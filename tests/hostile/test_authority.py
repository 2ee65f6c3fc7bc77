"""Whatever people do in whatever order: nobody sees two hands or makes time, no move is taken back
alone, and what was given up is lost.

Real tables and connections over a store in memory; bots move when the machine says so.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any, cast

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)
from tests.hostile.without_server import Eyes, Hands, Idle, MemoryStore

from regency.games import game
from regency.server.auth.sessions import Guest
from regency.server.net.connection import Connection
from regency.server.net.requests import Requests
from regency.server.ops.limits import Limits
from regency.server.refusal import Refusal
from regency.server.tables import giving_up, seating
from regency.server.tables.clocks import Rounds
from regency.server.tables.moves import play
from regency.server.tables.registry import new_kept
from regency.server.tables.seats import FINAL, Plan, Seat, read_plan
from regency.server.tables.table import Table
from regency.server.workers.bots import BotPool
from regency.store import Store
from regency.store import Table as Kept

#: Ann sits at two seats of one device, Bob at one; the others come late.
NAMES = ("ann", "bob", "cid", "dot", "eve")
SEATS = (Seat("person", "Ann", "ann"), Seat("person", "Bob", "bob"), Seat("bot", level="page"),
         Seat("person", "Amy", "ann"))  # fmt: skip
#: People mostly agree, or nothing would ever happen.
MOSTLY = st.sampled_from([True, True, True, False])
PARTINGS = ("leave", "remove", "stand-in", "resign")
SEEDS = st.binary(min_size=32, max_size=32)
BANK, INCREMENT, TURN = 60_000, 2_000, 5_000


class Authority(RuleBasedStateMachine):
    """People, bots and late guests at one table."""

    @initialize(seed=SEEDS)
    def sit_down(self, seed: bytes) -> None:
        self.loop = asyncio.new_event_loop()
        self.hands = Hands()
        played = game("castle-combo")
        plan = Plan("ann", SEATS, bank=BANK, increment=INCREMENT, turn=TURN)
        kept = replace(new_kept(played, plan), seed=seed)
        self.store = MemoryStore(kept)
        self.table = self.run(partial(self._open, kept))
        self.eyes: dict[str, set[int]] = {name: set() for name in NAMES}
        self.lines: dict[str, tuple[Eyes, Connection, Requests]] = {}
        self.held: dict[str, set[int]] = {name: set() for name in NAMES}
        self.allowed_undo: set[int] = set()  # seats whose people agreed to the present asking
        self.allowed_seat: set[str] = set()  # identities that agreed to the present guest
        self.steps = list(self.table.playing().history.steps)
        self.movers: dict[int, str | None] = {}  # who made which move, by its `at`
        self.people = self.table.plan.seats
        for name in ("ann", "bob", "cid"):
            self.come(name)

    async def _open(self, kept: Kept) -> Table:
        store = cast(Store, self.store)
        table = Table(kept, game("castle-combo"), store, Idle(), 0.0, Rounds())
        await table.start()
        self.take_clocks(table)
        return table

    def take_clocks(self, table: Table) -> None:
        clocks = table.clocks
        assert clocks is not None
        clocks._now, clocks._since = self.hands, self.hands()

    def run(self, work: Callable[[], Coroutine[Any, Any, Any]]) -> Any:
        """Do something, and let everything happen that follows from it."""

        async def whole() -> Any:
            found = None
            with suppress(Refusal):
                found = await work()
            for _ in range(10):
                await asyncio.sleep(0)
            return found

        return self.loop.run_until_complete(whole())

    def teardown(self) -> None:
        if hasattr(self, "table"):
            self.run(self.table.close)
            self.loop.close()

    # --- what people do

    @rule(name=st.sampled_from(NAMES))
    def come(self, name: str) -> None:
        if name in self.lines:
            return
        eyes = Eyes()

        async def enter() -> None:
            guest = Guest(name, name.title(), "en")
            link = Connection(self.table, guest, eyes, "drawn")
            bots = cast(BotPool, None)
            link.enter()
            self.lines[name] = eyes, link, Requests(link, Limits(False), bots, no_table, "here")

        self.run(enter)

    @rule(name=st.sampled_from(NAMES))
    def go(self, name: str) -> None:
        if name in self.lines:
            _, link, _ = self.lines.pop(name)

            async def leave() -> None:
                link.leave()

            self.run(leave)

    @rule(name=st.sampled_from(NAMES), seat=st.integers(0, 3))
    def look(self, name: str, seat: int) -> None:
        self.ask(name, "look", seat=seat)

    @rule(data=st.data(), moves=st.integers(1, 4), other=st.sampled_from(NAMES))
    def play(self, data: st.DataObject, moves: int, other: str) -> None:
        """Whoever is to act does; somebody else tries to before."""
        for _ in range(moves):
            live, plan = self.table.playing(), self.table.plan
            for seat in live.to_act()[:1]:
                action = data.draw(st.sampled_from(live.legal(seat)))
                holder = plan.seats[seat].identity
                for who in (other, holder):
                    if who is not None and (who == holder or seat not in plan.seats_of(who)):
                        self.ask(who, "look", seat=seat)
                        self.ask(who, "play", at=live.at, action=action)
                if plan.seats[seat].level is not None:
                    self.run(partial(play, self.table, seat, action, live.at))

    @rule(data=st.data())
    def undo(self, data: st.DataObject) -> None:
        """Somebody who has acted would like to take it back, if it is their turn to speak."""
        live, plan = self.table.playing(), self.table.plan
        seat = data.draw(st.sampled_from(sorted(live.history.acted) or [0]))
        holder = plan.seats[seat].identity
        if self.table.undo_asked is None:
            self.allowed_undo = set()
        if holder is not None:
            self.ask(holder, "look", seat=seat)
            self.ask(holder, "undo", at=live.at)
            if data.draw(MOSTLY):
                self.answer_undo(data)

    @rule(data=st.data(), other=st.sampled_from(NAMES))
    def somebody_answers(self, data: st.DataObject, other: str) -> None:
        self.answer_undo_as(other, data.draw(MOSTLY), None)
        self.answer_seat_as(other, data.draw(MOSTLY))

    def answer_undo(self, data: st.DataObject) -> None:
        asked = self.table.undo_asked
        for seat in asked["waiting"] if asked is not None else ():
            holder = self.table.plan.seats[seat].identity
            if holder is not None:
                self.answer_undo_as(
                    holder, data.draw(MOSTLY), data.draw(st.sampled_from([None, seat]))
                )

    def answer_undo_as(self, name: str, agree: bool, seat: int | None) -> None:
        asked = self.table.undo_asked
        if agree and name in self.lines and asked is not None:
            own = set(self.table.plan.seats_of(name)) - {asked["seat"]}
            self.allowed_undo |= own if seat is None else own & {seat}
        self.ask(name, "answer-undo", agree=agree, seat=seat)

    def answer_seat(self, data: st.DataObject) -> None:
        asked = self.table.asked
        for seat in list(asked.waiting) if asked is not None else ():
            holder = self.table.plan.seats[seat].identity
            if holder is not None:
                self.answer_seat_as(holder, data.draw(MOSTLY))

    def answer_seat_as(self, name: str, agree: bool) -> None:
        if agree and name in self.lines and self.table.asked is not None:
            self.allowed_seat.add(name)
        self.ask(name, "answer-seat", agree=agree)

    @rule(name=st.sampled_from(NAMES))
    def withdraw(self, name: str) -> None:
        self.ask(name, "withdraw-undo")
        self.ask(name, "withdraw-seat")

    @rule(data=st.data(), name=st.sampled_from(NAMES), seat=st.none() | st.integers(0, 3))
    def join(self, data: st.DataObject, name: str, seat: int | None) -> None:
        if self.table.asked is None:
            self.allowed_seat = set()
        self.run(partial(seating.join, self.table, Guest(name, name.title(), "en"), seat))
        if data.draw(MOSTLY):
            self.answer_seat(data)

    @rule(data=st.data(), seat=st.integers(0, 3), deed=st.sampled_from(PARTINGS))
    def part(self, data: st.DataObject, seat: int, deed: str) -> None:
        """The host, the seat's holder or anybody has a bot play on."""
        plan = self.table.plan
        rightful = [plan.host, plan.seats[seat].identity or plan.host]
        name = data.draw(st.sampled_from(rightful) | st.sampled_from(NAMES))
        guest = Guest(name, name.title(), "en")
        if deed == "leave":
            self.run(partial(seating.leave, self.table, guest))
        elif deed == "remove":
            self.run(partial(seating.remove, self.table, guest, seat))
        elif deed == "resign":
            self.run(partial(giving_up.resign, self.table, guest, seat))
        else:
            self.run(partial(seating.hand, self.table, guest, seat, "page"))

    @rule(seat=st.integers(0, 3), other=st.sampled_from(NAMES))
    def lose_and_come_again(self, seat: int, other: str) -> None:
        """Somebody gives up, and asks for the seat with another cookie."""
        holder = self.table.plan.seats[seat].identity
        if holder is not None:
            if self.table.asked is None:
                self.allowed_seat = set()
            guest = Guest(holder, holder.title(), "en")
            self.run(partial(giving_up.resign, self.table, guest, seat))
            newcomer = Guest(other, other.title(), "en")
            self.run(partial(seating.join, self.table, newcomer, seat))
            self.answer_seat_as(holder, True)

    @rule(seconds=st.sampled_from([1, 20, 100]))
    def think(self, seconds: int) -> None:
        """Time goes by for whoever is to act."""
        self.hands.seconds += seconds
        self.run(self.table.time_limit._out_of_time)

    @rule(tries=st.sampled_from(NAMES))
    def take_back(self, tries: str) -> None:
        """Everyone takes their seat back; somebody tries to take all."""
        for number, seat in enumerate(self.table.plan.seats):
            for name in (tries, seat.identity):
                if name is not None:
                    guest = Guest(name, name.title(), "en")
                    self.run(partial(seating.hand, self.table, guest, number, None))

    @precondition(lambda self: not self.lines)
    @rule()
    def restart(self) -> None:
        """The server ends and comes back; nobody is there yet."""
        self.run(self.table.close)
        assert self.table.clocks is not None
        before = self.table.clocks.left

        async def again() -> Table:
            store = cast(Store, self.store)
            played = game("castle-combo")
            table = Table(self.store.kept, played, store, Idle(), 0.0, Rounds())
            await table.wake()
            self.take_clocks(table)
            return table

        self.table = self.run(again)
        assert self.table.clocks is not None
        assert self.table.clocks.left == before
        self.allowed_undo = set()

    def ask(self, name: str, kind: str, **values: Any) -> None:
        if name in self.lines:
            raw = json.dumps({"type": kind, "ref": 1, **values})
            self.run(partial(self.lines[name][2].hear, raw))

    # --- what holds

    @invariant()
    def nobody_sees_a_hand_that_is_not_theirs(self) -> None:
        for number, seat in enumerate(self.table.plan.seats):
            if seat.identity is not None:
                self.held[seat.identity].add(number)
        for name in NAMES:
            if name in self.lines:
                self.eyes[name] |= self.lines[name][0].viewers - {-1}
            assert self.eyes[name] <= self.held[name]
            assert len(self.held[name]) <= 1 or self.held[name] == {0, 3} == self.held["ann"]

    @invariant()
    def seats_pass_on_by_consent_alone(self) -> None:
        before, now = self.people, self.table.plan.seats
        self.people = now
        for old, new in zip(before, now, strict=True):
            if old.why in FINAL:  # lost is lost, for whoever asks
                assert (new.identity, new.why) == (old.identity, old.why)
            if old.identity == new.identity:
                assert old.kind == new.kind
                continue
            holders = {seat.identity for seat in before if seat.identity is not None}
            needed = holders if old.identity is None else {old.identity}
            assert needed <= self.allowed_seat
            assert new.kind == "person"
            self.allowed_undo = set()  # an undo that was asked for has lapsed

    @invariant()
    def no_move_is_taken_back_without_its_person(self) -> None:
        before, now = self.steps, list(self.table.playing().history.steps)
        self.steps = now
        plan, known = self.table.plan, set(before)
        for past in now:
            if past not in known and past.seat is not None:
                self.movers[past.at] = plan.seats[past.seat].identity
        taken = [past for past in before if past not in now]
        gone = [past.seat for past in taken]
        for past in taken:  # who handed the seat on cannot be asked any more
            mover = self.movers.get(past.at)
            assert mover is None or past.seat is None or mover == plan.seats[past.seat].identity
        if not gone:
            return
        asker = plan.story[-1].seat
        assert plan.story[-1].kind == "undone"
        if set(gone) - {None, asker}:
            people = {n for n, seat in enumerate(plan.seats) if seat.kind == "person"}
            assert people - {asker} <= self.allowed_undo

    @invariant()
    def nobody_makes_time(self) -> None:
        plan, clocks = self.table.plan, self.table.clocks
        acted = self.table.playing().history.acted
        assert clocks is not None
        for seat, left in enumerate(clocks.left):
            given = plan.granted[seat] if plan.granted else 0
            assert left <= BANK + INCREMENT * acted.get(seat, 0) + given
            late = [line for line in plan.story if line.seat == seat and line.why == "time"]
            assert not given or late

    @invariant()
    def what_is_kept_is_what_is(self) -> None:
        assert read_plan(self.store.kept.state.settings) == self.table.plan
        story = self.table.plan.story
        assert [deed.at for deed in story] == sorted(deed.at for deed in story)
        assert self.table.undo_asked is None or story[-1].kind != "undone"


async def no_table(_: str) -> Table:
    raise AssertionError("nobody follows to a rematch here")


@pytest.mark.finding("T1", "T2", "T3", "T25", "T27", "T28", "T29", "G10")
def test_whatever_people_do_in_whatever_order() -> None:
    run_state_machine_as_test(
        Authority,
        settings=settings(
            max_examples=40,
            stateful_step_count=50,
            deadline=None,
            suppress_health_check=[HealthCheck.too_slow],
        ),
    )
