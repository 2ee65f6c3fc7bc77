"""A move at a table: tried on a copy, kept, and only then made and told.

Nearly every move is made without a task of its own: it is tried when it is heard, and made when the
store has it (`begin`). Where somebody else is before it, it waits in line (`play`).
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from regency.core.match import IllegalMove
from regency.core.text import text
from regency.server.ops.metrics import COUNTS
from regency.server.refusal import Refusal
from regency.server.tables.live import Draft
from regency.server.tables.telling import told

if TYPE_CHECKING:
    from regency.server.tables.table import Table

#: Hears the new `at` once a move is durable, or why there is none.
Then = Callable[[int | BaseException], None]


async def play(table: Table, seat: int, action: int, at: int) -> int:
    """Make a move; returns the new `at` once the move is durable."""
    async with table.lock:
        draft = _try(table, seat, action, at)
        await table.append(draft.entries(table.dated()), table.at)
        reached = _make(table, seat, draft)
        await _follow_up(table)
    return reached


def begin(table: Table, seat: int, action: int, at: int, then: Then) -> bool:
    """Make a move unless somebody else is before it; raises Refusal. False: it must wait in line.

    *then* hears of its end, as the caller of `play` does.
    """
    if not table.lock.take():
        return False
    try:
        draft = _try(table, seat, action, at)
        entries = draft.entries(table.dated())
        kept = asyncio.ensure_future(table.store.append(table.id, table.at, entries))
    except BaseException:
        table.lock.release()
        raise
    kept.add_done_callback(_Begun(table, seat, draft, then))
    return True


def why(table: Table, seat: int, action: int) -> Refusal:
    """Return why an action is not allowed to a seat that is to act."""
    if action >= table.game.rules.ACTIONS.count:
        return Refusal("illegal", text("refused-no-such-action"))
    found = table.game.view.why_not(table.seen_by(seat), seat, action)
    return Refusal("illegal", found.reason, found.clause)


def _try(table: Table, seat: int, action: int, at: int) -> Draft:
    live = table.playing()
    if table.stage == "over" or live.over:
        raise Refusal("over")
    if at != live.at:
        raise Refusal("stale")
    if not live.may_act(seat):
        raise Refusal("not-your-turn")
    spent = table.clocks.spent(seat) if table.clocks is not None else 0
    try:
        return live.try_move(seat, action, spent)
    except IllegalMove as error:
        raise why(table, seat, action) from error


class _Begun:
    """A move on its way to the store; the table's lock is held until its end.

    An object rather than a partial: a loop that logs what it called must not spell the cards.
    """

    __slots__ = ("_began", "_draft", "_seat", "_table", "_then")

    def __init__(self, table: Table, seat: int, draft: Draft, then: Then) -> None:
        self._table = table
        self._seat = seat
        self._draft = draft
        self._then = then
        self._began = time.monotonic()

    def __call__(self, kept: asyncio.Future[int]) -> None:
        """Go on when the store has the move, or has not."""
        table = self._table
        answer: int | BaseException | None = kept.exception()
        if answer is None:
            COUNTS.store_seconds += time.monotonic() - self._began
            try:
                answer = _make(table, self._seat, self._draft)
                at_once = table.undo_asked is None and not table.playing().over
                if at_once:  # as nearly always
                    table.go_on()
            except Exception as error:  # whoever waits for the move must hear of it
                answer, at_once = error, True
            if at_once:
                table.lock.release()
                self._then(answer)
                return
        table.start_task(partial(self._end, answer))

    async def _end(self, answer: int | BaseException) -> None:
        """Do what is left to be done after a move and cannot be done at once."""
        table = self._table
        try:
            if isinstance(answer, int):
                await _follow_up(table)
            else:
                await table.not_kept(answer)
        except Exception as error:  # as above
            answer = error
        finally:
            table.lock.release()
        self._then(answer)


def _make(table: Table, seat: int, draft: Draft) -> int:
    """Make a move that is durable, and tell everyone."""
    live = table.playing()
    live.adopt(draft)
    if table.clocks is not None:
        table.clocks.moved(seat, draft.milliseconds, draft.steps[0].at)
    COUNTS.moves[table.game.name] += 1
    table.last_step = table.touched = time.monotonic()
    table.since = int(table.holidays.now())
    reached = live.at
    table.tell_state()
    return reached


async def _follow_up(table: Table) -> None:
    """See to all that a move brings with it."""
    if table.undo_asked is not None:  # the match went on: a pending undo is dropped
        plan = told(table.plan, table.live, "undo-refused", table.undo_asked["seat"])
        await table.keep_story(plan, table.no_undo)
    await table.settle()
