"""What nodes tell and ask each other, over PostgreSQL's LISTEN and NOTIFY.

A letter leaves in a transaction behind the fence, so that no fenced node is heard. A letter may be
lost with a connection: whoever asks waits only so long, and what is told is read anew from the
database whenever a node connects again. One that is too long for PostgreSQL comes in parts.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

import orjson

from regency.server.refusal import Elsewhere, Refusal, Unknown
from regency.store import StoreError
from regency.store.owners import Owners

log = logging.getLogger(__name__)

#: Seconds to wait for what is only shown, and for what has to be done.
SHOWN_SECONDS = 0.5
DONE_SECONDS = 4.0
#: Tables in one letter, so that the answer fits into one as well.
TABLES_A_LETTER = 20

#: Answers what another node asks.
Answers = Callable[[Mapping[str, Any]], Awaitable[Any]]


class NoAnswer(Exception):
    """The other node did not answer in time."""


class Letters:
    """Sends letters, and gives those that come to whoever answers them."""

    def __init__(self, owners: Owners) -> None:
        self._owners = owners
        self._numbers = itertools.count(1)
        self._asked: dict[int, asyncio.Future[Any]] = {}
        #: By kind: answers questions, and hears what is told.
        self.answers: dict[str, Answers] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        #: Parts that have come of a long letter, by the node that sends it.
        self._parts: dict[str, list[str]] = {}

    async def tell(self, kind: str, **about: Any) -> None:
        """Let every other node hear something."""
        await self._send({"kind": kind, "about": about})

    async def ask(self, node: str, kind: str, seconds: float, **about: Any) -> Any:
        """Return another node's answer; raises NoAnswer, or what it refused with."""
        number = next(self._numbers)
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._asked[number] = answer
        try:
            async with asyncio.timeout(seconds):
                await self._send({"to": node, "kind": kind, "number": number, "about": about})
                return _read(await answer)
        except (TimeoutError, StoreError) as error:
            raise NoAnswer(f"node {node} does not answer") from error
        finally:
            del self._asked[number]

    async def _send(self, letter: dict[str, Any]) -> None:
        await self._owners.tell({"from": self._owners.fence.node, **letter})

    def hear(self, letter: dict[str, Any]) -> None:
        """Take a letter in."""
        if letter["kind"] == "part":
            whole = self._put_together(letter)
            if whole is None:
                return
            letter = whole
        if letter["kind"] == "answer":
            waiting = self._asked.get(letter["number"])
            if waiting is not None and not waiting.done():
                waiting.set_result(letter)
            return
        task = asyncio.get_running_loop().create_task(self._see_to(letter))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _put_together(self, part: Mapping[str, Any]) -> dict[str, Any] | None:
        """Add a part to those before it; return the letter when it is whole."""
        sender = part["from"]
        if part["part"] == 0:
            self._parts[sender] = []
        parts = self._parts.get(sender)
        if parts is None or len(parts) != part["part"]:  # some were lost with a connection
            self._parts.pop(sender, None)
            return None
        parts.append(part["text"])
        if len(parts) < part["of"]:
            return None
        whole: dict[str, Any] = orjson.loads("".join(self._parts.pop(sender)))
        return whole

    async def _see_to(self, letter: dict[str, Any]) -> None:
        answer = self.answers.get(letter["kind"])
        if answer is None:
            return  # from a newer program
        try:
            found = {"is": await answer(letter.get("about", {}))}
        except Refusal as refusal:
            found = {"refused": refusal.code}
        except (Unknown, Elsewhere):
            found = {"refused": "unavailable"}
        except Exception as error:  # nobody awaits this task
            log.error(
                "a letter (%s) could not be seen to: %s", letter["kind"], type(error).__name__
            )
            found = {"refused": "unavailable"}
        if "number" in letter:
            try:
                await self._send(
                    {"to": letter["from"], "kind": "answer", "number": letter["number"], **found}
                )
            except StoreError as error:  # the other one asks again, or gives up
                log.warning("a letter could not be answered: %s", error)

    async def turns(self, of: Mapping[str, Sequence[str]]) -> Mapping[str, Mapping[str, Any]]:
        """Return what nodes tell of tables, by node, as far as they do in time."""
        questions = [
            self.ask(node, "turns", SHOWN_SECONDS, tables=ids[start : start + TABLES_A_LETTER])
            for node, ids in of.items()
            for start in range(0, len(ids), TABLES_A_LETTER)
        ]
        told: dict[str, Mapping[str, Any]] = {}
        for found in await asyncio.gather(*questions, return_exceptions=True):
            if isinstance(found, dict):
                told.update(found)
        return told

    async def errand(self, node: str, what: str, table_id: str, about: Mapping[str, Any]) -> None:
        """Have something done at a table of another node."""
        try:
            await self.ask(
                node, "errand", DONE_SECONDS, what=what, table=table_id, with_=dict(about)
            )
        except NoAnswer as error:
            raise Refusal("unavailable") from error

    async def close(self) -> None:
        """Answer nothing more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _read(letter: Mapping[str, Any]) -> Any:
    if "refused" in letter:
        raise Refusal(letter["refused"])
    return letter["is"]
