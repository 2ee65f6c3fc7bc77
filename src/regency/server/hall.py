"""The hall: every table in memory, fetched from the store when someone asks for it."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from regency.core.game import Game
from regency.server.clocks import Rounds
from regency.server.info import kept_info, listed_info
from regency.server.metrics import COUNTS
from regency.server.refusal import Refusal, Unknown
from regency.server.runner import Runner
from regency.server.seats import Plan
from regency.server.table import Table
from regency.server.warming import Readiness
from regency.store import Conflict, Store, TableState, Unavailable
from regency.store import Table as Kept

log = logging.getLogger(__name__)

#: An id nobody can guess: knowing it is being invited.
ID_BYTES = 12
SEED_BYTES = 32
#: A table nobody looks at leaves the memory after so many seconds; the store has it.
IDLE_SECONDS = 600.0
#: … and sooner when its match is over.
OVER_SECONDS = 60.0
SWEEP_SECONDS = 60.0
#: How many tables are replayed between two looks at other work after a start.
WAKE_PAUSE = 0.001


class Hall:
    """All tables: in memory those that are used, in the store all of them."""

    def __init__(
        self, games: Mapping[str, Game], store: Store, runner: Runner, pace: float
    ) -> None:
        self.games = games
        self.store = store
        self.runner = runner
        self.pace = pace
        self.tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Future[Table]] = {}
        self.rounds = Rounds()
        self.readiness = Readiness()
        self.ready = False

    async def open(self, game: Game, plan: Plan) -> Table:
        """Open a new table."""
        kept = new_kept(game, plan)
        await self.readiness.wait_for(game)
        try:
            await self.store.create(kept)
        except (Conflict, Unavailable) as error:
            raise Refusal("unavailable") from error
        COUNTS.opened[game.name] += 1
        return self._sit(kept)

    def _sit(self, kept: Kept) -> Table:
        game = self.games[kept.game]
        table = Table(kept, game, self.store, self.runner, self.pace, self.rounds)
        self.tables[table.id] = table
        return table

    async def table(self, table_id: str) -> Table:
        """Return a table, from memory or from the store; raises Unknown."""
        if table_id in self.tables:
            table = self.tables[table_id]
            table.touched = time.monotonic()
            return table
        if table_id not in self._loading:
            task = asyncio.ensure_future(self._load(table_id))
            self._loading[table_id] = task
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(self._loading[table_id])

    async def _load(self, table_id: str) -> Table:
        try:
            kept = await self.store.load(table_id)
        except Unavailable as error:
            raise Refusal("unavailable") from error
        if kept is None or kept.game not in self.games:
            raise Unknown
        await self.readiness.wait_for(self.games[kept.game])
        table = self._sit(kept)
        await table.wake()
        return table

    async def wake_all(self) -> None:
        """After a start: bots and clocks of every running match go on."""
        for table_id in await self.store.unfinished():
            with suppress(Unknown, Refusal):
                await self.table(table_id)
            await asyncio.sleep(WAKE_PAUSE)
        self.ready = True

    async def sweep(self) -> None:
        """Let go of tables nobody has used for a while, again and again."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self.forget_idle(time.monotonic())

    def forget_idle(self, now: float) -> None:
        """Let go of tables nobody has used for a while; the store has them."""
        for table in list(self.tables.values()):
            patience = OVER_SECONDS if table.stage == "over" else IDLE_SECONDS
            if table.idle() and now - table.touched > patience:
                del self.tables[table.id]

    async def listing(self, identity: str | None) -> dict[str, list[dict[str, Any]]]:
        """Return the open tables, and those of an identity."""
        try:
            listed = await self.store.open_tables()
            mine = await self.store.tables_of(identity) if identity is not None else []
        except Unavailable as error:
            raise Refusal("unavailable") from error
        return {
            "open": [self._info(kept, identity) for kept in listed if kept.game in self.games],
            "mine": [self._info(kept, identity) for kept in mine if kept.game in self.games],
        }

    def _info(self, kept: Kept, identity: str | None) -> dict[str, Any]:
        if kept.id in self.tables:
            return listed_info(self.tables[kept.id], identity)
        return kept_info(kept, identity)

    async def close(self) -> None:
        """Stop every table after the step in hand is durable."""
        for table in list(self.tables.values()):
            await table.close()


def new_kept(game: Game, plan: Plan) -> Kept:
    """Return a table to be kept, with an id and a secret of its own."""
    return Kept(
        id=secrets.token_urlsafe(ID_BYTES),
        game=game.name,
        rules_version=game.rules_version,
        created=int(time.time()),
        seed=secrets.token_bytes(SEED_BYTES),
        state=TableState(settings=plan.to_json(), identities=plan.identities(), listed=plan.public),
    )
