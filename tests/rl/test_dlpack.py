"""DLPack capsules share memory, keep it alive, and let it go; shown on the memory of a CPU."""

from __future__ import annotations

import gc
from typing import Any

import numpy as np
import pytest

from regency.rl import dlpack


class Lent:
    """What `batch_cuda.DeviceArray` is to other libraries, in the host's memory."""

    def __init__(self, array: np.ndarray) -> None:
        self.array = array

    def __dlpack_device__(self) -> tuple[int, int]:
        return dlpack.CPU, 0

    def __dlpack__(self, **_wishes: Any) -> Any:
        array = self.array
        return dlpack.capsule(array, array.ctypes.data, array.shape, array.dtype, (dlpack.CPU, 0))


@pytest.mark.parametrize("kind", ["float32", "int8", "uint8", "int64"])
def test_numpy_takes_the_memory_itself(kind: str) -> None:
    array = np.arange(12, dtype=kind).reshape(3, 4)
    taken = np.from_dlpack(Lent(array))
    assert np.array_equal(taken, array)
    assert taken.dtype == array.dtype
    array[1, 2] = 99
    assert taken[1, 2] == 99


def test_pytorch_takes_the_memory_itself() -> None:
    torch = pytest.importorskip(
        "torch", reason="torch is not installed: pip install regency[train]"
    )
    array = np.zeros((2, 5), np.float32)
    taken = torch.from_dlpack(Lent(array))
    assert taken.data_ptr() == array.ctypes.data
    taken[1, 4] = 7.0
    assert array[1, 4] == 7.0


def test_memory_lives_as_long_as_somebody_looks() -> None:
    before = len(dlpack._held)
    taken = np.from_dlpack(Lent(np.arange(5)))
    gc.collect()
    assert len(dlpack._held) == before + 1
    assert taken.tolist() == [0, 1, 2, 3, 4]
    del taken
    gc.collect()
    assert len(dlpack._held) == before


def test_a_capsule_that_nobody_takes_is_let_go() -> None:
    before = len(dlpack._held)
    capsule = Lent(np.zeros(3)).__dlpack__()
    assert len(dlpack._held) == before + 1
    del capsule
    gc.collect()
    assert len(dlpack._held) == before


def test_what_dlpack_cannot_tell_is_refused() -> None:
    with pytest.raises(TypeError, match="not complex128"):
        dlpack.capsule(None, 0, (1,), np.complex128, (dlpack.CPU, 0))
