"""Two guests turn out to be one person: the seats of one go to the other."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from regency.server.auth.sessions import Guest, known_face
from regency.server.refusal import Refusal, Unknown
from regency.server.tables.aside import NO_SENSE
from regency.server.tables.chat import Chat
from regency.server.tables.registry import Registry
from regency.server.tables.seats import Plan, read_plan
from regency.server.tables.table import Table


async def join(registry: Registry, guest: str, person: Guest) -> None:
    """Give a person every seat, line and host's right that a guest has.

    Done again after a failure, it goes on where it stopped. A match that cannot be read keeps
    its row as it is; the store knows whose it was (`Persons.join`).
    """
    about = {
        "guest": guest,
        "identity": person.identity,
        "name": person.name,
        "language": person.language,
        "face": person.chosen,
    }
    for table_id in await registry.store.tables_with(guest):
        await registry.errand("join", table_id, about)


async def join_at(registry: Registry, table_id: str, about: Mapping[str, Any]) -> None:
    """Give a person what a guest has at one table."""
    guest = about["guest"]
    face = known_face(about["face"])
    person = Guest(about["identity"], about["name"], about["language"], face)
    async with registry.holding(table_id):
        live = registry.tables.get(table_id)
        if live is None and not await _is_over(registry, table_id):
            try:
                live = await registry.table(table_id)
            except (Refusal, Unknown) as refusal:
                if isinstance(refusal, Refusal) and refusal.code != "set-aside":
                    raise
        if live is not None:
            await _join_live(live, guest, person)
        else:
            await _join_kept(registry, table_id, guest, person)


async def _is_over(registry: Registry, table_id: str) -> bool:
    """Tell whether a match is over: then nobody plays it, and it need not be carried out."""
    kept = await registry.store.load(table_id)
    return kept is None or kept.state.stage == "over"


async def _join_live(table: Table, guest: str, person: Guest) -> None:
    async with table.lock:
        await table.chat.sign(guest, person.identity)
        await table.keep_plan(moved(table.plan, guest, person))
        table.was_heard(person.identity, table.heard.pop(guest, 0))


async def _join_kept(registry: Registry, table_id: str, guest: str, person: Guest) -> None:
    kept = await registry.store.load(table_id)
    if kept is None:
        return
    try:
        plan = moved(read_plan(kept.state.settings), guest, person)
        chat = Chat(kept, registry.store, lambda _: None)
    except NO_SENSE:  # the row stays; see above
        return
    await chat.sign(guest, person.identity)
    state = kept.changed(settings=plan.to_json(), identities=plan.identities())
    await registry.store.save(table_id, state, kept.version)


def moved(plan: Plan, guest: str, person: Guest) -> Plan:
    """Return a plan in which a guest's seats are a person's; unnamed ones take the name."""
    seats = tuple(
        replace(seat, identity=person.identity, name=seat.name or person.name, face=person.face)
        if seat.identity == guest
        else seat
        for seat in plan.seats
    )
    met = tuple(dict.fromkeys(person.identity if one == guest else one for one in plan.met))
    host = person.identity if plan.host == guest else plan.host
    return replace(plan, seats=seats, met=met, host=host)
