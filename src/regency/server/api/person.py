"""What is kept about a person: gathered on request, erased on request."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from regency.core.game import Game
from regency.server.auth.sessions import SESSION_SECONDS, Desk, Session
from regency.server.refusal import Refusal, Unknown
from regency.server.tables.chat import Chat
from regency.server.tables.registry import Registry
from regency.server.tables.results import ended
from regency.server.tables.seats import DEFAULT_LEVEL, Plan, Seat, read_plan
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
    return {
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
        over = kept.state.stage == "over"
        if over and game is not None and kept.rules_version == game.rules_version:
            position = ended(kept, plan, game)
            found["result"] = {"points": position.points(), "places": position.places()}
    except Exception:  # an unreadable match is listed with what can be read of it
        found["unreadable"] = True
    return found


def _said(kept: Kept, identity: str, store: Store) -> list[dict[str, Any]]:
    try:
        names = names_of(read_plan(kept.state.settings), identity)
        chat = Chat(kept.id, kept.chat, store, _nobody)
    except Exception:  # see above
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


def names_of(plan: Plan, identity: str) -> dict[int, str]:
    """Return what an identity is called at each of its seats."""
    return {seat: plan.seats[seat].name for seat in plan.seats_of(identity)}


async def erase(identity: str, registry: Registry) -> None:
    """Take a person out of everything that is kept; matches keep their moves.

    Done again after a failure, it goes on where it stopped.
    """
    for table_id in await registry.store.tables_with(identity):
        try:
            table = await registry.table(table_id)
        except Unknown:
            continue
        except Refusal as refusal:
            if refusal.code != "set-aside":
                raise
            await _erase_aside(table_id, identity, registry.store)
            continue
        async with table.lock:
            await table.chat.erase(identity, names_of(table.plan, identity))
            await table.keep_plan(without(table.plan, identity, table.stage))
        await table.wake()
    await registry.store.forget(identity)


async def _erase_aside(table_id: str, identity: str, store: Store) -> None:
    """Take a person out of a match that is set aside, as far as it can be read."""
    kept = await store.load(table_id)
    if kept is None:
        return
    try:
        before = read_plan(kept.state.settings)
        plan = without(before, identity, kept.state.stage)
        chat = Chat(kept.id, kept.chat, store, _nobody)
    except Exception:  # the row stays; that the person sat there is forgotten
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
    return Seat("bot", level=seat.level or plan.stand_in or DEFAULT_LEVEL)
