"""The registry: every table in memory, fetched from the store when someone asks for it."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from functools import partial
from typing import Any, Protocol

from regency.core.fair import SEED_BYTES
from regency.core.game import Game
from regency.server.ops.metrics import COUNTS
from regency.server.refusal import Elsewhere, Refusal, Unknown
from regency.server.tables.aside import NO_SENSE, STAGE, Aside, aside_info, unfit, unreadable
from regency.server.tables.audience import Callers
from regency.server.tables.bot_turns import Bots
from regency.server.tables.clocks import Rounds
from regency.server.tables.info import NO_TURN, kept_info, listed_info, turn_info
from regency.server.tables.ownership import Ownership
from regency.server.tables.seats import Plan, read_plan
from regency.server.tables.table import Table
from regency.store import Conflict, Store, StoreError, TableState, Unavailable
from regency.store import Table as Kept

log = logging.getLogger(__name__)

#: An id nobody can guess: knowing it is being invited.
ID_BYTES = 12
#: A table that nobody looks at leaves memory after this time; the store has it.
IDLE_SECONDS = 600.0
#: … and sooner when its match is over.
OVER_SECONDS = 60.0
SWEEP_SECONDS = 60.0
#: How many tables are replayed between two looks at other work after a start.
WAKE_PAUSE = 0.001
#: How many tables that came from another server are read at once.
WOKEN_TOGETHER = 8
#: Seconds until a store that did not answer after the start is asked again.
STORE_PAUSE = 1.0
#: Matches that are set aside and named at the start; more are counted.
MOST_NAMED = 20
#: Close code: the match was set aside; the page asks the table's address for the reason.
SET_ASIDE = 4410


#: Something done at a table that is this server's.
Errand = Callable[["Registry", str, Mapping[str, Any]], Awaitable[None]]


class Readiness(Protocol):
    """Knows which games can be played at once."""

    async def wait_for(self, game: Game) -> None:
        """Return when a match of the game can begin."""


class Registry:
    """All tables: in memory those that are used, in the store all of them."""

    def __init__(
        self,
        games: Mapping[str, Game],
        store: Store,
        bots: Bots,
        readiness: Readiness,
        pace: float,
    ) -> None:
        self.games = games
        self.store = store
        self.bots = bots
        self.pace = pace
        self.tables: dict[str, Table] = {}
        #: Matches that cannot be read, by table; looked at anew after the next start.
        self.aside: dict[str, Aside] = {}
        #: Whose turn it is at tables that left the memory; all that run were there once.
        self._turns: dict[str, dict[str, Any]] = {}
        self._ending: set[asyncio.Task[None]] = set()
        self._loading: dict[str, asyncio.Future[Table]] = {}
        self.rounds = Rounds()
        #: Calls people who are not there; None: nobody is called.
        self.callers: Callers | None = None
        #: Where several servers share the database; None: every table is this one's.
        self.ownership: Ownership | None = None
        #: What other servers may ask this one to do at a table, by name.
        self.errands: dict[str, Errand] = {}
        self._readiness = readiness
        self.ready = False

    def game_of(self, table_id: str) -> str | None:
        """Return the name of a table's game, None where the table is not in memory."""
        table = self.tables.get(table_id)
        return table.game.name if table else None

    async def open(self, game: Game, plan: Plan) -> Table:
        """Open a new table."""
        kept = new_kept(game, plan)
        if self.ownership is not None:
            kept = replace(kept, id=self.ownership.fitting(new_id))
        await self._readiness.wait_for(game)
        try:
            await self.store.create(kept, plan.circle)
        except (Conflict, Unavailable) as error:
            raise Refusal("unavailable") from error
        COUNTS.opened[game.name] += 1
        return self._sit(kept)

    def _sit(self, kept: Kept) -> Table:
        game = self.games[kept.game]
        table = Table(kept, game, self.store, self.bots, self.pace, self.rounds)
        table.when_broken = self._broke
        table.callers = self.callers
        if self.callers is not None:
            table.chat.when_said = partial(self.callers.was_said, table)
        self.tables[table.id] = table
        self._turns.pop(table.id, None)
        return table

    def _broke(self, table: Table, error: BaseException) -> None:
        """Set a match aside that can be shown to nobody any more, and send everybody away."""
        if table.id in self.aside:
            return
        self._set_aside(table.id, unreadable(error))
        for listener in list(table.listeners):
            listener.hang_up(SET_ASIDE)
        closing = asyncio.get_running_loop().create_task(table.close())
        self._ending.add(closing)
        closing.add_done_callback(self._ending.discard)

    def _set_aside(self, table_id: str, found: Aside) -> Refusal:
        """Remember why a match is set aside, say so once, and return what people are told."""
        self.tables.pop(table_id, None)
        self.aside[table_id] = found
        log.warning("table %s is set aside: %s", table_id, found.why)
        return Refusal("set-aside", found.reason)

    async def table(self, table_id: str) -> Table:
        """Return a table, from memory or from the store; raises Unknown."""
        if table_id in self.tables:
            table = self.tables[table_id]
            table.touched = time.monotonic()
            return table
        if table_id in self.aside:
            raise Refusal("set-aside", self.aside[table_id].reason)
        if table_id not in self._loading:
            task = asyncio.ensure_future(self._load(table_id))
            self._loading[table_id] = task
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(self._loading[table_id])

    async def _load(self, table_id: str) -> Table:
        try:
            if self.ownership is not None and not await self.ownership.claim(table_id):
                raise Unknown
            kept = await self.store.load(table_id)
        except Unavailable as error:
            raise Refusal("unavailable") from error
        if kept is None:
            raise Unknown
        found = unfit(kept, self.games)
        if found is not None:
            raise self._set_aside(table_id, found)
        game = self.games[kept.game]
        await self._readiness.wait_for(game)
        try:
            if kept.rules_version != game.rules_version:  # it waits: see `unfit`
                game.full_options(read_plan(kept.state.settings).options)
                await self.store.renew_rules(table_id, game.rules_version)
                kept = replace(kept, rules_version=game.rules_version)
            if self.ownership is not None and not self.ownership.has(table_id):
                raise Refusal("unavailable")  # it was given away meanwhile
            table = self._sit(kept)
            table.try_pictures()
            listed_info(table, None)  # one that cannot be told of would stop everybody's list
            await table.wake()
        except (Refusal, StoreError):
            raise
        except Exception as error:  # one unreadable match must not keep the others asleep
            raise self._set_aside(table_id, unreadable(error)) from None
        return table

    async def errand(self, what: str, table_id: str, about: Mapping[str, Any]) -> None:
        """Do something at a table, at whichever server it is."""
        try:
            await self.errands[what](self, table_id, about)
        except Elsewhere as elsewhere:
            assert self.ownership is not None, "there is one server"
            await self.ownership.errand(elsewhere.node, what, table_id, about)

    @asynccontextmanager
    async def holding(self, table_id: str) -> AsyncIterator[None]:
        """Let a table that is not in memory be written to; raises Elsewhere."""
        if self.ownership is not None:
            await self.ownership.claim(table_id)
        yield
        if self.ownership is not None and not self._is_here(table_id):
            self.ownership.let_go([table_id])

    def _is_here(self, table_id: str) -> bool:
        return table_id in self.tables or table_id in self._loading or table_id in self.aside

    async def finished(self, table_id: str) -> Table:
        """Return a match that is over to look back at, wherever its table is."""
        try:
            return await self.table(table_id)
        except Elsewhere:
            kept = await self.store.load(table_id)
            if kept is None or kept.state.stage != "over" or unfit(kept, self.games) is not None:
                raise
            game = self.games[kept.game]
            await self._readiness.wait_for(game)
            return Table(kept, game, self.store, self.bots, self.pace, self.rounds)

    async def wake(self, table_ids: Iterable[str]) -> None:
        """Let tables go on that came from another server, several at once."""
        waiting = list(table_ids)

        async def work() -> None:
            while waiting:
                with suppress(Refusal, Unknown, Elsewhere, StoreError):  # `table` says why
                    await self.table(waiting.pop())

        await asyncio.gather(*[work() for _ in range(WOKEN_TOGETHER)])

    def abandon(self) -> None:
        """Forget every table without a word: others have them."""
        for table in self.tables.values():
            table.abandon()
        self.tables.clear()
        self.aside.clear()
        self._turns.clear()

    async def wake_all(self, say: Callable[[str], None] = log.warning) -> None:
        """After a start: bots and clocks of every running match go on, but what cannot be read.

        *say* hears how many those are, and which.
        """
        waiting = await self._unfinished()
        if self.ownership is not None:
            waiting = await self.ownership.unowned(waiting)
        while waiting:
            later = []
            for table_id in waiting:
                try:
                    await self.table(table_id)
                except (Refusal, StoreError) as error:
                    if not (isinstance(error, Refusal) and error.code == "set-aside"):
                        later.append(table_id)
                except Unknown:
                    log.warning("table %s has gone", table_id)
                except Elsewhere:
                    pass  # another server wakes it
                await asyncio.sleep(WAKE_PAUSE)
            waiting = later
            if waiting:
                await asyncio.sleep(STORE_PAUSE)
        self.ready = True
        if self.aside:
            say(self._named())

    async def _unfinished(self) -> list[str]:
        while True:
            try:
                return await self.store.unfinished()
            except StoreError as error:
                log.warning("matches cannot be woken yet: %s", error)
                await asyncio.sleep(STORE_PAUSE)

    def _named(self) -> str:
        """Say which matches are set aside, and why."""
        named = [f"{table_id} ({found.why})" for table_id, found in self.aside.items()]
        more = len(named) - MOST_NAMED
        words = "; ".join(named[:MOST_NAMED]) + (f"; and {more} more" if more > 0 else "")
        what = "match is" if len(named) == 1 else "matches are"
        return f"{len(named)} {what} set aside, all others go on: {words}"

    async def sweep(self) -> None:
        """Let go of tables nobody has used for a while, again and again."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self.forget_idle(time.monotonic())

    def forget_idle(self, now: float) -> None:
        """Let go of tables nobody has used for a while; the store has them."""
        gone = []
        for table in list(self.tables.values()):
            patience = OVER_SECONDS if table.stage == "over" else IDLE_SECONDS
            if table.idle() and now - table.touched > patience:
                self._turns[table.id] = turn_info(table)
                del self.tables[table.id]
                gone.append(table.id)
        if self.ownership is not None:
            self.ownership.let_go(gone)

    def turns(self, table_ids: Iterable[str]) -> dict[str, dict[str, Any]]:
        """Return what this server knows of whose turn it is at some tables, and who is there."""
        known: dict[str, dict[str, Any]] = {}
        for table_id in table_ids:
            if table_id in self.tables:
                table = self.tables[table_id]
                seated = sorted(table.plan.identities() & table.listeners.present.keys())
                here = {"here": seated, "watching": table.watching()}
                known[table_id] = turn_info(table) | here
            elif table_id in self._turns:
                known[table_id] = self._turns[table_id]
        return known

    async def listing(self, identity: str | None) -> dict[str, list[dict[str, Any]]]:
        """Return the open tables, and those of an identity."""
        try:
            listed = await self.store.open_tables()
            mine = await self.store.tables_of(identity) if identity is not None else []
            invited = await self._invitations(identity) if identity is not None else []
        except Unavailable as error:
            raise Refusal("unavailable") from error
        turns = await self._known((*listed, *mine))
        told = [self._info(kept, identity, turns) for kept in listed]
        return {
            "open": [table for table in told if table["stage"] != STAGE],
            "mine": [self._info(kept, identity, turns) for kept in mine],
            "invited": invited,
        }

    async def _invitations(self, identity: str) -> list[dict[str, Any]]:
        """Return tables of somebody's circles that have a seat for them, and people to meet."""
        ids = await self.store.circles.invitations(identity, int(time.time()))
        kinds = [
            ({seat["kind"] for seat in one["seats"]}, one)
            for one in await self.infos(ids, identity)
        ]
        return [table for seats, table in kinds if {"empty", "person"} <= seats]

    async def infos(self, ids: Sequence[str], identity: str) -> list[dict[str, Any]]:
        """Return tables as a list shows them to an identity, the newest first."""
        found = await self.store.tables(ids) if ids else []
        turns = await self._known(found)
        return [self._info(kept, identity, turns) for kept in found]

    async def _known(self, kept: Sequence[Kept]) -> Mapping[str, Mapping[str, Any]]:
        """Return whose turn it is at tables that are not in memory, as far as anybody knows."""
        if self.ownership is None:
            return self._turns
        away = {one.id for one in kept} - set(self.tables)
        return {**self._turns, **await self.ownership.turns(sorted(away))}

    def _info(
        self, kept: Kept, identity: str | None, turns: Mapping[str, Mapping[str, Any]]
    ) -> dict[str, Any]:
        if kept.id in self.tables:
            return listed_info(self.tables[kept.id], identity)
        if kept.id in self.aside or unfit(kept, self.games) is not None:
            return aside_info(kept)
        try:
            return kept_info(kept, identity, turns.get(kept.id, NO_TURN))
        except NO_SENSE:  # its settings are those of no table
            return aside_info(kept)

    async def close(self) -> None:
        """Stop every table after the step in hand is durable."""
        for table in list(self.tables.values()):
            await table.close()
        await asyncio.gather(*self._ending)


def new_kept(game: Game, plan: Plan) -> Kept:
    """Return a table to be kept, with a new id and a new secret."""
    return Kept(
        id=new_id(),
        game=game.name,
        rules_version=game.rules_version,
        created=int(time.time()),
        seed=secrets.token_bytes(SEED_BYTES),
        state=TableState(settings=plan.to_json(), identities=plan.identities(), listed=plan.public),
    )


def new_id() -> str:
    """Return an id that nobody can guess."""
    return secrets.token_urlsafe(ID_BYTES)
