"""The one judge of a whole review: what positions and choices are worth to every seat."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from regency.analysis import drivers
from regency.analysis.drivers import RESULT_ROWS
from regency.bots.ismcts import settings_for
from regency.bots.search import CLEVER
from regency.core.engine import Rules, engine
from regency.core.game import Game
from regency.core.types import Ints, State, States


def cleverness(game: Game) -> int:
    """Return how often the moves of a playout are the heuristic's, as the tree search has it."""
    return int(settings_for(game).array()[CLEVER])


class Playouts:
    """Judges by playing matches out, with the moves that the tree search plays them out with."""

    name = "playouts"
    version = 1

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
