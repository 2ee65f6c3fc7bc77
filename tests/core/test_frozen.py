"""A changed copy of what is frozen: as the standard library makes it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property

from regency.core.frozen import replaced


@dataclass(frozen=True)
class Pair:
    left: int
    right: int = 2

    @cached_property
    def sum(self) -> int:
        return self.left + self.right


def test_it_is_what_replace_makes() -> None:
    pair = Pair(1)
    assert pair.sum == 3
    changed = replaced(pair, right=5)
    assert changed == replace(pair, right=5)
    assert changed.sum == 6
    assert pair == Pair(1)
