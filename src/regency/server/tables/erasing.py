"""A person is taken out of everything that is kept; matches keep their moves."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from regency.server.refusal import Refusal, Unknown
from regency.server.tables.aside import NO_SENSE
from regency.server.tables.chat import Chat
from regency.server.tables.registry import Registry
from regency.server.tables.seats import DEFAULT_LEVEL, FINAL, Plan, Seat, read_plan
from regency.store import Store


def names_of(plan: Plan, identity: str) -> dict[int, str]:
    """Return what an identity is called at each of its seats."""
    return {seat: plan.seats[seat].name for seat in plan.seats_of(identity)}


async def erase(identity: str, registry: Registry) -> None:
    """Take a person out of everything that is kept; matches keep their moves.

    Done again after a failure, it goes on where it stopped.
    """
    for table_id in await registry.store.tables_with(identity):
        await registry.errand("erase", table_id, {"identity": identity})
    await registry.store.forget(identity)


async def erase_at(registry: Registry, table_id: str, about: Mapping[str, Any]) -> None:
    """Take a person out of one table."""
    identity = about["identity"]
    try:
        table = await registry.table(table_id)
    except Unknown:
        return
    except Refusal as refusal:
        if refusal.code != "set-aside":
            raise
        async with registry.holding(table_id):
            await _erase_aside(table_id, identity, registry.store)
        return
    async with table.lock:
        await table.chat.erase(identity, names_of(table.plan, identity))
        await table.keep_plan(without(table.plan, identity, table.stage))
    await table.wake()


async def _erase_aside(table_id: str, identity: str, store: Store) -> None:
    """Take a person out of a match that is set aside, as far as it can be read."""
    kept = await store.load(table_id)
    if kept is None:
        return
    try:
        before = read_plan(kept.state.settings)
        plan = without(before, identity, kept.state.stage)
        chat = Chat(kept, store, lambda _: None)
    except NO_SENSE:  # the row stays; that the person sat there is forgotten
        return
    await chat.erase(identity, names_of(before, identity))
    state = kept.changed(settings=plan.to_json(), identities=plan.identities())
    await store.save(table_id, state, kept.version)


def without(plan: Plan, identity: str, stage: str) -> Plan:
    """Return a plan that no longer knows a person: a bot plays on where they were playing."""
    names = names_of(plan, identity)
    plan = plan.without_host(identity)
    for number in names:
        plan = plan.with_seat(number, _left(plan, plan.seats[number], stage))
    began = [
        replace(seat, name="", face=None) if seat.name and names.get(number) == seat.name else seat
        for number, seat in enumerate(plan.began)
    ]
    story = [
        replace(deed, name="") if deed.name and names.get(deed.seat) == deed.name else deed
        for deed in plan.story
    ]
    met = tuple(one for one in plan.met if one != identity)
    host = "" if plan.host == identity else plan.host
    return replace(plan, began=tuple(began), story=tuple(story), met=met, host=host)


def _left(plan: Plan, seat: Seat, stage: str) -> Seat:
    if stage == "waiting":
        return Seat()
    if stage == "over":
        return replace(seat, name="", identity=None, face=None)
    given_up = seat.why if seat.why in FINAL else None  # which it stays, whoever it was
    return Seat("bot", level=seat.level or plan.stand_in or DEFAULT_LEVEL, why=given_up)
