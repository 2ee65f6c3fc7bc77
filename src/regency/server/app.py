"""The application: FastAPI for HTTP, and the tables' sockets beside it."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI
from starlette.types import Receive, Scope, Send

from regency import __version__
from regency.server import http, http_matches, problems
from regency.server.endpoint import TableSocket
from regency.server.house import House
from regency.server.messages import API
from regency.server.security import Guard
from regency.server.settings import Settings
from regency.server.static import WebApp, pages

SOCKET_PATH = re.compile(rf"{API}/tables/([\w-]+)/ws")


class Door:
    """The ASGI application; sockets do not pass the layers that HTTP needs."""

    def __init__(self, settings: Settings) -> None:
        self.house = House(settings)
        self.api = http_app(self.house)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Show a request its way."""
        if scope["type"] != "websocket":
            await self.api(scope, receive, send)
            return
        found = SOCKET_PATH.fullmatch(scope["path"])
        table_id = found.group(1) if found else ""
        await TableSocket(self.house, table_id, scope, receive, send).run()


def http_app(house: House) -> FastAPI:
    """Return the HTTP API and the web app's files; the house opens and closes with it."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await house.open()
        yield
        await house.close()

    app = FastAPI(
        title="Regency",
        version=__version__,
        description="Royal-court board games, rule for rule: live tables, bots and replays.",
        lifespan=lifespan,
        openapi_url=f"{API}/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.state.house = house
    problems.install(app)
    settings = house.settings
    app.add_middleware(Guard, origins=settings.origins, access_log=settings.access_log)
    app.include_router(http.router)
    app.include_router(http_matches.router)
    app.include_router(http_matches.service)
    app.include_router(pages(WebApp(settings.web)))
    return app


def create_app(settings: Settings) -> Door:
    """Return the ASGI application of a server with these settings."""
    return Door(settings)
