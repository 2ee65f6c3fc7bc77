"""The searching bot: information-set Monte Carlo tree search within a budget."""

from __future__ import annotations

import time
from dataclasses import dataclass

import numpy as np

from regency.bots import search as compiled
from regency.bots.base import Budget
from regency.core.engine import Rules, engine
from regency.core.game import Game
from regency.core.types import Ints, Mask, State

#: Nodes a tree has room for; one is added an iteration.
TREE_SIZE = 1 << 18
#: Decisions deep a tree may grow.
DEEPEST = 512
#: The clock is read between bursts of about this length.
BURST_SECONDS = 0.004
FIRST_BURST = 8
DEFAULT_MILLISECONDS = 200


@dataclass(frozen=True)
class Thought:
    """One action the search considered: how often, and what it expects of it for each seat."""

    action: int
    visits: int
    utility: list[float]  # 1 beats everybody, 0 is last


@dataclass(frozen=True)
class Settings:
    """How the search weighs things; the defaults are those the levels are rated with."""

    exploration: float = 0.9
    prior_weight: float = 0.5  # of the heuristic's favourite; the rest is spread evenly
    first_play: float = 0.1  # how much worse than its parent an untried action is thought
    clever_share: int = compiled.SHARES  # heuristic moves in a playout, of SHARES
    score_share: float = 0.25  # points against places
    score_scale: float = 10.0  # a lead of so many points is worth half of all one can lead by

    def array(self) -> Ints:
        """Return the settings as the compiled search reads them."""
        packed = np.zeros(compiled.SETTINGS, np.float64)
        packed[compiled.EXPLORATION] = self.exploration
        packed[compiled.PRIOR_WEIGHT] = self.prior_weight
        packed[compiled.FIRST_PLAY] = self.first_play
        packed[compiled.CLEVER_SHARE] = self.clever_share
        packed[compiled.SCORE_SHARE] = self.score_share
        packed[compiled.SCORE_SCALE] = self.score_scale
        return packed


class IsmctsBot:
    """Searches; the same seed and number of iterations give the same choice."""

    name = "ismcts"

    def __init__(
        self, game: Game, seed: int, budget: Budget | None = None, settings: Settings | None = None
    ) -> None:
        self._rules: Rules = engine(game, "numba")
        self._search = self._rules.bind(compiled.search)
        self._start = self._rules.bind(compiled.start_tree)
        self._buffers = self._rules.buffers()
        self._settings = (settings or Settings()).array()
        self._budget = budget or Budget(milliseconds=DEFAULT_MILLISECONDS)
        self._seed = seed
        self._states = self._rules.new(2)
        self._nodes = np.zeros((TREE_SIZE, compiled.NODE_COLUMNS), np.int32)
        self._values = np.zeros((TREE_SIZE, game.rules.MAX_SEATS), np.float32)
        self._used = np.zeros(1, np.int64)
        self._path = np.zeros(DEEPEST, np.int32)
        self._child_of = np.zeros(self._buffers.mask.shape[0], np.int32)
        self._utility = np.zeros(game.rules.MAX_SEATS, np.float64)
        self._seats = game.rules.MAX_SEATS

    def choose(self, seen: State, seat: int, legal: Mask, budget: Budget) -> int:
        """Return the action that was tried most."""
        only = np.flatnonzero(legal)
        if len(only) == 1:
            return int(only[0])
        thoughts = self.think(seen, seat, legal, budget)
        return thoughts[0].action

    def think(self, seen: State, seat: int, legal: Mask, budget: Budget) -> list[Thought]:
        """Search, and return every action considered, the most tried first."""
        if budget == Budget():
            budget = self._budget
        self._states[0] = seen
        self._seats = int(seen.seats)
        self._seed += 1
        compiled.seed_search(self._buffers.rng, self._seed)
        self._start(self._nodes, self._values, self._used)
        self._spend(seat, budget)
        return self._thoughts(legal)

    def _spend(self, seat: int, budget: Budget) -> None:
        """Run bursts until an iteration or time limit is reached."""
        left = budget.iterations if budget.iterations is not None else TREE_SIZE
        started = time.perf_counter()
        ends = started + budget.milliseconds / 1000 if budget.milliseconds is not None else None
        done, burst = 0, FIRST_BURST
        while left > 0:
            burst = min(burst, left)
            before = time.perf_counter()
            self._burst(seat, burst, done)
            now = time.perf_counter()
            done += burst
            left -= burst
            if ends is not None:
                if now >= ends:
                    return
                pace = burst / max(now - before, 1e-6)
                burst = max(1, int(pace * min(BURST_SECONDS, ends - now)))

    def _burst(self, seat: int, iterations: int, done: int) -> None:
        b = self._buffers
        self._search(
            self._states, seat, self._seats, iterations, (self._seed << 20) + done,
            self._nodes, self._values, self._used, self._settings, b.rng, b.mask,
            self._child_of, self._path, b.cards, b.points, self._utility, b.no_events,
        )  # fmt: skip

    def _thoughts(self, legal: Mask) -> list[Thought]:
        found = []
        child = int(self._nodes[compiled.ROOT, compiled.FIRST_CHILD])
        while child != compiled.NO_NODE:
            action = int(self._nodes[child, compiled.ACTION])
            visits = int(self._nodes[child, compiled.VISITS])
            if legal[action] and visits:
                mean = self._values[child, : self._seats] / visits
                found.append(Thought(action, visits, [float(v) for v in mean]))
            child = int(self._nodes[child, compiled.NEXT_SIBLING])
        return sorted(found, key=lambda thought: (-thought.visits, thought.action))
