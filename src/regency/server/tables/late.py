"""Late guests: a seat of a running match is asked for, and silence means no."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from functools import partial

from regency.core.text import text
from regency.server.auth.sessions import Guest
from regency.server.refusal import Refusal
from regency.server.tables.seats import FINAL, Asked, Plan, Seat
from regency.server.tables.stand_ins import give_time, time_to_go_on
from regency.server.tables.table import Table
from regency.server.tables.telling import told
from regency.server.wire.messages import StoryKind

#: How long people have to agree.
PATIENCE_SECONDS = 60
#: How many people may hold a seat in the course of one match.
MOST_MET = 40


async def ask(table: Table, guest: Guest, wanted: int | None) -> None:
    """Ask for a seat: its holder where it is a person's, everybody where it is a bot's.

    The table's lock is held. People who have or had a seat here know the cards that go with it.
    """
    plan = table.plan
    if guest.identity in plan.met or plan.seats_of(guest.identity):
        raise Refusal("no-seat", text("refused-seat-held"))
    if table.asked is not None:
        raise Refusal("not-allowed", text("refused-someone-asks"))
    seat = _first_bot(plan) if wanted is None else wanted
    if seat is None:
        raise Refusal("no-seat", text("refused-seat-taken"))
    if plan.seats[seat].why in FINAL:  # whoever lost it would win it back under another name
        raise Refusal("no-seat", text("refused-given-up"))
    waiting = [seat] if plan.seats[seat].kind == "person" else list(plan.people)
    if not waiting:
        raise Refusal("no-seat", text("refused-nobody-to-ask"))
    if len(plan.met) >= MOST_MET:
        raise Refusal("too-many")
    until = int(time.time() + PATIENCE_SECONDS)
    asked = Asked(seat, guest.identity, guest.name, guest.face, [], waiting, until)
    plan = told(plan, table.live, "seat-asked", seat, name=guest.name)
    await table.keep_plan(plan, partial(_begin, table, asked))


def _begin(table: Table, asked: Asked) -> None:
    table.asked = asked
    asked.alarm = asyncio.get_running_loop().call_later(
        PATIENCE_SECONDS, table.start_task, partial(_expire, table, asked)
    )


def _first_bot(plan: Plan) -> int | None:
    return next(
        (n for n, seat in enumerate(plan.seats) if seat.kind == "bot" and seat.why not in FINAL),
        None,
    )


async def answer(table: Table, seats: list[int], agree: bool) -> None:
    """Allow or refuse what was asked for, in the name of the seats one holds."""
    async with table.lock:
        asked = table.asked
        mine = [] if asked is None else [seat for seat in asked.waiting if seat in seats]
        if asked is None or not mine:
            raise Refusal("not-allowed", text("refused-nothing-asked"))
        given_up = table.plan.seats[asked.seat].why in FINAL  # since it was asked for
        if given_up or not agree:
            plan = _told(table, asked, "seat-refused", by=None if given_up else mine[0])
            await table.keep_plan(plan, table.nothing_asked)
            if given_up:
                raise Refusal("not-allowed", text("refused-given-up"))
            return
        still = [seat for seat in asked.waiting if seat not in seats]
        if still:
            asked.agreed += mine
            asked.waiting = still
            table.listeners.tell_table()
            return
        await _sit_down(table, asked)
    await table.wake()


async def withdraw(table: Table, identity: str | None) -> None:
    """Take back what one asked for."""
    async with table.lock:
        asked = table.asked
        if asked is None or asked.identity != identity:
            raise Refusal("not-allowed", text("refused-nothing-asked"))
        await table.keep_story(_told(table, asked, "seat-withdrawn"), table.nothing_asked)


def gone(table: Table, identity: str | None) -> None:
    """Withdraw what someone asked for who has just left, and is not there otherwise."""
    asked = table.asked
    if asked is None or asked.identity != identity:
        return
    if identity not in table.listeners.present:
        table.start_task(partial(withdraw, table, identity))


async def _expire(table: Table, asked: Asked) -> None:
    async with table.lock:
        if table.asked is asked:
            await table.keep_story(_told(table, asked, "seat-refused"), table.nothing_asked)


def _told(table: Table, asked: Asked, kind: StoryKind, by: int | None = None) -> Plan:
    return told(table.plan, table.live, kind, asked.seat, name=asked.name, by=by)


async def _sit_down(table: Table, asked: Asked) -> None:
    """Give the newcomer the seat, with its cards and its time."""
    plan, undo = table.plan, table.undo_asked
    before = plan.seats[asked.seat]
    newcomer = Seat("person", asked.name, asked.identity, face=asked.face)
    if before.identity is not None and plan.seats_of(before.identity) == [asked.seat]:
        # Nobody without a seat is host; somebody who was here before comes first.
        plan = plan.without_host(before.identity).with_seat(asked.seat, newcomer)
        plan = plan.without_host(before.identity)
    plan = plan.with_seat(asked.seat, newcomer)
    plan = replace(plan, met=(*plan.met, asked.identity))
    if undo is not None:  # those who were asked are others now
        plan = told(plan, table.live, "undo-refused", undo["seat"])
    plan = told(plan, table.live, "sat-down", asked.seat)
    extra = time_to_go_on(table, asked.seat)

    def settled() -> None:
        table.nothing_asked()
        table.no_undo()
        give_time(table, asked.seat, extra)

    notices = {asked.seat: "notice-sat-down"}
    await table.keep_plan(plan.granting(asked.seat, extra), settled, notices)
