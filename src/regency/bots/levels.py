"""Six levels with the same names in every game, from a first match to the best we have.

All of them search. Lower ones look at fewer continuations, imagine them more carelessly, and then
do not always take the line they liked best: they err like people, between moves that look alike to
them, rather than by throwing dice.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

import numpy as np

from regency.bots.base import Budget
from regency.bots.explain import Explanation
from regency.bots.ismcts import IsmctsBot, settings_for
from regency.core.game import Game
from regency.core.kernel import WORD_RANGE, next_word, seed_words
from regency.core.types import Mask, State


@dataclass(frozen=True)
class Level:
    """How much a level looks at, how well it imagines the rest, and how freely it chooses."""

    budget: Budget
    clever: int  # heuristic moves in a playout, of 16
    prior_weight: float  # how much it trusts the rules of thumb
    looseness: float  # 0: the best line always; 1: in proportion to how good each looked


#: The time limits are for slow machines and long games: everybody answers within two seconds.
LEVELS: Mapping[str, Level] = MappingProxyType(
    {
        "page": Level(Budget(500, iterations=24), 3, 0.30, 0.8),
        "squire": Level(Budget(500, iterations=32), 6, 0.40, 0.6),
        "herald": Level(Budget(500, iterations=64), 10, 0.45, 0.4),
        "knight": Level(Budget(500, iterations=160), 16, 0.50, 0.2),
        "chancellor": Level(Budget(300, iterations=800), 16, 0.50, 0.0),
        "sovereign": Level(Budget(1000), 16, 0.50, 0.0),
    }
)


class LevelBot:
    """Plays at one of the six levels; with *counts* by its iterations alone, however long it takes.

    Then the same seed plays the same on every computer; a level that only time limits is refused.
    """

    def __init__(self, game: Game, seed: int, name: str, counts: bool = False) -> None:
        level = LEVELS[name]
        budget = Budget(iterations=level.budget.iterations) if counts else level.budget
        if budget == Budget():
            raise ValueError(f"{name} thinks by the clock and has no count of iterations")
        settings = settings_for(game, clever=level.clever, prior_weight=level.prior_weight)
        self.name = name
        self._looseness = level.looseness
        self._search = IsmctsBot(game, seed, budget, settings)
        self._rng = np.zeros(4, np.uint32)
        seed_words(self._rng, seed)

    def choose(self, seen: State, seat: int, legal: Mask, budget: Budget) -> int:
        """Return one of the actions the search tried, the more likely the more it was tried."""
        if self._looseness == 0 or int(legal.sum()) == 1:
            return self._search.choose(seen, seat, legal, budget)
        return self.explain(seen, seat, legal, budget).action

    def explain(self, seen: State, seat: int, legal: Mask, budget: Budget) -> Explanation:
        """Choose as `choose` does, and tell every action considered."""
        told = self._search.explain(seen, seat, legal, budget)
        if self._looseness == 0:
            return told
        tried = np.array([thought.visits for thought in told.thoughts], np.float64)
        weights = (tried / tried.max()) ** (1 / self._looseness)
        drawn = next_word(self._rng) / WORD_RANGE * weights.sum()
        taken = int(np.searchsorted(np.cumsum(weights), drawn, side="right"))
        return Explanation(told.thoughts[taken].action, seat, told.visits, told.thoughts)
