"""Parts of a view that are made once: equal inputs give the very same object, nobody changes it.

A part is a plain dict or list to whoever reads it. Whoever encodes views may keep its encoded form
with it, so that a move re-encodes only what it changed, however many look at it.
"""

from typing import Any, TypeVar, cast

Value = TypeVar("Value")


class PartDict(dict[str, Any]):
    """A dict that is never changed again."""

    __slots__ = ("encoded",)


class PartList(list[Any]):
    """A list that is never changed again."""

    __slots__ = ("encoded",)


def part(value: Value) -> Value:
    """Return a dict or a list as a part: equal to it, and of the same type to its readers."""
    if isinstance(value, dict):
        return cast(Value, PartDict(value))
    assert isinstance(value, list), "a part is a dict or a list"
    return cast(Value, PartList(value))
