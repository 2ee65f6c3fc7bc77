"""Everything a running server is made of, in one place that requests can reach."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import Callable, Mapping
from typing import Protocol

from starlette.requests import HTTPConnection

from regency.core.game import Game
from regency.games import games as all_games
from regency.server.auth import cookies
from regency.server.auth.sessions import SESSION_SECONDS, Desk, Guest, Session
from regency.server.ops.garbage import tidy
from regency.server.ops.health import Health
from regency.server.ops.limits import Limits
from regency.server.ops.metrics import Present
from regency.server.ops.settings import Settings
from regency.server.refusal import Refusal, Unknown
from regency.server.tables import renaming
from regency.server.tables.aside import kind_of
from regency.server.tables.registry import Registry
from regency.server.workers.archive import Archive
from regency.server.workers.bots import BotPool
from regency.server.workers.warming import Readiness
from regency.store import Store, open_store

log = logging.getLogger(__name__)

#: Close code: the server restarts, come back.
RESTARTING = 1012
#: Close code: the session was ended, the page has to be loaded anew.
SESSION_ENDED = 4401
#: Who asks when the address is not known (a Unix socket, a test).
NOWHERE = "local"


class Visitor(Protocol):
    """Someone who follows a table, as far as the whole server is concerned with them."""

    guest: Guest | None
    identity: str | None

    def leave(self) -> None:
        """Follow the table no longer."""

    def hang_up(self, code: int) -> None:
        """Be sent away."""


class Services:
    """The server's parts, opened and closed together."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.games: Mapping[str, Game] = all_games()
        self.desk = Desk(settings.signing_secret())
        self.limits = Limits(settings.limits)
        self.bots = BotPool(settings.workers)
        self.archive = Archive(settings.workers)
        self.readiness = Readiness()
        self.health = Health()
        self.connections: set[Visitor] = set()
        self._registry: Registry | None = None
        self._tasks: list[asyncio.Task[None]] = []
        #: Hears how the start goes on.
        self.say: Callable[[str], None] = log.info

    @property
    def registry(self) -> Registry:
        """Return the registry of services that are open."""
        assert self._registry is not None, "the services is not open yet"
        return self._registry

    @property
    def store(self) -> Store:
        """Return the store of services that are open."""
        return self.registry.store

    async def open(self) -> None:
        """Open the store and let running matches go on; services that are open stay so."""
        if self._registry is not None:
            return
        store = await open_store(self.settings.address)
        sessions = await store.sessions(self.desk.now() - SESSION_SECONDS * 1000)
        self.desk.ended, self.desk.dated_since = sessions.ended, sessions.dated_since
        self._registry = Registry(
            self.games, store, self.bots, self.readiness, self.settings.pace / 1000
        )
        self._tasks = [
            asyncio.create_task(self.registry.wake_all(self.say)),
            asyncio.create_task(self.registry.sweep()),
            asyncio.create_task(tidy()),
        ]
        if self.settings.warm:
            self.readiness.expect(self.games)
            self._tasks.append(asyncio.create_task(self._make_ready()))

    async def _make_ready(self) -> None:
        """Make games ready, then bots; tables that need them wait, everything else goes on."""
        await self.readiness.make_ready(self.games, self.say)
        # What is loaded now stays: the garbage collector need not look through it again and again.
        gc.freeze()
        await self.bots.warm(list(self.games))
        await self.archive.warm(list(self.games))

    async def close(self) -> None:
        """Finish what is in hand, then let go of everything."""
        for task in self._tasks:
            task.cancel()
        for found in await asyncio.gather(*self._tasks, return_exceptions=True):
            if isinstance(found, Exception):  # what failed long ago must not spoil the end
                log.error("something in the background had failed: %s", kind_of(found))
        for connection in list(self.connections):
            connection.leave()
        await self.registry.close()
        await self.bots.close()
        await self.archive.close()
        await self.store.close()

    def game(self, name: str) -> Game:
        """Return a game; raises Unknown."""
        if name not in self.games:
            raise Unknown
        return self.games[name]

    def guest(self, connection: HTTPConnection) -> Guest | None:
        """Return who asks; None for someone without a name yet."""
        session = self.session(connection)
        return session.guest if session is not None else None

    def session(self, connection: HTTPConnection) -> Session | None:
        """Return the session of a request."""
        return cookies.find(connection.scope, self.desk)

    async def end_sessions(self, identity: str) -> int:
        """End all sessions of an identity: in the store, for every request, on open sockets.

        Returns the moment up to which they are over.
        """
        at = self.desk.now()
        await self.store.end_sessions(identity, at)
        self.desk.end(identity, at)
        for connection in list(self.connections):
            if connection.identity == identity:
                connection.hang_up(SESSION_ENDED)
        return at

    async def rename(self, guest: Guest, old: str) -> None:
        """Let a guest go by another name: on open sockets, and at tables that are not over."""
        for connection in list(self.connections):
            if connection.identity == guest.identity:
                connection.guest = guest
        await renaming.rename(self.registry, guest, old)

    def present(self) -> Present:
        """Return how many there are of everything now."""
        return Present(
            bot_failures=self.bots.failures,
            tables=len(self.registry.tables),
            set_aside=len(self.registry.aside),
            connections=len(self.connections),
            bots_waiting=self.bots.waiting,
            archive_waiting=self.archive.waiting,
        )

    def check_rate(self, what: str, connection: HTTPConnection, guest: Guest | None) -> None:
        """Refuse what is done too often."""
        identity = guest.identity if guest else None
        if not self.limits.allow(what, identity, address_of(connection)):
            raise Refusal("too-many")


def address_of(connection: HTTPConnection) -> str:
    """Return the address a request comes from."""
    return connection.client.host if connection.client else NOWHERE


def services_of(connection: HTTPConnection) -> Services:
    """Return the services that a request came to."""
    services: Services = connection.app.state.services
    return services
