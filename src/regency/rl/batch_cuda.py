"""The vector machine on a GPU: one thread per match; PyTorch and JAX take its arrays uncopied."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from regency.core.cuda import THREADS_A_BLOCK, CudaRules
from regency.core.drivers import HEURISTIC_PLAYER
from regency.core.engine import engine
from regency.core.game import Game, OptionValue
from regency.core.kernel import seed_words
from regency.core.saving import Saved, Saving, check_fits
from regency.core.types import Ints, States
from regency.rl import dlpack, steps
from regency.rl.batch import check_counts, new_rows, new_works, records, seed_rows
from regency.rl.rewards import reward_kind
from regency.rl.seeds import SAMPLES, TRAIN, check_split, derived
from regency.rl.steps import sample_match, step_match

# After `core.cuda`, which mends NumPy for it.
from numba import cuda  # isort: skip


def step_kernel(
    states: States, rows: States, actions: Ints, views: States, choices: States, finals: States,
    works: States, turn: Ints, done: Ints, reward: Ints, rngs: Ints, seed: int, dealing: int,
) -> None:  # fmt: skip
    """Deal match *i* in thread *i*, or carry out one decision; as `steps.run_range` does."""
    i = cuda.grid(1)
    if i < states.shape[0]:
        step_match(
            states[i], rows[i], int(actions[i]), views[i], choices[i],
            finals[i % finals.shape[0]], works[i], dealing,
        )  # fmt: skip
        done[i] = rows[i].done
        turn[i] = rows[i].turn
        for seat in range(reward.shape[1]):
            reward[i, seat] = rows[i].reward[seat]
        if dealing != 0:
            seed_words(rngs[i], derived(seed, i, SAMPLES))


def sample_kernel(rows: States, choices: States, rngs: Ints, actions: Ints) -> None:
    """Draw a legal action for match *i* in thread *i*."""
    i = cuda.grid(1)
    if i < rows.shape[0]:
        actions[i] = sample_match(rows[i], choices[i], rngs[i])


class DeviceArray:
    """A plain array in the device's memory, which other libraries take without a copy.

    `torch.as_tensor(array, device="cuda")`, `torch.from_dlpack(array)`, `cupy.asarray(array)` and
    `jax.dlpack.from_dlpack(array)` share the memory. JAX believes that arrays never change: take
    it anew after each step.
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

    def __dlpack_device__(self) -> tuple[int, int]:
        return dlpack.CUDA, int(cuda.get_current_device().id)

    def __dlpack__(self, *, stream: Any = None, **_wishes: Any) -> Any:
        # What was launched is finished before another stream may look.
        cuda.synchronize()
        pointer, _ = self._owner.__cuda_array_interface__["data"]
        return dlpack.capsule(
            self._owner, pointer, self.shape, self.dtype, self.__dlpack_device__()
        )

    def copy_to_host(self) -> Ints:
        """Return the values as a NumPy array."""
        whole = np.ascontiguousarray(self._owner.copy_to_host())
        plain: Ints = whole.view(self.dtype).reshape(self.shape)
        return plain


class CudaBatch(Saving):
    """`Batch` on a GPU, with the same matches: what a step writes stays in the device's memory.

    It is saved, copied and pickled by way of the host's memory.
    """

    changing = ("states", "_rows", "_views", "_choices", "_actions", "_rngs")

    def __init__(
        self,
        game: Game,
        seats: int,
        count: int,
        *,
        options: Mapping[str, OptionValue] | None = None,
        seed: int | Sequence[int] = 0,
        split: str = TRAIN,
        reward: str = "places",
        players: Ints | None = None,
        again: bool = True,
        skip_forced: bool = False,
        element: str = steps.INT8,
    ) -> None:
        self._settings: dict[str, Any] = {
            "game": game, "seats": seats, "count": count, "options": dict(options or {}),
            "split": split, "reward": reward, "players": players, "again": again,
            "skip_forced": skip_forced, "element": element,
        }  # fmt: skip
        self._build(**self._settings)
        self.reset(seed)

    def _build(
        self, game: Game, seats: int, count: int, options: Mapping[str, OptionValue], split: str,
        reward: str, players: Ints | None, again: bool, skip_forced: bool, element: str,
    ) -> None:  # fmt: skip
        check_counts(game, seats, count)
        check_split(split)
        self._split = split
        self.game = game
        self.seats = seats
        self.count = count
        self._host_rows = new_rows(game, seats, count, players)
        self._bind()
        works = new_works(
            game, count, seats=seats, options=game.option_values(options),
            kind=reward_kind(reward), again=int(again), skip=int(skip_forced),
        )  # fmt: skip
        view = steps.view_type(game, element)
        self._works = cuda.to_device(works)
        self.states = cuda.to_device(records(count, game.rules.STATE.dtype))
        self._rows = cuda.to_device(self._host_rows)
        self._views = cuda.to_device(records(count, view))
        self._choices = cuda.to_device(records(count, steps.choice_type(game)))
        self._finals = cuda.to_device(records(1, view))
        self._actions = cuda.to_device(np.zeros(count, np.int64))
        self._rngs = cuda.to_device(np.zeros((count, 4), np.uint32))
        self._told = [
            cuda.to_device(np.zeros(count, np.int8)), cuda.to_device(np.zeros(count, np.uint8)),
            cuda.to_device(np.zeros((count, seats), np.float32)),
        ]  # fmt: skip
        size, width = game.features.OBSERVATION.size, game.rules.ACTIONS.count
        self.observation = DeviceArray(self._views, (count, size), element)
        self.mask = DeviceArray(self._choices, (count, width), np.uint8)
        self.turn = DeviceArray(self._told[0], (count,), np.int8)
        self.done = DeviceArray(self._told[1], (count,), np.uint8)
        self.reward = DeviceArray(self._told[2], (count, seats), np.float32)

    def fits(self) -> tuple[Any, ...]:
        """Return all that decides the arrays and what is written into them."""
        told = self._settings
        options = tuple(self.game.full_options(told["options"]).items())
        names = ("count", "split", "reward", "again", "skip_forced", "element")
        return ("cuda", self.game.name, self.seats, options, *(told[name] for name in names))

    def save(self) -> Saved:
        """Return the present moment, in the host's memory."""
        arrays = [*(getattr(self, name) for name in self.changing), *self._told]
        return Saved(self.fits(), {str(i): one.copy_to_host() for i, one in enumerate(arrays)})

    def restore(self, saved: Saved) -> None:
        """Go back to a saved moment; the arrays stay where they are on the device."""
        check_fits(saved, self)
        arrays = [*(getattr(self, name) for name in self.changing), *self._told]
        for i, one in enumerate(arrays):
            one.copy_to_device(saved.parts[str(i)])

    def __getstate__(self) -> tuple[dict[str, Any], Saved]:
        return self._settings, self.save()

    def __setstate__(self, kept: tuple[dict[str, Any], Saved]) -> None:
        self._settings, saved = kept
        self._build(**self._settings)
        self.restore(saved)

    def _bind(self) -> None:
        """Compile the kernels; a heuristic that nobody plays by is left out, as it takes long."""
        rules: CudaRules = engine(self.game, "cuda")
        plain = not (self._host_rows["players"] == HEURISTIC_PLAYER).any()
        binder = rules.random_binder if plain else rules.binder
        self._step: Any = binder.twin(step_kernel, decorate=cuda.jit)
        self._sample: Any = binder.twin(sample_kernel, decorate=cuda.jit)
        self._grid = (-(-self.count // THREADS_A_BLOCK), THREADS_A_BLOCK)

    def reset(self, seed: int | Sequence[int]) -> None:
        """Begin all matches anew from a seed, or from one for each."""
        draws = seed_rows(self._host_rows, seed, self._split, old=False)
        if draws is None:
            raise ValueError("every match needs a seed here, not None")
        self._rows.copy_to_device(self._host_rows)
        self._launch(self._actions, draws, dealing=1)

    def step(self, actions: Any) -> None:
        """Carry out one action in every match; *actions* lie on the device or on the host."""
        there = hasattr(actions, "__cuda_array_interface__")
        self._launch(cuda.as_cuda_array(actions) if there else cuda.to_device(actions))

    def sample(self) -> Any:
        """Return a random legal action for every match, on the device."""
        self._sample[self._grid](self._rows, self._choices, self._rngs, self._actions)
        return self._actions

    def _launch(self, actions: Any, seed: int = 0, dealing: int = 0) -> None:
        self._step[self._grid](
            self.states, self._rows, actions, self._views, self._choices, self._finals,
            self._works, *self._told, self._rngs, seed, dealing,
        )  # fmt: skip
