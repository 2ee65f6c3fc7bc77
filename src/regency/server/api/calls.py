"""The HTTP API, continued: how somebody is called when they are not there."""

from __future__ import annotations

import secrets

from fastapi import APIRouter, Request, Response

from regency.core.text import text
from regency.server.api.strict import StrictRoute
from regency.server.api.tables import TheGuest, TheServices
from regency.server.auth.sessions import Guest
from regency.server.notices.caller import read_wishes
from regency.server.notices.mail import is_address
from regency.server.notices.subscriptions import BadEndpoint, check_endpoint
from regency.server.refusal import Refusal
from regency.server.services import Services
from regency.server.tables.voices import voice_of
from regency.server.wire import personal
from regency.server.wire.common import API
from regency.store import CallableBrowser, CallWishes

router = APIRouter(prefix=API, route_class=StrictRoute)

TOKEN_BYTES = 24
#: Somebody who has never said anything is called for nothing.
NOTHING = personal.Wishes(kinds=[])


async def _told(services: Services, guest: Guest, device: str | None) -> personal.MyCalls:
    calls = services.store.calls
    kept = await calls.wishes(guest.identity)
    browsers = await calls.browsers(guest.identity)
    return personal.MyCalls(
        key=services.caller.push_key.public,
        wishes=read_wishes(kept.wishes) if kept is not None else NOTHING,
        here=any(one.device == device for one in browsers),
        browsers=len(browsers),
        mail=kept.mail if kept is not None else None,
        confirmed=kept is not None and kept.confirmed,
        may_mail=services.caller.mailer is not None,
    )


def _device(request: Request, services: Services) -> str:
    session = services.session(request)
    assert session is not None, "a guest has a session"
    return session.device


async def _keep(services: Services, guest: Guest, wishes: personal.Wishes) -> CallWishes:
    calls = services.store.calls
    before = await calls.wishes(guest.identity)
    mail = (before.mail, before.confirmed, before.token) if before else (None, False, None)
    kept = CallWishes(guest.identity, wishes.model_dump_json(), *mail, guest.language)
    await calls.keep_wishes(kept)
    return kept


@router.get("/me/calls")
async def my_calls(request: Request, services: TheServices, guest: TheGuest) -> personal.MyCalls:
    """Return how this person is called."""
    return await _told(services, guest, _device(request, services))


@router.put("/me/calls")
async def wish(
    wishes: personal.Wishes, request: Request, services: TheServices, guest: TheGuest
) -> personal.MyCalls:
    """Choose what to be called for, and when not."""
    services.check_rate("name", request, guest)
    await _keep(services, guest, wishes)
    return await _told(services, guest, _device(request, services))


@router.post("/me/calls/here", status_code=201)
async def call_here(
    browser: personal.CallableHere, request: Request, services: TheServices, guest: TheGuest
) -> personal.MyCalls:
    """Let this browser be called."""
    services.check_rate("name", request, guest)
    try:
        check_endpoint(browser.endpoint, services.caller.own_network)
    except BadEndpoint as error:
        raise Refusal("not-allowed", text("refused-endpoint")) from error
    device = _device(request, services)
    await _keep(services, guest, browser.wishes)
    await services.store.calls.keep_browser(
        CallableBrowser(
            browser.endpoint, guest.identity, device, browser.p256dh, browser.auth, guest.language
        )
    )
    return await _told(services, guest, device)


@router.delete("/me/calls/here")
async def do_not_call_here(
    request: Request, services: TheServices, guest: TheGuest
) -> personal.MyCalls:
    """Call this browser no more."""
    device = _device(request, services)
    await services.store.calls.drop_browser(device=device)
    return await _told(services, guest, device)


@router.put("/me/mail")
async def set_mail(
    wish: personal.MyMail, request: Request, services: TheServices, guest: TheGuest
) -> personal.MyCalls:
    """Give a mail address, which has to be confirmed, or take it back."""
    services.check_rate("door", request, guest)
    mailer, calls = services.caller.mailer, services.store.calls
    device = _device(request, services)
    before = await calls.wishes(guest.identity)
    wishes = before.wishes if before is not None else NOTHING.model_dump_json()
    if wish.address is None:
        row = CallWishes(guest.identity, wishes, None, False, None, guest.language)
        await calls.keep_wishes(row)
        return await _told(services, guest, device)
    if mailer is None:
        raise Refusal("not-allowed", text("refused-no-mail"))
    address = wish.address.strip()
    if not is_address(address):
        raise Refusal("malformed", text("refused-address"))
    if before is not None and before.confirmed and before.mail == address:
        return await _told(services, guest, device)
    if not services.caller.may_confirm(guest.identity, address):
        raise Refusal("too-many", text("refused-too-many-mails"))
    token = secrets.token_urlsafe(TOKEN_BYTES)
    voice = voice_of(next(iter(services.games)), guest.language)
    link = f"{mailer.public}/mail/confirm#{token}"
    leave = f"{mailer.public}/mail/leave#{token}"
    words = voice.say(text("call-confirm-words", link=link))
    if not await mailer.send(address, voice.say(text("call-confirm")), words, leave):
        raise Refusal("unavailable", text("refused-mail-failed"))  # the address before stays
    row = CallWishes(guest.identity, wishes, address, False, token, guest.language)
    await calls.keep_wishes(row)
    return await _told(services, guest, device)


@router.post("/mail/confirm", status_code=204)
async def confirm(link: personal.UseLink, request: Request, services: TheServices) -> Response:
    """Say that a mail address is one's own."""
    services.check_rate("door", request, services.guest(request))
    if not await services.store.calls.confirm_mail(link.secret):
        raise Refusal("not-allowed", text("refused-mail-link"))
    return Response(status_code=204)


@router.post("/mail/leave", status_code=204)
async def leave(link: personal.UseLink, request: Request, services: TheServices) -> Response:
    """Want no more mail; whoever has the mail can say so."""
    services.check_rate("door", request, services.guest(request))
    if not await services.store.calls.leave_mail(link.secret):
        raise Refusal("not-allowed", text("refused-mail-link"))
    return Response(status_code=204)
