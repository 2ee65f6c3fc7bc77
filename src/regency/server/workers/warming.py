"""Making games ready: their rules are compiled in a separate process, then loaded in a thread.

The first match of a game needs its compiled rules. Compiling takes ten seconds and more, and would
hold up every table if it happened here; loading what is in the cache takes a fraction of one, so
games that are in it need no other process.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
from collections.abc import AsyncIterator, Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Literal

from regency.core.cache import cache_root, source_hash
from regency.core.game import Game
from regency.games import game as find_game
from regency.server.tables.live import warm_up
from regency.server.workers.child import NICENESS, die_with_the_server

log = logging.getLogger(__name__)

COMMAND = (sys.executable, "-m", "regency.server.workers.warming")

Stage = Literal["asleep", "waking", "ready"]


class Readiness:
    """Which games can be played at once; the others are made ready when asked for, or ahead."""

    def __init__(self, command: Sequence[str] = COMMAND) -> None:
        self._command = command
        self._compiling: dict[str, asyncio.Event] = {}
        self._loading: dict[str, asyncio.Future[None]] = {}

    def stage(self, name: str) -> Stage:
        """Return how far a game is."""
        loading = self._loading.get(name)
        if loading is not None and loading.done():
            return "ready"
        return "waking" if loading is not None or name in self._compiling else "asleep"

    async def wait_for(self, game: Game) -> None:
        """Return when a match of the game can begin; others are served meanwhile."""
        if game.name in self._compiling:
            await self._compiling[game.name].wait()
        if game.name not in self._loading:
            self._loading[game.name] = asyncio.ensure_future(asyncio.to_thread(warm_up, game))
        await asyncio.shield(self._loading[game.name])

    def expect(self, games: Mapping[str, Game]) -> None:
        """Let matches of games that are not compiled yet wait until that was done elsewhere."""
        cold = [name for name, game in games.items() if not is_compiled(game)]
        self._compiling = {name: asyncio.Event() for name in cold}

    async def make_ready(self, games: Mapping[str, Game], say: Callable[[str], None]) -> None:
        """Make all games ready, those in the cache first, and say so."""
        count = 0
        async for name in self._in_turn(games):
            await self.wait_for(games[name])
            count += 1
            say(f"{name} is ready ({count} of {len(games)})")

    async def _in_turn(self, games: Mapping[str, Game]) -> AsyncIterator[str]:
        """Yield every game when it is worth loading."""
        cold = list(self._compiling)
        for name in games:
            if name not in cold:
                yield name
        try:
            if cold:
                async for name in self._compiled(cold):
                    self._compiling.pop(name).set()
                    yield name
        finally:
            # What could not be compiled elsewhere is compiled here.
            left, self._compiling = self._compiling, {}
            for event in left.values():
                event.set()
        for name in left:
            yield name

    async def _compiled(self, names: list[str]) -> AsyncIterator[str]:
        """Yield each game once its rules are in the cache."""
        process = await asyncio.create_subprocess_exec(
            *self._command, *names, stdout=asyncio.subprocess.PIPE
        )
        assert process.stdout is not None
        try:
            while line := await process.stdout.readline():
                if (name := line.decode().strip()) in names:
                    yield name
        finally:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


def is_compiled(game: Game) -> bool:
    """Tell whether a game's rules, as they are now, have been compiled before."""
    folder = cache_root() / f"{game.name}-{source_hash(game)}"
    return any(folder.glob("*.nbi"))


def main(names: Iterable[str]) -> None:
    """Compile games and write the name of each when it is done."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when to stop
    die_with_the_server()
    os.nice(NICENESS)
    for name in names:
        warm_up(find_game(name))
        print(name, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
