"""Failures as RFC 9457 problems, each with a sentence to show."""

from __future__ import annotations

import logging
from http import HTTPStatus

import orjson
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect

from regency.core.text import Text, text
from regency.server.ops.metrics import COUNTS
from regency.server.refusal import STATUS, Elsewhere, Refusal, Unknown
from regency.server.wire.common import API, NODES
from regency.store import StoreError

log = logging.getLogger(__name__)

#: When one who is to ask again later may do so, in words of HTTP.
AGAIN_LATER = {429, 503}
RETRY_SECONDS = "2"
PROBLEM_TYPE = "application/problem+json"


def problem(status: int, detail: str, reason: Text | None = None) -> Response:
    """Return a problem as the answer."""
    return Response(problem_body(status, detail, reason), status, media_type=PROBLEM_TYPE)


def problem_body(status: int, detail: str, reason: Text | None = None) -> bytes:
    """Return a problem as it is sent."""
    body = {
        "title": HTTPStatus(status).phrase,
        "status": status,
        "detail": detail,
        "reason": reason.to_json() if reason is not None else None,
    }
    return orjson.dumps(body)


async def refused(request: Request, error: Exception) -> Response:
    """Answer a request that is not carried out."""
    assert isinstance(error, Refusal)
    COUNTS.refusals[error.code] += 1
    answer = problem(STATUS[error.code], error.code, error.reason)
    if answer.status_code in AGAIN_LATER:
        answer.headers["Retry-After"] = RETRY_SECONDS
    return answer


async def elsewhere(request: Request, error: Exception) -> Response:
    """Send a request on to the node that can answer it; browsers follow by themselves."""
    assert isinstance(error, Elsewhere)
    path, status = request.url.path, 307
    if error.table_id is not None:
        path, status = f"{API}/tables/{error.table_id}", 303
    elif request.url.query:
        path += f"?{request.url.query}"
    answer = problem(status, str(error))
    answer.headers["Location"] = f"/{NODES}/{error.node}{path}"
    return answer


async def unknown(request: Request, error: Exception) -> Response:
    """Answer a request for what does not exist."""
    return problem(404, "there is nothing at this address", text("refused-unknown"))


async def invalid(request: Request, error: Exception) -> Response:
    """Answer a request that is not what the API asks for, naming the first fault."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    return problem(422, f"{where}: {first['msg']}", text("refused-malformed"))


async def http_error(request: Request, error: Exception) -> Response:
    """Answer with one of HTTP's own errors."""
    assert isinstance(error, HTTPException)
    answer = problem(error.status_code, str(error.detail))
    answer.headers.update(error.headers or {})
    return answer


async def no_store(request: Request, error: Exception) -> Response:
    """Answer when the database cannot be used now."""
    log.warning("%s: %s", request.url.path, error)
    return problem(503, "the database cannot be used now", text("refused-unavailable"))


async def hung_up(request: Request, error: Exception) -> Response:
    """Answer nobody: the other side has hung up before its request was whole."""
    return Response(status_code=400)


def install(app: FastAPI) -> None:
    """Answer every failure of the app with a problem."""
    app.add_exception_handler(Refusal, refused)
    app.add_exception_handler(Unknown, unknown)
    app.add_exception_handler(Elsewhere, elsewhere)
    app.add_exception_handler(RequestValidationError, invalid)
    app.add_exception_handler(HTTPException, http_error)
    app.add_exception_handler(StoreError, no_store)
    app.add_exception_handler(ClientDisconnect, hung_up)
