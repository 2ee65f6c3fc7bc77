"""Reading a state's bytes: many numbers at once, for views that would ask a record one by one.

Asking a NumPy record for a number takes microseconds, and a view shows hundreds of them.
"""

import struct
from collections.abc import Callable, Sequence
from itertools import accumulate, chain
from operator import itemgetter
from typing import Any

import numpy as np

from regency.core.record import Record
from regency.core.types import Ints

#: Reads numbers, and tuples of them, out of bytes.
Reader = Callable[[bytes], tuple[Any, ...]]


class Layout:
    """Where things lie in a state's bytes."""

    def __init__(self, record: Record) -> None:
        self._fields: dict[str, Any] = dict(record.dtype.fields or {})

    def span(self, name: str) -> slice:
        """Return where a field lies."""
        kind, start = self._fields[name][:2]
        return slice(start, start + kind.itemsize)

    def bytes_of(self, names: Sequence[str]) -> list[int]:
        """Return where fields lie, byte by byte."""
        return list(chain(*(range(self.span(name).start, self.span(name).stop) for name in names)))

    def row_of(self, names: Sequence[str], row: int) -> list[int]:
        """Return where one row of several fields lies, byte by byte."""
        places: list[int] = []
        for name in names:
            kind, start = self._fields[name][:2]
            each = kind.itemsize // kind.shape[0]
            places += range(start + row * each, start + (row + 1) * each)
        return places

    def read_fields(self, names: Sequence[str]) -> Reader:
        """Return what reads fields out of a state: numbers, and lists of them as tuples."""
        ordered = sorted(names, key=lambda name: self.span(name).start)
        form, at, count = "=", 0, 0
        picks: dict[str, int | slice] = {}
        for name in ordered:
            kind, where = self._fields[name][0], self.span(name)
            size = kind.itemsize // kind.base.itemsize
            form += f"{where.start - at}x{size}{kind.base.char}"
            picks[name] = slice(count, count + size) if kind.shape else count
            at, count = where.stop, count + size
        unpack = struct.Struct(form).unpack_from
        pick: Callable[[Any], tuple[Any, ...]] = itemgetter(*[picks[name] for name in names])
        return lambda raw: pick(unpack(raw))

    def read_row(self, names: Sequence[str]) -> Reader:
        """Return what reads the bytes of `row_of`; a row of one number is that number."""
        kinds = [self._fields[name][0] for name in names]
        counts = [kind.itemsize // kind.base.itemsize // kind.shape[0] for kind in kinds]
        codes = [f"{count}{kind.base.char}" for kind, count in zip(kinds, counts, strict=True)]
        unpack = struct.Struct("=" + "".join(codes)).unpack
        ends = accumulate(counts)
        picks = [
            slice(end - count, end) if len(kind.shape) > 1 else end - 1
            for kind, count, end in zip(kinds, counts, ends, strict=True)
        ]
        pick: Callable[[Any], tuple[Any, ...]] = itemgetter(*picks)
        return lambda raw: pick(unpack(raw))


def sort_out(groups: Sequence[Sequence[int]]) -> tuple[Ints, list[slice]]:
    """Return an order that brings groups of bytes together, and where each of them is then."""
    ends = accumulate(len(group) for group in groups)
    spans = [slice(end - len(group), end) for group, end in zip(groups, ends, strict=True)]
    return np.array(list(chain(*groups)), np.intp), spans


def sorted_bytes(raw: bytes, order: Ints) -> bytes:
    """Return the bytes that an order names, one after the other."""
    return np.frombuffer(raw, np.uint8)[order].tobytes()
