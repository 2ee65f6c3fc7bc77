"""The bot that looks once: what the game's network thinks best."""

from __future__ import annotations

import logging
from pathlib import Path

from regency.bots.base import Budget
from regency.bots.heuristic import HeuristicBot
from regency.bots.network import Looker, Network, load_network
from regency.bots.weights import WeightsError, weights_path
from regency.core.game import Game
from regency.core.types import Mask, State

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


class NetBot:
    """Plays what the game's network thinks best; where there is none the heuristic plays."""

    name = "net"

    def __init__(self, game: Game, seed: int, machine: str = "numba") -> None:
        self._looker: Looker | None = None
        try:
            self._looker = Looker(game, network_of(game), machine)
        except WeightsError:
            self._instead = HeuristicBot(game, seed, machine)

    def choose(self, seen: State, seat: int, legal: Mask, budget: Budget) -> int:
        """Return the best action of one look, whatever the budget."""
        if self._looker is None:
            return self._instead.choose(seen, seat, legal, budget)
        self._looker.look(seen, seat)
        return self._looker.best(legal)
