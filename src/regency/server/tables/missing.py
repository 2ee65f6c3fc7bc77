"""Somebody is away: the others may want a bot to play there, by consent or after a while."""

from __future__ import annotations

import asyncio
import time
from functools import partial

from regency.core.text import text
from regency.server.refusal import Refusal
from regency.server.tables import stand_ins
from regency.server.tables.seats import Missing
from regency.server.tables.table import Table
from regency.server.tables.telling import told

#: How long somebody who is away has to come back, where nobody is against it.
PATIENCE_SECONDS = 120


async def ask(table: Table, identity: str, seat: int) -> None:
    """Ask the others who are there; the table's lock is held."""
    plan = table.plan
    here = table.listeners.present
    playing = [n for n in plan.people if plan.seats[n].level is None]
    mine = [n for n in playing if plan.seats[n].identity == identity]
    if not mine:
        raise Refusal("not-allowed", text("refused-not-your-seat"))
    if plan.slow and (plan.helped or _has_time(table, seat)):
        raise Refusal("not-allowed", text("refused-slow-clock"))
    if table.missing is not None:
        raise Refusal("not-allowed", text("refused-stand-in-asked"))
    if plan.seats[seat].level is not None:
        raise Refusal("not-allowed", text("refused-bot-plays"))
    waiting = [n for n in playing if n not in (*mine, seat) and plan.seats[n].identity in here]
    until = int(time.time() + PATIENCE_SECONDS)
    missing = Missing(seat, mine[0], [], waiting, until)
    plan = told(plan, table.live, "stand-in-asked", seat, by=mine[0])
    await table.keep_plan(plan, partial(_begin, table, missing))


def _has_time(table: Table, seat: int) -> bool:
    return table.clocks is not None and table.clocks.shown()[seat] > 0


def _begin(table: Table, missing: Missing) -> None:
    table.missing = missing
    missing.alarm = asyncio.get_running_loop().call_later(
        PATIENCE_SECONDS, table.start_task, partial(_expire, table, missing)
    )


async def answer(table: Table, seats: list[int], agree: bool) -> None:
    """Be for it or against it, in the name of the seats one holds; who asked may think better."""
    async with table.lock:
        missing = table.missing
        mine = [] if missing is None else [s for s in seats if s in (*missing.waiting, missing.by)]
        if missing is None or not mine:
            raise Refusal("not-allowed", text("refused-nothing-asked"))
        if not agree:
            await _refuse(table, missing, mine[0])
            return
        missing.agreed += [seat for seat in mine if seat in missing.waiting]
        missing.waiting = [seat for seat in missing.waiting if seat not in mine]
        if missing.waiting or not missing.agreed:
            table.listeners.tell_table()
            return
        await _hand_over(table, missing)
    await table.wake()


def came(table: Table, identity: str | None) -> None:
    """Hear that somebody is there: nobody has to play for them."""
    missing = table.missing
    if missing is None or identity is None:
        return
    if table.plan.seats[missing.seat].identity == identity:
        table.start_task(partial(_back, table, missing))


async def _back(table: Table, missing: Missing) -> None:
    async with table.lock:
        if table.missing is missing:
            await _refuse(table, missing, None)


async def _refuse(table: Table, missing: Missing, by: int | None) -> None:
    plan = told(table.plan, table.live, "stand-in-refused", missing.seat, by=by)
    await table.keep_story(plan, table.nobody_missing)


async def _expire(table: Table, missing: Missing) -> None:
    """Let a bot play where nobody was against it, and the person is still away."""
    async with table.lock:
        if table.missing is not missing or table.stage != "playing":
            return
        await _hand_over(table, missing)
    await table.wake()


async def _hand_over(table: Table, missing: Missing) -> None:
    table.nobody_missing()
    if table.plan.seats[missing.seat].level is None:
        await stand_ins.hand_over(table, table.plan, {missing.seat: "agreed"})
