"""What is packed on any machine is what Python's own base64 says."""

from __future__ import annotations

import base64

import numpy as np
import pytest

from regency.core import packing
from regency.core.engine import engine
from regency.games import game


@pytest.mark.parametrize("machine", ["python", "numba"])
def test_base64_of_every_length_and_letter(machine: str) -> None:
    put = engine(game("kuhn"), machine).bind(packing.put_base64)
    every = np.arange(256, dtype=np.uint8)
    dice = np.random.default_rng(1)
    for data in (every, *(dice.integers(0, 256, size, np.uint8) for size in range(40))):
        out = np.full(packing.base64_size(len(data)), 7, np.uint8)
        put(data, out)
        assert out.tobytes() == base64.b64encode(data.tobytes())


@pytest.mark.parametrize("machine", ["python", "numba"])
def test_a_mask_has_a_bit_for_every_action(machine: str) -> None:
    pack = engine(game("kuhn"), machine).bind(packing.pack_mask)
    dice = np.random.default_rng(2)
    for count in (1, 8, 9, 38, 158):
        mask = dice.integers(0, 2, count, np.uint8)
        packed = np.full(-(-count // packing.BITS), 255, np.uint8)
        pack(mask, packed)
        assert packed.tobytes() == np.packbits(mask, bitorder="little").tobytes()
