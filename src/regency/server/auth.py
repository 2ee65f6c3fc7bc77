"""Who is who: guests with a name, under a signed cookie that scripts cannot read."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from http.cookies import CookieError, SimpleCookie

from itsdangerous import BadData, URLSafeSerializer

from regency.core.names import clean
from regency.core.recent import Recent
from regency.server.messages import MAX_NAME, Language

COOKIE = "regency"
#: A year: a browser that comes back finds its matches.
COOKIE_SECONDS = 365 * 24 * 3600
IDENTITY_BYTES = 16
#: Long enough for every honest cookie; longer ones are not even looked at.
LONGEST_COOKIE = 1024
GUESTS_KEPT = 10_000


@dataclass(frozen=True)
class Guest:
    """An identity, what it is called, and the language it reads."""

    identity: str
    name: str
    language: Language


class Desk:
    """Signs guests in and knows them again."""

    def __init__(self, secret: str) -> None:
        self._signer = URLSafeSerializer(secret, salt="guest")
        #: Cookies that were checked lately: a page sends its own with everything it asks for.
        self._met: Recent[str, Guest] = Recent(GUESTS_KEPT)

    def new(self, name: str, language: Language) -> Guest:
        """Return a guest nobody has met yet."""
        return Guest(secrets.token_urlsafe(IDENTITY_BYTES), name, language)

    def sign(self, guest: Guest) -> str:
        """Return the cookie's value."""
        signed = self._signer.dumps([guest.identity, guest.name, guest.language])
        return signed if isinstance(signed, str) else signed.decode()

    def known(self, value: str | None) -> Guest | None:
        """Return who a cookie was given to; None if it is not ours."""
        if not value or len(value) > LONGEST_COOKIE:
            return None
        if value in self._met:
            return self._met[value]
        try:
            identity, name, language = self._signer.loads(value)
        except (BadData, ValueError, TypeError):
            return None
        return self._met.keep(value, Guest(identity, name, language))

    def from_header(self, header: str) -> Guest | None:
        """Return who sends a `Cookie` header."""
        try:
            found = SimpleCookie(header).get(COOKIE)
        except CookieError:
            return None
        return self.known(found.value) if found else None


def clean_name(name: str) -> str:
    """Return a name as it may be shown to others; raises ValueError if nothing of it is left."""
    cleaned = clean(name, MAX_NAME)
    if not cleaned:
        raise ValueError("a name needs at least one letter that can be seen")
    return cleaned
