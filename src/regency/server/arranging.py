"""What people arrange at a table: sitting down, leaving, options, stand-ins, a rematch."""

from __future__ import annotations

from dataclasses import replace

from regency.core.game import Game
from regency.core.text import text
from regency.server.auth import Guest
from regency.server.bodies import ChangeTable, NewTable
from regency.server.clocks import TAKEN_BACK_SHARE
from regency.server.hall import Hall
from regency.server.refusal import Refusal
from regency.server.seats import DEFAULT_LEVEL, Plan, Seat, arrange, is_level
from regency.server.table import Table


def plan_table(game: Game, wish: NewTable, guest: Guest) -> Plan:
    """Return the plan of a new table; raises Refusal saying what cannot be."""
    try:
        game.check_seats(len(wish.seats))
        options = game.full_options(wish.options)
        seats = arrange(wish.seats, guest.identity, guest.name)
    except ValueError as error:
        raise Refusal("malformed", text("refused-words", words=str(error))) from error
    _check_level(wish.stand_in)
    return Plan(
        host=guest.identity,
        seats=seats,
        options=options,
        bank=wish.clock.bank if wish.clock else None,
        increment=wish.clock.increment if wish.clock else 0,
        stand_in=wish.stand_in,
        public=wish.public,
        spectators=wish.spectators,
    )


def _check_level(level: str | None) -> None:
    if level is not None and not is_level(level):
        raise Refusal("malformed", text("refused-no-such-level", level=level))


def only_host(table: Table, guest: Guest) -> None:
    """Refuse whoever is not the host."""
    if table.plan.host != guest.identity:
        raise Refusal("not-allowed", text("refused-only-host"))


def _only_before(table: Table) -> None:
    if table.stage != "waiting":
        raise Refusal("not-allowed", text("refused-already-started"))


async def change(table: Table, guest: Guest, wish: ChangeTable) -> None:
    """Change what was agreed, before the start; the host's right."""
    async with table.lock:
        only_host(table, guest)
        _only_before(table)
        plan = table.plan
        try:
            if wish.options is not None:
                plan = replace(plan, options=table.game.full_options(wish.options))
            if wish.seats is not None:
                table.game.check_seats(len(wish.seats))
                seats = arrange(wish.seats, guest.identity, guest.name)
                plan = replace(plan, seats=_keep_guests(plan.seats, seats, guest.identity))
        except ValueError as error:
            raise Refusal("malformed", text("refused-words", words=str(error))) from error
        if wish.clock is not None:
            plan = replace(plan, bank=wish.clock.bank, increment=wish.clock.increment)
        if wish.untimed:
            plan = replace(plan, bank=None, increment=0)
        if "stand_in" in wish.model_fields_set:
            _check_level(wish.stand_in)
            plan = replace(plan, stand_in=wish.stand_in)
        if wish.public is not None:
            plan = replace(plan, public=wish.public)
        if wish.spectators is not None:
            plan = replace(plan, spectators=wish.spectators)
        await table.keep_plan(plan)


def _keep_guests(before: tuple[Seat, ...], wished: tuple[Seat, ...], host: str) -> tuple[Seat, ...]:
    """Return the wished seats; an open one keeps the guest who sits there already."""
    kept = list(wished)
    for number, seat in enumerate(before[: len(kept)]):
        guest = seat.kind == "person" and seat.identity != host
        if guest and kept[number].kind == "empty":
            kept[number] = seat
    return tuple(kept)


async def join(table: Table, guest: Guest, wanted: int | None) -> None:
    """Sit down: at an empty seat before the start; in a bot's place later, if the host agrees."""
    async with table.lock:
        plan = table.plan
        if wanted is not None and wanted >= len(plan.seats):
            raise Refusal("no-seat", text("refused-no-such-seat", seat=wanted))
        if wanted is None and plan.seats_of(guest.identity):
            return
        number = _free(table) if wanted is None else wanted
        if number is None or not _may_take(table, number):
            raise Refusal("no-seat", text("refused-seat-taken"))
        await table.keep_plan(plan.with_seat(number, Seat("person", guest.name, guest.identity)))


def _free(table: Table) -> int | None:
    free = (n for n in range(len(table.plan.seats)) if _may_take(table, n))
    return next(free, None)


def _may_take(table: Table, number: int) -> bool:
    """Tell whether a newcomer may sit there: an empty seat, or a bot's of a listed table."""
    if table.stage == "over":
        return False
    seat = table.plan.seats[number]
    return seat.kind == "empty" or (seat.kind == "bot" and table.stage == "playing")


async def leave(table: Table, guest: Guest) -> None:
    """Get up from every seat one holds: empty before the start, a bot's afterwards."""
    async with table.lock:
        plan = table.plan
        own = plan.seats_of(guest.identity)
        if not own:
            raise Refusal("no-seat")
        for number in own:
            plan = plan.with_seat(number, _left(table, plan.seats[number]))
        if plan.host == guest.identity:
            heirs = [seat.identity for seat in plan.seats if seat.identity is not None]
            plan = replace(plan, host=heirs[0] if heirs else guest.identity)
        await table.keep_plan(plan)
    await table.wake()


def _left(table: Table, seat: Seat) -> Seat:
    if table.stage == "over":
        return seat
    if table.stage == "waiting":
        return Seat()
    return Seat("bot", seat.name, level=seat.level or table.plan.stand_in or DEFAULT_LEVEL)


async def remove(table: Table, guest: Guest, number: int) -> None:
    """Send someone away: the host's right."""
    async with table.lock:
        only_host(table, guest)
        if number >= len(table.plan.seats) or table.plan.seats[number].kind == "empty":
            raise Refusal("no-seat")
        if table.stage == "over":
            raise Refusal("over")
        if table.plan.seats[number].identity == guest.identity:
            raise Refusal("not-allowed", text("refused-own-seat"))
        seat = table.plan.seats[number]
        await table.keep_plan(table.plan.with_seat(number, _left(table, seat)))
    await table.wake()


async def stand_in(table: Table, guest: Guest, number: int, level: str | None) -> None:
    """Hand a seat to a bot of a level, or take it back.

    People do so with their own seats; the host also with those of people who are not there.
    """
    _check_level(level)
    async with table.lock:
        plan = table.plan
        if number >= len(plan.seats) or plan.seats[number].kind != "person":
            raise Refusal("no-seat")
        seat = plan.seats[number]
        absent = seat.identity not in {listener.identity for listener in table.listeners}
        own = seat.identity == guest.identity
        if not own and not (level is not None and absent and plan.host == guest.identity):
            raise Refusal("not-allowed", text("refused-not-your-seat"))
        plan = plan.with_seat(number, replace(seat, level=level))
        if level is None and seat.level is not None:
            plan = _give_time(table, plan, number)
        await table.keep_plan(plan)
    await table.wake()


def _give_time(table: Table, plan: Plan, number: int) -> Plan:
    """Give a seat that is taken back with too little time a share of the bank."""
    clocks = table.clocks
    if clocks is None or plan.bank is None:
        return plan
    wanted = plan.bank // TAKEN_BACK_SHARE
    extra = max(0, wanted - clocks.left[number])
    clocks.left[number] += extra
    granted = list(plan.granted or [0] * len(plan.seats))
    granted[number] += extra
    return replace(plan, granted=tuple(granted))


async def add_word(table: Table, guest: Guest, word: str) -> None:
    """Add a word of one's own to the deal, before the start."""
    async with table.lock:
        _only_before(table)
        if not table.plan.seats_of(guest.identity):
            raise Refusal("no-seat")
        if len(table.words) >= len(table.plan.seats):
            raise Refusal("too-many", text("refused-words-enough"))
        await table.keep_plan(table.plan, words=(*table.words, word))


async def rematch(hall: Hall, table: Table, guest: Guest) -> Table:
    """Open the next match's table: the same people and bots, everyone one seat further.

    Whoever asks later is shown the table that is already open.
    """
    async with table.lock:
        if table.plan.rematch is not None:
            return await hall.table(table.plan.rematch)
        following = await hall.open(table.game, _rematch_plan(table, guest))
        await table.keep_plan(replace(table.plan, rematch=following.id))
    return following


def _rematch_plan(table: Table, guest: Guest) -> Plan:
    if table.stage != "over":
        raise Refusal("not-allowed", text("refused-not-over"))
    if not table.plan.seats_of(guest.identity):
        raise Refusal("no-seat")
    seats = [
        replace(seat, level=None) if seat.kind == "person" else seat for seat in table.plan.seats
    ]
    rotated = (seats[-1], *seats[:-1])
    return replace(table.plan, seats=rotated, granted=(), rematch=None, host=guest.identity)
