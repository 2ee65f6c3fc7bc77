"""Processes that work through a queue: everyone in turn, a bounded number, each with a deadline.

What takes long is done here and not in the server's own process, which would serve nobody
meanwhile. One who asks and goes away ends nothing but the wait: the process finishes what it is
doing and is there for the next.
"""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

import orjson

#: Seconds for the first use of a game in a process: compiled code is loaded, or made.
FIRST_DEADLINE = 300.0
#: Seconds between two looks whether a process is idle.
PAUSE_SECONDS = 0.05
#: An answer's first line; what is longer follows it as a body.
LONGEST_LINE = 1 << 20


class Failed(Exception):
    """A process crashed, hung, or answered nonsense."""


class Lost(Failed):
    """Somebody elsewhere is gone, or has no time; nothing is known against the request."""


class Busy(Failed):
    """Too many wait already, or it took too long until there was time."""


class Answer(NamedTuple):
    """What a process says: some values, and bytes where it is more."""

    values: dict[str, Any]
    body: bytes = b""


class Worker(Protocol):
    """Carries out one request at a time, here or elsewhere."""

    #: On another machine, which may be gone.
    far: bool

    async def ask(self, request: dict[str, Any], body: bytes, deadline: float) -> Answer:
        """Return the answer; raises Failed."""


class Process:
    """One process; it is started when it is first needed and again after it was ended."""

    far = False

    def __init__(self, command: Sequence[str]) -> None:
        self._command = command
        self._process: asyncio.subprocess.Process | None = None
        self._used: set[str] = set()

    async def ask(self, request: dict[str, Any], body: bytes, deadline: float) -> Answer:
        """Return the answer; whatever goes wrong ends the process and raises Failed."""
        try:
            await self._get_ready(request["game"])
            return await asyncio.wait_for(self._exchange(request, body), deadline)
        except (TimeoutError, OSError, EOFError, ValueError, Failed) as error:
            await self.end()
            raise Failed(f"{type(error).__name__}: {error}") from error
        except BaseException:
            await self.end()  # its answer would be taken for that of the next request
            raise

    async def get_ready(self, game: str) -> None:
        """Load or compile what a game needs; raises Failed."""
        await self.ask({"do": "warm", "game": game}, b"", FIRST_DEADLINE)

    async def _get_ready(self, game: str) -> None:
        if game not in self._used:
            first = {"do": "warm", "game": game}
            await asyncio.wait_for(self._exchange(first, b""), FIRST_DEADLINE)
            self._used.add(game)

    async def _exchange(self, request: dict[str, Any], body: bytes) -> Answer:
        process = await self._running()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(orjson.dumps(request | {"body": len(body)}) + b"\n" + body)
        await process.stdin.drain()
        line = await process.stdout.readline()
        if not line:
            raise EOFError("the process ended")
        values: dict[str, Any] = orjson.loads(line)
        if "error" in values:
            raise Failed(values["error"])
        return Answer(values, await process.stdout.readexactly(values.get("body", 0)))

    async def _running(self) -> asyncio.subprocess.Process:
        if self._process is None:
            self._process = await asyncio.create_subprocess_exec(
                *self._command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LONGEST_LINE,
            )
        return self._process

    async def end(self) -> None:
        """End the process, if there is one."""
        process, self._process = self._process, None
        self._used.clear()
        if process is None:
            return
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()


@dataclass(eq=False)
class Job:
    """Something asked for, and who waits for it."""

    request: dict[str, Any]
    body: bytes
    deadline: float
    who: str
    near: bool  # only for processes of this machine
    answer: asyncio.Future[Answer]
    begun: bool = False


class Crew:
    """A few processes for many who ask."""

    def __init__(
        self,
        command: Sequence[str],
        count: int,
        most: int | None = None,
        share: int | None = None,
        patience: float | None = None,
    ) -> None:
        self.processes = [Process(command) for _ in range(count)]
        self._idle: list[Worker] = list(self.processes)
        self._far: list[Worker] = []  # that may be asked beside the processes
        self._busy: set[Worker] = set()
        self._most = most  # jobs that wait; None: any number
        self._share = share  # jobs of one who asks, waiting or in hand
        self._patience = patience  # seconds until a job that waits is given up
        self._queues: dict[str, deque[Job]] = {}  # by who asks, those served longest ago first
        self._held: Counter[str] = Counter()
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    @property
    def waiting(self) -> int:
        """Return how many jobs wait for a process."""
        return sum(map(len, self._queues.values()))

    def lend(self, far: Sequence[Worker]) -> None:
        """Have just these elsewhere, beside the processes here."""
        self._far = list(far)
        idle = [one for one in self._far if one not in self._busy]
        self._idle = [*(one for one in self._idle if not one.far), *idle]
        self._go_on()

    async def ask(
        self,
        request: dict[str, Any],
        deadline: float,
        who: str = "",
        body: bytes = b"",
        *,
        near: bool = False,
    ) -> Answer:
        """Return a process's answer; raises Failed, and Busy if there is no room for it."""
        full = self._most is not None and not self._idle and self.waiting >= self._most
        if full or (self._share is not None and self._held[who] >= self._share):
            raise Busy("too many wait already")
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        job = Job(request, body, deadline, who, near, answer)
        self._held[who] += 1
        self._queues.setdefault(who, deque()).append(job)
        self._go_on()
        try:
            await asyncio.wait([answer], timeout=None if job.begun else self._patience)
            if not (job.begun or answer.done()):
                raise Busy("it took too long until there was time")
            return await answer
        finally:
            answer.cancel()  # if nobody waits any more
            if not job.begun:
                self._drop(job)

    async def get_ready(self, games: Sequence[str]) -> None:
        """Make every process ready for every game, one after the other."""
        for process in self.processes:
            for game in games:
                while process not in self._idle:
                    await asyncio.sleep(PAUSE_SECONDS)
                self._idle.remove(process)
                try:
                    with suppress(Failed):
                        await process.get_ready(game)
                finally:
                    self._idle.append(process)
                    self._go_on()

    def _drop(self, job: Job) -> None:
        """Take a job that nobody waits for out of the queue."""
        queue = self._queues[job.who]
        queue.remove(job)
        if not queue:
            del self._queues[job.who]
        self._release(job)

    def _release(self, job: Job) -> None:
        self._held[job.who] -= 1
        if not self._held[job.who]:
            del self._held[job.who]

    def _go_on(self) -> None:
        """Give every idle process the next job: that of one who has waited longest for a turn."""
        while not self._closed and (found := self._next()) is not None:
            job, process = found
            queue = self._queues.pop(job.who)
            queue.remove(job)
            if queue:
                self._queues[job.who] = queue  # behind the others
            job.begun = True
            self._idle.remove(process)
            self._busy.add(process)
            task = asyncio.get_running_loop().create_task(self._work(process, job))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def _next(self) -> tuple[Job, Worker] | None:
        """Return what is to be done next, and who is idle for it: here, if anybody is.

        What can only be done here keeps nothing waiting that can be done elsewhere.
        """
        if not self._idle:
            return None
        idle = min(reversed(self._idle), key=lambda one: one.far)
        for queue in self._queues.values():
            for job in queue:
                if not (idle.far and job.near):
                    return job, idle
        return None

    async def _work(self, process: Worker, job: Job) -> None:
        try:
            answer = await process.ask(job.request, job.body, job.deadline)
            if not job.answer.done():
                job.answer.set_result(answer)
        except Failed as error:
            if not job.answer.done():
                job.answer.set_exception(error)
        finally:
            job.answer.cancel()  # if it was not answered
            self._busy.discard(process)
            if not process.far or process in self._far:
                self._idle.append(process)
            self._release(job)
            self._go_on()

    async def close(self) -> None:
        """End every process."""
        self._closed = True
        for queue in self._queues.values():
            for job in queue:
                if not job.answer.done():
                    job.answer.set_exception(Busy("the server stops"))
        for task in list(self._tasks):
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        for process in self.processes:
            await process.end()
