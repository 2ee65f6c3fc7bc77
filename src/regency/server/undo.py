"""Taking back: free before anything was learnt or another seat acted, by consent afterwards."""

from __future__ import annotations

from typing import Literal

import numpy as np

from regency.core.match import Move, Position
from regency.core.text import text
from regency.core.types import HIDDEN
from regency.server.journal import Back, Entry
from regency.server.live import Live, Stride
from regency.server.refusal import Refusal
from regency.server.table import Table

Rows = tuple[tuple[int, ...], ...]

#: Imagined deals in which a move must look the same to count as one that taught nothing.
IMAGINED = 8


def others(table: Table, seat: int) -> list[int]:
    """Return the seats of other people who play themselves."""
    mine = table.plan.seats[seat].identity
    return [
        number
        for number, other in enumerate(table.plan.seats)
        if other.kind == "person" and other.identity != mine and other.level is None
    ]


def may_undo(table: Table, seat: int) -> Literal["free", "ask"] | None:
    """Return how a seat may take its last decision back now: what `ask` would do."""
    live = table.live
    if live is None or seat < 0 or table.stage == "over" or live.over:
        return None
    if not live.line.acted[seat]:
        return None
    return "free" if not others(table, seat) or is_free(live, seat) else "ask"


async def ask(table: Table, seat: int, at: int) -> None:
    """Take a seat's last decision back, or ask the others to allow it."""
    async with table.lock:
        live = table.playing()
        if table.stage == "over" or live.over:
            raise Refusal("over")
        if live.at != at:
            raise Refusal("stale")
        to = last_decision(table, seat)
        waiting = [] if is_free(live, seat) else others(table, seat)
        if waiting:
            table.undo_asked = {"seat": seat, "agreed": [], "waiting": waiting}
            table.undo_target = to
            table.tell_table()
        else:
            await _go_back(table, to)


async def answer(table: Table, seats: list[int], agree: bool) -> None:
    """Allow or refuse the undo that was asked for."""
    async with table.lock:
        asked = table.undo_asked
        if asked is None or not set(seats) & set(asked["waiting"]):
            raise Refusal("not-allowed", text("refused-nothing-asked"))
        if not agree:
            table.undo_asked = None
            table.tell_table()
            return
        agreed = [seat for seat in asked["waiting"] if seat in seats]
        waiting = [seat for seat in asked["waiting"] if seat not in seats]
        table.undo_asked = {**asked, "agreed": asked["agreed"] + agreed, "waiting": waiting}
        if waiting:
            table.tell_table()
        else:
            await _go_back(table, table.undo_target)


async def _go_back(table: Table, to: int) -> None:
    live = table.playing()
    await table.append([Entry(Back(to)).encode()], live.at)
    live.go_back(to)
    if table.undo_asked is not None:
        table.undo_asked = None
        table.tell_table()
    await table.settle()
    table.tell_state()


def last_decision(table: Table, seat: int) -> int:
    """Return where the seat's last decision began; a decision may take several moves."""
    live = table.playing()
    steps = live.line.steps
    settled = [True]
    position = Position(live.game, live.seats, live.options)
    for past in steps:
        position.take(past.step)
        settled.append(bool(live.game.notation.settled(position.state)))
    last = next((n for n in reversed(range(len(steps))) if steps[n].seat == seat), None)
    if last is None:
        raise Refusal("not-allowed", text("refused-nothing-to-undo"))
    first = last
    if settled[last + 1]:
        while not settled[first] and steps[first - 1].seat == seat:
            first -= 1
    return steps[first - 1].at if first else 0


def is_free(live: Live, seat: int) -> bool:
    """Tell whether nobody acted since the seat's last decision and nothing hidden was shown."""
    strides = live.strides
    if not strides or strides[-1].move.seat != seat:
        return False
    if _taught(live, strides[-1]):
        return False
    first = len(strides) - 1
    if first > 0 and live.game.notation.settled(live.bench.record(live.state_bytes())):
        while first > 0 and not _settled(live, strides[first]):
            first -= 1
    return not any(_taught(live, stride) for stride in strides[first:])


def _settled(live: Live, stride: Stride) -> bool:
    if stride.settled is None:
        stride.settled = bool(live.game.notation.settled(live.bench.record(stride.before)))
    return stride.settled


def _taught(live: Live, stride: Stride) -> bool:
    if stride.taught is None:
        stride.taught = teaches(live, stride.before, stride.move)
    return stride.taught


def teaches(live: Live, before: bytes, move: Move) -> bool:
    """Tell whether a move showed the mover, or another behind its back, something hidden.

    It did not if it looks the same to the mover in deals imagined from what it knew before.
    """
    bench, seat = live.bench, move.seat
    seen = bench.redactor.one(np.frombuffer(before, np.uint8), seat)
    bench.stand(before)
    rows = _make(live, move)
    # Who is told what follows from public columns: it is the same in every deal.
    if any(_behind_its_back(live, row, seat) for row in rows if not bench.public[row[0]]):
        return True
    truth = _outlook(live, rows, seat)
    for number in range(1, IMAGINED + 1):
        bench.stand(seen)
        bench.determinize(bench.trial, 0, seat, number)
        if _outlook(live, _make(live, move), seat) != truth:
            return True
    return False


def _make(live: Live, move: Move) -> Rows:
    """Make a move where the trial stands; return the events."""
    bench = live.bench
    count = bench.apply(bench.trial, 0, move.seat, move.action, bench.buffers.events)
    return bench.rows(count)


def _behind_its_back(live: Live, row: tuple[int, ...], seat: int) -> bool:
    """Tell whether another is told something of an event that the seat is not."""
    mine = live.bench.told(row, seat)
    others = [live.bench.told(row, viewer) for viewer in range(live.seats)]
    return any(
        hers == HIDDEN and other[column] != HIDDEN
        for other in others
        for column, hers in enumerate(mine)
    )


def _outlook(live: Live, rows: Rows, seat: int) -> tuple[bytes, Rows]:
    """Return what a seat sees where the trial stands, and what it is told of the events."""
    bench = live.bench
    told = tuple(row if bench.public[row[0]] else bench.told(row, seat) for row in rows)
    return bench.redactor.one(bench.trial_bytes, seat), told
