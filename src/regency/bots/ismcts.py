"""The searching bot: information-set Monte Carlo tree search within a budget."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, fields

import numpy as np

from regency.bots import search as compiled
from regency.bots.base import Budget
from regency.bots.explain import Explanation, Thought
from regency.core.engine import Rules, engine
from regency.core.game import Game
from regency.core.kernel import WORD_BITS, seed_words
from regency.core.types import Ints, Mask, State

#: Nodes a tree has room for; an iteration adds one or two. A full tree is still searched.
TREE_SIZE = 1 << 18
#: Decisions deep a tree may grow.
DEEPEST = 512
#: The clock is read between bursts of about this length.
BURST_SECONDS = 0.004
FIRST_BURST = 8
DEFAULT_MILLISECONDS = 200
#: Seeds from the outside have up to so many bits, those of a search's re-deals fewer.
SEED_MASK = (1 << 62) - 1
HIGH_MASK = (1 << 10) - 1
#: Keeps the random numbers of threads apart.
THREAD_STRIDE = 1 << 44


@dataclass(frozen=True)
class Settings:
    """How the search weighs things; a game may declare others as its `search`.

    The order is that of the indices in `search`.
    """

    exploration: float = 0.9
    prior_weight: float = 0.5  # of the heuristic's favourites; the rest is spread evenly
    first_play: float = 0.1  # how much worse than its parent an untried action is thought
    ask: float = 4  # how often the heuristic is asked at a node
    clever: float = compiled.SHARES  # heuristic moves in a playout, of SHARES
    redeals: float = 1  # re-deals of which the most plausible is played
    score_share: float = 0.25  # points against places
    score_scale: float = 10.0  # a lead of so many points is worth half of all one can lead by

    def array(self) -> Ints:
        """Return the settings as the compiled search reads them."""
        return np.array([getattr(self, field.name) for field in fields(self)], np.float64)


def settings_for(game: Game, **changes: float) -> Settings:
    """Return the settings a game declares, or the usual ones, with some of them changed."""
    return Settings(**{**game.search, **changes})


class Tree:
    """One tree with its own random numbers and work space: what one thread searches."""

    def __init__(
        self, game: Game, settings: Settings, clock: Callable[[], float] = time.perf_counter
    ) -> None:
        self._made_of = (game, settings, clock)
        self._clock = clock
        self._rules: Rules = engine(game, "numba")
        self._search = self._rules.bind(compiled.search)
        self._start = self._rules.bind(compiled.start_tree)
        self._buffers = self._rules.buffers()
        self._settings = settings.array()
        self._states = self._rules.new(3)
        seats, actions = game.rules.MAX_SEATS, self._buffers.mask.shape[0]
        self._nodes = np.zeros((TREE_SIZE, compiled.NODE_COLUMNS), np.int32)
        self._values = np.zeros((TREE_SIZE, seats), np.float32)
        self._used = np.zeros(1, np.int64)
        self._path = np.zeros(DEEPEST, np.int32)
        self._utility = np.zeros(seats, np.float64)
        self.visits = np.zeros(actions, np.int64)
        self.told = np.zeros((actions, compiled.TOLD_ROWS, seats), np.float64)

    def __reduce__(self) -> tuple[type[Tree], tuple[Game, Settings, Callable[[], float]]]:
        return Tree, self._made_of  # every search begins anew: a copy is an empty work space

    def grow(self, seen: State, seat: int, budget: Budget, seed: int, patient: bool) -> None:
        """Search anew within a budget; unless patient, only until the choice is certain."""
        self._states[0] = seen
        seed_words(self._buffers.rng, seed)
        self._redeals = int(self._buffers.rng[0])
        self._redeals |= (int(self._buffers.rng[1]) & HIGH_MASK) << WORD_BITS
        self._start(self._nodes, self._values, self._used)
        self.told[:] = 0
        left = budget.iterations
        ends = None
        if budget.milliseconds is not None:
            ends = self._clock() + budget.milliseconds / 1000
        done, burst = 0, FIRST_BURST
        while left is None or done < left:
            if left is not None:
                burst = min(burst, left - done)
            before = self._clock()
            self._burst(seat, int(seen.seats), burst)
            now = self._clock()
            done += burst
            pace = burst / max(now - before, 1e-6)
            to_come = pace * (ends - now) if ends is not None else np.inf
            to_come = min(to_come, left - done) if left is not None else to_come
            if to_come <= 0 or not (patient or self._undecided(to_come)):
                break
            burst = max(1, int(min(pace * BURST_SECONDS, to_come)))
        self._count()

    def _burst(self, seat: int, seats: int, iterations: int) -> None:
        b = self._buffers
        self._search(
            self._states, seat, seats, iterations, self._redeals,
            self._nodes, self._values, self._used, self.told, self._settings,
            b.rng, b.mask, self._path, b.cards, b.points, self._utility, b.no_events,
        )  # fmt: skip

    def _count(self) -> None:
        """Write the visits of every action at the root."""
        self.visits[:] = 0
        child = int(self._nodes[compiled.ROOT, compiled.FIRST_CHILD])
        while child != compiled.NO_NODE:
            action = self._nodes[child, compiled.ACTION]
            self.visits[action] = self._nodes[child, compiled.VISITS]
            child = int(self._nodes[child, compiled.NEXT_SIBLING])

    def _undecided(self, to_come: float) -> bool:
        """Tell whether another action could still become the most visited."""
        self._count()
        second, first = np.partition(self.visits, -2)[-2:]
        return bool(first - second <= to_come)


class IsmctsBot:
    """Searches; the same seed, iterations and threads give the same choice."""

    name = "ismcts"

    def __init__(
        self,
        game: Game,
        seed: int,
        budget: Budget | None = None,
        settings: Settings | None = None,
        threads: int = 1,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        self._budget = budget or Budget(milliseconds=DEFAULT_MILLISECONDS)
        self._seed = seed & SEED_MASK
        self._trees = [Tree(game, settings or settings_for(game), clock) for _ in range(threads)]

    def choose(self, seen: State, seat: int, legal: Mask, budget: Budget) -> int:
        """Return the action that was tried most."""
        only = np.flatnonzero(legal)
        if len(only) == 1:
            return int(only[0])
        self._grow(seen, seat, budget, patient=False)
        return self._explanation(seat, legal, int(seen.seats)).action

    def explain(self, seen: State, seat: int, legal: Mask, budget: Budget) -> Explanation:
        """Search for the whole budget and tell every action considered."""
        self._grow(seen, seat, budget, patient=True)
        return self._explanation(seat, legal, int(seen.seats))

    def _grow(self, seen: State, seat: int, budget: Budget, *, patient: bool) -> None:
        """Search in every tree at once; iterations are shared out, time is not."""
        if budget == Budget():
            budget = self._budget
        self._seed = (self._seed + 1) & SEED_MASK
        shares = [self._share(budget, number) for number in range(len(self._trees))]
        others = [
            threading.Thread(
                target=tree.grow,
                args=(seen, seat, share, self._seed ^ (number * THREAD_STRIDE), patient),
            )
            for number, (tree, share) in enumerate(zip(self._trees, shares, strict=True))
            if number
        ]
        for other in others:
            other.start()
        self._trees[0].grow(seen, seat, shares[0], self._seed, patient)
        for other in others:
            other.join()

    def _share(self, budget: Budget, number: int) -> Budget:
        if budget.iterations is None:
            return budget
        each, extra = divmod(budget.iterations, len(self._trees))
        return Budget(budget.milliseconds, each + (number < extra))

    def _explanation(self, seat: int, legal: Mask, seats: int) -> Explanation:
        visits = sum((tree.visits for tree in self._trees), np.zeros_like(self._trees[0].visits))
        told = sum((tree.told for tree in self._trees), np.zeros_like(self._trees[0].told))
        total = int(visits.sum())
        thoughts = []
        for action in np.flatnonzero((visits > 0) & (legal != 0)).tolist():
            mean = told[action, :, :seats] / visits[action]
            win, points = mean[compiled.WINS].tolist(), mean[compiled.POINTS].tolist()
            tried = int(visits[action])
            thoughts.append(Thought(action, tried, tried / total, win, points))
        thoughts.sort(key=lambda thought: (-thought.visits, -thought.win[seat], thought.action))
        return Explanation(thoughts[0].action, seat, total, thoughts)
