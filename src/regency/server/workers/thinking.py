"""A machine that thinks for the bots of servers elsewhere, as many thoughts at once as wished.

It is told what a bot's seat may know and no more, keeps nothing, and may end at any moment.
"""

from __future__ import annotations

import asyncio
import logging
import signal
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, TypeVar

import orjson

from regency.core.game import Game
from regency.server.workers.bots import COMMAND, DEADLINE
from regency.server.workers.crew import Failed, Process
from regency.server.workers.stamp import rules_of, stamp_of
from regency.store import StoreError
from regency.store.database import Postgres
from regency.store.thoughts import Thinking, Thought, Watching, open_thoughts

log = logging.getLogger(__name__)

Got = TypeVar("Got")

#: Seconds to wait for a thought before looking whether to stop.
WAIT_SECONDS = 1.0
#: Seconds until a lost database is tried again, and between two looks at the servers' rules.
AGAIN_SECONDS = 1.0
RULES_SECONDS = 5.0


class OtherRules(StoreError):
    """All servers that run play by other rules."""


class Figures:
    """What was done, for the metrics."""

    def __init__(self) -> None:
        self.thoughts: Counter[str] = Counter()  # by game
        self.failures = 0
        self.busy = 0
        self.processes = 0


class Thinkers:
    """Some processes, each with a line to the database."""

    def __init__(
        self,
        address: str,
        games: Mapping[str, Game],
        processes: int,
        command: Sequence[str] = COMMAND,
        deadline: float = DEADLINE,
    ) -> None:
        self._database: Postgres = open_thoughts(address)
        self._games = games
        self._stamp = stamp_of(games)
        self._processes = [Process(command) for _ in range(processes)]
        self._deadline = deadline
        self._stopping = asyncio.Event()
        self.figures = Figures()

    def stop(self) -> None:
        """Finish what is in hand, and take nothing more."""
        self._stopping.set()

    async def run(self, say: Callable[[str], None]) -> None:
        """Think until stopped; raises OtherRules where all servers play by other rules."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, self.stop)
        watch = asyncio.create_task(self._watch_rules())
        tasks = [asyncio.create_task(self._work(process, say)) for process in self._processes]
        try:
            await asyncio.wait([watch, *tasks], return_when=asyncio.FIRST_EXCEPTION)
            for task in (watch, *tasks):
                if task.done():
                    task.result()
        finally:
            self.stop()
            for task in (watch, *tasks):
                task.cancel()
            await asyncio.gather(watch, *tasks, return_exceptions=True)
            for process in self._processes:
                await process.end()

    async def _work(self, process: Process, say: Callable[[str], None]) -> None:
        for game in self._games:
            await self._unless_stopped(process.get_ready(game))
        if self._stopping.is_set():
            return
        line = Thinking(self._database, self._stamp)
        with ThreadPoolExecutor(1, thread_name_prefix="thinking") as thread:
            while not self._stopping.is_set():
                try:
                    await _in(thread, line.connect)
                    self.figures.processes += 1
                    say(f"{self.figures.processes} of {len(self._processes)} processes think")
                    try:
                        await self._think(process, line, thread)
                    finally:
                        self.figures.processes -= 1
                        await _in(thread, line.disconnect)
                except Failed:
                    raise
                except Exception as error:  # whatever a lost connection raises
                    log.warning("thoughts wait for the database: %s", type(error).__name__)
                    await asyncio.sleep(AGAIN_SECONDS)

    async def _unless_stopped(self, work: Any) -> None:
        """Do something that takes long unless it is time to stop."""
        task, stop = asyncio.ensure_future(work), asyncio.create_task(self._stopping.wait())
        await asyncio.wait([task, stop], return_when=asyncio.FIRST_COMPLETED)
        stop.cancel()
        if not task.done():
            task.cancel()
        with suppress(asyncio.CancelledError):
            await task

    async def _think(self, process: Process, line: Thinking, thread: ThreadPoolExecutor) -> None:
        while not self._stopping.is_set():
            thought = await _in(thread, line.take, WAIT_SECONDS)
            if thought is not None:
                self.figures.busy += 1
                try:
                    letter = {"thought": thought.id, "is": await self._answer(process, thought)}
                    await _in(thread, line.answer, thought, orjson.dumps(letter).decode())
                finally:
                    self.figures.busy -= 1

    async def _answer(self, process: Process, thought: Thought) -> dict[str, Any]:
        request = orjson.loads(thought.request)
        try:
            found = await process.ask(request, b"", self._deadline)
        except Failed as error:
            self.figures.failures += 1
            log.warning("%s of %s failed: %s", request["level"], request["game"], error)
            return {"error": str(error)[:200]}
        self.figures.thoughts[request["game"]] += 1
        return found.values

    async def _watch_rules(self) -> None:
        """Raise OtherRules once servers run, and none of them plays by the rules we have."""
        line = Watching(self._database)
        with ThreadPoolExecutor(1, thread_name_prefix="rules") as thread:
            while not self._stopping.is_set():
                try:
                    await _in(thread, line.connect)
                    there = await _in(thread, line.rules_elsewhere)
                    await _in(thread, line.disconnect)
                except Exception as error:
                    log.warning("the servers' rules cannot be seen: %s", type(error).__name__)
                else:
                    if there and self._stamp not in there:
                        raise OtherRules(unlike(rules_of(self._games), there))
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._stopping.wait(), RULES_SECONDS)


def unlike(here: Mapping[str, int], there: Mapping[int, Mapping[str, int]]) -> str:
    """Say in which rules we differ from the servers."""
    played: dict[str, set[int]] = {}
    for rules in there.values():
        for game, version in rules.items():
            played.setdefault(game, set()).add(version)
    differ = [
        f"{game}: rules {' and '.join(map(str, sorted(versions)))} there, "
        f"{here.get(game, 'none')} here"
        for game, versions in sorted(played.items())
        if versions != {here.get(game)}
    ]
    what = "; ".join(differ) or "the same rules, but another version of the program"
    return f"the servers have another Regency ({what}): install the same one here"


async def _in(thread: ThreadPoolExecutor, work: Callable[..., Got], *about: Any) -> Got:
    return await asyncio.get_running_loop().run_in_executor(thread, work, *about)
