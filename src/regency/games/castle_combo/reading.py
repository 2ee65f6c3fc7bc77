"""Where things lie in a state's bytes, and how to read many of them at once."""

import struct
from collections.abc import Callable, Sequence
from itertools import accumulate, chain
from operator import itemgetter
from typing import Any

import numpy as np

from regency.core.types import Ints
from regency.games.castle_combo.rules.state import STATE

_FIELDS: dict[str, Any] = dict(STATE.dtype.fields or {})

#: Reads numbers, and tuples of them, out of bytes.
Reader = Callable[[bytes], tuple[Any, ...]]


def span(name: str) -> slice:
    """Return where a field lies."""
    kind, start = _FIELDS[name][:2]
    return slice(start, start + kind.itemsize)


def rows_bytes(names: Sequence[str], row: int) -> list[int]:
    """Return where one row of several fields lies, byte by byte."""
    places: list[int] = []
    for name in names:
        kind, start = _FIELDS[name][:2]
        each = kind.itemsize // kind.shape[0]
        places += range(start + row * each, start + (row + 1) * each)
    return places


def sort_out(groups: Sequence[Sequence[int]]) -> tuple[Ints, list[slice]]:
    """Return an order that brings groups of bytes together, and where each of them is then."""
    ends = accumulate(len(group) for group in groups)
    spans = [slice(end - len(group), end) for group, end in zip(groups, ends, strict=True)]
    return np.array(list(chain(*groups)), np.intp), spans


def read_single(names: Sequence[str]) -> Reader:
    """Return what reads several single numbers out of a whole state."""
    ordered = sorted(names, key=lambda name: span(name).start)
    form, at = "=", 0
    for name in ordered:
        where = span(name)
        form += f"{where.start - at}x{_FIELDS[name][0].base.char}"
        at = where.stop
    unpack = struct.Struct(form).unpack_from
    pick = itemgetter(*[ordered.index(name) for name in names])
    return lambda raw: pick(unpack(raw))


def read_rows(names: Sequence[str]) -> Reader:
    """Return what reads one row of several fields; a row of one number is that number."""
    kinds = [_FIELDS[name][0] for name in names]
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
