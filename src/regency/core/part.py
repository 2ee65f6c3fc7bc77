"""Parts of a view that are made once: equal inputs give the very same object, nobody changes it.

A part is a plain dict or list to whoever reads it. Whoever encodes views may keep its encoded form
with it, so that a move re-encodes only what it changed, however many look at it.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import wraps
from typing import Any, TypeVar, cast

import numpy as np

from regency.core.types import State

Key = TypeVar("Key")
Value = TypeVar("Value")


class PartDict(dict[str, Any]):
    """A dict that is never changed again; one that was merged knows the dicts it consists of."""

    __slots__ = ("encoded", "joined")
    encoded: bytes
    joined: "Sequence[Mapping[str, Any]]"


class PartList(list[Any]):
    """A list that is never changed again; one that was joined knows the parts it consists of."""

    __slots__ = ("encoded", "joined")
    encoded: bytes
    joined: "Sequence[list[Any]]"


def part(value: Value) -> Value:
    """Return a dict or a list as a part: equal to it, and of the same type to its readers."""
    if isinstance(value, dict):
        return cast(Value, PartDict(value))
    assert isinstance(value, list), "a part is a dict or a list"
    return cast(Value, PartList(value))


def join(parts: Sequence[list[Value]]) -> list[Value]:
    """Return one flat list of several that are parts: encoding it costs no more than joining."""
    whole = PartList([value for one in parts for value in one])
    whole.joined = parts
    return whole


def merge(*pieces: Mapping[str, Any]) -> dict[str, Any]:
    """Return one dict of several with different keys, of which some are parts."""
    whole = PartDict()
    for piece in pieces:
        whole.update(piece)
    whole.joined = pieces
    return whole


class Recent(dict[Key, Value]):
    """What was worked out lately, under what it depends on; forgets all when it grows too large."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self._most = most

    def keep(self, key: Key, value: Value) -> Value:
        """Remember a value and return it."""
        if len(self) >= self._most:
            self.clear()
        self[key] = value
        return value


class Seen(np.record):  # type: ignore[misc]  # NumPy's stubs call all scalars final
    """A state as a viewer may know it, of which nobody changes anything any more."""


def read_once(read: Callable[[State], Value]) -> Callable[[State], Value]:
    """Let a view read a state into what it needs once, however many questions follow on it."""
    last: Any = (None, None)

    @wraps(read)
    def reading(state: State) -> Value:
        nonlocal last
        found: Value
        seen, found = last
        if seen is not state:
            found = read(state)
            if type(state) is Seen:  # any other may have changed when it is asked about again
                last = (state, found)
        return found

    return reading
