"""What is said at a table: chat that is kept, and the house's own notices."""

from __future__ import annotations

import asyncio
import functools
import time
from collections.abc import Callable, Iterable, Mapping
from typing import Any

import orjson

from regency.server.refusal import Refusal
from regency.store import Conflict, Store, Table, Unavailable
from regency.store.store import oldest_kept

#: The key under which a kept line has the mark it was sent with; clients never see it.
ONCE = "once"
#: … and under this one whose it is.
BY = "by"
#: Lines that go along to a rematch.
BROUGHT = 20


class Chat:
    """The last lines of one table; *tell* sends a message to everyone who listens."""

    def __init__(self, kept: Table, store: Store, tell: Callable[[bytes], None]) -> None:
        self.lines: list[dict[str, Any]] = [orjson.loads(line) for line in kept.chat]
        self._first = kept.chat_from  # the number of the first of them
        #: The marks of lines that may be sent again by someone whose connection broke.
        self._said = [line.pop(ONCE, None) for line in self.lines]
        #: The author of each line; clients never see that either.
        self._by: list[str | None] = [line.pop(BY, None) for line in self.lines]
        self._table_id = kept.id
        self._store = store
        self._tell = tell
        self._lock = asyncio.Lock()
        #: Hears that somebody said something.
        self.when_said: Callable[[str | None], None] | None = None

    @property
    def count(self) -> int:
        """Return how many lines were said in all."""
        return self._first + len(self.lines)

    async def say(
        self,
        seat: int | None,
        name: str,
        words: str | None,
        phrase: str | None,
        once: str | None = None,
        identity: str | None = None,
    ) -> None:
        """Keep a line and whose it is, then send it to everyone.

        One that was said under the mark *once* is not said again.
        """
        async with self._lock:
            if once is not None and once in self._said:
                return
            line = _line(self.count, seat, name, words, phrase, int(time.time()))
            kept = line if once is None else line | {ONCE: once}
            raw = orjson.dumps(kept | {BY: identity})
            try:
                await self._store.say(self._table_id, line["number"], raw, identity)
            except (Conflict, Unavailable) as error:
                raise Refusal("unavailable") from error
            self._add(line, identity, once)
        self._tell(orjson.dumps(line))
        if self.when_said is not None:
            self.when_said(identity)

    def _add(self, line: dict[str, Any], by: str | None, once: str | None = None) -> None:
        """Remember a line that is kept, and forget those that are not any more."""
        self.lines.append(line)
        self._by.append(by)
        self._said.append(once)
        gone = oldest_kept(line["number"]) - self._first
        if gone > 0:
            self._first += gone
            for known in (self.lines, self._by, self._said):
                del known[:gone]

    async def bring(self, before: Chat, seats: int) -> int:
        """Begin with what was said last at the table before, where all sat one of *seats* lower.

        Return how many lines came along: they have been read there.
        """
        last = before.lines[-BROUGHT:]
        for line, by in zip(last, before.author_of(last), strict=True):
            if not (line["text"] or line["phrase"]):
                continue  # its words were deleted
            seat = None if line["seat"] is None else (line["seat"] + 1) % seats
            kept = line | {"number": self.count, "seat": seat}
            number = int(kept["number"])
            await self._store.say(self._table_id, number, orjson.dumps(kept | {BY: by}), by)
            self._add(kept, by)
        return self.count

    def author_of(self, lines: Iterable[Mapping[str, Any]]) -> list[str | None]:
        """Return whose lines these are."""
        return [self._by[line["number"] - self._first] for line in lines]

    def of(self, identity: str, names: Mapping[int, str]) -> list[dict[str, Any]]:
        """Return an identity's lines; of those that do not say whose they are, its seats' own."""
        return [
            line
            for line, by in zip(self.lines, self._by, strict=True)
            if by == identity
            or (by is None and line["name"] and names.get(line["seat"]) == line["name"])
        ]

    async def erase(self, identity: str, names: Mapping[int, str]) -> None:
        """Take words and name out of an identity's lines, for good."""
        async with self._lock:
            gone = {"name": "", "text": "", "phrase": None}
            found = {line["number"]: line | gone for line in self.of(identity, names)}
            kept = {number: orjson.dumps(line) for number, line in found.items()}
            await self._store.rewrite_chat(self._table_id, kept)
            for number, line in found.items():
                self.lines[number - self._first] = line
                self._by[number - self._first] = None

    async def sign(self, guest: str, person: str) -> None:
        """Let a guest's lines be a person's from now on."""
        async with self._lock:
            mine = [at for at, by in enumerate(self._by) if by == guest]
            kept = {self._first + at: orjson.dumps(self.lines[at] | {BY: person}) for at in mine}
            await self._store.rewrite_chat(self._table_id, kept)
            for at in mine:
                self._by[at] = person

    def notice(self, phrase: str, seat: int | None) -> None:
        """Say something on the house's behalf."""
        self._tell(notice(phrase, seat))


def notice(phrase: str, seat: int | None) -> bytes:
    """Return what the house says, to everyone in their language; it is not kept."""
    return _notice(phrase, seat, int(time.time()))


@functools.lru_cache(64)  # many tables may hear the same in the same second
def _notice(phrase: str, seat: int | None, now: int) -> bytes:
    return orjson.dumps(_line(None, seat, "", None, phrase, now))


def _line(
    number: int | None,
    seat: int | None,
    name: str,
    words: str | None,
    phrase: str | None,
    now: int,
) -> dict[str, Any]:
    return {
        "type": "chat",
        "number": number,
        "seat": seat,
        "name": name,
        "text": words,
        "phrase": phrase,
        "time": now,
    }
