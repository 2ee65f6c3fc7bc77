"""The bot that looks once: what the game's network thinks best."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from regency.bots.base import Budget
from regency.bots.heuristic import HeuristicBot
from regency.bots.network import Floats, Looker, Network, load_network
from regency.bots.weights import WeightsError, weights_path
from regency.core.game import Game
from regency.core.kernel import WORD_RANGE, next_word, seed_words
from regency.core.types import Mask, State

#: Actions whose chance is so many times (as a logarithm) smaller than the best one's are not drawn.
NEXT_TO_IMPOSSIBLE = 5.0
#: Networks by their files, or why there is none: read once a process.
_known: dict[Path, Network | WeightsError] = {}


def network_of(game: Game) -> Network:
    """Return the game's network, read once; raises WeightsError saying why there is none."""
    path = weights_path(game)
    if path not in _known:
        try:
            _known[path] = load_network(game, path)
        except WeightsError as wrong:
            logging.getLogger(__name__).warning("%s; the heuristic plays", wrong)
            _known[path] = wrong
    found = _known[path]
    if isinstance(found, WeightsError):
        raise found
    return found


def has_network(game: Game) -> bool:
    """Tell whether the game's network can be looked with."""
    try:
        network_of(game)
    except WeightsError:
        return False
    return True


@dataclass(frozen=True)
class Manner:
    """How a player with a network falls short of its best: what the levels are made of."""

    temperature: float = 0.0  # 0: the best action always; the warmer, the more freely it draws
    reach: float = NEXT_TO_IMPOSSIBLE  # how much less likely an action may be, as a logarithm
    habit: float = 0.0  # share of its choices that it makes by rules of thumb, without a look


BEST = Manner()
BY_HABIT = Manner(habit=1.0)


class NetBot:
    """Plays what the game's network thinks best; where there is none the heuristic plays.

    With a temperature it draws among what looks good, the more freely the warmer, and never takes
    what lies beyond its reach. By habit it does not look at all.
    """

    name = "net"

    def __init__(
        self, game: Game, seed: int, machine: str = "numba", manner: Manner = BEST
    ) -> None:
        self._looker: Looker | None = None
        self._manner = manner
        self._rng = np.zeros(4, np.uint32)
        seed_words(self._rng, seed)
        try:
            self._looker = Looker(game, network_of(game), machine)
        except WeightsError:
            manner = BY_HABIT
        if manner.habit > 0:
            self._by_habit = HeuristicBot(game, seed, machine)

    def choose(self, seen: State, seat: int, legal: Mask, budget: Budget) -> int:
        """Return the best action of one look, or one drawn from it, whatever the budget."""
        habit = self._manner.habit
        if self._looker is None or (habit > 0 and self._drawn() < habit):
            return self._by_habit.choose(seen, seat, legal, budget)
        self._looker.look(seen, seat)
        if self._manner.temperature == 0:
            return self._looker.best(legal)
        return self._draw(self._looker.logits, legal)

    def _draw(self, logits: Floats, legal: Mask) -> int:
        likely = np.where(legal != 0, logits, -np.inf).astype(np.float64)
        likely -= likely.max()
        likely[likely < -self._manner.reach] = -np.inf
        chances = np.cumsum(np.exp(likely / self._manner.temperature))
        return int(np.searchsorted(chances, self._drawn() * chances[-1], side="right"))

    def _drawn(self) -> float:
        """Return a number from 0 to 1."""
        return next_word(self._rng) / WORD_RANGE
