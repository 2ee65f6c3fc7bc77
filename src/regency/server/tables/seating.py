"""What people arrange at a table: sitting down, leaving, options, words, a rematch."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from regency.core.game import Game
from regency.core.text import text
from regency.server.auth.sessions import Guest
from regency.server.refusal import Elsewhere, Refusal
from regency.server.tables import giving_up, late, missing, stand_ins
from regency.server.tables.registry import Registry
from regency.server.tables.seats import FINAL, Plan, Seat, arrange, check_level
from regency.server.tables.table import Table
from regency.server.wire.bodies import ChangeTable, NewTable
from regency.store import StoreError

log = logging.getLogger(__name__)

#: What the host says about a table, each by itself.
SWITCHES = ("forfeit", "public", "spectators", "hints", "takebacks", "chat")


def plan_table(game: Game, wish: NewTable, guest: Guest) -> Plan:
    """Return the plan of a new table; raises Refusal saying what cannot be."""
    try:
        game.check_seats(len(wish.seats))
        options = game.full_options(wish.options)
        seats = arrange(wish.seats, guest)
    except ValueError as error:
        raise Refusal("malformed", text("refused-malformed")) from error
    check_level(wish.stand_in)
    return Plan(
        host=guest.identity,
        seats=seats,
        language=guest.language,
        options=options,
        bank=wish.clock.bank if wish.clock else None,
        increment=wish.clock.increment if wish.clock else 0,
        turn=wish.clock.turn if wish.clock else 0,
        forfeit=wish.forfeit,
        stand_in=wish.stand_in,
        public=wish.public,
        spectators=wish.spectators,
        circle=wish.circle,
        hints=wish.hints,
        takebacks=wish.takebacks,
        chat=wish.chat,
    )


def only_host(table: Table, guest: Guest) -> None:
    """Refuse anyone but the host."""
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
                seats = arrange(wish.seats, guest)
                plan = replace(plan, seats=_keep_guests(plan.seats, seats, guest.identity))
        except ValueError as error:
            raise Refusal("malformed", text("refused-malformed")) from error
        if wish.clock is not None:
            clock = wish.clock
            plan = replace(plan, bank=clock.bank, increment=clock.increment, turn=clock.turn)
        if wish.untimed:
            plan = replace(plan, bank=None, increment=0, turn=0)
        if "stand_in" in wish.model_fields_set:
            check_level(wish.stand_in)
            plan = replace(plan, stand_in=wish.stand_in)
        plan = replace(plan, **_wished(wish))
        await table.keep_plan(plan)


def _wished(wish: ChangeTable) -> dict[str, Any]:
    """Return the switches of a table that shall be other than they are."""
    named = {name: getattr(wish, name) for name in SWITCHES}
    return {name: value for name, value in named.items() if value is not None}


def _keep_guests(before: tuple[Seat, ...], wished: tuple[Seat, ...], host: str) -> tuple[Seat, ...]:
    """Return the wished seats; an open one keeps the guest who sits there already."""
    kept = list(wished)
    for number, seat in enumerate(before[: len(kept)]):
        guest = seat.kind == "person" and seat.identity != host
        if guest and kept[number].kind == "empty":
            kept[number] = seat
    return tuple(kept)


async def join(table: Table, guest: Guest, wanted: int | None) -> None:
    """Sit down at an empty seat before the start; ask for a seat while the match runs."""
    async with table.lock:
        plan = table.plan
        if wanted is not None and wanted >= len(plan.seats):
            raise Refusal("no-seat", text("refused-no-such-seat", seat=wanted))
        if wanted is None and plan.seats_of(guest.identity):
            return
        if table.stage == "playing":
            await late.ask(table, guest, wanted)
            return
        number = _first_empty(plan) if wanted is None else wanted
        if table.stage == "over" or number is None or plan.seats[number].kind != "empty":
            raise Refusal("no-seat", text("refused-seat-taken"))
        newcomer = Seat("person", guest.name, guest.identity, face=guest.face)
        await table.keep_plan(plan.with_seat(number, newcomer))


def _first_empty(plan: Plan) -> int | None:
    return next((n for n, seat in enumerate(plan.seats) if seat.kind == "empty"), None)


async def leave(table: Table, guest: Guest) -> None:
    """Get up from every seat one holds: empty before the start, played on by a bot afterwards."""
    async with table.lock:
        plan = table.plan.without_host(guest.identity)
        own = plan.seats_of(guest.identity)
        if not own:
            raise Refusal("no-seat")
        if table.stage == "playing":
            plan = replace(plan, abort=tuple(n for n in plan.abort if n not in own))
            await stand_ins.hand_over(table, plan, dict.fromkeys(own, "left"))
            await giving_up.settle(table)
        else:
            await table.keep_plan(_emptied(plan, own) if table.stage == "waiting" else plan)
    await table.wake()


def _emptied(plan: Plan, seats: Sequence[int]) -> Plan:
    for number in seats:
        plan = plan.with_seat(number, Seat())
    return plan


async def hand(table: Table, guest: Guest, number: int, level: str | None) -> None:
    """Hand a seat to a bot of a level, or take it back.

    People do so with their own seats. Whoever plays, the host like anybody, may ask that the
    table's own bot plays for somebody who is not there.
    """
    check_level(level)
    async with table.lock:
        stand_ins.only_running(table)
        plan = table.plan
        if number >= len(plan.seats) or plan.seats[number].kind != "person":
            raise Refusal("no-seat")
        seat = plan.seats[number]
        own = seat.identity == guest.identity
        absent = seat.identity not in table.listeners.present
        if not own and (level is None or not absent):
            raise Refusal("not-allowed", text("refused-not-your-seat"))
        if seat.why in FINAL:
            raise Refusal("not-allowed", text("refused-given-up"))
        if not own:
            await missing.ask(table, guest.identity, number)
        elif level is None:
            await stand_ins.take_back(table, number)
        else:
            await stand_ins.hand_over(table, plan, {number: "handed-over"}, level)
    await table.wake()


async def remove(table: Table, guest: Guest, number: int) -> None:
    """Send someone away: the host's right; while the match runs, the seat stays theirs.

    Then it is done once, and whoever came back stays: the host decides at nobody's seat. Where
    people have days to move and a clock sees to it that they do, it is not done at all.
    """
    async with table.lock:
        only_host(table, guest)
        if number >= len(table.plan.seats) or table.plan.seats[number].kind == "empty":
            raise Refusal("no-seat")
        if table.stage == "over":
            raise Refusal("over")
        seat = table.plan.seats[number]
        if seat.identity == guest.identity:
            raise Refusal("not-allowed", text("refused-own-seat"))
        if table.stage == "waiting":
            await table.keep_plan(_emptied(table.plan, [number]))
        elif seat.kind == "person":
            _only_once(table.plan, number)
            await stand_ins.hand_over(table, table.plan, {number: "removed"})
        else:
            raise Refusal("not-allowed", text("refused-already-started"))
    await table.wake()


def _only_once(plan: Plan, number: int) -> None:
    """Refuse to send away where the clock decides, or who came back already or is stood in for."""
    if plan.slow and plan.helped:
        raise Refusal("not-allowed", text("refused-slow-clock"))
    if plan.seats[number].stand_in:
        raise Refusal("not-allowed", text("refused-bot-plays"))
    for line in reversed(plan.story):
        if line.seat == number and line.kind == "sat-down":
            return  # it was another person
        if line.seat == number and line.why == "removed":
            raise Refusal("not-allowed", text("refused-sent-away"))


async def add_word(table: Table, guest: Guest, word: str, wanted: int | None) -> None:
    """Add a person's own word to the deal, before the start: one word each."""
    async with table.lock:
        _only_before(table)
        plan = table.plan
        own = plan.seats_of(guest.identity)
        if not own or (wanted is not None and wanted not in own):
            raise Refusal("no-seat")
        wordless = [n for n in own if n not in plan.worded and wanted in (None, n)]
        if not wordless:
            raise Refusal("not-allowed", text("refused-one-word"))
        plan = replace(plan, worded=(*plan.worded, wordless[0]))
        await table.keep_plan(plan, words=(*table.words, word))


async def rematch(registry: Registry, table: Table, guest: Guest) -> Table:
    """Open the next match's table: the same people and bots, everyone one seat further.

    Those who ask later are shown the table that is already open.
    """
    async with table.lock:
        if table.plan.rematch is not None:
            try:
                return await registry.table(table.plan.rematch)
            except Elsewhere as elsewhere:
                raise Elsewhere(elsewhere.node, table.plan.rematch) from elsewhere
        following = await registry.open(table.game, _rematch_plan(table, guest))
        await _talk_goes_on(table, following)
        await table.keep_plan(replace(table.plan, rematch=following.id))
    if registry.callers is not None:
        others = following.plan.identities() - {guest.identity}
        absent = others - table.listeners.present.keys()
        registry.callers.invited(following, "rematch", sorted(absent))
    return following


async def _talk_goes_on(table: Table, following: Table) -> None:
    """Let what was said last be read at the rematch, too; it is not worth losing the rematch."""
    try:
        lines = await following.chat.bring(table.chat, len(table.plan.seats))
        for identity in following.plan.identities() if lines else ():
            await following.store.results.heard(identity, following.id, lines)
            following.was_heard(identity, lines)
    except StoreError as error:
        log.warning("table %s: what was said stays there: %s", table.id, error)


def _rematch_plan(table: Table, guest: Guest) -> Plan:
    if table.stage != "over":
        raise Refusal("not-allowed", text("refused-not-over"))
    if not table.plan.seats_of(guest.identity):
        raise Refusal("no-seat")
    seats = [
        replace(seat, level=None if seat.kind == "person" else seat.level, why=None)
        for seat in table.plan.seats
    ]
    before = table.plan
    return Plan(
        host=guest.identity,
        seats=(seats[-1], *seats[:-1]),
        language=guest.language,
        options=before.options,
        bank=before.bank,
        increment=before.increment,
        turn=before.turn,
        forfeit=before.forfeit,
        stand_in=before.stand_in,
        public=before.public,
        spectators=before.spectators,
        circle=before.circle,
        hints=before.hints,
        takebacks=before.takebacks,
        chat=before.chat,
    )
