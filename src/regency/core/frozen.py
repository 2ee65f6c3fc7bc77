"""Changing what is never changed in place, where it is done often."""

from __future__ import annotations

from dataclasses import fields
from functools import cache
from typing import Any, TypeVar

Value = TypeVar("Value")


def replaced(value: Value, **changes: Any) -> Value:
    """Return a copy of a frozen dataclass with some fields changed, as `dataclasses.replace` does.

    It takes half the time, for classes without slots and `__post_init__`; what a
    `cached_property` has remembered is not copied.
    """
    kind: Any = type(value)
    copy: Value = object.__new__(kind)
    there = vars(value)
    vars(copy).update({name: there[name] for name in _names(kind)}, **changes)
    return copy


@cache
def _names(kind: Any) -> tuple[str, ...]:
    return tuple(each.name for each in fields(kind))
