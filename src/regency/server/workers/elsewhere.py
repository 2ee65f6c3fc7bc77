"""Machines elsewhere that think for the bots of this server: they are asked through the database.

A thread hears answers and counts who could think; what is asked is written by another. Neither
keeps a table waiting: whoever takes nothing in hand, or is gone, is not waited for.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import threading
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, TypeVar

import orjson

from regency.core.game import Game
from regency.server.workers.crew import Answer, Failed, Lost, Worker
from regency.server.workers.stamp import rules_of, stamp_of
from regency.store.database import Postgres, database_at
from regency.store.thoughts import Asking, Hearing

log = logging.getLogger(__name__)

Got = TypeVar("Got")

#: Seconds between two looks whether somebody has a thought in hand.
LOOK_SECONDS = 0.5
#: Seconds between two counts of who could think, and until a lost connection is tried again.
COUNT_SECONDS = 1.0
#: Seconds between two looks for thoughts that nobody wants any more.
TIDY_SECONDS = 60.0
#: Nobody elsewhere is asked for so many seconds after one was lost.
REST_SECONDS = 3.0


class Far:
    """One who thinks elsewhere, whoever that is at the moment."""

    far = True

    def __init__(self, elsewhere: Elsewhere) -> None:
        self._elsewhere = elsewhere

    async def ask(self, request: dict[str, Any], _: bytes, deadline: float) -> Answer:
        """Return the answer; raises Lost where nobody gives one, Failed where it is an error."""
        return await self._elsewhere.ask(request, deadline)


class Elsewhere:
    """Asks, and tells how many may be asked at once."""

    def __init__(
        self,
        address: str,
        games: Mapping[str, Game],
        lend: Callable[[Sequence[Worker]], None],
    ) -> None:
        database = database_at(address)
        assert isinstance(database, Postgres), "only PostgreSQL passes thoughts on"
        stamp = stamp_of(games)
        self._asking = Asking(database, stamp)
        self._hearing = Hearing(database, stamp, rules_of(games))
        self._lend = lend
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="thoughts")
        self._thread = threading.Thread(target=self._hear, name="thoughts-heard", daemon=True)
        self._stopping = threading.Event()
        self._answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._slots: list[Far] = []
        self._connected = False
        self._tidied = time.monotonic()
        self._rests_until = 0.0
        self._loop: asyncio.AbstractEventLoop | None = None
        #: How many could think elsewhere, and what came of the thoughts that were asked for.
        self.thinkers = 0
        self.thoughts: Counter[str] = Counter()

    def start(self) -> None:
        """Count who could think, from now on."""
        self._loop = asyncio.get_running_loop()
        self._thread.start()

    async def close(self) -> None:
        """Ask nobody any more."""
        self._stopping.set()
        if self._thread.ident is not None:
            await asyncio.to_thread(self._thread.join)
        await asyncio.to_thread(self._writer.shutdown)  # it may be waiting for the database
        self._asking.disconnect()

    async def ask(self, request: dict[str, Any], deadline: float) -> Answer:
        """Return what somebody elsewhere answers; raises Failed, and Lost where nobody does."""
        thought = secrets.token_hex(8)
        answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._answers[thought] = answer
        try:
            await self._write(self._asking.ask, thought, orjson.dumps(request), deadline)
            values = await self._wait_for(thought, answer, deadline)
        except Lost:
            self.thoughts["lost"] += 1
            self._rest()
            raise
        except asyncio.CancelledError:
            with suppress(RuntimeError):  # nobody wants it any more; the writer may have ended
                self._writer.submit(self._quietly, self._asking.withdraw, thought)
            raise
        finally:
            del self._answers[thought]
        if "error" in values:
            self.thoughts["failed"] += 1
            raise Failed(values["error"])
        self.thoughts["answered"] += 1
        return Answer(values)

    async def _wait_for(
        self, thought: str, answer: asyncio.Future[dict[str, Any]], deadline: float
    ) -> dict[str, Any]:
        """Wait as long as somebody has it in hand, and no longer than the deadline."""
        until = time.monotonic() + deadline
        while time.monotonic() < until:
            await asyncio.wait([answer], timeout=min(LOOK_SECONDS, until - time.monotonic()))
            if answer.done():
                return answer.result()
            # A look and a withdrawal in one: it succeeds only where nobody has it in hand.
            if await self._write(self._asking.withdraw, thought) and not answer.done():
                raise Lost("nobody elsewhere has it in hand")
        raise Lost(f"no answer from elsewhere within {deadline:g} s")

    def _rest(self) -> None:
        """Ask nobody for a while: whoever was counted may be frozen."""
        self._rests_until = time.monotonic() + REST_SECONDS
        self._lend([])

    # --- in the writing thread

    async def _write(self, work: Callable[..., Got], *about: Any) -> Got:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._writer, self._carry_out, work, *about)
        except RuntimeError as error:
            raise Lost("the server stops") from error

    def _carry_out(self, work: Callable[..., Got], *about: Any) -> Got:
        try:
            if not self._connected:
                if self._stopping.is_set():
                    raise Lost("the server stops")
                self._asking.connect()
                self._connected = True
            if time.monotonic() - self._tidied > TIDY_SECONDS:
                self._tidied = time.monotonic()
                self._asking.tidy()
            return work(*about)
        except Lost:
            raise
        except Exception as error:  # whatever a lost connection raises
            self._connected = False
            raise Lost(f"the database does not pass thoughts on: {type(error).__name__}") from error

    def _quietly(self, work: Callable[..., Got], *about: Any) -> None:
        with suppress(Lost):
            self._carry_out(work, *about)

    # --- in the thread that hears

    def _hear(self) -> None:
        connected, counted = False, 0.0
        while not self._stopping.is_set():
            try:
                if not connected:
                    self._hearing.connect()
                    connected = True
                if time.monotonic() - counted >= COUNT_SECONDS:
                    counted = time.monotonic()
                    self._tell(self._count, self._hearing.thinkers())
                for payload in self._hearing.answers(COUNT_SECONDS):
                    self._tell(self._take, orjson.loads(payload))
            except Exception as error:  # whatever a lost connection raises
                log.warning("thoughts wait for the database: %s", type(error).__name__)
                connected = False
                self._tell(self._count, 0)
                self._stopping.wait(COUNT_SECONDS)
        with suppress(Exception):  # the line may be dead already
            self._hearing.disconnect()

    def _tell(self, hears: Callable[[Any], None], what: Any) -> None:
        assert self._loop is not None
        with suppress(RuntimeError):  # the loop has ended
            self._loop.call_soon_threadsafe(hears, what)

    # --- in the loop

    def _count(self, thinkers: int) -> None:
        if thinkers != self.thinkers:
            log.info("%d could think elsewhere", thinkers)
        self.thinkers = thinkers
        if time.monotonic() >= self._rests_until:
            self._lend(self._first(thinkers))

    def _first(self, count: int) -> list[Far]:
        """Return so many to be asked: the same ones as before, as far as there were any."""
        self._slots += [Far(self) for _ in range(count - len(self._slots))]
        return self._slots[:count]

    def _take(self, letter: dict[str, Any]) -> None:
        answer = self._answers.get(letter["thought"])
        if answer is not None and not answer.done():
            answer.set_result(letter["is"])
