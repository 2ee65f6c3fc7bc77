"""What a module exports: drivers, and how their arguments cross the border.

An array crosses as the address of its first byte; a dimension that is OPEN follows as a number.
Numbers cross as 32 bits, seeds as 64 (a BigInt in JavaScript), fractions as they are. A group of
arguments, a tuple in Python, crosses as its members one after the other. Nothing else of Numba's
way to call leaves the module.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from inspect import signature
from typing import Any

import numpy as np

from regency.core.engine import size_of
from regency.core.game import Game

#: A dimension that the caller names.
OPEN = None
#: The type of an array of states.
STATE = "state"


@dataclass(frozen=True)
class Number:
    """A whole number."""

    bits: int = 32


@dataclass(frozen=True)
class Array:
    """An array of a NumPy type or of states; dimensions are numbers, sizes of a game, or OPEN."""

    type: str
    shape: tuple[int | str | None, ...]

    def dtype(self, game: Game) -> np.dtype[Any]:
        """Return the NumPy type of an element."""
        return game.rules.STATE.dtype if self.type == STATE else np.dtype(self.type)

    def dimensions(self, game: Game) -> tuple[int | None, ...]:
        """Return the dimensions in one game."""
        return tuple(size_of(game, n) if isinstance(n, str) else n for n in self.shape)


@dataclass(frozen=True)
class Fraction:
    """A number of float64."""


@dataclass(frozen=True)
class Together:
    """Arguments that a driver takes together, as a tuple."""

    members: tuple[tuple[str, Number | Array], ...]


Argument = Number | Fraction | Array | Together


@dataclass(frozen=True)
class Entry:
    """A function of a module: the name it is exported by, the driver, and its arguments."""

    name: str
    driver: Callable[..., Any]
    arguments: tuple[Argument, ...]

    def __post_init__(self) -> None:
        """Refuse a table that does not fit its driver."""
        if len(self.arguments) != len(self.names):
            raise TypeError(f"{self.name}: {self.driver.__name__} takes {', '.join(self.names)}")

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the arguments, as the driver has them."""
        return tuple(signature(self.driver).parameters)

    @property
    def crossing(self) -> Iterator[tuple[str, Number | Fraction | Array]]:
        """Yield what crosses the border, by name: members of a group by themselves."""
        for name, argument in zip(self.names, self.arguments, strict=True):
            if isinstance(argument, Together):
                for member, one in argument.members:
                    yield f"{name}.{member}", one
            else:
                yield name, argument


def driver_id(driver: Callable[..., Any]) -> str:
    """Return what a manifest calls a driver by."""
    return f"{driver.__module__}:{driver.__qualname__}"
