"""The vector machine on a GPU: one thread a match; PyTorch and JAX take its arrays uncopied."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from regency.core.cuda import THREADS_A_BLOCK, CudaRules
from regency.core.engine import engine
from regency.core.game import Game, OptionValue
from regency.core.kernel import seed_words
from regency.core.types import Ints, States
from regency.rl import steps
from regency.rl.batch import SAMPLE_STREAM, SEED_MASK, new_rows, new_works, records
from regency.rl.rewards import reward_kind
from regency.rl.steps import deal, sample_match, step_match

# After `core.cuda`, which mends NumPy for it.
from numba import cuda  # isort: skip


def deal_kernel(
    states: States, rows: States, views: States, choices: States, works: States, turn: Ints,
    rngs: Ints, seed: int,
) -> None:  # fmt: skip
    """Begin match *i* in thread *i*, as `steps.run_range` does."""
    i = cuda.grid(1)
    if i < states.shape[0]:
        seed_words(rngs[i], seed + i)
        deal(states[i], rows[i], views[i], choices[i], works[i])
        turn[i] = rows[i].turn


def step_kernel(
    states: States, rows: States, actions: Ints, views: States, choices: States, finals: States,
    works: States, turn: Ints, done: Ints, reward: Ints,
) -> None:  # fmt: skip
    """Carry out one decision of match *i* in thread *i*; as `steps.run_range` does."""
    i = cuda.grid(1)
    if i < states.shape[0]:
        step_match(
            states[i], rows[i], int(actions[i]), views[i], choices[i],
            finals[i % finals.shape[0]], works[i],
        )  # fmt: skip
        done[i] = rows[i].done
        turn[i] = rows[i].turn
        for seat in range(reward.shape[1]):
            reward[i, seat] = rows[i].reward[seat]


def sample_kernel(rows: States, choices: States, rngs: Ints, actions: Ints) -> None:
    """Draw a legal action for match *i* in thread *i*."""
    i = cuda.grid(1)
    if i < rows.shape[0]:
        actions[i] = sample_match(rows[i], choices[i], rngs[i])


class DeviceArray:
    """A plain array over memory that the kernels see as records (`__cuda_array_interface__`).

    `torch.as_tensor(array, device="cuda")`, `jax.numpy.asarray` by DLPack of that tensor, and
    `cupy.asarray(array)` share the memory.
    """

    def __init__(self, owner: Any, shape: tuple[int, ...], dtype: Any) -> None:
        self._owner = owner
        self.shape = shape
        self.dtype = np.dtype(dtype)

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        inside = dict(self._owner.__cuda_array_interface__)
        inside.pop("descr", None)
        inside |= {"shape": self.shape, "typestr": self.dtype.str, "strides": None}
        return inside

    def copy_to_host(self) -> Ints:
        """Return the values as a NumPy array."""
        whole = np.ascontiguousarray(self._owner.copy_to_host())
        plain: Ints = whole.view(self.dtype).reshape(self.shape)
        return plain


class CudaBatch:
    """`Batch` on a GPU, with the same matches: what a step writes stays in the device's memory."""

    def __init__(
        self,
        game: Game,
        seats: int,
        count: int,
        *,
        options: Mapping[str, OptionValue] | None = None,
        seed: int = 0,
        reward: str = "places",
        players: Ints | None = None,
        again: bool = True,
    ) -> None:
        game.check_seats(seats)
        self.game = game
        self.seats = seats
        self.count = count
        rules: CudaRules = engine(game, "cuda")
        self._step = rules.bind(step_kernel)
        self._deal = rules.bind(deal_kernel)
        self._sample = rules.bind(sample_kernel)
        self._grid = ((count + THREADS_A_BLOCK - 1) // THREADS_A_BLOCK, THREADS_A_BLOCK)
        self._host_rows = new_rows(game, seats, count, players)
        works = new_works(
            game, count, stride=count, seats=seats, options=game.option_values(options or {}),
            kind=reward_kind(reward), again=int(again),
        )  # fmt: skip
        self._works = cuda.to_device(works)
        self.states = cuda.to_device(records(count, game.rules.STATE.dtype))
        self._views = cuda.to_device(records(count, steps.view_type(game)))
        self._choices = cuda.to_device(records(count, steps.choice_type(game)))
        self._finals = cuda.to_device(records(1, steps.view_type(game)))
        size, width = game.features.OBSERVATION.size, game.rules.ACTIONS.count
        self.observation = DeviceArray(self._views, (count, size), np.float32)
        self.mask = DeviceArray(self._choices, (count, width), np.uint8)
        self.turn = cuda.to_device(np.zeros(count, np.int8))
        self.done = cuda.to_device(np.zeros(count, np.uint8))
        self.reward = cuda.to_device(np.zeros((count, seats), np.float32))
        self._actions = cuda.to_device(np.zeros(count, np.int64))
        self._rngs = cuda.to_device(np.zeros((count, 4), np.uint32))
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Begin all matches anew from a seed."""
        first = seed & SEED_MASK
        self._host_rows["seed"] = first + np.arange(self.count)
        self._rows = cuda.to_device(self._host_rows)
        self._deal[self._grid](
            self.states, self._rows, self._views, self._choices, self._works, self.turn,
            self._rngs, first + SAMPLE_STREAM,
        )  # fmt: skip

    def step(self, actions: Any) -> None:
        """Carry out one action in every match; *actions* lie on the device or on the host."""
        there = hasattr(actions, "__cuda_array_interface__")
        self._step[self._grid](
            self.states, self._rows,
            cuda.as_cuda_array(actions) if there else cuda.to_device(actions),
            self._views, self._choices, self._finals, self._works, self.turn, self.done,
            self.reward,
        )  # fmt: skip

    def sample(self) -> Any:
        """Return a random legal action for every match, on the device."""
        self._sample[self._grid](self._rows, self._choices, self._rngs, self._actions)
        return self._actions
