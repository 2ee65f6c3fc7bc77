"""Which tables are this node's: claimed when asked for, handed on, never at two nodes at once."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextvars import ContextVar

from regency.server.cluster.member import Member
from regency.server.cluster.rendezvous import choose
from regency.server.refusal import Elsewhere, Refusal
from regency.store import StoreError, Unavailable
from regency.store.owners import Owners

log = logging.getLogger(__name__)

#: Seconds in which a table of a dead node must have another one, and between two looks.
PATIENCE = 5.0
PAUSE = 0.05

#: The node that a request asks for by its name: nobody sends it there once more.
ASKED_BY_NAME: ContextVar[str | None] = ContextVar("asked_by_name", default=None)


class Ownership:
    """Answers for the registry whose a table is."""

    def __init__(self, owners: Owners, member: Member) -> None:
        self._owners = owners
        self._member = member
        self._adopting = asyncio.Lock()
        #: Lets tables go on that were given to this node.
        self.when_adopted: Callable[[list[str]], None] = lambda _: None
        #: Tables on their way to another node.
        self.leaving: dict[str, asyncio.Future[None]] = {}
        self._releasing: set[asyncio.Future[int]] = set()

    @property
    def node(self) -> str:
        """Return this node's name."""
        return self._member.name

    def preferred(self, table_id: str) -> str:
        """Return the node that a table belongs to; this one where no other lives."""
        return choose(table_id, self._member.living() or [self.node])

    def belongs_here(self, table_id: str) -> bool:
        """Tell whether a table belongs to this node."""
        return self.preferred(table_id) == self.node

    def has(self, table_id: str) -> bool:
        """Tell whether a table is this node's now."""
        return table_id in self._owners.fence.owned

    def open_here(self) -> None:
        """Refuse a new table where this node takes none: raises Elsewhere."""
        living = self._member.living()
        if living and self.node not in living:
            raise Elsewhere(choose(self.node, living))

    def fitting(self, new_id: Callable[[], str]) -> str:
        """Return an id whose table belongs to this node, as long as it takes any."""
        found, living = new_id(), self._member.living()
        while self.node in living and choose(found, living) != self.node:
            found = new_id()
        return found

    async def claim(self, table_id: str) -> bool:
        """Have a table; False: there is none. Raises Elsewhere, and Refusal if nobody answers."""
        try:
            async with asyncio.timeout(PATIENCE):
                return await self._claim(table_id)
        except TimeoutError as error:
            raise Refusal("unavailable") from error

    async def _claim(self, table_id: str) -> bool:
        while True:
            if table_id in self.leaving:
                await asyncio.shield(self.leaving[table_id])
            if table_id in self._owners.fence.owned:
                return True
            owner = await self._owners.owner(table_id)
            if owner is None:
                if not self.belongs_here(table_id) and ASKED_BY_NAME.get() != self.node:
                    raise Elsewhere(self.preferred(table_id))
                owner = await self._owners.claim(table_id)
                if owner is None:
                    return False
                continue
            if owner == self.node:
                await self.adopt()
                if table_id in self._owners.fence.owned:
                    return True
            elif owner == ASKED_BY_NAME.get():  # whoever routes to it cannot reach it
                raise Refusal("unavailable")
            elif not self._member.is_late(owner):
                raise Elsewhere(owner)
            await asyncio.sleep(PAUSE)

    async def whose(self, table_ids: Sequence[str]) -> dict[str, str]:
        """Return the node to ask about each table: its owner, or where it belongs."""
        owners = await self._owners.of(table_ids) if table_ids else {}
        return {one: owners.get(one) or self.preferred(one) for one in table_ids}

    async def adopt(self) -> None:
        """Have the tables that others gave to this node, and see to it that they go on."""
        async with self._adopting:
            new = await self._owners.adopt()
        if new:
            self.when_adopted(new)

    async def unowned(self, table_ids: Iterable[str]) -> list[str]:
        """Return those of some tables that nobody has and that belong here."""
        free = await self._owners.free(table_ids)
        return [table_id for table_id in free if self.belongs_here(table_id)]

    def let_go(self, table_ids: Sequence[str]) -> None:
        """Have some tables no longer; whoever is asked for one next may have it."""
        if table_ids:
            self._see_to(self._owners.release(table_ids))

    def _see_to(self, work: Awaitable[int]) -> None:
        task = asyncio.ensure_future(work)
        self._releasing.add(task)
        task.add_done_callback(self._released)

    def _released(self, task: asyncio.Future[int]) -> None:
        self._releasing.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:  # the row still names this node, which will find it there
            log.warning("tables could not be given back: %s", error)

    async def hand_over(self, table_ids: Sequence[str], to: Sequence[str]) -> None:
        """Give tables that nobody plays here any more to other nodes."""
        if not to:
            self.let_go(table_ids)
            return
        try:
            await self._owners.hand_over({one: choose(one, to) for one in table_ids})
        except StoreError as error:
            if not isinstance(error, Unavailable):
                raise
            # The row still names this node: it will be adopted again, or taken over.
            log.warning("tables could not be handed over: %s", error)
