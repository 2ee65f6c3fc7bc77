"""The application: FastAPI around one house."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI
from starlette.routing import WebSocketRoute

from regency import __version__
from regency.server import http, http_matches, problems
from regency.server.endpoint import TableSocket
from regency.server.house import House
from regency.server.messages import API
from regency.server.security import Guard
from regency.server.settings import Settings
from regency.server.static import WebApp, pages


def create_app(settings: Settings) -> FastAPI:
    """Return the ASGI application of a server with these settings."""
    house = House(settings)

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
    app.add_middleware(Guard, origins=settings.origins)
    app.include_router(http.router)
    app.include_router(http_matches.router)
    app.include_router(http_matches.service)
    app.router.routes.append(WebSocketRoute(f"{API}/tables/{{table_id}}/ws", TableSocket))
    app.include_router(pages(WebApp(settings.web)))
    return app
