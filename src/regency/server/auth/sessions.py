"""Who is who: guests with a name, under a signed and dated cookie that scripts cannot read."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from http.cookies import CookieError, SimpleCookie
from typing import Protocol
from zlib import crc32

from itsdangerous import BadData, URLSafeSerializer

from regency.core.bounded_cache import BoundedCache
from regency.core.names import clean
from regency.server.wire.common import FACES, MAX_NAME, Face, Language

#: The cookie's name, and behind https, where browsers see to it that nobody else has set it.
COOKIE = "regency"
HOST_COOKIE = "__Host-regency"
DAY = 24 * 3600
#: A session ends this long after its last use, which is noted once a day.
SESSION_SECONDS = 180 * DAY
RENEW_SECONDS = DAY
IDENTITY_BYTES = 16
DEVICE_BYTES = 9
#: Long enough for every honest cookie; longer ones are not even looked at.
LONGEST_COOKIE = 1024
GUESTS_KEPT = 10_000


@dataclass(frozen=True)
class Guest:
    """An identity, what it is called, the language it reads, and the face it chose, if any."""

    identity: str
    name: str
    language: Language
    chosen: Face | None = None

    @property
    def face(self) -> Face:
        """Return the face it goes by: the one it chose, or else one that is always the same."""
        return self.chosen or face_of(self.identity)


@dataclass(frozen=True)
class Session:
    """A guest in one browser; moments in milliseconds since 1970."""

    guest: Guest
    begun: int
    used: int  # at the latest, up to a day
    device: str  # the browser it is in
    dated: bool = True  # the cookie itself says so
    newest: bool = True  # it is as this server writes them


class Desk:
    """Signs guests in, knows them again, and ends their sessions."""

    def __init__(self, secret: str, now: Callable[[], float] = time.time) -> None:
        self._signer = URLSafeSerializer(secret, salt="guest")
        self._now = now
        #: Cookies that were checked lately: a page sends its own with everything it asks for.
        self._met: BoundedCache[str, Session] = BoundedCache(GUESTS_KEPT)
        #: By identity: sessions used last before this moment are over.
        self.ended: dict[str, int] = {}
        #: Cookies without a date count as used last then.
        self.dated_since = 0
        #: Devices that were sent away one by one.
        self.ended_devices: set[str] = set()
        #: Guests who turned out to be somebody, and whom.
        self.joined: dict[str, str] = {}
        #: What people are called who are at home on several devices, or have a key.
        self.names: Mapping[str, Name] = {}

    def now(self) -> int:
        """Return the moment in milliseconds since 1970."""
        return int(self._now() * 1000)

    def new(self, name: str, language: Language, face: Face | None = None) -> Guest:
        """Return a guest nobody has met yet."""
        return Guest(secrets.token_urlsafe(IDENTITY_BYTES), name, language, face)

    def sign(
        self, guest: Guest, begun: int | None = None, after: int = 0, device: str | None = None
    ) -> str:
        """Return the cookie's value of a session that is used now, and after a moment.

        Without a *device* it is that of a browser nobody has met yet.
        """
        now = max(self.now(), after + 1)
        moments = [now, now if begun is None else begun]
        values = [
            guest.identity,
            guest.name,
            guest.language,
            *moments,
            guest.chosen,
            device or new_device(),
        ]
        signed = self._signer.dumps(values)
        return signed if isinstance(signed, str) else signed.decode()

    def known(self, value: str | None) -> Guest | None:
        """Return who a cookie was given to; None if it is not ours, too old, or was ended."""
        found = self.session(value)
        return found.guest if found is not None else None

    def session(self, value: str | None) -> Session | None:
        """Return the session of a cookie; None if it is not ours, too old, or was ended."""
        if not value or len(value) > LONGEST_COOKIE:
            return None
        found = self._met.get(value)
        if found is None:
            found = self._read(value)
            if found is None:
                return None
            self._met.keep(value, found)
        used = found.used if found.dated else self.dated_since
        identity = found.guest.identity
        person = self.joined.get(identity, identity)
        if used <= max(self.ended.get(one, -1) for one in (identity, person)):
            return None
        if found.device in self.ended_devices or self.now() - used >= SESSION_SECONDS * 1000:
            return None
        name = self.names.get(person)
        if person == identity and name is None:  # as nearly always
            return found
        guest = replace(found.guest, identity=person)
        if name is not None:
            guest = replace(guest, name=name.name, chosen=known_face(name.face) or guest.chosen)
        return replace(found, guest=guest)

    def _read(self, value: str) -> Session | None:
        try:
            identity, name, language, *moments = self._signer.loads(value)
            if not moments:  # from an older server: its owner keeps their seats
                old = _device_of(identity, 0)
                return Session(Guest(identity, name, language), 0, 0, old, dated=False)
            used, begun, *more = moments
            chosen, device = (*more, None, None)[:2]
            face = known_face(chosen)
        except (BadData, ValueError, TypeError):
            return None
        guest, named = Guest(identity, name, language, face), isinstance(device, str)
        return Session(guest, begun, used, device or _device_of(identity, begun), newest=named)

    def is_stale(self, session: Session) -> bool:
        """Tell whether the browser should be given a newer cookie."""
        old = not session.dated or not session.newest
        return old or self.now() - session.used >= RENEW_SECONDS * 1000

    def end(self, identity: str, at: int) -> None:
        """Let no cookie count any longer that was given up to a moment."""
        self.ended[identity] = at


def known_face(name: str | None) -> Face | None:
    """Return the face of this name; None: there is none."""
    return next((face for face in FACES if face == name), None)


def face_of(identity: str) -> Face:
    """Return the face of whoever chose none."""
    return FACES[crc32(identity.encode()) % len(FACES)]


class Name(Protocol):
    """What somebody is called and looks like, wherever they are."""

    @property
    def name(self) -> str:
        """Return the name; empty: they chose none."""

    @property
    def face(self) -> str | None:
        """Return the face they chose, if any."""


def new_device() -> str:
    """Return the id of a browser nobody has met yet."""
    return secrets.token_urlsafe(DEVICE_BYTES)


def _device_of(identity: str, begun: int) -> str:
    """Return the id of a browser whose cookie is from before devices had one: always the same."""
    return hashlib.sha256(f"{identity} {begun}".encode()).hexdigest()[: 2 * DEVICE_BYTES]


def cookie_values(header: str) -> dict[str, str]:
    """Return the cookies of ours in a `Cookie` header."""
    try:
        found = SimpleCookie(header)
    except CookieError:
        return {}
    return {name: found[name].value for name in (HOST_COOKIE, COOKIE) if name in found}


def clean_name(name: str) -> str:
    """Return a name as it may be shown to others; raises ValueError if nothing of it is left."""
    cleaned = clean(name, MAX_NAME)
    if not cleaned:
        raise ValueError("a name needs at least one letter that can be seen")
    return cleaned
