"""Copies of functions over unknown numbers: the same where all is known, and refused by name."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from types import FunctionType
from typing import Any, cast

import numpy as np
import pytest

from regency.core import kernel
from regency.core.record import NOBODY, PUBLIC, i8, record, u8, u32
from regency.core.types import EMPTY, Ints, State
from regency.foresight import unknown
from regency.foresight.rewriting import Rewriter
from regency.foresight.unknown import MOST_CONDITIONS, PUZZLED, SOME, WALK

STATE = record(
    rng=u32(NOBODY, 4),
    seats=i8(PUBLIC),
    count=i8(PUBLIC),
    pile=i8(PUBLIC, 4),
    hand=u8(PUBLIC, 2, 3),
)
TABLE = np.array([[3, 1, 2], [2, 2, 0]], np.int8)
LIMIT = np.int8(2)
SMALL, LARGE = 1, 3


def reckoned(a: int, b: int) -> int:
    total = (a + b) * 3 - (a & b | a ^ 1) + (a << 2) // (b + 1) % 5 - (-a) + (~b >> 1)
    return total + max(a, b, 1) + min(a, b) + abs(a - b) + int(TABLE[a % 2, b % 3]) + int(LIMIT)


def compared(a: int, b: int) -> int:
    found = 1 if a < b else 0
    found = found * 2 + (1 if SMALL <= a < LARGE and not is_large(b) else 0)
    found = found * 2 + int(a in (1, 2) or b not in (0, 3))
    early = a > 1 and b > 1
    late = a > 2 or is_large(b)
    return found * 4 + (2 if early else 0) + int(late) + bool(a and b)


def is_large(number: int) -> bool:
    return number >= LARGE


def counted(a: int, b: int) -> int:
    total = 0
    for i in range(a, a + b):
        if i == 2:
            continue
        total += i * kernel.count_bits(i)
    while total > 10:
        total -= 3
        if total == 9:
            break
    first, second = swapped(a, total)
    return first * 100 + second


def swapped(a: int, b: int) -> tuple[int, int]:
    return b, a


@pytest.mark.parametrize("function", [reckoned, compared, counted])
def test_a_copy_does_the_same_where_all_is_known(function: Callable[[int, int], int]) -> None:
    copy, walk = copied(function)
    for a, b in product(range(5), repeat=2):
        assert copy(walk, a, b) == function(a, b), (a, b)
    assert not walk[PUZZLED]


def copied(function: Any) -> tuple[Any, Ints]:
    walk = np.zeros(WALK, np.int64)
    unknown.begin(walk, MOST_CONDITIONS)
    unknown.set_out(walk)
    return Rewriter(STATE).rewritten(function), walk


def changed(state: State, seat: int, card: int) -> int:
    """Move things about in a state."""
    state.count = int(state.count) + 1
    state.pile[card] += 2
    put_in(state.hand[seat], card)
    put_in(state.pile, 0)
    state.hand[seat, 2] = state.pile[1]
    return int(state.hand[seat, card]) + len(state.pile)


def put_in(pile: Ints, card: int) -> None:
    pile[card] = int(pile[card]) + 1


def test_a_state_is_read_and_written_field_by_field() -> None:
    copy, walk = copied(changed)
    states = STATE.new(1)
    cells = np.zeros(Rewriter(STATE).layout.size, np.int64)
    for seat, card in [(0, 1), (1, 2), (1, 0)]:
        assert copy(walk, cells, seat, card) == changed(states[0], seat, card)
    whole = np.concatenate([np.ravel(states[0][name]) for name in STATE.fields])
    assert cells.tolist() == whole.tolist()


def test_an_unknown_card_may_lie_anywhere() -> None:
    copy, walk = copied(changed)
    cells = np.zeros(Rewriter(STATE).layout.size, np.int64)
    assert copy(walk, cells, 1, SOME) == SOME
    assert all(cell >= SOME for cell in cells[6:10]), "of the pile"
    assert cells.tolist()[10:13] == [0, 0, 0], "the other seat's hand"
    assert not walk[PUZZLED]


def sliced(pile: Ints) -> int:
    return int(pile[1:][0])


def either_number(a: int, b: int) -> int:
    return a or b


def with_default(a: int, b: int = 2) -> int:
    return a + b


def calls_numpy(pile: Ints) -> int:
    return int(np.max(pile))


def of_no_field(state: State) -> int:
    return int(state.colour)


def compared_twice(a: int, b: int) -> bool:
    return 0 < a + b < 5


def divided(a: int, b: int) -> int:
    return int(a / b)


@pytest.mark.parametrize(
    ("function", "words"),
    [
        (sliced, "pile[1:]"),
        (either_number, "write `if` to choose between numbers"),
        (with_default, "with_default is no plain function"),
        (calls_numpy, "np.max is not followed"),
        (of_no_field, "no field of a state is called 'colour'"),
        (compared_twice, "give what is compared twice a name first"),
        (divided, "Div is not followed"),
    ],
)
def test_what_is_not_followed_puzzles_and_is_told_by_name(function: Any, words: str) -> None:
    rewriter = Rewriter(STATE)
    copy = rewriter.rewritten(function)
    assert words in rewriter.refused[function]
    walk = np.zeros(WALK, np.int64)
    asked = function.__code__.co_argcount
    copy(walk, *[1] * asked)
    assert walk[PUZZLED]


def pair_of(pile: Ints) -> tuple[int, int]:
    low, high = pile[0:2]
    return low, high


def uses_a_pair(pile: Ints) -> int:
    low, high = pair_of(pile)
    return int(low + high)


def test_who_needs_more_than_a_number_of_such_a_function_is_not_followed_either() -> None:
    rewriter, function = Rewriter(STATE), cast(FunctionType, uses_a_pair)
    rewriter.rewritten(function)
    assert list(rewriter.refused) == [function]


def ends_in_nothing(state: State) -> None:
    if state.count == EMPTY:
        return
    state.count = EMPTY


def test_a_function_may_return_nothing() -> None:
    copy, walk = copied(ends_in_nothing)
    cells = np.zeros(Rewriter(STATE).layout.size, np.int64)
    assert copy(walk, cells) is None
    assert cells[5] == EMPTY
