"""What is kept about a person, gathered on request."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

from regency.core.game import Game
from regency.server.auth.sessions import SESSION_SECONDS, Desk, Session
from regency.server.tables.aside import NO_SENSE
from regency.server.tables.chat import Chat
from regency.server.tables.erasing import names_of
from regency.server.tables.results import ended
from regency.server.tables.seats import read_plan
from regency.store import Store
from regency.store import Table as Kept


async def gather(
    session: Session, desk: Desk, store: Store, games: Mapping[str, Game]
) -> dict[str, Any]:
    """Return everything kept about a person, for them and for other programs to read."""
    guest = session.guest
    tables, said = [], []
    for table_id in await store.tables_with(guest.identity):
        kept = await store.load(table_id)
        if kept is not None:
            tables.append(await asyncio.to_thread(_about_table, kept, guest.identity, games))
            said += _said(kept, guest.identity, store)
    records = [
        {"id": record_id, "record": await store.load_record(record_id)}
        for record_id in await store.records_of(guest.identity, limit=1_000_000)
    ]
    used = session.used or desk.dated_since
    moments = {"begun": session.begun, "used": used, "ends": used + SESSION_SECONDS * 1000}
    return {
        "identity": guest.identity,
        "name": guest.name,
        "language": guest.language,
        "face": guest.face,
        "session": {name: moment // 1000 for name, moment in moments.items()},
        "sessions_ended": desk.ended.get(guest.identity, 0) // 1000 or None,
        **await _keys_and_devices(guest.identity, store),
        "tables": tables,
        "chat": said,
        "records": records,
    }


async def _keys_and_devices(identity: str, store: Store) -> dict[str, Any]:
    recovery = await store.persons.recovery_of(identity)
    person = await store.persons.person(identity)
    return {
        "settings": None if person is None else person.settings,
        "devices": [
            {"browser": one.label, "begun": one.begun // 1000, "used": one.used // 1000}
            for one in await store.persons.devices(identity)
        ],
        "passkeys": [
            {"made_with": one.label, "created": one.created // 1000}
            for one in await store.persons.passkeys(identity)
        ],
        "holidays": await store.persons.holidays(identity),
        "circles": [
            {"id": one.id, "name": one.name, "founder": one.founder == identity}
            for one in await store.circles.of(identity)
        ],
        "calls": await _calls(identity, store),
        "recovery_key_since": None if recovery is None else recovery // 1000,
    }


async def _calls(identity: str, store: Store) -> dict[str, Any]:
    wishes = await store.calls.wishes(identity)
    return {
        "browsers": [one.endpoint for one in await store.calls.browsers(identity)],
        "wishes": None if wishes is None else wishes.wishes,
        "mail": None if wishes is None else wishes.mail,
    }


def _about_table(kept: Kept, identity: str, games: Mapping[str, Game]) -> dict[str, Any]:
    found: dict[str, Any] = {
        "id": kept.id,
        "game": kept.game,
        "created": kept.created,
        "stage": kept.state.stage,
        "host": kept.state.settings.get("host") == identity,
        "seats": [],
        "result": None,
    }
    try:
        plan = read_plan(kept.state.settings)
        own = plan.seats_of(identity)
        found["seats"] = [{"seat": seat, "name": plan.seats[seat].name} for seat in own]
        game = games.get(kept.game)
        over = kept.state.stage == "over" and not plan.aborted
        if over and game is not None and kept.rules_version == game.rules_version:
            position = ended(kept, plan, game)
            found["result"] = {"points": position.points(), "places": position.places()}
    except NO_SENSE:  # an unreadable match is listed with what can be read of it
        found["unreadable"] = True
    return found


def _said(kept: Kept, identity: str, store: Store) -> list[dict[str, Any]]:
    try:
        names = names_of(read_plan(kept.state.settings), identity)
        chat = Chat(kept.id, kept.chat, store, _nobody)
    except NO_SENSE:  # see above
        return []
    return [
        {
            "table": kept.id,
            **{key: line[key] for key in ("number", "time", "name", "text", "phrase")},
        }
        for line in chat.of(identity, names)
    ]


def _nobody(_: bytes) -> None:
    """Tell nobody."""
