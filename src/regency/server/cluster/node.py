"""A node: joins, takes what is its own, hands over what is not, and leaves in peace."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

from regency.server.cluster.gate import Gate
from regency.server.cluster.letters import Letters
from regency.server.cluster.member import Member
from regency.server.cluster.ownership import Ownership
from regency.server.cluster.rendezvous import choose
from regency.server.tables.registry import Registry
from regency.store import Store
from regency.store.lease import Seen

log = logging.getLogger(__name__)

#: Close code: the table goes on elsewhere, come back.
COME_BACK = 1012
#: Nodes come and go together when many are started: tables move once this long nothing changed.
STEADY_SECONDS = 5.0
#: How many tables are handed over at once to where they belong, and how often.
MOVED_TOGETHER = 5
MOVED_SECONDS = 0.5
#: A drain has so long for handing over.
DRAIN_SECONDS = 5.0


class Node:
    """This server as one of several; made for a store that was opened as a node."""

    def __init__(self, store: Store, seconds: float, seal: str) -> None:
        assert store.owners is not None, "the store was not opened as a node"
        self._owners = store.owners
        self.gate = Gate()
        lease = store.lease(seconds, choose)
        self.member = Member(lease, self.gate, hashlib.sha256(seal.encode()).hexdigest())
        self.ownership = Ownership(store.owners, self.member)
        self.letters = Letters(store.owners)
        self.draining = False
        self._registry: Registry | None = None
        #: Letters that came while what is known was still being read.
        self._early: list[dict[str, Any]] = []
        self._living: list[str] = []
        self._changed_at = 0.0
        self._tasks: set[asyncio.Task[None]] = set()
        #: Reads anew what may have changed while no letters came.
        self.when_deaf: Callable[[], Awaitable[None]] | None = None
        #: Cuts off everybody who follows a table here.
        self.when_fenced: Callable[[], None] = lambda: None

    @property
    def name(self) -> str:
        """Return the node's name."""
        return self.member.name

    @property
    def registry(self) -> Registry:
        """Return the registry of a node that has started."""
        assert self._registry is not None, "the node has not started"
        return self._registry

    async def join(self) -> None:
        """Join the others; from now on the store may be written to, and the lease is kept."""
        epoch, owned = await self.member.join()
        self._owners.fence.begin(epoch, owned)
        self.member.start(self)

    def start(self, registry: Registry) -> None:
        """Let tables be this node's, and those go on that are already."""
        self._registry = registry
        registry.ownership = Owned(self)
        self.ownership.when_adopted = self._wake
        self.letters.answers["turns"] = self._turns
        self.letters.answers["errand"] = self._errand
        self._wake(sorted(self._owners.fence.owned))
        for letter in self._early:
            self.heard(letter)
        self._early.clear()
        self._begin(self._keep_in_place())

    # --- what the lease's thread tells

    def seen(self, nodes: Mapping[str, Seen]) -> None:
        """Hear which nodes there are."""
        living = self.member.living()
        if living != self._living:
            self._living, self._changed_at = living, time.monotonic()

    def heard(self, letter: dict[str, Any]) -> None:
        """Hear a letter."""
        if self._registry is None:
            self._early.append(letter)
        elif letter["kind"] == "adopt":
            self._begin(self.ownership.adopt())
        else:
            self.letters.hear(letter)

    def connected(self) -> None:
        """Read anew what may have changed while no letters came."""
        self._begin(self._catch_up())

    def renewed(self) -> None:
        """Tell what had to wait."""
        self.gate.go_on()

    def fenced(self) -> None:
        """Forget every table: others have them."""
        self._owners.fence.begin(0, set())
        try:
            if self._registry is not None:
                self._registry.abandon()
            self.gate.forget()
            self.when_fenced()
        finally:  # nothing of theirs can be written any more, whatever they still do
            self.member.tables_dropped()

    def joined(self, epoch: int, owned: set[str]) -> None:
        """Begin a new stay."""
        self._owners.fence.begin(epoch, owned)
        self._wake(sorted(owned))
        self.connected()

    async def _catch_up(self) -> None:
        await self.ownership.adopt()
        if self.when_deaf is not None:
            await self.when_deaf()

    # --- tables that come

    def _wake(self, table_ids: Sequence[str]) -> None:
        if table_ids and self._registry is not None:
            self._begin(self.registry.wake(table_ids))

    async def _turns(self, about: Mapping[str, Any]) -> Any:
        return self.registry.turns(about["tables"])

    async def _errand(self, about: Mapping[str, Any]) -> None:
        await self.registry.errands[about["what"]](self.registry, about["table"], about["with_"])

    # --- tables that go

    async def _keep_in_place(self) -> None:
        """Hand tables over to where they belong once the others are steady, a few at a time.

        What fails is tried again.
        """
        while True:
            await asyncio.sleep(MOVED_SECONDS)
            if self.draining or time.monotonic() - self._changed_at < STEADY_SECONDS:
                continue
            tables = [one for one in self.registry.tables if not self.ownership.belongs_here(one)]
            if tables and self.gate.is_open():
                await _quietly(self.hand_over(tables[:MOVED_TOGETHER]))

    async def hand_over(self, table_ids: Sequence[str]) -> None:
        """Let tables go on at other nodes: what is in hand here is durable first."""
        registry, leaving = self.registry, self.ownership.leaving
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        leaving.update(dict.fromkeys(table_ids, done))
        try:
            tables = [registry.tables[one] for one in table_ids if one in registry.tables]
            closed = await asyncio.gather(
                *[table.close() for table in tables], return_exceptions=True
            )
            for table, failed in zip(tables, closed, strict=True):
                if failed is not None:  # it is closed: it can go on at another node alone
                    log.error("table %s ended badly: %s", table.id, type(failed).__name__)
            for table_id in table_ids:
                registry.tables.pop(table_id, None)
                registry.aside.pop(table_id, None)
            others = [node for node in self.member.living() if node != self.name]
            to = others if self.draining else self.member.living()
            # First, or a move that comes now would be refused; who comes back meanwhile waits.
            for table in tables:
                for listener in list(table.listeners):
                    listener.hang_up(COME_BACK)
            await self.ownership.hand_over(table_ids, to)
        finally:
            for table_id in table_ids:
                leaving.pop(table_id, None)
            done.set_result(None)

    async def drain(self) -> None:
        """Take no tables any more and hand all of them over."""
        self.draining = True
        self.member.drain()
        try:
            async with asyncio.timeout(DRAIN_SECONDS):
                while self.name in self.member.living():  # until the others can see it
                    await asyncio.sleep(self.member.seconds / 10)
                while table_ids := sorted(self._owners.fence.owned):
                    await self.hand_over(table_ids)
        except TimeoutError:
            log.warning("not every table could be handed over: others take them in a moment")

    async def leave(self) -> None:
        """Be a node no longer; done after everything else, while the store is still open."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.letters.close()
        await self.member.leave()

    def _begin(self, work: Any) -> None:
        task: asyncio.Task[None] = asyncio.get_running_loop().create_task(_quietly(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


class Owned:
    """What the registry asks: ownership, and the other nodes' letters."""

    def __init__(self, node: Node) -> None:
        self._node = node
        own = node.ownership
        self.open_here, self.fitting, self.has = own.open_here, own.fitting, own.has
        self.claim, self.unowned, self.let_go = own.claim, own.unowned, own.let_go

    async def turns(self, table_ids: Sequence[str]) -> Mapping[str, Mapping[str, Any]]:
        """Return whose turn it is at tables of other nodes, as far as they tell in time."""
        of: dict[str, list[str]] = {}
        for table_id, node in (await self._node.ownership.whose(table_ids)).items():
            if node != self._node.name:
                of.setdefault(node, []).append(table_id)
        return await self._node.letters.turns(of)

    async def errand(self, node: str, what: str, table_id: str, about: Mapping[str, Any]) -> None:
        """Have something done at a table of another node."""
        await self._node.letters.errand(node, what, table_id, about)


async def _quietly(work: Awaitable[Any]) -> None:
    """Do something beside everything else; what fails is tried again when the next sign comes."""
    try:
        await work
    except Exception as error:
        log.warning("a node's work failed: %s: %s", type(error).__name__, error)
