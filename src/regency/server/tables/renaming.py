"""A new name or face: it reaches the seats of the person who chose it."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from typing import Any

from regency.server.auth.sessions import Guest, known_face
from regency.server.refusal import Refusal, Unknown
from regency.server.tables.aside import NO_SENSE
from regency.server.tables.registry import Registry
from regency.server.tables.seats import Plan, read_plan
from regency.store import Table as Kept


async def rename(registry: Registry, guest: Guest, old: str) -> None:
    """Let seats of a guest at tables that are not over show its new name and face; tell all there.

    Whatever cannot be renamed now (a table set aside, a store that is away) keeps the old name.
    """
    for kept in await registry.store.tables_of(guest.identity):
        if kept.state.stage == "over" or not _shows(kept, guest, old):
            continue
        about = {
            "identity": guest.identity,
            "name": guest.name,
            "language": guest.language,
            "face": guest.chosen,
            "old": old,
        }
        with suppress(Refusal, Unknown):
            await registry.errand("rename", kept.id, about)


async def rename_at(registry: Registry, table_id: str, about: Mapping[str, Any]) -> None:
    """Let the seat of a guest at one table show its new name and face."""
    table, old = await registry.table(table_id), about["old"]
    guest = Guest(about["identity"], about["name"], about["language"], known_face(about["face"]))
    async with table.lock:
        plan = table.plan
        number = _seat(plan, guest, old)
        if table.stage == "over" or number is None:
            return
        seat = replace(plan.seats[number], name=guest.name, face=guest.face)
        await table.keep_plan(plan.with_seat(number, seat))


def _shows(kept: Kept, guest: Guest, old: str) -> bool:
    """Tell whether a seat of a kept table goes by a guest's old name."""
    try:
        return _seat(read_plan(kept.state.settings), guest, old) is not None
    except NO_SENSE:  # the others are renamed all the same
        return False


def _seat(plan: Plan, guest: Guest, old: str) -> int | None:
    """Return the seat that goes by a guest's old name.

    The first: others on the same device may have no name either, and are not renamed with it.
    """
    own = plan.seats_of(guest.identity)
    return next((number for number in own if plan.seats[number].name == old), None)
