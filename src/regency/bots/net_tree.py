"""The bot that searches with the game's network; where there is none, the plain search plays."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, fields

import numpy as np

from regency.bots import net_search as compiled
from regency.bots import search as plain
from regency.bots.base import Budget
from regency.bots.ismcts import (
    DEFAULT_MILLISECONDS,
    SEED_MASK,
    TREE_SIZE,
    IsmctsBot,
    Tree,
    settings_for,
)
from regency.bots.net import network_of
from regency.bots.network import Network, looking
from regency.bots.weights import WeightsError
from regency.core.game import Game
from regency.core.types import Ints, Mask, State


@dataclass(frozen=True)
class SearchSettings:
    """How the search with a network weighs things."""

    exploration: float = 1.0
    sharpness: float = 0.25  # of the network's policy as a prior: 1 is as it is, 0 even
    first_play: float = 0.1  # how much worse than its parent an untried action is thought
    redeals: float = 1  # re-deals of which the most plausible is played
    score_share: float = 0.25  # points against places
    score_scale: float = 10.0  # a lead of so many points is worth half of all one can lead by

    def array(self, network: Network) -> Ints:
        """Return the settings as the compiled search reads them."""
        found = self.numbers()
        found[compiled.LEAD_SCALE], found[compiled.TOLD] = network.lead_scale, network.told
        return found

    def numbers(self) -> Ints:
        """Return the same but for what the network itself says."""
        found = np.zeros(compiled.SETTINGS, np.float64)
        found[compiled.EXPLORATION], found[compiled.FIRST_PLAY] = self.exploration, self.first_play
        found[compiled.SHARPNESS] = self.sharpness
        found[plain.REDEALS] = self.redeals
        found[plain.SCORE_SHARE] = self.score_share
        found[plain.SCORE_SCALE] = self.score_scale
        return found


def search_settings(game: Game, **changes: float) -> SearchSettings:
    """Return what a game declares for its searches, as far as this one knows it, with changes."""
    known = {field.name for field in fields(SearchSettings)}
    told = {name: value for name, value in game.search.items() if name in known}
    return SearchSettings(**{**told, **changes})


class NetTree(Tree):
    """A tree whose priors and values are the network's."""

    def __init__(
        self, game: Game, network: Network, settings: SearchSettings, clock: Callable[[], float]
    ) -> None:
        super().__init__(game, settings_for(game), clock)
        self._settings = settings.array(network)
        self._search = self._rules.bind(compiled.net_search)
        self._priors = np.zeros(TREE_SIZE, np.float32)
        self._seen = np.zeros(game.features.OBSERVATION.size, np.int8)
        self._chances = np.zeros(len(self._buffers.mask), np.float32)
        self._net = looking(game, network)

    def _burst(self, seat: int, seats: int, iterations: int) -> None:
        b = self._buffers
        self._search(
            self._states, seat, seats, iterations, self._redeals, self._nodes, self._values,
            self._priors, self._used, self._settings, b.rng, b.mask, self._path, b.cards,
            self._utility, b.no_events, self._chances, self._seen, self._net,
        )  # fmt: skip


class SearchBot:
    """Searches with the network; the same seed and iterations give the same choice."""

    name = "search"

    def __init__(
        self,
        game: Game,
        seed: int,
        budget: Budget | None = None,
        settings: SearchSettings | None = None,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        self._budget = budget or Budget(milliseconds=DEFAULT_MILLISECONDS)
        self._seed = seed & SEED_MASK
        self._tree: NetTree | None = None
        try:
            self._tree = NetTree(game, network_of(game), settings or search_settings(game), clock)
        except WeightsError:
            self._instead = IsmctsBot(game, seed, budget, clock=clock)

    def choose(self, seen: State, seat: int, legal: Mask, budget: Budget) -> int:
        """Return the action that was tried most; of equals the first."""
        if self._tree is None:
            return self._instead.choose(seen, seat, legal, budget)
        only = np.flatnonzero(legal)
        if len(only) == 1:
            return int(only[0])
        self._seed = (self._seed + 1) & SEED_MASK
        given = self._budget if budget == Budget() else budget
        self._tree.grow(seen, seat, given, self._seed, patient=False)
        return int(np.where(legal != 0, self._tree.visits, -1).argmax())
