"""The application: FastAPI for HTTP, and the tables' sockets beside it."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from regency import __version__
from regency.server.api import (
    calls,
    circles,
    devices,
    holidays,
    invitations,
    matches,
    me,
    mine,
    tables,
)
from regency.server.api.boards import Boards, board_files
from regency.server.api.static import WebApp, pages
from regency.server.cluster.news import RESTARTING
from regency.server.cluster.ownership import ASKED_BY_NAME
from regency.server.net import problems
from regency.server.net.endpoint import TableSocket
from regency.server.net.security import Guard, too_many, unavailable
from regency.server.ops.metrics import COUNTS
from regency.server.ops.settings import Settings
from regency.server.services import Services, address_of
from regency.server.wire.common import API, NODES

#: Addresses for those who run the server.
SERVICE = {"/healthz", "/metrics"}
NAMED_PATH = re.compile(rf"/{NODES}/([a-z0-9-]+)(/.*)")
SOCKET_PATH = re.compile(rf"{API}/tables/([\w-]+)/ws")


class Application:
    """The ASGI application; sockets do not pass the layers that HTTP needs."""

    def __init__(self, settings: Settings) -> None:
        self.services = Services(settings)
        self.api = http_app(self.services)
        self._too_many = too_many()
        self._unavailable = unavailable()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Show a request its way."""
        if scope["type"] != "lifespan" and self.services.node is not None:
            scope = self._asked_by_name(scope)
            if not self.services.node.gate.is_open() and scope["path"].startswith(API):
                await self._not_now(scope, receive, send)
                return
        if scope["type"] == "http" and not self._may_ask(scope):
            COUNTS.refusals["too-many"] += 1
            await self._too_many(scope, receive, send)
            return
        if scope["type"] != "websocket":
            await self.api(scope, receive, send)
            return
        found = SOCKET_PATH.fullmatch(scope["path"])
        table_id = found.group(1) if found else ""
        await TableSocket(self.services, table_id, scope, receive, send).run()

    def _asked_by_name(self, scope: Scope) -> Scope:
        """Return a request without a node's name before its path."""
        found = NAMED_PATH.fullmatch(scope["path"])
        ASKED_BY_NAME.set(None if found is None else found.group(1))
        if found is None:
            return scope
        path = found.group(2)
        return {**scope, "path": path, "raw_path": path.encode()}

    async def _not_now(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer nothing that others may know better by now."""
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": RESTARTING})
            return
        await self._unavailable(scope, receive, send)

    def _may_ask(self, scope: Scope) -> bool:
        """Count a request before anything is done for it."""
        path = scope["path"]
        what = "http" if path.startswith(API) else "service" if path in SERVICE else "file"
        return self.services.limits.allow(what, None, address_of(HTTPConnection(scope)))


def http_app(services: Services) -> FastAPI:
    """Return the HTTP API and the web app's files; the services open and close with it."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await services.open()
        yield
        await services.close()

    app = FastAPI(
        title="Regency",
        version=__version__,
        description="Royal-court board games, rule for rule: live tables, bots and replays.",
        lifespan=lifespan,
        openapi_url=f"{API}/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.state.services = services
    problems.install(app)
    settings = services.settings
    app.add_middleware(Guard, origins=settings.origins, access_log=settings.access_log)
    app.include_router(me.router)
    app.include_router(devices.router)
    app.include_router(calls.router)
    app.include_router(holidays.router)
    app.include_router(mine.router)
    app.include_router(circles.router)
    app.include_router(tables.router)
    app.include_router(matches.router)
    app.include_router(matches.service)
    app.include_router(board_files(Boards(services.games)))
    app.include_router(invitations.router)
    app.include_router(
        pages(
            WebApp(settings.web),
            lambda table: services.registry.game_of(table),
            lambda table, request: invitations.head_of(services, table, request),
            lambda request: invitations.head_of_circle(services, request),
        )
    )
    return app


def create_app(settings: Settings) -> Application:
    """Return the ASGI application of a server with these settings."""
    return Application(settings)
