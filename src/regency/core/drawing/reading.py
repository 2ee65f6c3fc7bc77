"""Reads a drawing back as Python values: what terminals, language models and tests are given.

The plain counterpart of `encode`: a law compares the two.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from regency.core.drawing import shapes
from regency.core.drawing.row import FIRST, NEXT
from regency.core.text import Text
from regency.core.types import EMPTY, Ints

#: A row, or a list that was used as one.
Drawing: TypeAlias = "Sequence[int] | Ints"


class Misfit(ValueError):
    """A drawing does not fit its shape; the message says where."""


class _Reader:
    def __init__(self, numbers: Drawing) -> None:
        last = int(numbers[NEXT])
        if last > len(numbers):
            raise Misfit(f"a drawing of {last - FIRST} numbers, and room for {len(numbers)}")
        self._numbers = numbers[FIRST:last]
        self._at = 0

    def next(self, where: str) -> int:
        if self._at == len(self._numbers):
            raise Misfit(f"{where}: the drawing ends too soon")
        self._at += 1
        return int(self._numbers[self._at - 1])

    def end(self) -> None:
        if self._at < len(self._numbers):
            left = len(self._numbers) - self._at
            raise Misfit(f"the drawing has {left} numbers more than its shape")

    def choice(self, where: str, count: int, low: int = 0) -> int:
        number = self.next(where)
        if not low <= number < low + count:
            raise Misfit(f"{where}: {number} is none of {low} to {low + count - 1}")
        return number - low

    def read(self, shape: shapes.Shape, where: str) -> Any:
        match shape:
            case shapes.Number():
                number = self.next(where)
                return None if shape.optional and number == EMPTY else number
            case shapes.OneValue():
                value = shape.values[self.choice(where, len(shape.values), shape.low)]
                if value is shapes.UNUSED:
                    raise Misfit(f"{where}: {self._numbers[self._at - 1]} stands for nothing")
                return value
            case shapes.Constant():
                return shape.value
            case shapes.List():
                return [self.read(shape.of, f"{where}[{n}]") for n in range(self.count(where))]
            case shapes.Map():
                return dict(self.member(shape, where) for _ in range(self.count(where)))
            case shapes.FixedList():
                return [self.read(one, f"{where}[{n}]") for n, one in enumerate(shape.of)]
            case shapes.Object():
                return self.members(shape.members, where)
            case shapes.Message():
                key = shape.keys[self.choice(where, len(shape.keys)) if shape.keys[1:] else 0]
                return {"key": key, "params": self.members(shape.params, f"{where} {key}")}
            case shapes.Alternatives():
                name = list(shape.cases)[self.choice(where, len(shape.cases))]
                return self.read(shape.cases[name], f"{where} {name}")
        raise TypeError(f"{type(shape).__name__} is no shape that can be read")

    def count(self, where: str) -> int:
        count = self.next(where)
        if count < 0:
            raise Misfit(f"{where}: a list of {count}")
        return count

    def member(self, shape: shapes.Map, where: str) -> tuple[Any, Any]:
        name = self.read(shape.key, where)
        return name, self.read(shape.of, f"{where}.{name}")

    def members(self, members: Any, where: str) -> dict[str, Any]:
        return {name: self.read(shape, f"{where}.{name}") for name, shape in members.items()}


def read(shape: shapes.Shape, row: Drawing, where: str = "drawing") -> Any:
    """Return what a row says, as JSON would; raises Misfit where it does not fit its shape."""
    reader = _Reader(row)
    found = reader.read(shape, where)
    reader.end()
    return found


def as_text(told: Any) -> Text:
    """Return a text that was read as the house's own."""
    return Text(told["key"], {name: _param(value) for name, value in told["params"].items()})


def _param(value: Any) -> Any:
    if isinstance(value, dict):
        return as_text(value)
    return [as_text(part) for part in value] if isinstance(value, list) else value
