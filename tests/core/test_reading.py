"""Reading a state's bytes: the numbers are those of the record, what stands is remembered."""

from __future__ import annotations

import numpy as np
import pytest

from regency.core.part import Seen, read_once
from regency.core.reading import Layout, sort_out, sorted_bytes
from regency.core.types import State
from regency.games import games

#: States of random bytes that are looked at in each game.
STATES = 20


def random_state(name: str, dice: np.random.Generator) -> State:
    state = games()[name].rules.STATE.new(1)
    state.view(np.uint8)[:] = dice.integers(0, 256, state.nbytes)
    return state[0]


@pytest.mark.parametrize("name", games())
def test_fields_are_read_as_the_record_has_them(name: str) -> None:
    declared = games()[name].rules.STATE
    layout, dice = Layout(declared), np.random.default_rng(3)
    names = sorted(declared.fields)  # another order than they lie in
    read = layout.read_fields(names)
    for _ in range(STATES):
        state = random_state(name, dice)
        for field, value in zip(names, read(state.tobytes()), strict=True):
            assert np.array_equal(np.ravel(value), np.ravel(state[field])), field


@pytest.mark.parametrize("name", games())
def test_rows_are_brought_together_and_read(name: str) -> None:
    declared = games()[name].rules.STATE
    layout, dice = Layout(declared), np.random.default_rng(4)
    rows = min(field.shape[0] for field in declared.fields.values() if field.shape)
    names = sorted(name for name, field in declared.fields.items() if field.shape)
    order, spans = sort_out([layout.row_of(names, row) for row in range(rows)])
    read = layout.read_row(names)
    for _ in range(STATES):
        state = random_state(name, dice)
        together = sorted_bytes(state.tobytes(), order)
        for row, where in enumerate(spans):
            for field, value in zip(names, read(together[where]), strict=True):
                assert np.array_equal(np.ravel(value), np.ravel(state[field][row])), field


def test_a_state_that_stands_is_read_once_and_one_that_may_change_again() -> None:
    asked: list[int] = []

    @read_once
    def first(state: State) -> int:
        asked.append(int(state.a))
        return int(state.a)

    kind = np.dtype([("a", "i1")])
    standing = np.frombuffer(bytearray([5, 6]), np.dtype((Seen, kind)))
    one, other = standing[0], standing[1]
    assert [first(one), first(one), first(other), first(one)] == [5, 5, 6, 5]
    assert asked == [5, 6, 5]
    moving = np.zeros(1, kind).view(np.recarray)
    state = moving[0]
    assert first(state) == 0
    moving["a"] = 7
    assert first(state) == 7
