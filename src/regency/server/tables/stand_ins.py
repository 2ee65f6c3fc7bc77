"""A bot stands in for someone who left, was sent away or is absent: the seat stays theirs."""

from __future__ import annotations

from functools import partial

from regency.core.text import text
from regency.server.refusal import Refusal
from regency.server.tables.clocks import TAKEN_BACK_SHARE
from regency.server.tables.seats import DEFAULT_LEVEL, FINAL, Plan
from regency.server.tables.story import HOLDING
from regency.server.tables.table import Table
from regency.server.tables.telling import came_back, stood_in
from regency.server.wire.messages import Why

#: Why a bot stands in where its person, or the person's clock, brought it.
LEFT_TO_BOT: tuple[Why, ...] = ("time", "handed-over", "left")


def only_running(table: Table) -> None:
    """Refuse what can be done only while the match runs."""
    if table.stage != "playing":
        raise Refusal("over" if table.stage == "over" else "not-started")


async def hand_over(
    table: Table, plan: Plan, seats: dict[int, Why], level: str | None = None
) -> None:
    """Let a bot play some seats on, each for a reason; they stay their people's.

    The level is chosen by a seat's own person; for everybody else the table's own bot plays.
    """
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
    """Let a seat's person play it again.

    A decision that its person left to the bot, or to the clock, is the bot's: while it thinks no
    clock runs, and nobody thinks along for nothing.
    """
    plan = table.plan
    seat = plan.seats[number]
    if seat.level is None:
        return
    left_to_bot = table.clocks is not None and seat.why in LEFT_TO_BOT
    if left_to_bot and number in table.to_act() and not _has_moved(table, number):
        raise Refusal("not-allowed", text("refused-bot-moves"))
    extra = time_to_go_on(table, number)
    plan = came_back(plan, table.live, number).granting(number, extra)
    give = partial(give_time, table, number, extra)
    await table.keep_plan(plan, give, {number: "notice-came-back"})


def _has_moved(table: Table, number: int) -> bool:
    """Tell whether the bot that plays a seat for a person has made a move there."""
    story = reversed(table.plan.story)
    since = next((line.at for line in story if line.seat == number and line.kind in HOLDING), 0)
    steps = reversed(table.playing().history.steps)
    return next((past.at for past in steps if past.seat == number), 0) > since


def time_to_go_on(table: Table, number: int) -> int:
    """Return what a seat lacks of the share of the bank it goes on with after its time was up.

    That is what the bot's move was paid with; there is nothing for a bot that was wished for.
    """
    clocks, bank = table.clocks, table.plan.bank
    if clocks is None or bank is None:
        return 0
    if table.plan.seats[number].why != "time" or not _has_moved(table, number):
        return 0
    return max(0, bank // TAKEN_BACK_SHARE - clocks.left[number])


def give_time(table: Table, number: int, milliseconds: int) -> None:
    """Give a seat more time, once the store knows of it."""
    if table.clocks is not None:
        table.clocks.give(number, milliseconds)
