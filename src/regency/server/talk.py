"""What is said at a table: chat that is kept, and the house's own notices."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable
from typing import Any

import orjson

from regency.server.refusal import Refusal
from regency.store import Conflict, Store, Unavailable


class Talk:
    """The lines of one table; *tell* sends a message to everyone who listens."""

    def __init__(
        self, table_id: str, kept: Iterable[bytes], store: Store, tell: Callable[[bytes], None]
    ) -> None:
        self.lines: list[dict[str, Any]] = [orjson.loads(line) for line in kept]
        self._table_id = table_id
        self._store = store
        self._tell = tell
        self._lock = asyncio.Lock()

    async def say(self, seat: int | None, name: str, words: str | None, phrase: str | None) -> None:
        """Keep a line, then send it to everyone."""
        async with self._lock:
            line = _line(len(self.lines), seat, name, words, phrase)
            try:
                await self._store.say(self._table_id, line["number"], orjson.dumps(line))
            except (Conflict, Unavailable) as error:
                raise Refusal("unavailable") from error
            self.lines.append(line)
        self._tell(orjson.dumps(line))

    def notice(self, phrase: str, seat: int | None) -> None:
        """Say something on the house's behalf, in everyone's language; it is not kept."""
        self._tell(orjson.dumps(_line(None, seat, "", None, phrase)))


def _line(
    number: int | None, seat: int | None, name: str, words: str | None, phrase: str | None
) -> dict[str, Any]:
    return {
        "type": "chat",
        "number": number,
        "seat": seat,
        "name": name,
        "text": words,
        "phrase": phrase,
        "time": int(time.time()),
    }
