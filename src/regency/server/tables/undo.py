"""Taking back: free before anything was learnt or another seat acted, by consent afterwards."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from regency.core.text import text
from regency.server.refusal import Refusal
from regency.server.tables.history import Back, Entry
from regency.server.tables.table import Table
from regency.server.tables.telling import told
from regency.server.tables.workbench import foreseen


async def ask(table: Table, seat: int, at: int) -> None:
    """Take a seat's last decision back, or ask the others to allow it."""
    async with table.lock:
        live = table.playing()
        if table.stage == "over" or live.over:
            raise Refusal("over")
        if not table.plan.takebacks:
            raise Refusal("not-allowed", text("refused-no-takebacks"))
        if live.at != at:
            raise Refusal("stale")
        if table.undo_asked is not None:
            raise Refusal("not-allowed", text("refused-undo-asked"))
        to = last_decision(table, seat)
        if _takes_back_of_who_has_gone(table, to):
            raise Refusal("not-allowed", text("refused-undo-handed-on"))
        free = await foreseen(partial(live.undo_is_free, seat))
        if free or not table.plan.others[seat]:
            await _go_back(table, seat, to, learnt=not free)
            return
        plan = told(table.plan, live, "undo-asked", seat)
        await table.keep_plan(plan, partial(table.ask_for_undo, seat))


async def answer(table: Table, seats: list[int], agree: bool) -> None:
    """Allow or refuse the undo that was asked for, in the name of seats but the asking one."""
    async with table.lock:
        asked = table.undo_asked
        mine = [] if asked is None else [seat for seat in asked["waiting"] if seat in seats]
        if asked is None or not mine:
            raise Refusal("not-allowed", text("refused-nothing-asked"))
        seat = asked["seat"]
        if not agree:
            plan = told(table.plan, table.live, "undo-refused", seat, by=mine[0])
            await table.keep_plan(plan, table.no_undo)
            return
        waiting = [other for other in asked["waiting"] if other not in seats]
        if waiting:
            table.undo_asked = {**asked, "agreed": asked["agreed"] + mine, "waiting": waiting}
            table.listeners.tell_table()
        else:
            await _go_back(table, seat, last_decision(table, seat))


async def withdraw(table: Table, seats: list[int]) -> None:
    """Take back the asking for an undo."""
    async with table.lock:
        asked = table.undo_asked
        if asked is None or asked["seat"] not in seats:
            raise Refusal("not-allowed", text("refused-nothing-asked"))
        plan = told(table.plan, table.live, "undo-withdrawn", asked["seat"])
        await table.keep_plan(plan, table.no_undo)


async def _go_back(table: Table, seat: int, to: int, *, learnt: bool = False) -> None:
    """Go back; a match in which someone alone took back what was learnt is practice."""
    live = table.playing()
    if learnt and not table.plan.practice:
        await table.keep_plan(replace(table.plan, practice=True))
    await table.append([Entry(Back(to), moment=table.dated()).encode()], live.at)
    live.go_back(to)
    if table.clocks is not None:
        table.clocks.go_back(to)
    await table.keep_story(told(table.plan, live, "undone", seat), table.no_undo)
    await table.settle()
    table.tell_state()


def _takes_back_of_who_has_gone(table: Table, to: int) -> bool:
    """Tell whether going back takes a move of somebody who handed the seat on: no one can ask."""
    handed_on = table.plan.handed_on
    if not handed_on:
        return False
    steps = table.playing().history.since(to)
    return any(past.at <= handed_on.get(past.seat, 0) for past in steps if past.seat is not None)


def last_decision(table: Table, seat: int) -> int:
    """Return where the seat's last decision began; a decision may take several moves."""
    live = table.playing()
    steps, settled = live.history.steps, live.settled_so_far()
    last = next((n for n in reversed(range(len(steps))) if steps[n].seat == seat), None)
    if last is None:
        raise Refusal("not-allowed", text("refused-nothing-to-undo"))
    first = last
    if settled[last + 1]:
        while not settled[first] and steps[first - 1].seat == seat:
            first -= 1
    return steps[first - 1].at if first else 0
