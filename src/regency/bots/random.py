"""The random bot: every legal action is equally likely."""

import numpy as np

from regency.bots.base import Budget
from regency.core.game import Game
from regency.core.kernel import below, nth_set, seed_words
from regency.core.types import Mask, State


class RandomBot:
    """Plays without looking."""

    name = "random"

    def __init__(self, game: Game, seed: int) -> None:
        self._rng = np.zeros(4, np.uint32)
        seed_words(self._rng, seed)

    def choose(self, seen: State, seat: int, legal: Mask, budget: Budget) -> int:
        """Return a uniformly drawn legal action."""
        return nth_set(legal, below(self._rng, int(legal.sum())))
