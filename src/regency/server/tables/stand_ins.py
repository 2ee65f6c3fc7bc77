"""A bot stands in for someone who left, was sent away or is absent: the seat stays theirs."""

from __future__ import annotations

from functools import partial

from regency.server.refusal import Refusal
from regency.server.tables.clocks import TAKEN_BACK_SHARE
from regency.server.tables.seats import DEFAULT_LEVEL, FINAL, Plan
from regency.server.tables.table import Table
from regency.server.tables.telling import came_back, stood_in
from regency.server.wire.messages import Why


def only_running(table: Table) -> None:
    """Refuse what can be done only while the match runs."""
    if table.stage != "playing":
        raise Refusal("over" if table.stage == "over" else "not-started")


async def hand_over(
    table: Table, plan: Plan, seats: dict[int, Why], level: str | None = None
) -> None:
    """Let a bot play some seats on, each for a reason; they stay their people's."""
    notices = {}
    for number, why in seats.items():
        seat = plan.seats[number]
        if seat.why in FINAL:
            continue
        plays = level or seat.level or plan.stand_in or DEFAULT_LEVEL
        if (seat.level, seat.why) != (plays, why):
            plan = stood_in(plan, table.live, number, plays, why)
            notices[number] = f"notice-{why}"
    await table.keep_plan(plan, notices=notices)


async def take_back(table: Table, number: int) -> None:
    """Let a seat's person play it again."""
    plan = table.plan
    if plan.seats[number].level is None:
        return
    extra = time_to_go_on(table, number)
    plan = came_back(plan, table.live, number).granting(number, extra)
    give = partial(give_time, table, number, extra)
    await table.keep_plan(plan, give, {number: "notice-came-back"})


def time_to_go_on(table: Table, number: int) -> int:
    """Return what a seat that a bot played lacks of the share of the bank it goes on with."""
    clocks, bank = table.clocks, table.plan.bank
    if clocks is None or bank is None:
        return 0
    return max(0, bank // TAKEN_BACK_SHARE - clocks.left[number])


def give_time(table: Table, number: int, milliseconds: int) -> None:
    """Give a seat more time, once the store knows of it."""
    if table.clocks is not None:
        table.clocks.left[number] += milliseconds
