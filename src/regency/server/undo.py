"""Taking back: free before anything was learnt or another seat acted, by consent afterwards."""

from __future__ import annotations

from typing import Literal

from regency.core.engine import engine
from regency.core.match import Chance, Move, Position
from regency.core.secrecy import redact, same
from regency.core.text import text
from regency.core.types import HIDDEN, States
from regency.server.journal import Back, Entry
from regency.server.live import workbench
from regency.server.refusal import Refusal
from regency.server.table import Table

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
    """Return how a seat could take its last decision back, as far as a glance tells."""
    live = table.live
    if live is None or seat < 0 or table.stage == "over":
        return None
    steps = live.line.steps
    if steps and steps[-1].seat == seat:
        return "free"
    if not any(past.seat == seat for past in reversed(steps)):
        return None
    return "ask" if others(table, seat) else "free"


async def ask(table: Table, seat: int, at: int) -> None:
    """Take a seat's last decision back, or ask the others to allow it."""
    async with table.lock:
        live = table.playing()
        if table.stage == "over" or live.over:
            raise Refusal("over")
        if live.at != at:
            raise Refusal("stale")
        to, free = last_decision(table, seat)
        waiting = [] if free else others(table, seat)
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


def last_decision(table: Table, seat: int) -> tuple[int, bool]:
    """Return where the seat's last decision began, and whether taking it back is free."""
    live = table.playing()
    steps = live.line.steps
    settled, before = [True], []
    position = Position(live.game, live.seats, live.options)
    for past in steps:
        before.append(position.states.copy())
        position.take(past.step)
        settled.append(bool(live.game.notation.settled(position.state)))
    last = next((n for n in reversed(range(len(steps))) if steps[n].seat == seat), None)
    if last is None:
        raise Refusal("not-allowed", text("refused-nothing-to-undo"))
    first = last
    if settled[last + 1]:
        while not settled[first] and steps[first - 1].seat == seat:
            first -= 1
    to = steps[first - 1].at if first else 0
    if not others(table, seat):
        return to, True
    own = all(past.seat == seat for past in steps[first:])
    learnt = own and any(
        teaches(table, before[n], steps[n].step, seat) for n in range(first, len(steps))
    )
    return to, own and not learnt


def teaches(table: Table, before: States, step: Move | Chance, seat: int) -> bool:
    """Tell whether a move showed the mover, or another behind its back, something hidden.

    It did not if it looks the same to the mover in deals imagined from what it knew before.
    """
    if isinstance(step, Chance):
        return True
    live = table.playing()
    game, kinds = live.game, live.game.rules.EVENTS
    outlooks = []
    for number in range(IMAGINED + 1):
        trial = workbench(game).position(live.seats, before[0])
        if number:
            seen = redact(game, trial.state, seat)
            trial.states[0] = seen
            engine(game).determinize(trial.states, 0, seat, number)
        facts = trial.play(seat, step.action)
        told = [kinds.redact(fact, seat) for fact in facts]
        if any(
            other.values[column] != HIDDEN and mine.values[column] == HIDDEN
            for viewer in range(live.seats)
            for mine, other in zip(told, [kinds.redact(f, viewer) for f in facts], strict=True)
            for column in mine.values
        ):
            return True
        outlooks.append((redact(game, trial.state, seat), told))
    seen, told = outlooks[0]
    return not all(same(seen, other) and told == news for other, news in outlooks[1:])
