"""A cache that never grows beyond a bound."""

from typing import TypeVar

Key = TypeVar("Key")
Value = TypeVar("Value")


class BoundedCache(dict[Key, Value]):
    """What was worked out, under what it depends on; forgets all when it grows too large."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self._most = most

    def keep(self, key: Key, value: Value) -> Value:
        """Remember a value and return it."""
        if len(self) >= self._most:
            self.clear()
        self[key] = value
        return value
