"""Ending a match early: someone gives up for good, or all agree that it counts for nobody."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from regency.core.text import text
from regency.server.auth.sessions import Guest
from regency.server.refusal import Refusal
from regency.server.tables import stand_ins
from regency.server.tables.results import results_of
from regency.server.tables.seats import FINAL, GONE, Plan
from regency.server.tables.table import Table
from regency.server.tables.telling import told, unanswered
from regency.server.wire.messages import Why


async def resign(table: Table, guest: Guest, wanted: int | None) -> None:
    """Give the match up, with one seat or all one's own: last place, whatever a bot makes of it."""
    async with table.lock:
        stand_ins.only_running(table)
        plan = table.plan
        own = [n for n in plan.seats_of(guest.identity) if wanted in (None, n)]
        if not own:
            raise Refusal("no-seat")
        giving = [n for n in own if plan.seats[n].why not in FINAL]
        if not giving:
            raise Refusal("not-allowed", text("refused-given-up"))
        if all(n in giving or plan.seats[n].why in FINAL for n in plan.seats_of(guest.identity)):
            plan = plan.without_host(guest.identity)
        plan = replace(plan, abort=tuple(n for n in plan.abort if n not in giving))
        undo = table.undo_asked
        if undo is not None and undo["seat"] in giving:
            plan = told(plan, table.live, "undo-withdrawn", undo["seat"])
            table.no_undo()
        why: Why = "resigned"
        await stand_ins.hand_over(table, plan, dict.fromkeys(giving, why))
        await settle(table)
    await table.wake()


async def ask(table: Table, seats: Sequence[int]) -> None:
    """Ask everybody to end the match without a result."""
    async with table.lock:
        stand_ins.only_running(table)
        if table.plan.abort:
            raise Refusal("not-allowed", text("refused-abort-asked"))
        mine = _taking_part(table.plan, seats)
        plan = told(table.plan, table.live, "abort-asked", mine[0])
        await table.keep_plan(replace(plan, abort=tuple(mine)))
        await settle(table)


async def answer(table: Table, seats: Sequence[int], agree: bool) -> None:
    """Agree to an end without a result in the name of seats, or end the asking."""
    async with table.lock:
        plan = table.plan
        mine = [seat for seat in seats if plan.seats[seat].why not in GONE]
        if not plan.abort or table.stage != "playing" or not mine:
            raise Refusal("not-allowed", text("refused-nothing-asked"))
        if not agree:
            plan = told(plan, table.live, "abort-refused", plan.abort[0], by=mine[0])
            await table.keep_plan(replace(plan, abort=()))
            return
        more = [seat for seat in mine if seat not in plan.abort]
        await table.keep_plan(replace(plan, abort=(*plan.abort, *more)))
        await settle(table)


async def withdraw(table: Table, seats: Sequence[int]) -> None:
    """Take back one's asking."""
    async with table.lock:
        plan = table.plan
        if not plan.abort or plan.abort[0] not in seats:
            raise Refusal("not-allowed", text("refused-nothing-asked"))
        plan = told(plan, table.live, "abort-withdrawn", plan.abort[0])
        await table.keep_plan(replace(plan, abort=()))


def asked(table: Table) -> dict[str, Any] | None:
    """Return who wants an end without a result, who agrees and who is still to answer."""
    plan = table.plan
    if not plan.abort:
        return None
    return {
        "seat": plan.abort[0],
        "agreed": list(plan.abort[1:]),
        "waiting": [seat for seat in _needed(table) if seat not in plan.abort],
    }


async def settle(table: Table) -> None:
    """End the match if everybody agrees whose word it takes; the table's lock is held."""
    plan = table.plan
    if plan.abort and all(seat in plan.abort for seat in _needed(table)):
        await _end(table)


def _needed(table: Table) -> list[int]:
    """Return the seats that must agree: those of people who have not gone for good.

    Somebody who is away, and for whom a bot plays already, is not waited for, unless nobody else
    would be left to agree: nobody ends a match alone that somebody else may still win.
    """
    plan = table.plan
    claims = [seat for seat in plan.people if plan.seats[seat].why not in GONE]
    here = table.listeners.present
    found = [
        seat
        for seat in claims
        if plan.seats[seat].level is None or plan.seats[seat].identity in here
    ]
    agreeing = {plan.seats[seat].identity for seat in found}
    return found if len(agreeing) > 1 else claims


def _taking_part(plan: Plan, seats: Sequence[int]) -> list[int]:
    """Return those of one's seats that were not given up, or refuse."""
    mine = [seat for seat in seats if plan.seats[seat].why not in GONE]
    if not mine:
        raise Refusal("no-seat")
    return mine


async def _end(table: Table) -> None:
    """End the match without a result: every seat has a row that counts for nobody."""
    plan = unanswered(table.plan, table.live)
    plan = told(plan, table.live, "aborted", plan.abort[0])
    plan = replace(plan, abort=(), aborted=True)
    nothing: list[int | None] = [None] * len(plan.seats)
    rows = results_of(table.kept, plan, int(time.time()), nothing, nothing)
    table.time_limit.stop()
    await table.keep_plan(plan, table.nothing_open, results=rows, stage="over")
    table.tell_state()
