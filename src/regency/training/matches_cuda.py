"""`Matches` on a GPU: one thread per match; PyTorch reads its records where they are."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from torch import Tensor

from regency.bots.inputs import told_size
from regency.core.cuda import THREADS_A_BLOCK, CudaRules
from regency.core.drivers import HEURISTIC_PLAYER
from regency.core.engine import engine
from regency.core.slots import STATE_TYPE
from regency.core.types import Ints, States
from regency.rl.batch import records
from regency.rl.steps import choice_type
from regency.training.matches import Matches
from regency.training.steps import step_match, view_type

# After `core.cuda`, which mends NumPy for it.
from numba import cuda  # isort: skip


def step_kernel(
    states: States, rows: States, actions: Ints, views: States, choices: States, works: States,
    dealing: int, ask: int,
) -> None:  # fmt: skip
    """Deal match *i* in thread *i*, or carry out one decision; as `steps.step_all` does."""
    i = cuda.grid(1)
    if i < states.shape[0]:
        step_match(
            states[i], rows[i], int(actions[i]), views[i], choices[i], works[i], dealing, ask
        )  # fmt: skip


def trying_kernel(
    states: States, rows: States, actions: Ints, views: States, choices: States, works: States,
    dealing: int, ask: int,
) -> None:  # fmt: skip
    """Do the same on a copy in the thread's own memory, for games that try cards out.

    There threads that read the same field read side by side: many times as fast as records do.
    """
    i = cuda.grid(1)
    if i < states.shape[0]:
        own = cuda.local.array(1, STATE_TYPE)
        own[0] = states[i]
        step_match(
            own[0], rows[i], int(actions[i]), views[i], choices[i], works[i], dealing, ask
        )  # fmt: skip
        states[i] = own[0]


class Field:
    """A field of records in the device's memory, told to other libraries with its gaps."""

    def __init__(self, owner: Any, dtype: np.dtype[Any], name: str) -> None:
        assert dtype.fields is not None
        kind, offset = dtype.fields[name][:2]
        base, shape = kind.base, kind.shape
        inner = tuple(base.itemsize * int(np.prod(shape[axis + 1 :])) for axis in range(len(shape)))
        pointer, _ = owner.__cuda_array_interface__["data"]
        self._owner = owner  # lives as long as the field does
        self.__cuda_array_interface__ = {
            "shape": (owner.shape[0], *shape),
            "typestr": base.str,
            "strides": (dtype.itemsize, *inner),
            "data": (pointer + offset, False),
            "version": 2,
        }


class CudaMatches(Matches):
    """`Matches` in the device's memory, with the same deals."""

    device = "cuda"

    def workers(self) -> int:
        """Return how many work arrays are needed: each thread writes into its own."""
        return self.count

    def _make(self) -> None:
        rules: CudaRules = engine(self.game, "cuda")
        # A heuristic can be most of a kernel's code: left out where nobody plays or asks it.
        asked = self.ask or bool((self._rows["players"] == HEURISTIC_PLAYER).any())
        binder = rules.binder if asked else rules.random_binder
        tries = told_size(self.game) > self.game.features.OBSERVATION.size
        kernel = trying_kernel if tries else step_kernel
        self._bound: Any = binder.twin(kernel, decorate=cuda.jit)
        self._grid = (-(-self.count // THREADS_A_BLOCK), THREADS_A_BLOCK)
        self._states, self._works = cuda.to_device(self._states), cuda.to_device(self._works)
        row_kind, view_kind = self._rows.dtype, view_type(self.game)
        self._rows = cuda.to_device(self._rows)
        self._views = cuda.to_device(records(self.count, view_kind))
        self._choices = cuda.to_device(records(self.count, choice_type(self.game)))
        self.actions = torch.zeros(self.count, dtype=torch.int64, device="cuda")
        self._act = cuda.as_cuda_array(self.actions)
        fields = {name: Field(self._rows, row_kind, name) for name in row_kind.names or ()}
        seen = Field(self._views, view_kind, "observation")
        self._share(seen, Field(self._choices, choice_type(self.game), "mask"), fields)

    def tensor(self, array: Any) -> Tensor:
        """Return a tensor over a field."""
        return torch.as_tensor(array, device="cuda")

    def _run(self, dealing: int) -> None:
        self._bound[self._grid](
            self._states, self._rows, self._act, self._views, self._choices, self._works,
            dealing, int(self.ask),
        )  # fmt: skip

    def kept(self) -> dict[str, Ints]:
        """Return all that a match is, copied from the device."""
        return {
            name: np.ascontiguousarray(array.copy_to_host()).view(np.uint8).reshape(self.count, -1)
            for name, array in self._arrays().items()
        }

    def restore(self, kept: dict[str, Ints]) -> None:
        """Go on with the matches that were kept."""
        for name, array in self._arrays().items():
            kind = np.dtype(array.dtype)
            array.copy_to_device(np.ascontiguousarray(kept[name]).view(kind).reshape(self.count))
