"""The cookie on its way: found in a request, set, renewed and cleared in an answer."""

from __future__ import annotations

from starlette.types import Scope

from regency.core.bounded_cache import BoundedCache
from regency.server.auth.sessions import (
    COOKIE,
    HOST_COOKIE,
    SESSION_SECONDS,
    Desk,
    Session,
    cookie_values,
)

#: Under this name a request's scope has the cookie headers of its answer.
SET_COOKIES = "regency.set-cookies"
SECURE_SCHEMES = ("https", "wss")
HEADERS_KEPT, LONGEST_KEPT = 10_000, 2048

_found: BoundedCache[bytes, dict[str, str]] = BoundedCache(HEADERS_KEPT)


def is_secure(scope: Scope) -> bool:
    """Tell whether a request came by https, here or to the proxy before us."""
    return scope["scheme"] in SECURE_SCHEMES


def find(scope: Scope, desk: Desk) -> Session | None:
    """Return the session of a request, and renew a cookie that is getting old."""
    values: dict[str, str] = {}
    for name, header in scope["headers"]:
        if name == b"cookie":
            values = _cookies(header)
            break
    secure = is_secure(scope)
    # Plain http has no cookie of the host's own: none could be trusted to be.
    for name in (HOST_COOKIE, COOKIE) if secure else (COOKIE,):
        session = desk.session(values.get(name))
        if session is not None:
            if scope["type"] == "http" and (desk.is_stale(session) or (secure and name == COOKIE)):
                again = desk.sign(session.guest, session.begun or None, device=session.device)
                give(scope, again, name)
            return session
    return None


def _cookies(header: bytes) -> dict[str, str]:
    """Return the cookies of ours in a header; most headers come again and again."""
    found = _found.get(header)
    if found is None:
        found = cookie_values(header.decode("latin-1"))
        if len(header) <= LONGEST_KEPT:
            _found.keep(header, found)
    return found


def give(scope: Scope, value: str, found_as: str | None = None) -> None:
    """Let the answer to a request give the browser a cookie."""
    secure = is_secure(scope)
    given = [_set_cookie(HOST_COOKIE if secure else COOKIE, value, SESSION_SECONDS, secure)]
    if secure and found_as == COOKIE:
        given.append(_set_cookie(COOKIE, "", 0, secure))
    scope[SET_COOKIES] = given


def clear(scope: Scope) -> None:
    """Let the answer to a request take the cookie away."""
    secure = is_secure(scope)
    names = (HOST_COOKIE, COOKIE) if secure else (COOKIE,)
    scope[SET_COOKIES] = [_set_cookie(name, "", 0, secure) for name in names]


def _set_cookie(name: str, value: str, seconds: int, secure: bool) -> str:
    words = [f"{name}={value}", "HttpOnly", f"Max-Age={seconds}", "Path=/", "SameSite=lax"]
    return "; ".join([*words, "Secure"] if secure else words)
