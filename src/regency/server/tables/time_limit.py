"""Time runs out: a bot plays on for the person who has none left."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING

from regency.server.tables.clocks import Rounds
from regency.server.tables.seats import DEFAULT_LEVEL
from regency.server.tables.telling import stood_in
from regency.server.wire.messages import Why

if TYPE_CHECKING:
    from regency.server.tables.table import Table

#: A bot that plays on for somebody out of time waits this long before its first move.
STAND_IN_PAUSE = 0.25
#: A slow clock is looked at so often.
LOOK_SECONDS = 600.0


class TimeLimit:
    """Runs the clocks of one table, and sees to it when one has run out."""

    def __init__(self, table: Table, rounds: Rounds) -> None:
        self._table = table
        self._rounds = rounds
        self._alarm: asyncio.TimerHandle | None = None

    @property
    def due(self) -> bool:
        """Tell whether somebody's time will be up."""
        return self._alarm is not None

    def cancel(self) -> None:
        """Wait for nobody's time any more."""
        if self._alarm is not None:
            self._alarm.cancel()

    def run(self) -> None:
        """Let the clocks of people who are to act run."""
        if self._table.clocks is None or self._table.live is None:
            return
        seats, slow = self._table.plan.seats, self._table.plan.slow
        people = [s for s in self._table.live.to_act() if seats[s].level is None]
        away = [s for s in people if slow and self._rounds.holidays.until(seats[s].identity)]
        self._table.clocks.run(s for s in people if s not in away)
        self.set_alarm()

    def set_alarm(self) -> None:
        """Wait for the moment in which somebody has no time left."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        due = self._table.clocks.first_to_end() if self._table.clocks is not None else None
        plan = self._table.plan
        if plan.slow and self._table.live is not None and self._table.live.to_act():
            # Holidays begin and end: nobody minds ten minutes of some days.
            due = (0, min(LOOK_SECONDS, due[1] if due is not None else LOOK_SECONDS))
        if due is not None and plan.helped:
            loop = asyncio.get_running_loop()
            work = partial(self._table.start_task, self._out_of_time)
            self._alarm = loop.call_later(due[1], self._rounds.ring, work)

    def stop(self) -> None:
        """Let no clock run."""
        if self._table.clocks is not None:
            self._table.clocks.run(())
        self.set_alarm()

    def _late(self) -> list[int]:
        """Return the seats whose people are to act, have no time left and are to be helped."""
        plan = self._table.plan
        helped = plan.helped
        if self._table.clocks is None or self._table.live is None or not helped:
            return []
        people = [seat for seat in self._table.live.to_act() if plan.seats[seat].level is None]
        left = self._table.clocks.shown() if people else []
        return [seat for seat in people if left[seat] <= 0]

    async def _out_of_time(self) -> None:
        """Let a bot play on for everyone out of time; if that cannot be stored, try again."""
        try:
            async with self._table.lock:
                late = self._late()
                if not late:  # the alarm rang too early, or they moved in the last moment
                    if self._table.plan.slow:
                        self.run()
                    else:
                        self.set_alarm()
                    return
                plan = self._table.plan
                level = plan.stand_in or DEFAULT_LEVEL
                why: Why = "forfeit" if plan.forfeit else "time"
                for seat in late:
                    plan = stood_in(plan, self._table.live, seat, level, why)
                await self._table.keep_plan(plan, notices=dict.fromkeys(late, f"notice-{why}"))
                self.run()
                # Other tables' time may be up as well; a person would not move at once either.
                self._table.bot_turns.wake(STAND_IN_PAUSE)
        except BaseException:
            if self._late():
                self._table.try_again()
            raise
