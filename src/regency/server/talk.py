"""What is said at a table: chat that is kept, and the house's own notices."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable
from typing import Any

import orjson

from regency.server.refusal import Refusal
from regency.store import Conflict, Store, Unavailable

#: Under this name a kept line has the mark it was sent with; nobody is told of it.
ONCE = "once"


class Talk:
    """The lines of one table; *tell* sends a message to everyone who listens."""

    def __init__(
        self, table_id: str, kept: Iterable[bytes], store: Store, tell: Callable[[bytes], None]
    ) -> None:
        self.lines: list[dict[str, Any]] = [orjson.loads(line) for line in kept]
        #: The marks of lines that may be sent again by someone whose connection broke.
        self._said = {line.pop(ONCE) for line in self.lines if ONCE in line}
        self._table_id = table_id
        self._store = store
        self._tell = tell
        self._lock = asyncio.Lock()

    async def say(
        self,
        seat: int | None,
        name: str,
        words: str | None,
        phrase: str | None,
        once: str | None = None,
    ) -> None:
        """Keep a line, then send it to everyone; one that was said under this mark is not again."""
        async with self._lock:
            if once is not None and once in self._said:
                return
            line = _line(len(self.lines), seat, name, words, phrase)
            kept = line if once is None else line | {ONCE: once}
            try:
                await self._store.say(self._table_id, line["number"], orjson.dumps(kept))
            except (Conflict, Unavailable) as error:
                raise Refusal("unavailable") from error
            self.lines.append(line)
            if once is not None:
                self._said.add(once)
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
