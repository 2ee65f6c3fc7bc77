"""How people are called when they are not there, in statements that both databases understand."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from sqlalchemy import delete, insert, select, update

from regency.store.persons import Reads
from regency.store.rows import CallableBrowser, CallWishes
from regency.store.schema import CALL_WISHES, CALLABLE_BROWSERS
from regency.store.writer import Batch, Work


class Calls:
    """Browsers that may be called, and what for."""

    def __init__(self, do: Callable[[Work], Awaitable[int]], read: Reads) -> None:
        self._do = do
        self._read = read

    async def keep_browser(self, browser: CallableBrowser) -> None:
        """Let a browser be called; one of each device, and each endpoint once."""

        def keep(batch: Batch) -> int:
            table = CALLABLE_BROWSERS.c
            same = (table.endpoint == browser.endpoint) | (table.device == browser.device)
            batch.connection.execute(delete(CALLABLE_BROWSERS).where(same))
            batch.connection.execute(insert(CALLABLE_BROWSERS), vars(browser))
            return 0

        await self._do(keep)

    async def browsers(self, identity: str) -> list[CallableBrowser]:
        """Return where somebody can be called."""
        query = select(CALLABLE_BROWSERS).where(CALLABLE_BROWSERS.c.identity == identity)
        return [CallableBrowser(**row) for row in await self._rows(query)]

    async def drop_browser(self, *, endpoint: str | None = None, device: str | None = None) -> None:
        """Call a browser no more."""
        table = CALLABLE_BROWSERS.c
        which = table.endpoint == endpoint if endpoint is not None else table.device == device
        await self._run(delete(CALLABLE_BROWSERS).where(which))

    async def wishes(self, identity: str) -> CallWishes | None:
        """Return what somebody wants to be called for; None: they never said."""
        rows = await self._rows(select(CALL_WISHES).where(CALL_WISHES.c.identity == identity))
        return CallWishes(**rows[0]) if rows else None

    async def keep_wishes(self, wishes: CallWishes) -> None:
        """Keep what somebody wants to be called for."""

        def keep(batch: Batch) -> int:
            mine = CALL_WISHES.c.identity == wishes.identity
            batch.connection.execute(delete(CALL_WISHES).where(mine))
            batch.connection.execute(insert(CALL_WISHES), vars(wishes))
            return 0

        await self._do(keep)

    async def speak(self, identity: str, device: str | None, language: str) -> None:
        """Call somebody in another language: in this browser, and by mail."""

        def speak(batch: Batch) -> int:
            here = (CALLABLE_BROWSERS.c.identity == identity) & (
                CALLABLE_BROWSERS.c.device == device
            )
            run = batch.connection.execute
            run(update(CALLABLE_BROWSERS).where(here).values(language=language))
            mine = CALL_WISHES.c.identity == identity
            return int(run(update(CALL_WISHES).where(mine).values(language=language)).rowcount)

        await self._do(speak)

    async def confirm_mail(self, token: str) -> bool:
        """Let mails go to the address that a token was sent to; False: there is none."""
        change = update(CALL_WISHES).where(CALL_WISHES.c.token == token).values(confirmed=True)
        return await self._run(change) == 1

    async def leave_mail(self, token: str) -> bool:
        """Forget the address that a token was sent to; False: there is none."""
        change = update(CALL_WISHES).where(CALL_WISHES.c.token == token)
        return await self._run(change.values(mail=None, confirmed=False, token=None)) == 1

    async def _run(self, statement: Any) -> int:
        return await self._do(lambda batch: int(batch.connection.execute(statement).rowcount))

    async def _rows(self, query: Any) -> list[dict[str, Any]]:
        return await self._read(
            lambda connection: [dict(row) for row in connection.execute(query).mappings()]
        )
