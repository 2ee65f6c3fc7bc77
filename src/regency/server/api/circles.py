"""The HTTP API, continued: circles, standing groups of people with one link."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request, Response

from regency.core.names import clean
from regency.core.text import text
from regency.server.api.mine import A_PAGE, asked_before, past_page
from regency.server.api.strict import StrictRoute
from regency.server.api.tables import TheGuest, TheServices
from regency.server.auth.sessions import face_of, known_face
from regency.server.refusal import Refusal, Unknown
from regency.server.services import Services
from regency.server.wire import circles as wire
from regency.server.wire import personal
from regency.server.wire.common import API
from regency.server.wire.messages import TableInfo
from regency.store import CircleRow, MemberRow
from regency.store.circles import FULL, NO_LINK, TOO_MANY

router = APIRouter(prefix=API, route_class=StrictRoute)

#: Neither can be guessed: the id is the page's address, the key opens the door.
ID_BYTES, KEY_BYTES = 9, 12
#: Why somebody may not come in, by what the store answers.
_SHUT = {
    NO_LINK: "refused-circle-link",
    FULL: "refused-circle-full",
    TOO_MANY: "refused-circles-many",
}

Game = Annotated[str | None, Query(max_length=64)]
More = Annotated[str | None, Query(max_length=80)]


def _new_key() -> str:
    return secrets.token_urlsafe(KEY_BYTES)


def _named(wish: wire.NameCircle) -> str:
    name = clean(wish.name, wire.MAX_CIRCLE_NAME)
    if not name:
        raise Refusal("malformed", text("refused-circle-name"))
    return name


async def the_circle(circle_id: str, services: TheServices, guest: TheGuest) -> CircleRow:
    """Return a circle to somebody who belongs to it; nobody else learns whether there is one."""
    circle = await services.store.circles.circle(circle_id)
    members = await services.store.circles.members(circle_id) if circle else []
    if circle is None or all(member.identity != guest.identity for member in members):
        raise Unknown
    return circle


TheCircle = Annotated[CircleRow, Depends(the_circle)]


async def founded(circle: TheCircle, guest: TheGuest) -> CircleRow:
    """Return a circle to its founder, and refuse others."""
    if circle.founder != guest.identity:
        raise Refusal("not-allowed", text("refused-only-founder"))
    return circle


FoundedCircle = Annotated[CircleRow, Depends(founded)]


async def _told(services: Services, circle_id: str, identity: str) -> wire.CircleInfo:
    """Return a circle as one of its members sees it now."""
    circles = services.store.circles
    circle = await circles.circle(circle_id)
    if circle is None:
        raise Unknown
    members, scores, waiting = await asyncio.gather(
        circles.members(circle_id), circles.scores(circle_id), circles.tables(circle_id)
    )
    known = {member.identity: member for member in members}
    tables = await services.registry.infos(waiting, identity)
    return wire.CircleInfo(
        id=circle.id,
        name=circle.name,
        key=circle.key,
        members=[
            wire.MemberInfo(
                number=member.number,
                name=member.name,
                face=known_face(member.face) or face_of(member.identity),
                founder=member.identity == circle.founder,
                mine=member.identity == identity,
                joined=member.joined,
            )
            for member in members
        ],
        score=[
            wire.CircleScoreInfo(
                name=known[one.identity].name if one.identity in known else one.name,
                member=known[one.identity].number if one.identity in known else None,
                game=one.game,
                played=one.played,
                won=one.won,
            )
            for one in scores
        ],
        tables=[TableInfo.model_validate(table) for table in tables],
    )


@router.get("/circles")
async def my_circles(services: TheServices, guest: TheGuest) -> list[wire.CircleLine]:
    """Return the circles this person belongs to."""
    return await services.circles_of(guest.identity)


@router.post("/circles", status_code=201)
async def found(
    wish: wire.NameCircle, request: Request, services: TheServices, guest: TheGuest
) -> wire.CircleInfo:
    """Found a circle."""
    services.check_rate("circle", request, guest)
    now = int(time.time())
    circle_id = secrets.token_urlsafe(ID_BYTES)
    circle = CircleRow(circle_id, _named(wish), _new_key(), guest.identity, now)
    founder = MemberRow(circle_id, 0, guest.identity, guest.name, guest.chosen, now)
    if not await services.store.circles.found(circle, founder):
        raise Refusal("not-allowed", text(_SHUT[TOO_MANY]))
    return await _told(services, circle_id, guest.identity)


@router.get("/circles/{circle_id}")
async def one_circle(
    circle: TheCircle, request: Request, services: TheServices, guest: TheGuest
) -> wire.CircleInfo:
    """Return a circle with its members, its score and its tables."""
    services.check_rate("list", request, guest)
    return await _told(services, circle.id, guest.identity)


@router.get("/circles/{circle_id}/history")
async def history(
    circle: TheCircle,
    services: TheServices,
    guest: TheGuest,
    game: Game = None,
    more: More = None,
) -> personal.MyHistory:
    """Return a circle's finished matches, the last first."""
    found = await services.store.circles.history(
        circle.id, game=game, before=asked_before(more), limit=A_PAGE + 1
    )
    return past_page(found, guest.identity)


@router.patch("/circles/{circle_id}")
async def rename(
    wish: wire.NameCircle,
    circle: FoundedCircle,
    request: Request,
    services: TheServices,
    guest: TheGuest,
) -> wire.CircleInfo:
    """Give a circle another name: the founder's right."""
    services.check_rate("circle", request, guest)
    await services.store.circles.change(circle.id, name=_named(wish))
    return await _told(services, circle.id, guest.identity)


@router.delete("/circles/{circle_id}", status_code=204)
async def end(circle: FoundedCircle, services: TheServices) -> Response:
    """Delete a circle: the founder's right. Matches stay those of the people who played them."""
    await services.store.circles.end(circle.id)
    return Response(status_code=204)


@router.post("/circles/{circle_id}/leave", status_code=204)
async def leave(circle: TheCircle, services: TheServices, guest: TheGuest) -> Response:
    """Leave a circle; after its founder whoever belongs to it longest may do what they could."""
    await services.store.circles.leave(circle.id, guest.identity)
    return Response(status_code=204)


@router.post("/circles/{circle_id}/remove")
async def remove(
    wish: wire.RemoveMember,
    circle: FoundedCircle,
    request: Request,
    services: TheServices,
    guest: TheGuest,
) -> wire.CircleInfo:
    """Send a member away: the founder's right. The old link lets nobody in any more."""
    services.check_rate("circle", request, guest)
    circles = services.store.circles
    members = await circles.members(circle.id)
    if any(one.number == wish.member and one.identity == guest.identity for one in members):
        raise Refusal("not-allowed", text("refused-own-membership"))
    if not await circles.remove(circle.id, wish.member, _new_key()):
        raise Unknown
    return await _told(services, circle.id, guest.identity)


@router.post("/circles/{circle_id}/link")
async def renew_link(
    circle: FoundedCircle, request: Request, services: TheServices, guest: TheGuest
) -> wire.CircleInfo:
    """Make a circle's link anew: the founder's right. The old one lets nobody in any more."""
    services.check_rate("circle", request, guest)
    await services.store.circles.change(circle.id, key=_new_key())
    return await _told(services, circle.id, guest.identity)


# --- coming in


@router.post("/circles/{circle_id}/look")
async def look(
    circle_id: str, wish: wire.CircleKey, request: Request, services: TheServices
) -> wire.CircleDoor:
    """Return what a circle is called and who belongs to it, to whoever has its link."""
    guest = services.guest(request)
    services.check_rate("circle", request, guest)
    circle = await services.store.circles.circle(circle_id)
    if circle is None or not secrets.compare_digest(circle.key.encode(), wish.key.encode()):
        raise Refusal("not-allowed", text(_SHUT[NO_LINK]))
    members = await services.store.circles.members(circle_id)
    members.sort(key=lambda member: member.identity != circle.founder)
    mine = guest is not None and any(one.identity == guest.identity for one in members)
    return wire.CircleDoor(
        name=circle.name, names=[member.name for member in members], already=mine
    )


@router.post("/circles/{circle_id}/join")
async def join(
    circle_id: str,
    wish: wire.CircleKey,
    request: Request,
    services: TheServices,
    guest: TheGuest,
) -> wire.CircleInfo:
    """Belong to a circle from now on."""
    services.check_rate("circle", request, guest)
    answer = await services.store.circles.enter(
        circle_id, wish.key, guest.identity, guest.name, guest.chosen, int(time.time())
    )
    if answer in _SHUT:
        raise Refusal("not-allowed", text(_SHUT[answer]))
    return await _told(services, circle_id, guest.identity)
