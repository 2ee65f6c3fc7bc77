"""The heuristic bot: each game's own rule-of-thumb player."""

import numpy as np

from regency.bots.base import Budget
from regency.core.engine import Rules, engine
from regency.core.game import Game
from regency.core.kernel import seed_words
from regency.core.types import Mask, State


class HeuristicBot:
    """Plays by the rules of thumb that the game's folder brings along."""

    name = "heuristic"

    def __init__(self, game: Game, seed: int, machine: str = "numba") -> None:
        self._rules: Rules = engine(game, machine)
        self._states = self._rules.new(1)
        self._rng = np.zeros(4, np.uint32)
        seed_words(self._rng, seed)

    def choose(self, seen: State, seat: int, legal: Mask, budget: Budget) -> int:
        """Return what the rules of thumb say, from the redacted record."""
        self._states[0] = seen
        return int(self._rules.choose(self._states, 0, seat, legal.copy(), self._rng))
