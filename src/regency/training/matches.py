"""Many matches as tensors over their own memory: nothing is copied between rules and network."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from torch import Tensor

from regency.core.drivers import HEURISTIC_PLAYER
from regency.core.engine import engine
from regency.core.game import Game
from regency.core.types import Ints, States
from regency.rl.batch import records
from regency.rl.steps import LEARNER, NOBODY_TO_ACT, choice_type
from regency.training import steps

#: Seeds of deals: this many bits for the matches of a run, and one that marks those for judging.
MATCH_BITS = 28
RUNS = 1 << 10
JUDGING = 1 << 38


def training_seed(seed: int, sitting: int) -> int:
    """Return the first seed of a sitting's deals; no deal of judging is among them."""
    return (seed * 31 + sitting) % RUNS << MATCH_BITS


def spread_seats(seats: tuple[int, ...], count: int) -> Ints:
    """Return the number of seats of every match: equal shares, side by side."""
    return np.array(seats, np.int8)[np.arange(count) * len(seats) // count]


def draw_players(game: Game, seats: Ints, heuristic: float, seed: int) -> Ints:
    """Return who plays each seat: a share of them the heuristic, a learner in every match."""
    rng = np.random.default_rng(seed)
    players = np.full((len(seats), game.rules.MAX_SEATS), LEARNER, np.int8)
    players[rng.random(players.shape) < heuristic] = HEURISTIC_PLAYER
    rows = np.arange(len(seats))
    players[rows, rng.integers(0, 1 << 30, len(seats)) % seats] = LEARNER
    return players


class Matches:
    """Matches of one game at any numbers of seats, each waiting for a choice of one seat.

    Row i of `seen`, `mask` and `shown` (points, the viewer's first) is for the seat `turn`, or
    NOBODY_TO_ACT where a match is over and not dealt anew. `place` and `lead` say what the last
    step paid each seat, `done` whether it ended the match, `expert` what the heuristic would do,
    where `ask` is set. Write into `actions`, then `step`.
    """

    device = "cpu"

    def __init__(
        self,
        game: Game,
        seats: Ints,
        players: Ints,
        seeds: Ints,
        *,
        told: bool,
        again: bool = True,
        stride: int = 0,
        ask: bool = False,
    ) -> None:
        self.game = game
        self.count = len(seats)
        self.ask = ask
        self._states = records(self.count, game.rules.STATE.dtype)
        self._rows = records(self.count, steps.row_type(game))
        self._rows["turn"] = NOBODY_TO_ACT
        self._rows["seats"], self._rows["players"] = seats, players
        self._rows["seed"] = seeds
        self._works = records(self.workers(), steps.work_type(game))
        self._works["stride"] = stride or self.count
        self._works["again"], self._works["told"] = int(again), int(told)
        self._works["options"] = game.option_values({})
        self._make()
        self._run(dealing=1)

    def workers(self) -> int:
        """Return how many work arrays are needed."""
        return 1

    def _make(self) -> None:
        self._views = records(self.count, steps.view_type(self.game))
        self._choices = records(self.count, choice_type(self.game))
        self.actions = torch.zeros(self.count, dtype=torch.int64)
        self._act = self.actions.numpy()
        self._bound = engine(self.game).bind(steps.step_all)
        self._share(self._views["observation"], self._choices["mask"], self._rows)

    def _share(self, seen: Any, mask: Any, rows: Any) -> None:
        """Take tensors over arrays."""
        self.seen, self.mask = self.tensor(seen), self.tensor(mask)
        self.turn, self.done = self.tensor(rows["turn"]), self.tensor(rows["done"])
        self.seats, self.expert = self.tensor(rows["seats"]), self.tensor(rows["expert"])
        self.place, self.lead = self.tensor(rows["place"]), self.tensor(rows["lead"])
        self.shown = self.tensor(rows["shown"])

    def tensor(self, array: Any) -> Tensor:
        """Return a tensor over an array's memory."""
        return torch.from_numpy(array)

    def step(self) -> None:
        """Carry out one decision in every match."""
        self._run(dealing=0)

    def _run(self, dealing: int) -> None:
        self._bound(
            self._states, self._rows, self._act, self._views, self._choices, self._works,
            dealing, int(self.ask),
        )  # fmt: skip

    def kept(self) -> dict[str, Ints]:
        """Return all that a match is, so that it can go on in another process."""
        return {
            "states": _bytes(self._states), "rows": _bytes(self._rows),
            "views": _bytes(self._views), "choices": _bytes(self._choices),
        }  # fmt: skip

    def restore(self, kept: dict[str, Ints]) -> None:
        """Go on with the matches that were kept."""
        for name, array in self._arrays().items():
            array.view(np.uint8).reshape(self.count, -1)[:] = kept[name]

    def _arrays(self) -> dict[str, States]:
        return {
            "states": self._states, "rows": self._rows, "views": self._views,
            "choices": self._choices,
        }  # fmt: skip


def _bytes(array: States) -> Ints:
    return np.ascontiguousarray(array).view(np.uint8).reshape(len(array), -1).copy()


def new_matches(
    device: str, game: Game, seats: Ints, players: Ints, seeds: Ints, **how: Any
) -> Any:
    """Return matches on a device, `cpu` or `cuda`."""
    if device == "cpu":
        return Matches(game, seats, players, seeds, **how)
    from regency.training.matches_cuda import CudaMatches

    return CudaMatches(game, seats, players, seeds, **how)
