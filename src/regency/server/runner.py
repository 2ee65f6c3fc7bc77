"""Bots in processes of their own, with a budget and a deadline: no table waits for a dead one."""

from __future__ import annotations

import asyncio
import base64
import logging
import secrets
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

import numpy as np
import orjson

from regency.core.game import Game
from regency.core.types import Mask, State
from regency.server.seats import LAST_RESORT

log = logging.getLogger(__name__)

COMMAND = (sys.executable, "-m", "regency.server.worker")
#: Seconds for one answer: the strongest level takes a second and a half of its own.
DEADLINE = 12.0
#: Seconds for the first use of a game in a process: compiled code is loaded, or made.
FIRST_DEADLINE = 300.0
#: So often a level may fail at one table move before something simpler plays.
TRIES = 2
#: A level that failed is left alone for so many seconds.
REST_SECONDS = 300.0
#: How long a hint may think.
HINT_MILLISECONDS = 1500
#: A level that searches; making it ready makes all of them ready.
WARM_LEVEL = "page"
LONGEST_ANSWER = 1 << 20


class BotFailed(Exception):
    """A bot crashed, hung, or answered nonsense."""


class Worker:
    """One process; it is started when it is first needed and again after it was ended."""

    def __init__(self, command: Sequence[str]) -> None:
        self._command = command
        self._process: asyncio.subprocess.Process | None = None
        self._warm: set[str] = set()
        self._turn = asyncio.Lock()

    async def ask(self, request: dict[str, Any], deadline: float) -> dict[str, Any]:
        """Return the answer; whatever goes wrong ends the process and raises BotFailed."""
        async with self._turn:
            return await self._ask(request, deadline)

    async def _ask(self, request: dict[str, Any], deadline: float) -> dict[str, Any]:
        try:
            game = request["game"]
            if game not in self._warm:
                first = {"do": "warm", "game": game, "level": WARM_LEVEL}
                await asyncio.wait_for(self._exchange(first), FIRST_DEADLINE)
                self._warm.add(game)
            return await asyncio.wait_for(self._exchange(request), deadline)
        except asyncio.CancelledError:
            await self.end()  # its answer would be taken for that of the next request
            raise
        except (TimeoutError, OSError, EOFError, ValueError, BotFailed) as error:
            await self.end()
            raise BotFailed(f"{type(error).__name__}: {error}") from error

    async def _exchange(self, request: dict[str, Any]) -> dict[str, Any]:
        process = await self._running()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(orjson.dumps(request) + b"\n")
        await process.stdin.drain()
        line = await process.stdout.readline()
        if not line:
            raise EOFError("the process ended")
        answer: dict[str, Any] = orjson.loads(line)
        if "error" in answer:
            raise BotFailed(answer["error"])
        return answer

    async def _running(self) -> asyncio.subprocess.Process:
        if self._process is None:
            self._process = await asyncio.create_subprocess_exec(
                *self._command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LONGEST_ANSWER,
            )
        return self._process

    async def end(self) -> None:
        """End the process, if there is one."""
        process, self._process = self._process, None
        self._warm.clear()
        if process is None:
            return
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()


class Runner:
    """A few processes that think for all tables."""

    def __init__(
        self, count: int, command: Sequence[str] = COMMAND, deadline: float = DEADLINE
    ) -> None:
        self._workers = [Worker(command) for _ in range(count)]
        self._free: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        for worker in self._workers:
            self._free.put_nowait(worker)
        self._deadline = deadline
        self._resting: dict[tuple[str, str], float] = {}
        self._waiting = 0
        self.failures = 0

    async def choose(
        self, game: Game, seen: State, seat: int, mask: Mask, level: str, warn: Callable[[], None]
    ) -> int:
        """Return a legal action; always returns, whatever happens to the bot."""
        legal = np.flatnonzero(mask)
        if len(legal) == 1:
            return int(legal[0])
        key = (game.name, level)
        if self._resting.get(key, 0.0) < time.monotonic():
            for _ in range(TRIES):
                action = await self._one_choice(game, seen, seat, mask, level)
                if action is not None:
                    return action
            self._resting[key] = time.monotonic() + REST_SECONDS
            warn()
        action = await self._one_choice(game, seen, seat, mask, LAST_RESORT)
        return int(secrets.choice(legal)) if action is None else action

    async def _one_choice(
        self, game: Game, seen: State, seat: int, mask: Mask, level: str
    ) -> int | None:
        request = _request("choose", game, seen, seat, mask) | {"level": level}
        try:
            action = (await self._ask(request, self._deadline))["action"]
            if type(action) is int and 0 <= action < len(mask) and mask[action]:
                return action
            raise BotFailed(f"action {action!r} is not legal")
        except (BotFailed, KeyError) as error:
            self.failures += 1
            log.warning("%s of %s failed: %s", level, game.name, error)
            return None

    async def think(self, game: Game, seen: State, seat: int, mask: Mask) -> list[dict[str, Any]]:
        """Return what a search thinks of each action; raises BotFailed."""
        request = _request("think", game, seen, seat, mask)
        request["milliseconds"] = HINT_MILLISECONDS
        answer = await self._ask(request, self._deadline)
        found: list[dict[str, Any]] = answer.get("thoughts", [])
        return [thought for thought in found if mask[thought["action"]]]

    async def warm(self, games: Sequence[str]) -> None:
        """Make every process ready for every game, one after the other."""
        for worker in self._workers:
            for name in games:
                request = {"do": "warm", "game": name, "level": WARM_LEVEL}
                with suppress(BotFailed):
                    await worker.ask(request, FIRST_DEADLINE)

    async def _ask(self, request: dict[str, Any], deadline: float) -> dict[str, Any]:
        self._waiting += 1
        worker = await self._free.get()
        self._waiting -= 1
        try:
            return await worker.ask(request, deadline)
        finally:
            self._free.put_nowait(worker)

    @property
    def waiting(self) -> int:
        """Return how many bots wait for a process."""
        return self._waiting

    async def close(self) -> None:
        """End every process."""
        for worker in self._workers:
            await worker.end()


def _request(do: str, game: Game, seen: State, seat: int, mask: Mask) -> dict[str, Any]:
    return {
        "do": do,
        "game": game.name,
        "seat": seat,
        "seen": base64.b64encode(seen.tobytes()).decode(),
        "mask": base64.b64encode(mask.tobytes()).decode(),
    }
