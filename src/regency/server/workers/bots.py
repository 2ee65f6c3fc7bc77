"""Bots in separate processes, with a budget and a deadline: no table waits for a dead one."""

from __future__ import annotations

import asyncio
import base64
import logging
import secrets
import sys
import time
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from regency.bots.base import Budget
from regency.bots.heuristic import HeuristicBot
from regency.bots.levels import LEVELS
from regency.core.game import Game
from regency.core.types import Mask, State
from regency.server.workers.crew import Crew, Failed, Lost, Worker

log = logging.getLogger(__name__)

COMMAND = (sys.executable, "-m", "regency.server.workers.bot_worker")
#: Seconds for one answer: the strongest level thinks for a second and a half.
DEADLINE = 12.0
#: Seconds until somebody's bot must have moved, whatever it waits for: its turn among many, or a
#: process that is only starting.
PATIENCE = 60.0
#: How often a level may fail at one move of a table before something simpler plays.
TRIES = 2
#: A level that failed at a seat is not asked there again for this long.
REST_SECONDS = 300.0
#: How many seats with a resting level are remembered; then the oldest is forgotten.
MOST_RESTING = 10_000
#: How long a hint may think.
HINT_MILLISECONDS = 1500
#: Hints have their own process; how many may wait for it, in all and for one guest.
HINT_PROCESSES = 1
MOST_HINTS = 8
HINT_SHARE = 2
#: Seconds after which a hint comes too late.
HINT_PATIENCE = 15.0
#: Answers of a level from which it is known how long it usually takes.
REMEMBERED = 32
#: Milliseconds that a bot without a time limit usually takes at most.
LONGEST_USUAL = 1000


class BotFailed(Exception):
    """A bot crashed, hung, or answered nonsense."""


class BotPool:
    """A few processes that think for all tables."""

    def __init__(
        self,
        count: int,
        command: Sequence[str] = COMMAND,
        deadline: float = DEADLINE,
        patience: float = PATIENCE,
    ) -> None:
        self._bots = Crew(command, count)
        self._hints = Crew(command, HINT_PROCESSES, MOST_HINTS, HINT_SHARE, HINT_PATIENCE)
        self._deadline = deadline
        self._patience = patience
        self._own: dict[str, HeuristicBot] = {}
        self._resting: dict[tuple[str, int, str], float] = {}
        self._took: dict[tuple[str, str], deque[float]] = {}
        self.failures = 0

    async def choose(
        self,
        game: Game,
        seen: State,
        seat: int,
        mask: Mask,
        level: str,
        warn: Callable[[], None],
        table: str = "",
        watched: bool = False,
    ) -> int:
        """Return a legal action; always returns in a minute, whatever happens to the bot."""
        legal = np.flatnonzero(mask)
        if len(legal) == 1:
            if watched:
                # Else its speed would tell that there was nothing to choose.
                await asyncio.sleep(self.usual_seconds(game, level))
            return int(legal[0])
        place = (table, seat, level)
        if self._resting.get(place, 0.0) < time.monotonic():
            try:
                async with asyncio.timeout(self._patience):
                    for near in (False, *[True] * (TRIES - 1)):
                        action = await self._try(game, seen, seat, mask, level, near=near)
                        if action is not None:
                            return action
            except TimeoutError:
                self.failures += 1
                log.warning("%s of %s got no time for %g s", level, game.name, self._patience)
            self._rest(place)
            warn()
        return self._last_resort(game, seen, seat, mask)

    def _last_resort(self, game: Game, seen: State, seat: int, mask: Mask) -> int:
        """Return what the rules of thumb say, without a process: it may be that none gets time."""
        if game.name not in self._own:
            self._own[game.name] = HeuristicBot(game, secrets.randbits(32))
        return self._own[game.name].choose(seen, seat, mask, Budget())

    def usual_seconds(self, game: Game, level: str) -> float:
        """Return how long a level takes for an answer: one of the last ones, at random."""
        budget = LEVELS[level].budget if level in LEVELS else Budget()
        longest = (budget.milliseconds or LONGEST_USUAL) / 1000
        took = self._took.get((game.name, level))
        if took:
            return min(longest, secrets.choice(took))  # the first one waited for its process too
        # Levels with a number of playouts take less than the pause between watched moves.
        return 0.0 if budget.iterations else longest

    def _rest(self, place: tuple[str, int, str]) -> None:
        """Leave a level alone at one seat of one table; elsewhere it may well play."""
        self._resting.pop(place, None)
        self._resting[place] = time.monotonic() + REST_SECONDS
        if len(self._resting) > MOST_RESTING:
            del self._resting[next(iter(self._resting))]

    def think_elsewhere(self, far: Sequence[Worker]) -> None:
        """Have just these on other machines beside the processes here, when those are busy."""
        self._bots.lend(far)

    async def _try(
        self, game: Game, seen: State, seat: int, mask: Mask, level: str, *, near: bool
    ) -> int | None:
        """Try once; a machine elsewhere that is gone costs no try, but the rest is done here."""
        try:
            return await self._one_choice(game, seen, seat, mask, level, near=near)
        except Lost as error:
            log.info("%s of %s is asked again here: %s", level, game.name, error)
            return await self._one_choice(game, seen, seat, mask, level, near=True)

    async def _one_choice(
        self, game: Game, seen: State, seat: int, mask: Mask, level: str, *, near: bool
    ) -> int | None:
        request = _request("choose", game, seen, seat, mask) | {"level": level}
        began = time.monotonic()
        try:
            answer = await self._bots.ask(request, self._deadline, near=near)
            action = answer.values["action"]
            if type(action) is int and 0 <= action < len(mask) and mask[action]:
                took = self._took.setdefault((game.name, level), deque(maxlen=REMEMBERED))
                took.append(time.monotonic() - began)
                return action
            raise Failed(f"action {action!r} is not legal")
        except Lost:
            raise
        except (Failed, KeyError) as error:
            self.failures += 1
            log.warning("%s of %s failed: %s", level, game.name, error)
            return None

    async def think(
        self, game: Game, seen: State, seat: int, mask: Mask, who: str = ""
    ) -> list[dict[str, Any]]:
        """Return what a search thinks of each action; raises BotFailed."""
        request = _request("think", game, seen, seat, mask)
        request["milliseconds"] = HINT_MILLISECONDS
        try:
            answer = await self._hints.ask(request, self._deadline, who)
        except Failed as error:
            raise BotFailed(str(error)) from error
        found: list[dict[str, Any]] = answer.values.get("thoughts", [])
        return [thought for thought in found if mask[thought["action"]]]

    async def warm(self, games: Sequence[str]) -> None:
        """Make every process ready for every game, one after the other."""
        await self._bots.get_ready(games)
        await self._hints.get_ready(games)

    @property
    def waiting(self) -> int:
        """Return how many bots wait for a process."""
        return self._bots.waiting

    async def close(self) -> None:
        """End every process."""
        await self._bots.close()
        await self._hints.close()


def _request(do: str, game: Game, seen: State, seat: int, mask: Mask) -> dict[str, Any]:
    return {
        "do": do,
        "game": game.name,
        "seat": seat,
        "seen": base64.b64encode(seen.tobytes()).decode(),
        "mask": base64.b64encode(mask.tobytes()).decode(),
    }
