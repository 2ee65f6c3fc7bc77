"""Records are read and written by attribute, as the rules do."""

from __future__ import annotations

import pickle

import numba
import numpy as np
import pytest

from regency.core.record import NOBODY, PUBLIC, i8, record, u8, u32, with_attributes
from regency.core.types import States

STATE = record(rng=u32(NOBODY, 4), seats=i8(PUBLIC), turn=i8(PUBLIC), hands=u8(PUBLIC, 2, 3))


@numba.njit  # type: ignore[untyped-decorator]
def next_turn(states: States, i: int) -> None:
    states[i].turn += states[i].hands[1, 2]


def test_fields_are_attributes_of_the_same_bytes() -> None:
    states = STATE.new(2)
    one = states[1]
    one.turn = 3
    one.hands[1, 2] = 4
    assert (one.turn, one["turn"], states["turn"].tolist()) == (3, 3, [0, 3])
    next_turn(states, 1)
    assert states[1].turn == 7


def test_states_can_be_sent_to_another_process() -> None:
    states = STATE.new(2)
    states[1].turn = 6
    sent = pickle.loads(pickle.dumps(states))
    assert (sent[1].turn, sent.dtype) == (6, states.dtype)


def test_a_copy_is_its_own() -> None:
    states = STATE.new(1)
    copy = states.copy()
    copy[0].turn = 5
    assert (states[0].turn, copy[0].turn) == (0, 5)


def test_a_field_with_a_name_of_numpys_own_is_refused() -> None:
    with pytest.raises(TypeError, match="flat: every NumPy record has such an attribute"):
        record(rng=u32(NOBODY, 4), seats=i8(PUBLIC), flat=i8(PUBLIC))


def test_attributes_change_nothing_in_the_layout() -> None:
    plain = np.dtype([("a", "i1"), ("b", "u4", (2,))], align=True)
    named = with_attributes(plain)
    assert named == plain
    assert with_attributes(named) is named
