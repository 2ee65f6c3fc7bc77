"""Declarations: records, actions, events, options, observations; each says what is wrong."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from regency.core.actions import spans
from regency.core.facts import Fact, events
from regency.core.game import Observation, Option
from regency.core.record import EVERYONE, KNOWN_BY, NOBODY, OWNER, PUBLIC, i8, i16, record, u8, u32
from regency.core.text import text
from regency.core.types import EMPTY, HIDDEN, SPECTATOR
from regency.games.kuhn import GAME

RNG = u32(NOBODY, 4)
SEATS = i8(PUBLIC)


def test_a_record_is_a_flat_aligned_dtype() -> None:
    made = record(rng=RNG, seats=SEATS, turn=i8(PUBLIC), gold=i16(PUBLIC, 2), seen=u8(PUBLIC, 2, 3))
    assert made.dtype.isalignedstruct
    state = made.new(2)[1]
    state.gold[1] = 300
    assert state.gold.tolist() == [0, 300]
    assert state.seen.shape == (2, 3)


@given(st.lists(st.sampled_from([i8, i16, u8, u32]), max_size=6), st.integers(1, 5))
def test_a_record_has_no_gaps(kinds: list[Any], size: int) -> None:
    fields = {f"f{i}": kind(PUBLIC, size) for i, kind in enumerate(kinds)}
    dtype = record(rng=RNG, seats=SEATS, **fields).dtype
    covered = sum(dtype[name].itemsize for name in dtype.names or ())
    assert covered == dtype.itemsize
    assert dtype.isalignedstruct


def test_a_record_needs_its_generator_and_its_seats() -> None:
    with pytest.raises(TypeError, match="rng is missing"):
        record(seats=SEATS, turn=i8(PUBLIC))
    with pytest.raises(TypeError, match="seats is missing"):
        record(rng=RNG, turn=i8(PUBLIC))


def test_owner_needs_a_seat_axis() -> None:
    with pytest.raises(TypeError, match="first axis"):
        record(rng=RNG, seats=SEATS, hand=i8(OWNER))


def test_a_mask_must_have_the_shape_of_what_it_covers() -> None:
    with pytest.raises(TypeError, match="same shape"):
        record(rng=RNG, seats=SEATS, deck=i8(KNOWN_BY("known"), 5), known=u8(PUBLIC, 4))


def test_a_shape_is_made_of_positive_numbers() -> None:
    with pytest.raises(TypeError, match="positive"):
        i8(PUBLIC, 0)


def test_unknown_entries_have_a_value_in_every_type() -> None:
    assert i8(OWNER, 2).hidden == HIDDEN
    assert u8(OWNER, 2).hidden == 0xFE
    assert u32(NOBODY).hidden == 0xFFFFFFFE


def test_spans_lay_actions_out_and_read_them_back() -> None:
    actions = spans(place=3, bid=78, done=1)
    assert actions.count == 82
    assert actions.start("bid") == 3
    assert actions.decode(80) == ("bid", 77)
    assert actions.describe(4) == "bid+1"
    assert actions.describe(81) == "done"


@given(st.lists(st.integers(1, 9), min_size=1, max_size=6))
def test_every_action_belongs_to_exactly_one_span(sizes: list[int]) -> None:
    actions = spans(**{f"s{i}": size for i, size in enumerate(sizes)})
    for action in range(actions.count):
        name, offset = actions.decode(action)
        assert actions[name].start + offset == action


def test_an_action_of_numpy_is_read_as_a_plain_number() -> None:
    action: Any = np.int64(80)
    _, offset = spans(place=3, bid=78).decode(action)
    assert type(offset) is int


def test_actions_outside_are_refused() -> None:
    actions = spans(a=2)
    with pytest.raises(ValueError, match="outside 0 … 1"):
        actions.decode(2)
    with pytest.raises(KeyError, match="there are a"):
        actions["b"]
    with pytest.raises(ValueError, match="at least one span"):
        spans()


def test_events_are_hidden_column_by_column() -> None:
    kinds = events(
        drawn={"seat": PUBLIC, "card": OWNER},
        moved={"card": KNOWN_BY("who"), "who": PUBLIC},
        burnt={"seat": PUBLIC, "card": NOBODY},
    )
    drawn = kinds.read([0, 1, 7, 0, 0, 0])
    assert drawn == Fact("drawn", {"seat": 1, "card": 7})
    assert kinds.redact(drawn, 1)["card"] == 7
    assert kinds.redact(drawn, 0)["card"] == HIDDEN
    assert kinds.redact(drawn, SPECTATOR)["card"] == HIDDEN
    moved = kinds.read([1, 7, 0b101, 0, 0, 0])
    assert [kinds.redact(moved, v)["card"] for v in (0, 1, 2)] == [7, HIDDEN, 7]
    assert kinds.redact(moved, SPECTATOR)["card"] == HIDDEN
    everyone = kinds.read([1, 7, EVERYONE, 0, 0, 0])
    assert kinds.redact(everyone, SPECTATOR)["card"] == 7
    assert kinds.redact(kinds.read([2, 0, 7, 0, 0, 0]), 0)["card"] == HIDDEN
    assert kinds.redact(kinds.read([2, 0, EMPTY, 0, 0, 0]), 1)["card"] == EMPTY


def test_events_that_contradict_themselves_are_refused() -> None:
    with pytest.raises(TypeError, match="column named 'seat'"):
        events(drawn={"card": OWNER})
    with pytest.raises(TypeError, match="is no column"):
        events(moved={"card": KNOWN_BY("who")})
    with pytest.raises(TypeError, match="at most 5"):
        events(wide=dict.fromkeys("abcdef", PUBLIC))
    with pytest.raises(KeyError, match="there are a"):
        events(a={"seat": PUBLIC}).code("b")


def test_options_are_read_exactly() -> None:
    from dataclasses import replace

    game = replace(GAME, options={"row": Option((3, 4), 3), "tie": Option(("cards", "sum"), "sum")})
    assert game.option_values({}).tolist() == [0, 1]
    assert game.option_values({"row": 4, "tie": "cards"}).tolist() == [1, 0]
    assert game.full_options({"row": 4}) == {"row": 4, "tie": "sum"}
    for wrong in ({"row": 4.0}, {"row": "4"}, {"row": True}, {"row": 5}, {"row": None}):
        with pytest.raises(ValueError, match="option row is one of 3, 4"):
            game.option_values(wrong)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="its options: row, tie"):
        game.option_values({"rows": 3})
    with pytest.raises(ValueError, match="not among"):
        Option((1, 2), 3)


def test_an_observation_names_its_pieces() -> None:
    observation = Observation({"a": (2,), "b": (2, 3)})
    assert observation.size == 8
    assert observation.start("b") == 2
    pieces = observation.split(np.arange(8))
    assert pieces["b"].tolist() == [[2, 3, 4], [5, 6, 7]]
    with pytest.raises(KeyError, match="there are a, b"):
        observation.start("c")


def test_texts_travel_as_json() -> None:
    inner = text("card-king")
    outer = text("line", seat=1, card=inner, cards=[inner])
    assert outer.to_json() == {
        "key": "line",
        "params": {
            "seat": 1,
            "card": {"key": "card-king", "params": {}},
            "cards": [{"key": "card-king", "params": {}}],
        },
    }
    assert len({outer, text("line", seat=1, card=inner, cards=[inner])}) == 1
