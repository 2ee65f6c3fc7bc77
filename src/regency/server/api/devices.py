"""The HTTP API, continued: one person on several devices, by a link, a passkey or a printed key."""

from __future__ import annotations

from contextlib import suppress
from urllib.parse import urlsplit

from fastapi import APIRouter, Request, Response

from regency.core.text import text
from regency.server.api.strict import StrictRoute
from regency.server.api.tables import TheGuest, TheServices
from regency.server.auth import browsers, cookies, one_time
from regency.server.auth.passkeys import NoPasskey, Place
from regency.server.auth.sessions import COOKIE, Guest, known_face
from regency.server.cluster.news import RESTARTING
from regency.server.refusal import Refusal, Unknown
from regency.server.services import Services
from regency.server.wire import personal
from regency.server.wire.common import API
from regency.store import PasskeyRow

router = APIRouter(prefix=API, route_class=StrictRoute)

#: Somebody has at most so many passkeys.
MOST_PASSKEYS = 20


def place_of(request: Request) -> Place:
    """Return where a ceremony is held: at the page's own origin, which was checked before."""
    origin = request.headers.get("origin") or f"{request.url.scheme}://{request.url.netloc}"
    return Place(urlsplit(origin).hostname or "", origin)


async def become(services: Services, request: Request, identity: str) -> personal.Signed:
    """Let this browser be somebody's, who takes the seats of its guest along.

    Somebody who can sign in again keeps what is theirs, and is only signed out here.
    """
    session = services.session(request)
    known = services.people.get(identity)
    name, settings = (known.name, known.settings) if known is not None else ("", "{}")
    language = session.guest.language if session is not None else "en"
    person = Guest(identity, name, language, known_face(known.face if known else None))
    device = session.device if session is not None else None
    before = session.guest if session is not None else person
    if before.identity != identity:
        if await services.store.persons.has_key(before.identity):
            with suppress(Unknown):  # it was signed out already
                await services.end_device(before.identity, str(device), RESTARTING)
            device = None
        else:
            await services.join(before, person)
    cookies.give(request.scope, services.desk.sign(person, device=device), COOKIE)
    return personal.Signed(name=name, settings=settings)


# --- where one is signed in


@router.get("/me/devices")
async def my_devices(
    request: Request, services: TheServices, guest: TheGuest
) -> personal.MyDevices:
    """Return where this person is signed in, and what else can sign them in."""
    session = services.session(request)
    persons, identity = services.store.persons, guest.identity
    since = await persons.recovery_of(identity)
    return personal.MyDevices(
        devices=[
            personal.DeviceInfo(
                id=one.id,
                begun=one.begun // 1000,
                used=one.used // 1000,
                here=session is not None and one.id == session.device,
                **browsers.told(one.label),
            )
            for one in await persons.devices(identity)
        ],
        passkeys=[_told(one) for one in await persons.passkeys(identity)],
        recovery=None if since is None else since // 1000,
    )


def _told(passkey: PasskeyRow) -> personal.PasskeyInfo:
    used = None if passkey.used is None else passkey.used // 1000
    return personal.PasskeyInfo(
        id=passkey.id, created=passkey.created // 1000, used=used, **browsers.told(passkey.label)
    )


@router.delete("/me/devices/{device}", status_code=204)
async def end_device(
    device: str, request: Request, services: TheServices, guest: TheGuest
) -> Response:
    """Sign this person out of one browser."""
    session = services.session(request)
    await services.end_device(guest.identity, device)
    if session is not None and session.device == device:
        cookies.clear(request.scope)
    return Response(status_code=204)


# --- a link to another device


@router.post("/me/link", status_code=201)
async def new_link(
    wish: personal.NewLink, request: Request, services: TheServices, guest: TheGuest
) -> personal.LinkInfo:
    """Make a link that lets another device go on as this person, once."""
    services.check_rate("door", request, guest)
    await services.settle(guest, wish.settings)
    secret = one_time.new_link()
    until = services.desk.now() + one_time.LINK_MILLISECONDS
    await services.store.persons.keep_link(one_time.hashed(secret), guest.identity, until)
    return personal.LinkInfo(secret=secret, until=until // 1000)


@router.post("/links/look")
async def look_at_link(
    link: personal.UseLink, request: Request, services: TheServices
) -> personal.LinkOwner:
    """Return whose link it is; looking does not use it up."""
    guest = services.guest(request)
    services.check_rate("door", request, guest)
    identity = await _owner(services, one_time.hashed(link.secret))
    mine = guest.identity if guest is not None else None
    already = mine == identity
    leaves = mine is not None and not already and await services.store.persons.has_key(mine)
    comes = mine is not None and not already and not leaves
    tables = await services.store.tables_with(mine) if mine and comes else []
    name = services.people[identity].name if identity in services.people else ""
    return personal.LinkOwner(name=name, already=already, tables=len(tables), leaves=leaves)


@router.post("/links/use")
async def use_link(
    link: personal.UseLink, request: Request, services: TheServices
) -> personal.Signed:
    """Go on as the person who made the link; it works once."""
    guest = services.guest(request)
    services.check_rate("door", request, guest)
    hashed, persons = one_time.hashed(link.secret), services.store.persons
    identity = await _owner(services, hashed)
    if guest is not None and guest.identity == identity:
        return await become(services, request, identity)  # nothing to do: it still works elsewhere
    claimed_by = guest.identity if guest is not None else one_time.new_link()
    if not await persons.claim_link(hashed, claimed_by, services.desk.now()):
        raise Refusal("not-allowed", text("refused-link-over"))
    signed = await become(services, request, identity)
    await persons.drop_link(hashed)
    return signed


async def _owner(services: Services, hashed: str) -> str:
    identity = await services.store.persons.link(hashed, services.desk.now())
    if identity is None:
        raise Refusal("not-allowed", text("refused-link-over"))
    return identity


# --- passkeys


@router.post("/me/passkeys/begin")
async def begin_passkey(
    request: Request, services: TheServices, guest: TheGuest
) -> personal.Ceremony:
    """Ask the browser to make a passkey."""
    services.check_rate("door", request, guest)
    known = [one.id for one in await services.store.persons.passkeys(guest.identity)]
    if len(known) >= MOST_PASSKEYS:
        raise Refusal("too-many")
    place = place_of(request)
    options = await services.ceremonies.begin_making(guest.identity, guest.name, place, known)
    return personal.Ceremony(options=options)


@router.post("/me/passkeys", status_code=201)
async def make_passkey(
    made: personal.NewPasskey, request: Request, services: TheServices, guest: TheGuest
) -> personal.PasskeyInfo:
    """Keep the passkey that the browser made."""
    services.check_rate("door", request, guest)
    try:
        place = place_of(request)
        new = await services.ceremonies.make(guest.identity, made.credential, place)
    except NoPasskey as error:
        raise Refusal("not-allowed", text("refused-passkey")) from error
    await services.settle(guest, made.settings)
    label = browsers.label_of(request.headers.get("user-agent", ""))
    now = services.desk.now()
    row = PasskeyRow(new.id, guest.identity, new.public_key, new.uses, label, now)
    if not await services.store.persons.keep_passkey(row):
        raise Refusal("not-allowed", text("refused-passkey"))
    return _told(row)


@router.delete("/me/passkeys/{passkey_id}", status_code=204)
async def drop_passkey(passkey_id: str, services: TheServices, guest: TheGuest) -> Response:
    """Let a passkey open nothing any more."""
    if not await services.store.persons.drop_passkey(guest.identity, passkey_id):
        raise Unknown
    return Response(status_code=204)


@router.post("/sign-in/begin")
async def begin_sign_in(request: Request, services: TheServices) -> personal.Ceremony:
    """Ask the browser for a passkey."""
    services.check_rate("door", request, services.guest(request))
    return personal.Ceremony(options=await services.ceremonies.begin_using(place_of(request)))


@router.post("/sign-in")
async def sign_in(
    used: personal.UsePasskey, request: Request, services: TheServices
) -> personal.Signed:
    """Go on as the person whose passkey the browser has."""
    services.check_rate("door", request, services.guest(request))
    persons = services.store.persons
    passkey = await persons.passkey(str(used.credential.get("id")))
    if passkey is None:
        raise Refusal("not-allowed", text("refused-passkey-unknown"))
    try:
        uses = await services.ceremonies.use(
            used.credential, place_of(request), passkey.public_key, passkey.uses
        )
    except NoPasskey as error:
        raise Refusal("not-allowed", text("refused-passkey")) from error
    await persons.used_passkey(passkey.id, uses, services.desk.now())
    return await become(services, request, passkey.identity)


# --- a key to print


@router.post("/me/recovery", status_code=201)
async def new_recovery(
    wish: personal.NewLink, request: Request, services: TheServices, guest: TheGuest
) -> personal.RecoveryKey:
    """Make a recovery key, shown once; the one before counts no longer."""
    services.check_rate("door", request, guest)
    await services.settle(guest, wish.settings)
    key = one_time.new_recovery_key()
    hashed = one_time.hashed_recovery(key)
    await services.store.persons.keep_recovery(guest.identity, hashed, services.desk.now())
    return personal.RecoveryKey(key=key)


@router.post("/sign-in/recovery")
async def recover(
    used: personal.UseRecovery, request: Request, services: TheServices
) -> personal.Signed:
    """Go on as the person whose recovery key it is."""
    services.check_rate("door", request, services.guest(request))
    found = await services.store.persons.recovered(one_time.hashed_recovery(used.key))
    if found is None:
        raise Refusal("not-allowed", text("refused-recovery"))
    return await become(services, request, found)
