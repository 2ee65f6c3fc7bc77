"""Records with visibility: every field of a state says who may see it, and there is no default."""

import copyreg
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from operator import itemgetter
from types import MappingProxyType
from typing import Any

import numpy as np

from regency.core.types import EMPTY, HIDDEN, States

#: In a KNOWN_BY mask, seat s is bit s and spectators are the highest bit.
SPECTATOR_BIT = 1 << 7
EVERYONE = 0xFF


@dataclass(frozen=True)
class Visibility:
    """Who may see a field; `mask` names the companion field of KNOWN_BY."""

    kind: str
    mask: str = ""

    def __str__(self) -> str:
        return f'KNOWN_BY("{self.mask}")' if self.mask else self.kind


PUBLIC = Visibility("PUBLIC")
OWNER = Visibility("OWNER")
NOBODY = Visibility("NOBODY")


def KNOWN_BY(mask: str) -> Visibility:  # noqa: N802 - reads like its siblings in a declaration
    """Make each entry visible to the seats whose bit is set in the companion field *mask*."""
    return Visibility("KNOWN_BY", mask)


@dataclass(frozen=True)
class Field:
    """One declared field: its visibility, element type and shape."""

    visibility: Visibility
    base: str
    shape: tuple[int, ...]

    @property
    def signed(self) -> bool:
        """Tell whether the element type has room for EMPTY and HIDDEN."""
        return self.base.startswith("i")

    @property
    def hidden(self) -> int:
        """Return what an unknown entry reads: HIDDEN, or its bit pattern in unsigned fields."""
        if self.signed:
            return HIDDEN
        return int(np.iinfo(np.dtype(self.base)).max) + 1 + HIDDEN


def _field(visibility: Visibility, base: str, shape: tuple[int, ...]) -> Field:
    if not isinstance(visibility, Visibility):
        raise TypeError(
            "the first argument of a field is its visibility: PUBLIC, OWNER, NOBODY or "
            f'KNOWN_BY("mask"); got {visibility!r}'
        )
    if any(not isinstance(n, int) or n < 1 for n in shape):
        raise TypeError(f"a field's shape is made of positive whole numbers; got {shape!r}")
    return Field(visibility, base, shape)


def i8(visibility: Visibility, *shape: int) -> Field:
    """Declare a field of small signed numbers (-128 … 127): cards, counts, seats."""
    return _field(visibility, "i1", shape)


def i16(visibility: Visibility, *shape: int) -> Field:
    """Declare a field of signed 16-bit numbers."""
    return _field(visibility, "i2", shape)


def u8(visibility: Visibility, *shape: int) -> Field:
    """Declare a field of bytes: bit masks and flags."""
    return _field(visibility, "u1", shape)


def u32(visibility: Visibility, *shape: int) -> Field:
    """Declare a field of 32-bit words: random generators, wide bit sets."""
    return _field(visibility, "u4", shape)


#: Fills the end of a record up to its alignment; no rule reads it.
_FILLER = "filler"

#: Fields that every state has, because drivers and bots read them.
_NEEDED = {"rng": u32(NOBODY, 4), "seats": i8(PUBLIC)}


@dataclass(frozen=True)
class Record:
    """A state's layout: the NumPy dtype the rules run on and who may see each field."""

    fields: Mapping[str, Field]
    dtype: np.dtype[Any]

    def new(self, count: int = 1) -> States:
        """Return *count* zeroed states; an element is a record whose fields are attributes."""
        return np.zeros(count, self.dtype)


def record(**fields: Field) -> Record:
    """Declare a state; raises when a declaration contradicts itself."""
    for name, needed in _NEEDED.items():
        if fields.get(name) != needed:
            raise TypeError(
                "a state needs rng = u32(NOBODY, 4), the simulation's generator, and "
                f"seats = i8(PUBLIC); {name} is missing or declared otherwise"
            )
    for name, field in fields.items():
        if field.visibility == OWNER and not field.shape:
            raise TypeError(f"{name}: OWNER needs a first axis, the seat")
        if field.visibility.kind == "KNOWN_BY":
            _check_mask(name, field, fields)
    return Record(MappingProxyType(dict(fields)), _layout(fields))


def _layout(fields: Mapping[str, Field]) -> np.dtype[Any]:
    """Return the dtype, without gaps: copies need not carry bytes that belong to no field."""
    widest_first = sorted(fields.items(), key=lambda item: -np.dtype(item[1].base).itemsize)
    layout: list[Any] = [(name, field.base, field.shape) for name, field in widest_first]
    size = sum(np.dtype(part[1]).itemsize * int(np.prod(part[2])) for part in layout)
    # Records are compiled to C structs; align=True keeps the two layouts equal.
    aligned = np.dtype(layout, align=True)
    if aligned.itemsize > size:
        layout.append((_FILLER, "u1", (aligned.itemsize - size,)))
    return with_attributes(np.dtype(layout, align=True))


class Rows(type):
    """The type of types of records; such a type is known by the names of its fields."""

    names: tuple[str, ...]


def with_attributes(dtype: np.dtype[Any]) -> np.dtype[Any]:
    """Return the dtype with records whose fields are attributes.

    `np.record` does that too, in Python: reading a field takes it several times as long, and
    Numba four times as long to recognise an array of them.
    """
    return np.dtype((row_type(dtype.names or ()), dtype)) if dtype.type is np.void else dtype


@cache
def row_type(names: tuple[str, ...]) -> Rows:
    """Return the type of records with these fields."""
    for name in names:
        if hasattr(np.void, name):
            raise TypeError(
                f"{name}: every NumPy record has such an attribute; choose another name"
            )
    fields = {name: property(itemgetter(name), _setter(name)) for name in names}
    row = Rows("Row", (np.void,), {"__slots__": (), **fields})
    row.names = names
    return row


def _setter(name: str) -> Callable[[Any, Any], None]:
    def put(row: Any, value: Any) -> None:
        row[name] = value

    return put


copyreg.pickle(Rows, lambda row: (row_type, (row.names,)))


def _check_mask(name: str, field: Field, fields: Mapping[str, Field]) -> None:
    mask = fields.get(field.visibility.mask)
    if mask is None:
        raise TypeError(f"{name}: its mask {field.visibility.mask!r} is not a field")
    if mask != u8(PUBLIC, *field.shape):
        raise TypeError(
            f"{name}: its mask {field.visibility.mask!r} must be u8(PUBLIC, …) of the same shape"
        )


__all__ = [
    "EMPTY",
    "EVERYONE",
    "HIDDEN",
    "KNOWN_BY",
    "NOBODY",
    "OWNER",
    "PUBLIC",
    "SPECTATOR_BIT",
    "Field",
    "Record",
    "Visibility",
    "i8",
    "i16",
    "record",
    "u8",
    "u32",
    "with_attributes",
]
