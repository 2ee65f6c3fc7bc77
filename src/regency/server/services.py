"""Everything a running server is made of, in one place that requests can reach."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections import Counter
from collections.abc import Callable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any

from starlette.requests import HTTPConnection

from regency.core.bounded_cache import BoundedCache
from regency.core.game import Game
from regency.core.text import text
from regency.games import games as all_games
from regency.server.auth import cookies
from regency.server.auth.browsers import label_of
from regency.server.auth.sessions import SESSION_SECONDS, Desk, Guest, Session
from regency.server.cluster.gate import Gate
from regency.server.cluster.news import SESSION_ENDED, News, Visitor
from regency.server.cluster.node import Node
from regency.server.notices.caller import Caller
from regency.server.notices.mail import Mailer
from regency.server.notices.vapid import KEY_FILE, PushKey
from regency.server.ops.garbage import tidy
from regency.server.ops.health import Health
from regency.server.ops.limits import Limits, counted_as
from regency.server.ops.metrics import Present
from regency.server.ops.settings import Settings
from regency.server.refusal import Refusal, Unknown
from regency.server.tables import joining, renaming
from regency.server.tables.aside import kind_of
from regency.server.tables.errands import ERRANDS
from regency.server.tables.holidays import Holiday, Holidays
from regency.server.tables.registry import Registry
from regency.server.tables.results import old_results
from regency.server.tables.table import Table
from regency.server.wire.circles import CircleLine
from regency.server.workers.archive import Archive
from regency.server.workers.bots import BotPool
from regency.server.workers.elsewhere import Elsewhere
from regency.server.workers.warming import Readiness
from regency.store import DeviceRow, PersonRow, Store, StoreError, open_store
from regency.store.thoughts import passes_thoughts_on

if TYPE_CHECKING:
    from regency.server.auth.ceremonies import Ceremonies

log = logging.getLogger(__name__)

#: Who asks when the address is not known (a Unix socket, a test).
NOWHERE = "local"
#: The last use of a device is noted at most so often, in milliseconds.
NOTED_MILLISECONDS = 3600 * 1000
DEVICES_KEPT = 10_000


class Services:
    """The server's parts, opened and closed together."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        #: This server as one of several; None: it is alone.
        self.node: Node | None = None
        self.games: Mapping[str, Game] = all_games()
        self.desk = Desk(settings.signing_secret())
        self.limits = Limits(settings.limits)
        self.bots = BotPool(settings.workers)
        self.archive = Archive(settings.workers)
        self.readiness = Readiness()
        self.health = Health()
        #: Those who are at home on several devices, or have a key.
        self.people: dict[str, PersonRow] = {}
        #: One at a time gathers what is kept about a person: it takes a while.
        self.gathering = asyncio.Lock()
        self._noted: BoundedCache[str, int] = BoundedCache(DEVICES_KEPT)
        self._noting: set[asyncio.Task[None]] = set()
        self.connections: set[Visitor] = set()
        #: Machines that think for our bots; None: the database passes nothing on.
        self.elsewhere: Elsewhere | None = None
        self._registry: Registry | None = None
        self._tasks: list[asyncio.Task[None]] = []
        self._news = News(self)
        #: Hears how the start goes on.
        self.say: Callable[[str], None] = log.info

    @cached_property
    def ceremonies(self) -> Ceremonies:
        """Return the ceremonies of passkeys, which are loaded when somebody wants one."""
        from regency.server.auth.ceremonies import Ceremonies

        return Ceremonies(self.store.persons)

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
        store = await open_store(self.settings.address, self.settings.node)
        caller = self._make_caller(store)
        if self.settings.node is not None:
            self.node = await self._join(store, caller)
        self._registry = Registry(
            self.games, store, self.bots, self.readiness, self.settings.pace / 1000
        )
        self.registry.errands = ERRANDS
        await self._know_everyone()
        self.caller = caller
        self.registry.callers = self.caller
        if self.node is not None:
            self.node.letters.answers |= self._news.answers
            self.node.when_deaf, self.node.when_fenced = self._know_everyone, self._drop_all
            self.node.start(self.registry)
        if passes_thoughts_on(self.settings.address):
            self.elsewhere = Elsewhere(self.settings.address, self.games, self.bots.think_elsewhere)
            self.elsewhere.start()
        self._tasks = [
            asyncio.create_task(self.registry.wake_all(self.say)),
            asyncio.create_task(self.registry.sweep()),
            asyncio.create_task(tidy()),
            asyncio.create_task(self._count_old()),
            asyncio.create_task(self.caller.look()),
        ]
        if self.settings.warm:
            self.readiness.expect(self.games)
            self._tasks.append(asyncio.create_task(self._make_ready()))

    async def _join(self, store: Store, caller: Caller) -> Node:
        """Join the other nodes; everything that all of them must have alike is in the seal."""
        seal = f"{self.settings.signing_secret()} {caller.push_key.public}"
        node = Node(store, self.settings.lease, seal)
        try:
            await node.join()
        except BaseException:
            await store.close()
            raise
        return node

    @property
    def gate(self) -> Gate | None:
        """Return what frames of a node have to pass; None: this server is alone."""
        return self.node.gate if self.node is not None else None

    async def _know_everyone(self) -> None:
        """Learn what is known of all people."""
        oldest = self.desk.now() - SESSION_SECONDS * 1000
        sessions = await self.store.sessions(oldest)
        self.desk.ended, self.desk.dated_since = sessions.ended, sessions.dated_since
        everyone = await self.store.persons.everyone(oldest)
        self.desk.joined, self.desk.ended_devices = everyone.joined, everyone.ended_devices
        self.people = everyone.people
        self.desk.names = self.people
        self.holidays.of = {
            identity: tuple(Holiday(*one) for one in planned)
            for identity, planned in everyone.holidays.items()
        }

    def _drop_all(self) -> None:
        """Cut everybody off who follows a table: it has another node."""
        for connection in list(self.connections):
            connection.drop()

    def _make_caller(self, store: Store) -> Caller:
        """Return who calls people that are not there; raises ValueError for half a mail server."""
        settings, mailer = self.settings, None
        if settings.mail_server is not None:
            if settings.mail_from is None or settings.public_address is None:
                raise ValueError("mail needs --mail-from and --public-address as well")
            mailer = Mailer(settings.mail_server, settings.mail_from, settings.public_address)
        contact = settings.public_address or f"mailto:{settings.mail_from or 'nobody@localhost'}"
        key = PushKey(settings.data / KEY_FILE, contact)
        own_network = settings.push_own_network
        return Caller(
            store, self._find_table, key, mailer, settings.call_after, own_network=own_network
        )

    async def _find_table(self, table_id: str) -> Table:
        return await self.registry.table(table_id)

    async def _make_ready(self) -> None:
        """Make games ready, then bots; tables that need them wait, everything else goes on."""
        await self.readiness.make_ready(self.games, self.say)
        # What is loaded now stays: the garbage collector need not look through it again and again.
        gc.freeze()
        await self.bots.warm(list(self.games))
        await self.archive.warm(list(self.games))

    async def _count_old(self) -> None:
        """Note how matches came out that older servers finished, one after the other."""
        while missing := await self.store.results.missing():
            for table_id in missing:
                kept = await self.store.load(table_id)
                if kept is not None:
                    found = await asyncio.to_thread(old_results, kept, self.games)
                    await self.store.results.keep(found)

    async def drain(self) -> None:
        """Hand all tables over, where there are other nodes."""
        if self.node is not None:
            await self.node.drain()

    async def close(self) -> None:
        """Finish what is in hand, then let go of everything."""
        for task in self._tasks:
            task.cancel()
        for found in await asyncio.gather(*self._tasks, return_exceptions=True):
            if isinstance(found, Exception):  # what failed long ago must not spoil the end
                log.error("something in the background had failed: %s", kind_of(found))
        for connection in list(self.connections):
            connection.leave()
        await asyncio.gather(*self._noting)
        await self.caller.close()
        await self.registry.close()
        await self.bots.close()
        if self.elsewhere is not None:
            await self.elsewhere.close()
        await self.archive.close()
        if self.node is not None:
            await self.node.leave()
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
        """Return the session of a request, and note that its device is used."""
        found = cookies.find(connection.scope, self.desk)
        if found is not None:
            last = self._noted.get(found.device)
            now = self.desk.now()
            if last is None or now - last >= NOTED_MILLISECONDS:
                self._noted.keep(found.device, now)
                label = label_of(connection.headers.get("user-agent", ""))
                row = DeviceRow(found.device, found.guest.identity, label, found.begun or now, now)
                task = asyncio.get_running_loop().create_task(self._note(row))
                self._noting.add(task)
                task.add_done_callback(self._noting.discard)
        return found

    async def _note(self, device: DeviceRow) -> None:
        try:
            await self.store.persons.note_device(device)
        except StoreError as error:  # nobody waits for it, and it is noted again
            log.warning("a device could not be noted: %s", error)

    async def end_sessions(self, identity: str, but: str | None = None) -> int:
        """End all sessions of an identity: in the store, for every request, on open sockets.

        The device that goes on with a new one is still listed. Returns the moment up to which
        they are over.
        """
        at = self.desk.now()
        await self.store.end_sessions(identity, at)
        await self.store.persons.forget_devices(identity, but)
        await self._tell("sessions-ended", identity=identity, at=at)
        return at

    async def end_device(self, identity: str, device: str, code: int = SESSION_ENDED) -> None:
        """End the session in one browser, and say so; raises Unknown where it is not theirs."""
        if not await self.store.persons.end_device(identity, device, self.desk.now()):
            raise Unknown
        await self._tell("device-ended", device=device, code=code)

    async def _tell(self, what: str, **about: Any) -> None:
        """Take note of something here, and let every other node do the same."""
        await self._news.answers[what](about)
        if self.node is not None:
            await self.node.letters.tell(what, **about)

    def hang_up(self, code: int, wanted: Callable[[Visitor], bool]) -> None:
        """Send some of those away who follow tables here."""
        for connection in list(self.connections):
            if wanted(connection):
                connection.hang_up(code)

    # --- one person on several devices

    async def settle(self, guest: Guest, settings: str) -> None:
        """Keep somebody's name and settings: they are not one browser's any more."""
        person = PersonRow(guest.identity, guest.name, guest.chosen, settings)
        await self.store.persons.name(person)
        await self._tell("settled", identity=guest.identity)

    async def join(self, guest: Guest, person: Guest) -> None:
        """Let a guest be a person from now on, with every seat; open sockets come back as theirs.

        Done again after a failure, it goes on where it stopped.
        """
        await joining.join(self.registry, guest.identity, person)
        await self.store.persons.join(guest.identity, person.identity)
        await self.store.circles.rename(person.identity, person.name, person.chosen)
        await self._tell("joined", guest=guest.identity, person=person.identity)

    async def circles_of(self, identity: str) -> list[CircleLine]:
        """Return the circles somebody belongs to."""
        return [
            CircleLine(
                id=one.id, name=one.name, members=one.members, founder=one.founder == identity
            )
            for one in await self.store.circles.of(identity)
        ]

    async def members_with(self, guest: Guest, circle_id: str) -> list[str]:
        """Return who else belongs to a circle; refuses somebody who does not."""
        members = [one.identity for one in await self.store.circles.members(circle_id)]
        if guest.identity not in members:
            raise Refusal("not-allowed", text("refused-no-circle"))
        return [one for one in members if one != guest.identity]

    @property
    def holidays(self) -> Holidays:
        """Return everybody's holidays."""
        return self.registry.rounds.holidays

    async def planned(self, identity: str) -> None:
        """Let somebody's clocks know of their holidays, and the others at their tables."""
        await self._tell("planned", identity=identity)

    async def forget(self, identity: str) -> None:
        """Forget a person's names, devices and keys, and end all their sessions."""
        guests = await self.store.persons.forget(identity)
        for guest in guests:
            await self.end_sessions(guest)
        await self._tell("forgotten", identity=identity, guests=guests)
        await self.end_sessions(identity)

    async def rename(self, guest: Guest, old: str) -> None:
        """Let a guest go by another name: on open sockets, and at tables that are not over."""
        if guest.identity in self.people:
            await self.settle(guest, self.people[guest.identity].settings)
        await self._tell(
            "renamed",
            identity=guest.identity,
            name=guest.name,
            language=guest.language,
            face=guest.chosen,
        )
        await renaming.rename(self.registry, guest, old)
        await self.store.circles.rename(guest.identity, guest.name, guest.chosen)

    def present(self) -> Present:
        """Return how many there are of everything now."""
        member = self.node.member if self.node is not None else None
        return Present(
            nodes=len(member.living()) if member else 0,
            taken=member.taken if member else 0,
            fenced=member.times_fenced if member else 0,
            bot_failures=self.bots.failures,
            tables=len(self.registry.tables),
            set_aside=len(self.registry.aside),
            connections=len(self.connections),
            bots_waiting=self.bots.waiting,
            archive_waiting=self.archive.waiting,
            thinkers=self.elsewhere.thinkers if self.elsewhere else 0,
            thoughts=self.elsewhere.thoughts if self.elsewhere else Counter(),
        )

    def check_rate(self, what: str, connection: HTTPConnection, guest: Guest | None) -> None:
        """Refuse what is done too often."""
        identity = guest.identity if guest else None
        if not self.limits.allow(what, identity, address_of(connection)):
            raise Refusal("too-many")


def address_of(connection: HTTPConnection) -> str:
    """Return the address a request comes from, as it is counted."""
    return counted_as(connection.client.host) if connection.client else NOWHERE


def services_of(connection: HTTPConnection) -> Services:
    """Return the services that a request came to."""
    services: Services = connection.app.state.services
    return services
