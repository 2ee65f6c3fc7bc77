"""State in hand: a moment of anything that plays can be saved, restored, copied and pickled."""

from __future__ import annotations

import copy
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, TypeVar

import numpy as np

Self = TypeVar("Self", bound="Saving")


@dataclass(frozen=True)
class Saved:
    """A moment that `restore` takes as often as one likes; it can be pickled like its owner."""

    of: tuple[Any, ...]
    parts: Mapping[str, Any]


class Saving:
    """Something that plays: `changing` names the attributes that make up its moment.

    Arrays are written back in place, so that whoever shares them goes on sharing them.
    """

    changing: ClassVar[tuple[str, ...]]

    def fits(self) -> tuple[Any, ...]:
        """Return what must be equal for a moment of one to be restored in another."""
        raise NotImplementedError

    def save(self) -> Saved:
        """Return the present moment; nothing that is played afterwards changes it."""
        return Saved(self.fits(), {name: _kept(getattr(self, name)) for name in self.changing})

    def restore(self, saved: Saved) -> None:
        """Go back to a saved moment, of this object or of another of the same settings."""
        check_fits(saved, self)
        for name, value in saved.parts.items():
            own = getattr(self, name)
            if isinstance(value, Saved):
                own.restore(value)
            elif isinstance(own, np.ndarray):
                own[...] = value
            else:
                setattr(self, name, _kept(value))

    def copy(self: Self) -> Self:
        """Return an independent twin that goes on by itself."""
        return copy.deepcopy(self)

    def __copy__(self: Self) -> Self:
        # A shallow copy would play in the arrays of the original.
        return copy.deepcopy(self)


def check_fits(saved: Saved, owner: Saving) -> None:
    """Raise ValueError unless a moment can be restored in *owner*."""
    if saved.of != owner.fits():
        raise ValueError(f"saved of {saved.of}, which can't be restored in {owner.fits()}")


def _kept(value: Any) -> Any:
    if isinstance(value, Saving):
        return value.save()
    # Tuples here hold nothing that changes; a deep copy would look at every step of a match.
    return value if isinstance(value, tuple) else copy.deepcopy(value)
