"""Numbers that nobody can know yet: what is reckoned with them, and every way they leave open."""

from __future__ import annotations

from typing import Any

import pytest

from regency.core.types import EMPTY, HIDDEN
from regency.foresight.unknown import STAND_INS, Cells, Puzzled, Unknown, Walk, merged


def test_what_is_reckoned_from_something_unknown_is_unknown() -> None:
    some: Any = Walk().some
    found = [some + 1, 1 + some, 3 & some, some >> 2, -some, ~some, abs(some), some < 3, some == 3]
    assert all(type(each) is Unknown for each in found)


def test_an_entry_is_never_hidden_and_a_filled_one_never_empty() -> None:
    walk = Walk()
    assert (walk.filled == EMPTY) is False
    assert (walk.filled != HIDDEN) is True
    assert (walk.entry == HIDDEN) is False
    assert type(walk.entry == EMPTY) is Unknown
    assert type(walk.some == HIDDEN) is Unknown


def walk_and_number() -> tuple[Walk, Any]:
    """Return a walk and a number it knows nothing of, for sums that mypy cannot follow."""
    walk = Walk()
    return walk, walk.some


def test_both_ways_of_a_condition_are_gone() -> None:
    walk, some = walk_and_number()

    def once() -> str:
        return ("a" if some > 1 else "b") + ("c" if some else "d")

    assert sorted(walk.every_way(once)) == ["ac", "ad", "bc", "bd"]


@pytest.mark.parametrize("conditions", [1, 3])
def test_too_many_conditions_puzzle(conditions: int) -> None:
    walk, some = walk_and_number()

    def once() -> list[int]:
        return [number for number in range(4) if some > 0]

    with pytest.raises(Puzzled):
        walk.every_way(once, conditions=conditions)


def test_a_loop_without_a_known_end_puzzles() -> None:
    walk, some = walk_and_number()
    with pytest.raises(Puzzled):
        walk.every_way(lambda: list(iter(lambda: some > 0, False)))
    with pytest.raises(Puzzled):
        range(some)


def test_an_unknown_place_may_be_any() -> None:
    walk = Walk()
    row = Cells.of([4, 4, 4])
    assert row[walk.some] == 4
    row[walk.some] = 5
    assert all(type(each) is Unknown for each in row)
    assert row[0] is walk.filled, "neither EMPTY nor HIDDEN was among them"
    table = Cells.of([[1, 2], [1, 3]])
    assert table[walk.some, 0] == 1
    assert type(table[walk.some, 1]) is Unknown
    table[1, walk.some] = 3
    assert table[1, 1] == 3
    assert type(table[1, 0]) is Unknown


def test_what_may_be_empty_stays_so() -> None:
    walk = Walk()
    assert merged(walk, [EMPTY, 3]) is walk.entry
    assert merged(walk, [HIDDEN, 3]) is walk.some
    assert merged(walk, [3, 3]) == 3


def test_arrays_are_written_entry_by_entry() -> None:
    table = Cells.of([[1, 2], [3, 4]])
    row = table[0]
    table[1] = row
    row[0] = 9
    assert table[1][0] == 1, "a row that was taken over is a copy"
    table[0] = 0
    assert row[1] == 0
    assert table.shape == (2, 2)


@pytest.mark.parametrize(
    "use",
    [
        lambda row: row + 1,
        lambda row: row * 2,
        lambda row: row == 1,
        lambda row: row[0:1],
        lambda row: row.sum(),
        lambda row: STAND_INS["np"].where(row),
        lambda row: row.fill([1]),
    ],
)
def test_what_arrays_and_lists_do_differently_puzzles(use: Any) -> None:
    with pytest.raises(Puzzled):
        use(Cells.of([1, 2]))


def test_the_stand_ins_do_what_they_stand_for() -> None:
    some = Walk().some
    assert STAND_INS["int"](True) == 1
    assert STAND_INS["max"](1, 3) == STAND_INS["max"]([3, 1]) == 3
    assert STAND_INS["min"](1, 3) == 1
    assert all(type(STAND_INS[name](some, 3)) is Unknown for name in ("max", "min"))
    assert STAND_INS["int"](some) is some
    assert STAND_INS["np"].zeros((2, 3), STAND_INS["np"].int64).shape == (2, 3)
