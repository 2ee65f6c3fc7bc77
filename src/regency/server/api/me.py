"""The HTTP API, continued: who you are, your sessions, and everything kept about you."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from fastapi.responses import StreamingResponse

from regency.core.text import text
from regency.server.api import person
from regency.server.api.strict import StrictRoute
from regency.server.api.tables import TheGuest, TheServices
from regency.server.auth import cookies
from regency.server.auth.sessions import COOKIE, Guest, clean_name
from regency.server.refusal import Refusal, Unknown
from regency.server.tables.erasing import erase
from regency.server.wire import bodies, personal
from regency.server.wire.common import API

router = APIRouter(prefix=API, route_class=StrictRoute)


@router.get("/me")
async def who_am_i(request: Request, services: TheServices) -> bodies.Me:
    """Return the name, language and face this browser chose."""
    guest = services.guest(request)
    if guest is None:
        raise Unknown
    return bodies.Me(name=guest.name, language=guest.language, face=guest.face)


@router.put("/me")
async def call_me(me: bodies.CallMe, request: Request, services: TheServices) -> bodies.Me:
    """Choose a name, or none, a language and a face; a first visit makes an identity."""
    try:
        name = clean_name(me.name) if me.name else ""
    except ValueError as error:
        raise Refusal("malformed", text("refused-name")) from error
    session = services.session(request)
    if session is None:
        services.check_rate("guest", request, None)
        guest, begun, device = services.desk.new(name, me.language, me.face), None, None
    else:
        before, device = session.guest, session.device
        face = me.face or before.chosen
        if before.identity in services.people:
            name = before.name if me.known == me.name else name
            face = before.chosen if me.known_face == me.face else face
        guest, begun = Guest(before.identity, name, me.language, face), session.begun or None
        if (before.name, before.face) != (name, guest.face):
            services.check_rate("name", request, before)
            await services.rename(guest, before.name)
        if before.language != me.language:
            await services.store.calls.speak(before.identity, device, me.language)
    cookies.give(request.scope, services.desk.sign(guest, begun, device=device), COOKIE)
    return bodies.Me(name=name, language=me.language, face=guest.face)


@router.delete("/me/sessions", status_code=204)
async def end_sessions(request: Request, services: TheServices, guest: TheGuest) -> Response:
    """End every session of this identity, wherever it is; this browser begins a new one."""
    services.check_rate("guest", request, guest)
    session = services.session(request)
    device = session.device if session is not None else None
    ended = await services.end_sessions(guest.identity, but=device)
    again = services.desk.sign(guest, after=ended, device=device)
    cookies.give(request.scope, again, COOKIE)
    return Response(status_code=204)


@router.get("/me/data", responses={200: {"content": {"application/json": {}}}})
async def my_data(request: Request, services: TheServices, guest: TheGuest) -> Response:
    """Return everything kept about this identity, as a file."""
    services.check_rate("import", request, guest)
    session = services.session(request)
    assert session is not None, "a guest has a session"
    found = await person.about(session, services.desk, services.store)
    pieces = person.written(found, services.store, services.games, services.gathering)
    headers = {"Content-Disposition": 'attachment; filename="regency.json"'}
    return StreamingResponse(pieces, headers=headers, media_type="application/json")


@router.get("/me/brought")
async def my_brought(services: TheServices, guest: TheGuest) -> list[personal.BroughtRecord]:
    """Return the records that this person brought, newest first."""
    found = await services.store.brought(guest.identity)
    return [personal.BroughtRecord(**vars(one)) for one in found]


@router.delete("/me/brought/{record_id}", status_code=204)
async def drop_brought(record_id: str, services: TheServices, guest: TheGuest) -> Response:
    """Delete a record that this person brought, with its reviews."""
    if not await services.store.drop_record(guest.identity, record_id):
        raise Unknown
    return Response(status_code=204)


@router.delete("/me", status_code=204)
async def delete_me(request: Request, services: TheServices, guest: TheGuest) -> Response:
    """Delete everything kept about this identity; its matches keep their moves, without a name."""
    services.check_rate("import", request, guest)
    await erase(guest.identity, services.registry)
    # Last of all, so that a request refused before this can be tried again.
    await services.forget(guest.identity)
    cookies.clear(request.scope)
    return Response(status_code=204)
