"""Numbers that nobody can know yet, and rules run over them.

The rules of a game are plain functions of whole numbers in a state. Run on a state in which every
hidden entry is `Unknown`, they work out what follows from the rest: whatever is reckoned from
something unknown is unknown itself, and where a condition is unknown both ways are tried. What
comes out as a plain number is the same in every deal there can be. No deal is drawn for that, so
nothing rare can be missed.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

from regency.core.types import EMPTY, HIDDEN

#: Unknown conditions one after the other on the way through a rule, and ways altogether.
MOST_CONDITIONS = 8
MOST_WAYS = 16

Result = TypeVar("Result")


class Puzzled(Exception):
    """More is unknown than can be followed; the caller promises less."""


class Unknown:
    """A whole number that depends on something hidden; it is none of those in `never`."""

    __slots__ = ("never", "walk")
    __hash__ = None  # type: ignore[assignment]  # equal to nothing that could be looked up

    def __init__(self, walk: Walk, *never: int) -> None:
        self.walk = walk
        self.never = never

    def is_never(self, number: int) -> bool:
        """Tell whether it cannot be this number."""
        return number in self.never

    def __bool__(self) -> bool:
        return self.walk.choose()

    def __eq__(self, other: object) -> Any:
        return False if type(other) is int and self.is_never(other) else self.walk.some

    def __ne__(self, other: object) -> Any:
        return True if type(other) is int and self.is_never(other) else self.walk.some

    def __index__(self) -> int:
        raise Puzzled("a place or a count is unknown")

    def __int__(self) -> int:
        raise Puzzled("an unknown number is needed")


def _reckoned(self: Unknown, *_: object) -> Unknown:
    """Return what comes of an unknown number: another."""
    return self.walk.some


for _name in (
    *("add", "sub", "mul", "floordiv", "truediv", "mod", "pow"),
    *("and", "or", "xor", "lshift", "rshift"),
):
    setattr(Unknown, f"__{_name}__", _reckoned)
    setattr(Unknown, f"__r{_name}__", _reckoned)
for _name in ("lt", "le", "gt", "ge", "neg", "pos", "invert", "abs"):
    setattr(Unknown, f"__{_name}__", _reckoned)


class Walk:
    """Goes every way that unknown conditions leave open, one after the other."""

    def __init__(self) -> None:
        #: Any number; a true entry of a state, which is never HIDDEN; one that is not EMPTY either.
        self.some = Unknown(self)
        self.entry = Unknown(self, HIDDEN)
        self.filled = Unknown(self, HIDDEN, EMPTY)
        self._turns: list[bool] = []
        self._at = 0
        self._at_a_fork: Callable[[], None] | None = None
        self._conditions = 0

    def choose(self) -> bool:
        """Say how an unknown condition turns out this time."""
        if self._at == 0 and self._at_a_fork is not None:
            self._at_a_fork()
        if self._at == len(self._turns):
            if self._at == self._conditions:
                raise Puzzled("too many conditions are unknown")
            self._turns.append(True)
        self._at += 1
        return self._turns[self._at - 1]

    def every_way(
        self,
        once: Callable[[], Result],
        at_a_fork: Callable[[], None] | None = None,
        conditions: int = MOST_CONDITIONS,
    ) -> list[Result]:
        """Return what comes of each way; raises Puzzled where there are too many.

        `at_a_fork` is called before the first unknown condition of each way.
        """
        turns = self._turns = []
        self._at_a_fork = at_a_fork
        self._conditions = conditions
        found: list[Result] = []
        while True:
            self._at = 0
            try:
                found.append(once())
            except IndexError as wrong:
                # No deal leads here: two conditions were unknown that hang together.
                raise Puzzled("a way that cannot be gone") from wrong
            while turns and not turns[-1]:
                turns.pop()
            if not turns:
                return found
            if len(found) == MOST_WAYS:
                raise Puzzled("too many ways are open")
            turns[-1] = False


def merged(walk: Walk, values: Sequence[Any]) -> Any:
    """Return the number that all of these are, or an unknown one."""
    first = values[0]
    if type(first) is not Unknown and all(type(v) is not Unknown and v == first for v in values):
        return first
    if not all(_is_never(value, HIDDEN) for value in values):
        return walk.some
    return walk.filled if all(_is_never(value, EMPTY) for value in values) else walk.entry


def _is_never(value: Any, number: int) -> bool:
    return value.is_never(number) if type(value) is Unknown else value != number


class Cells(list[Any]):
    """An array as the rules use it: indexed by one number or several, any of them unknown."""

    __slots__ = ()

    @staticmethod
    def of(values: Iterable[Any]) -> Cells:
        """Return nested lists as an array."""
        return Cells([Cells.of(value) if isinstance(value, list) else value for value in values])

    @property
    def shape(self) -> tuple[int, ...]:
        """Return the lengths of all axes, as NumPy does."""
        first = list.__getitem__(self, 0)
        return (len(self), *first.shape) if type(first) is Cells else (len(self),)

    def __getitem__(self, index: Any) -> Any:
        if type(index) is int:
            return list.__getitem__(self, index)
        if type(index) is tuple:
            first, rest = index[0], index[1:] if len(index) > 2 else index[1]
            if type(first) is not Unknown:
                return list.__getitem__(self, _place(first))[rest]
            return merged(first.walk, [row[rest] for row in self])
        if type(index) is Unknown:
            if type(list.__getitem__(self, 0)) is Cells:
                raise Puzzled("a row is unknown")
            return merged(index.walk, self)
        return list.__getitem__(self, _place(index))

    def __setitem__(self, index: Any, value: Any) -> None:
        if type(index) is tuple:
            first, rest = index[0], index[1:] if len(index) > 2 else index[1]
            if type(first) is not Unknown:
                list.__getitem__(self, _place(first))[rest] = value
            else:
                for row in self:
                    row[rest] = merged(first.walk, [row[rest], value])
        elif type(index) is Unknown:
            for place, old in enumerate(self):
                list.__setitem__(self, place, merged(index.walk, [old, value]))
        elif type(old := list.__getitem__(self, _place(index))) is Cells:
            old.fill(value)
        else:
            list.__setitem__(self, _place(index), value)

    def fill(self, value: Any) -> None:
        """Take over the entries of another array, or one value for all."""
        rows = value if isinstance(value, list) else [value] * len(self)
        if len(rows) != len(self):
            raise Puzzled("arrays of different lengths")
        for place, one in enumerate(rows):
            self[place] = one

    def copied(self) -> Cells:
        """Return a copy, of all axes."""
        if self and type(list.__getitem__(self, 0)) is Cells:
            return Cells([row.copied() for row in self])
        return Cells(self)

    def __getattr__(self, name: str) -> Any:
        raise Puzzled(f"arrays have no {name} here")


def _place(index: Any) -> int:
    """Return an index as a number; whole parts of arrays are not followed."""
    if isinstance(index, slice):
        raise Puzzled("a part of an array")
    return operator.index(index)


def _not_reckoned(self: Cells, *_: object) -> Any:
    """Refuse what lists and arrays do differently: rules reckon with entries, not with arrays."""
    raise Puzzled("arrays are reckoned with")


for _name in ("add", "radd", "iadd", "mul", "rmul", "imul", "eq", "ne", "lt", "le", "gt", "ge"):
    setattr(Cells, f"__{_name}__", _not_reckoned)


# --- what the rules call beside each other, for numbers that may be unknown


def whole(value: Any) -> Any:
    """Do what `int` does."""
    return value if type(value) is Unknown else int(value)


def largest(*values: Any) -> Any:
    """Do what `max` does."""
    return _picked(max, values)


def smallest(*values: Any) -> Any:
    """Do what `min` does."""
    return _picked(min, values)


def _picked(pick: Callable[[Iterable[Any]], Any], values: Sequence[Any]) -> Any:
    values = values if len(values) > 1 else values[0]
    for value in values:
        if type(value) is Unknown:
            return value.walk.some
    return pick(values)


#: Types of numbers, which make no difference where none has an end.
NUMBERS = ("int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64")


class Arrays:
    """Does what the rules use of NumPy while they run: arrays of zeros."""

    def __getattr__(self, name: str) -> Any:
        if name in NUMBERS:
            return name
        raise Puzzled(f"numpy.{name}")

    @staticmethod
    def zeros(shape: int | tuple[int, ...], dtype: object = None) -> Cells:
        """Return an array of zeros."""
        if isinstance(shape, tuple) and len(shape) > 1:
            return Cells([Arrays.zeros(shape[1:]) for _ in range(shape[0])])
        return Cells([0] * (shape[0] if isinstance(shape, tuple) else shape))


#: The names these go by in a rule.
STAND_INS: dict[str, Any] = {"int": whole, "max": largest, "min": smallest, "np": Arrays()}
