"""Six levels with the same names in every game, from a first match to the best we have.

All of them search; lower ones look at fewer continuations, play them out more carelessly, and
then do not always take the line they liked best. They err like people, between moves that look
alike to them, rather than by throwing dice.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

import numpy as np

from regency.bots.base import Budget
from regency.bots.ismcts import IsmctsBot, settings_for
from regency.core.game import Game
from regency.core.kernel import WORD_RANGE, next_word, seed_words
from regency.core.types import Mask, State


@dataclass(frozen=True)
class Level:
    """How much a level looks at, how well it imagines the rest, and how freely it chooses."""

    budget: Budget
    clever_share: int  # heuristic moves in a playout, of 16
    prior_weight: float  # how much it trusts the rules of thumb
    looseness: float  # 0: the best line always; 1: in proportion to how good each looked


LEVELS: Mapping[str, Level] = MappingProxyType(
    {
        "page": Level(Budget(iterations=16), 0, 0.0, 1.0),
        "squire": Level(Budget(iterations=48), 4, 0.2, 0.7),
        "herald": Level(Budget(iterations=150), 8, 0.4, 0.4),
        "knight": Level(Budget(iterations=600), 16, 0.5, 0.2),
        "chancellor": Level(Budget(milliseconds=300), 16, 0.5, 0.0),
        "sovereign": Level(Budget(milliseconds=1500), 16, 0.5, 0.0),
    }
)


class LevelBot:
    """Plays at one of the six levels."""

    def __init__(self, game: Game, seed: int, name: str) -> None:
        level = LEVELS[name]
        settings = settings_for(game, clever=level.clever_share, prior_weight=level.prior_weight)
        self.name = name
        self._looseness = level.looseness
        self._search = IsmctsBot(game, seed, level.budget, settings)
        self._rng = np.zeros(4, np.uint32)
        seed_words(self._rng, seed)

    def choose(self, seen: State, seat: int, legal: Mask, budget: Budget) -> int:
        """Return one of the actions the search tried, the more likely the more it was tried."""
        only = np.flatnonzero(legal)
        if len(only) == 1:
            return int(only[0])
        thoughts = self._search.explain(seen, seat, legal, budget).thoughts
        if self._looseness == 0:
            return thoughts[0].action
        tried = np.array([thought.visits for thought in thoughts], np.float64)
        weights = (tried / tried.max()) ** (1 / self._looseness)
        drawn = next_word(self._rng) / WORD_RANGE * weights.sum()
        return thoughts[int(np.searchsorted(np.cumsum(weights), drawn, side="right"))].action
