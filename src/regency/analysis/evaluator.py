"""The one judge of a whole review: what positions and choices are worth to every seat."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Protocol

import numpy as np

from regency.analysis import drivers, net_drivers
from regency.analysis.drivers import PARTS, RESULT_ROWS
from regency.bots.ismcts import settings_for
from regency.bots.net import network_of
from regency.bots.network import load_network, looking
from regency.bots.search import CLEVER
from regency.bots.weights import VALUES, WeightsError, weights_hash, weights_path
from regency.core.engine import Rules, engine
from regency.core.game import Game
from regency.core.types import Ints, State, States

#: The names of evaluators; without one the network judges where a game has one.
EVALUATORS = ("network", "playouts")
#: At more seats the network's places say too little about who is first: matches go on to their end.
VALUED_SEATS = 2
#: So many letters of a file's digest tell one network from another.
DIGEST_LETTERS = 12


class Judge(Protocol):
    """Says what positions and choices are worth, deal by deal, in whole numbers."""

    name: str
    version: int
    weights: str | None  # which network, by its file's digest
    parts: int  # of a won match
    game: Game
    seats: int
    seed: int
    machine: str

    def worth(self, state: State, deals: int, first: int = 0) -> Ints:
        """Return results of the position with open hands: int32[deals, rows, seats]."""

    def weigh(
        self,
        state: State,
        seat: int,
        viewer: int,
        actions: Sequence[int],
        deals: int,
        first: int = 0,
    ) -> Ints:
        """Return results after each action, in the same deals: int32[actions, deals, rows, seats].

        *viewer* says what is held true: what that seat can know, or what anybody knows
        (`OPEN_HANDS`).
        """

    def ends(
        self, state: State, seat: int, viewer: int, action: int, deals: int, first: int = 0
    ) -> States:
        """Return how the match ends after an action, in each of the deals that `weigh` uses."""


def judge_of(
    game: Game, seats: int, seed: int = 0, machine: str = "numba", evaluator: str | None = None
) -> Judge:
    """Return an evaluator by its name, or the best there is; raises WeightsError, or ValueError."""
    if evaluator not in (*EVALUATORS, None):
        raise ValueError(f"no evaluator {evaluator!r}; there are {', '.join(EVALUATORS)}")
    if evaluator == "network" or (evaluator is None and weights_path(game).exists()):
        try:
            return ByNetwork(game, seats, seed, machine)
        except WeightsError:
            if evaluator is not None:
                raise
    return Playouts(game, seats, seed, machine)


def known_judges(game: Game) -> dict[str, tuple[int, str | None]]:
    """Return who can judge a game here: versions and networks by the names of evaluators."""
    found: dict[str, tuple[int, str | None]] = {Playouts.name: (Playouts.version, None)}
    digest = weights_hash(game)[:DIGEST_LETTERS]
    return {ByNetwork.name: (ByNetwork.version, digest)} | found if digest else found


def end_told(evaluator: str, scores: Sequence[Sequence[int]]) -> tuple[int, Ints]:
    """Return the parts of a won match, and how an evaluator tells an end: int32[rows, seats]."""
    judge = {one.name: one for one in (Playouts, ByNetwork)}[evaluator]
    result = np.zeros((RESULT_ROWS, len(scores)), np.int32)
    judge.tell_end(np.array(scores, np.int32), len(scores), result)
    return judge.parts, result


def cleverness(game: Game) -> int:
    """Return how often the moves of a playout are the heuristic's, as the tree search has it."""
    return int(settings_for(game).array()[CLEVER])


class Playouts:
    """Judges by playing matches out, with the moves that the tree search plays them out with."""

    name = "playouts"
    version = 2  # cards and dice were drawn alike in 1
    weights: str | None = None
    parts = PARTS
    tell_end = staticmethod(drivers.tell_result)

    def __init__(self, game: Game, seats: int, seed: int = 0, machine: str = "numba") -> None:
        rules: Rules = engine(game, machine)
        self.game = game
        self.seats = seats
        self.seed = seed
        self.machine = machine
        self._states = rules.new(3)
        self._clever = cleverness(game)
        buffers = rules.buffers()
        self._work = (
            self._clever, buffers.rng, buffers.mask, buffers.cards, buffers.points,
            buffers.no_events,
        )  # fmt: skip
        self._rules = rules
        self._worth = rules.bind(drivers.worth)
        self._weigh = rules.bind(drivers.weigh)

    def worth(self, state: State, deals: int, first: int = 0) -> Ints:
        """Return results of the position with open hands: int32[deals, rows, seats]."""
        results = np.zeros((deals, RESULT_ROWS, self.seats), np.int32)
        self._states[0] = state
        self._worth(self._states, self.seats, first, self.seed, *self._work, results)
        return results

    def weigh(
        self,
        state: State,
        seat: int,
        viewer: int,
        actions: Sequence[int],
        deals: int,
        first: int = 0,
    ) -> Ints:
        """Return results after each action, in the same deals: int32[actions, deals, rows, seats].

        *viewer* says what is held true: what that seat can know, or what anybody knows
        (`OPEN_HANDS`).
        """
        results = np.zeros((len(actions), deals, RESULT_ROWS, self.seats), np.int32)
        chosen = np.array(actions, np.int32)
        self._states[0] = state
        self._weigh(
            self._states, seat, self.seats, viewer, chosen, first, self.seed, *self._work, results
        )
        return results

    def ends(
        self, state: State, seat: int, viewer: int, action: int, deals: int, first: int = 0
    ) -> States:
        """Return how the match ends after an action, in each of the deals that `weigh` uses."""
        states = self._rules.new(1 + deals)
        states[0] = state
        b = self._rules.buffers()
        self._rules.bind(drivers.ends)(
            states, seat, viewer, action, first, self.seed, self._clever,
            b.rng, b.mask, b.cards, b.no_events,
        )  # fmt: skip
        return states[1:]


class ByNetwork:
    """Judges by a network, the game's or a file's: a few of its moves, then what seats expect."""

    name = "network"
    version = 1
    parts = net_drivers.NET_PARTS
    tell_end = staticmethod(net_drivers.tell_end)

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: int = 0,
        machine: str = "numba",
        path: Path | None = None,
    ) -> None:
        network = network_of(game) if path is None else load_network(game, path)
        digest = sha256((path or weights_path(game)).read_bytes()).hexdigest()
        self.weights: str | None = digest[:DIGEST_LETTERS]
        self.game = game
        self.seats = seats
        self.seed = seed
        self.machine = machine
        self._rules: Rules = engine(game, machine)
        self._states = self._rules.new(3)
        net = looking(game, network)
        expected = np.zeros((game.rules.MAX_SEATS, VALUES), np.float32)
        b = self._rules.buffers()
        self._work = (
            int(seats > VALUED_SEATS), network.lead_scale, b.mask, b.cards, b.points, b.no_events,
            expected, net,
        )  # fmt: skip
        self._ending = (b.mask, b.cards, b.no_events, net)
        self._worth = self._rules.bind(net_drivers.net_worth)
        self._weigh = self._rules.bind(net_drivers.net_weigh)

    def worth(self, state: State, deals: int, first: int = 0) -> Ints:
        """Return results of the position with open hands: int32[deals, rows, seats]."""
        results = np.zeros((deals, RESULT_ROWS, self.seats), np.int32)
        self._states[0] = state
        self._worth(self._states, self.seats, first, self.seed, *self._work, results)
        return results

    def weigh(
        self,
        state: State,
        seat: int,
        viewer: int,
        actions: Sequence[int],
        deals: int,
        first: int = 0,
    ) -> Ints:
        """Return results after each action, in the same deals: int32[actions, deals, rows, seats].

        *viewer* says what is held true, as for `Playouts`.
        """
        results = np.zeros((len(actions), deals, RESULT_ROWS, self.seats), np.int32)
        chosen = np.array(actions, np.int32)
        self._states[0] = state
        self._weigh(
            self._states, seat, self.seats, viewer, chosen, first, self.seed, *self._work, results
        )
        return results

    def ends(
        self, state: State, seat: int, viewer: int, action: int, deals: int, first: int = 0
    ) -> States:
        """Return how the match ends after an action, the network choosing for everyone."""
        states = self._rules.new(1 + deals)
        states[0] = state
        self._rules.bind(net_drivers.net_ends)(
            states, seat, viewer, action, first, self.seed, *self._ending
        )
        return states[1:]
