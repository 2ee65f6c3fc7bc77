"""What every answer carries and every request must pass: headers, origins, sizes."""

from __future__ import annotations

import logging
import re
import time
from http import HTTPStatus

import orjson
from fastapi import HTTPException
from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from regency.core.text import text
from regency.server.auth.cookies import SET_COOKIES, is_secure
from regency.server.net.problems import PROBLEM_TYPE, RETRY_SECONDS, problem, problem_body
from regency.server.refusal import too_large
from regency.server.tables.aside import kind_of
from regency.server.wire.common import API

#: The app loads only its own files; styles may be set by script (motion), scripts never inline.
#: 'wasm-unsafe-eval' lets a page compile the rules' module, and nothing else.
POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
log = logging.getLogger(__name__)

#: One line of JSON a request, where that is wished.
ACCESS = logging.getLogger("regency.access")
#: Behind https: come back by https only, for a year.
HSTS = ("Strict-Transport-Security", "max-age=31536000")
#: The scheme of a page by that of what it asks for.
PAGE_SCHEMES = {"ws": "http", "wss": "https"}
SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}
LARGEST_BODY = 16 * 1024
#: By address: a record of the longest match is some 100 KiB, and so are its steps.
LARGER_BODIES = {f"{API}/records": 512 * 1024, f"{API}/matches": 512 * 1024}
#: A review is longer than its record: a line a step, and one a decision.
LARGEST_REVIEW = 512 * 1024
REVIEW_ADDRESS = re.compile(f"{API}/matches/[^/]+/review")


def largest_body(path: str) -> int:
    """Return how many bytes may be sent to an address."""
    if REVIEW_ADDRESS.fullmatch(path):
        return LARGEST_REVIEW
    return LARGER_BODIES.get(path, LARGEST_BODY)


def same_origin(connection: HTTPConnection, others: tuple[str, ...]) -> bool:
    """Tell whether a request comes from our own pages; only browsers send an Origin."""
    origin = connection.headers.get("origin")
    if origin is None or origin in others:
        return True
    scheme = connection.scope["scheme"]
    return origin == f"{PAGE_SCHEMES.get(scheme, scheme)}://{connection.headers.get('host')}"


def plain_answer(status: int, detail: str) -> bytes:
    """Return a complete answer that is sent before any application sees the request."""
    body = problem_body(status, detail)
    headers = HEADERS | {
        "Content-Type": PROBLEM_TYPE,
        "Content-Length": str(len(body)),
        "Connection": "close",
    }
    lines = [f"HTTP/1.1 {status} {HTTPStatus(status).phrase}"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    return "\r\n".join([*lines, "", ""]).encode() + body


def too_many() -> Response:
    """Return the answer to one request too many; it ends the connection."""
    answer = problem(429, "too-many", text("refused-too-many"))
    answer.headers.update(HEADERS | {"Retry-After": RETRY_SECONDS, "Connection": "close"})
    return answer


def unavailable() -> Response:
    """Return the answer of a node that cannot know at the moment what is so."""
    answer = problem(503, "unavailable", text("refused-unavailable"))
    answer.headers.update(HEADERS | {"Retry-After": RETRY_SECONDS})
    return answer


class TooLarge(HTTPException):
    """A body that goes on beyond its limit; FastAPI lets only its own kind of error through."""

    def __init__(self, limit: int) -> None:
        super().__init__(413, f"a body has at most {limit} bytes")


class Guard:
    """Middleware: refuses foreign origins and large bodies, and adds the headers."""

    def __init__(self, app: ASGIApp, origins: tuple[str, ...], access_log: bool = False) -> None:
        self.app = app
        self.origins = origins
        self.access_log = access_log

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or answer it with a problem."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        guarded = _with_headers(send, scope)
        if self.access_log:
            guarded = _logged(guarded, connection)
        if scope["method"] not in SAFE_METHODS and not same_origin(connection, self.origins):
            answer = problem(403, "requests come from our own pages", text("refused-origin"))
            await answer(scope, receive, guarded)
            return
        limit = largest_body(scope["path"])
        began = False

        async def noted(message: Message) -> None:
            nonlocal began
            began = True
            await guarded(message)

        try:
            _check_length(connection, limit)
            await self.app(scope, _limited(receive, limit), noted)
        except TooLarge as error:
            reason = too_large(limit)
            await problem(413, error.detail, reason)(scope, receive, guarded)
        except Exception as error:
            # Its own words stay here: they may quote what somebody wrote, or a card.
            log.error("%s %s: %s", scope["method"], scope["path"], kind_of(error))
            if began:
                raise ConnectionAbortedError from None
            answer = problem(500, "something of ours failed", text("refused-failed"))
            await answer(scope, receive, guarded)


def _with_headers(send: Send, scope: Scope) -> Send:
    api = scope["path"].startswith(API)

    async def guarded(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            if api:
                headers.setdefault("Cache-Control", "no-store")
            if is_secure(scope):
                headers.setdefault(*HSTS)
            for cookie in scope.get(SET_COOKIES, ()):
                headers.append("Set-Cookie", cookie)
        await send(message)

    return guarded


def _logged(send: Send, connection: HTTPConnection) -> Send:
    """Write a line of JSON for each request when its answer begins."""
    began = time.monotonic()

    async def logged(message: Message) -> None:
        if message["type"] == "http.response.start":
            line = {
                "time": int(time.time()),
                "address": connection.client.host if connection.client else None,
                "method": connection.scope["method"],
                "path": connection.scope["path"],
                "status": message["status"],
                "milliseconds": int((time.monotonic() - began) * 1000),
            }
            ACCESS.info(orjson.dumps(line).decode())
        await send(message)

    return logged


def _check_length(connection: HTTPConnection, limit: int) -> None:
    given = connection.headers.get("content-length", "0")
    if not given.isdecimal() or int(given[:12]) > limit:
        raise TooLarge(limit)


def _limited(receive: Receive, limit: int) -> Receive:
    """Count a body that did not say how long it is."""
    taken = 0

    async def counted() -> Message:
        nonlocal taken
        message = await receive()
        taken += len(message.get("body", b""))
        if taken > limit:
            raise TooLarge(limit)
        return message

    return counted
