"""What is kept about a person, gathered on request."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from typing import Any

import orjson

from regency.core.game import Game
from regency.server.auth.sessions import SESSION_SECONDS, Desk, Session
from regency.server.tables.aside import NO_SENSE
from regency.server.tables.chat import Chat
from regency.server.tables.erasing import names_of
from regency.server.tables.results import ended
from regency.server.tables.seats import read_plan
from regency.store import Store
from regency.store import Table as Kept


async def about(session: Session, desk: Desk, store: Store) -> dict[str, Any]:
    """Return what is kept about a person but their tables, what they said and their records."""
    guest = session.guest
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
    }


async def written(
    found: Mapping[str, Any], store: Store, games: Mapping[str, Game], turn: asyncio.Lock
) -> AsyncIterator[bytes]:
    """Write everything kept about a person, a table or a record at a time, in turn with others."""
    identity = found["identity"]
    tables = await store.tables_with(identity)

    async def told(about: Callable[[Kept], list[Any]]) -> AsyncIterator[list[Any]]:
        for table_id in tables:
            kept = await store.load(table_id)
            if kept is not None:
                async with turn:
                    yield await asyncio.to_thread(about, kept)

    async def records() -> AsyncIterator[list[Any]]:
        for one in await store.brought(identity):
            yield [{"id": one.id, "record": await store.load_record(one.id)}]

    parts = {
        "tables": told(lambda kept: [_about_table(kept, identity, games)]),
        "chat": told(lambda kept: _said(kept, identity, store)),
        "records": records(),
    }
    yield _indented(found).removesuffix(b"\n}")
    for name, pieces in parts.items():
        yield b',\n  "%s": [' % name.encode()
        comma = b""
        async for piece in pieces:
            for one in piece:
                yield comma + b"\n" + _indented(one)
                comma = b","
        yield b"]"
    yield b"\n}\n"


def _indented(value: Any) -> bytes:
    return orjson.dumps(value, option=orjson.OPT_INDENT_2)


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
        chat = Chat(kept, store, _nobody)
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
