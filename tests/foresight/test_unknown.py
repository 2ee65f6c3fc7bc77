"""Numbers that nobody can know yet: what is reckoned with them, and every way they leave open."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from regency.core.types import EMPTY, HIDDEN, Ints
from regency.foresight import unknown
from regency.foresight.unknown import ENTRY, FILLED, MOST_CONDITIONS, PUZZLED, SOME, WALK


@pytest.fixture
def walk() -> Ints:
    walk = np.zeros(WALK, np.int64)
    unknown.begin(walk, MOST_CONDITIONS)
    unknown.set_out(walk)
    return walk


def every_way(walk: Ints, once: Callable[[], Any], conditions: int = MOST_CONDITIONS) -> list[Any]:
    unknown.begin(walk, conditions)
    found = []
    while True:
        unknown.set_out(walk)
        found.append(once())
        if walk[PUZZLED] or not unknown.another_way(walk):
            return found


PLAIN = ["plus", "minus", "times", "common_bits", "all_bits", "odd_bits", "largest", "smallest"]
PUZZLING = ["quotient", "remainder", "shifted_up", "shifted_down"]
COMPARED = ["less", "at_most", "greater", "at_least", "equal", "different"]


@pytest.mark.parametrize("name", PLAIN + COMPARED)
def test_what_is_reckoned_from_something_unknown_is_unknown(name: str) -> None:
    reckon = getattr(unknown, name)
    assert {reckon(SOME, 3), reckon(3, SOME), reckon(SOME, FILLED)} == {SOME}


def test_the_same_of_one_number_and_of_operations_that_can_fail(walk: Ints) -> None:
    one = [unknown.negative, unknown.inverted, unknown.magnitude]
    assert {reckon(FILLED) for reckon in one} == {SOME}
    assert {getattr(unknown, name)(walk, SOME, 3) for name in PUZZLING} == {SOME}
    assert not walk[PUZZLED]


def test_known_numbers_are_reckoned_as_ever(walk: Ints) -> None:
    assert [getattr(unknown, name)(12, 5) for name in PLAIN] == [17, 7, 60, 4, 13, 9, 12, 5]
    assert [getattr(unknown, name)(walk, -12, 5) for name in PUZZLING] == [-3, 3, -384, -1]
    assert [getattr(unknown, name)(4, 5) for name in COMPARED] == [1, 1, 0, 0, 0, 1]
    assert [getattr(unknown, name)(5, 5) for name in COMPARED] == [0, 1, 0, 1, 1, 0]
    assert [unknown.negative(3), unknown.inverted(3), unknown.magnitude(-3)] == [-3, -4, 3]


@pytest.mark.parametrize(("name", "by"), [*[(n, 0) for n in PUZZLING[:2]], ("shifted_up", -1)])
def test_what_no_deal_can_lead_to_puzzles(walk: Ints, name: str, by: int) -> None:
    getattr(unknown, name)(walk, 1, by)
    assert walk[PUZZLED]


def test_an_entry_is_never_hidden_and_a_filled_one_never_empty() -> None:
    assert unknown.equal(FILLED, EMPTY) == unknown.equal(HIDDEN, FILLED) == 0
    assert unknown.different(FILLED, HIDDEN) == 1
    assert unknown.equal(ENTRY, HIDDEN) == 0
    assert unknown.equal(ENTRY, EMPTY) == SOME
    assert unknown.equal(SOME, HIDDEN) == SOME
    assert unknown.equal(FILLED, 3) == SOME, "it may be any card"


def test_both_ways_of_a_condition_are_gone(walk: Ints) -> None:
    def once() -> str:
        first = unknown.holds(walk, unknown.greater(SOME, 1))
        return ("a" if first else "b") + ("c" if unknown.holds(walk, SOME) else "d")

    assert sorted(every_way(walk, once)) == ["ac", "ad", "bc", "bd"]
    assert every_way(walk, lambda: unknown.holds(walk, 7)) == [True]


@pytest.mark.parametrize("conditions", [1, 3])
def test_too_many_conditions_puzzle(walk: Ints, conditions: int) -> None:
    every_way(walk, lambda: [unknown.holds(walk, SOME) for _ in range(4)], conditions)
    assert walk[PUZZLED]


def test_a_loop_without_a_known_end_puzzles(walk: Ints) -> None:
    def once() -> None:
        while unknown.goes_on(walk) and unknown.holds(walk, 1):
            pass

    every_way(walk, once)
    assert walk[PUZZLED]


def test_a_count_that_is_unknown_puzzles(walk: Ints) -> None:
    assert unknown.known(walk, 4) == 4
    assert not walk[PUZZLED]
    assert unknown.known(walk, SOME) == 0
    assert walk[PUZZLED]


def test_an_unknown_place_may_be_any(walk: Ints) -> None:
    row = np.array([4, 4, 4])
    assert unknown.read1(walk, row, 0, 3, SOME) == 4
    unknown.write1(walk, row, 0, 3, SOME, 5)
    assert row.tolist() == [FILLED] * 3, "neither EMPTY nor HIDDEN was among them"
    table = np.array([1, 2, 1, 3])
    assert unknown.read2(walk, table, 0, 2, 2, SOME, 0) == 1
    assert unknown.read2(walk, table, 0, 2, 2, SOME, 1) == FILLED
    assert unknown.read2(walk, table, 0, 2, 2, SOME, SOME) == FILLED
    unknown.write2(walk, table, 0, 2, 2, 1, SOME, 3)
    assert table.tolist() == [1, 2, FILLED, 3]
    unknown.write2(walk, table, 0, 2, 2, SOME, 0, 1)
    assert table.tolist() == [1, 2, FILLED, 3]
    unknown.write2(walk, table, 0, 2, 2, SOME, 1, 2)
    assert table.tolist() == [1, 2, FILLED, FILLED]


def test_a_known_place_is_found_along_all_axes(walk: Ints) -> None:
    block = np.arange(24)
    assert unknown.read3(walk, block, 0, 2, 3, 4, 1, 2, 3) == 23
    assert unknown.read3(walk, block, 0, 2, 3, 4, 0, -1, 0) == 8, "places count from the end too"
    assert unknown.read3(walk, block, 0, 2, 3, 4, SOME, 0, 0) == FILLED
    unknown.write3(walk, block, 0, 2, 3, 4, 1, 0, 2, 99)
    assert block[14] == 99
    assert unknown.row(block, unknown.row_start(walk, 0, 6, 4, 5), 4).tolist() == [20, 21, 22, 23]
    assert not walk[PUZZLED]


@pytest.mark.parametrize("place", [3, -4])
def test_a_place_that_is_not_there_puzzles(walk: Ints, place: int) -> None:
    row = np.array([1, 2, 3])
    unknown.read1(walk, row, 0, 3, place)
    assert walk[PUZZLED]


def test_who_is_puzzled_writes_no_more(walk: Ints) -> None:
    row, events = np.array([1, 2]), np.zeros((2, 6), np.int64)
    unknown.write_table(walk, events, 0, 0, 7)
    unknown.puzzle(walk)
    unknown.write1(walk, row, 0, 2, 0, 9)
    unknown.write1(walk, row, 0, 2, SOME, 9)
    unknown.write_table(walk, events, 0, 0, 8)
    assert row.tolist() == [1, 2]
    assert events[0, 0] == 7
    assert not unknown.holds(walk, SOME), "and no loop goes on"
    assert not unknown.goes_on(walk)


def test_what_may_be_empty_stays_so() -> None:
    assert unknown.merged(EMPTY, 3) == ENTRY
    assert unknown.merged(HIDDEN, 3) == SOME
    assert unknown.merged(FILLED, 3) == FILLED
    assert unknown.merged(3, 3) == 3
