"""Shapes: whatever is drawn by them is read and told alike, and what does not fit is noticed."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regency.core.drawing import encode, row, shapes
from regency.core.drawing.program import program
from regency.core.drawing.reading import Misfit, as_text, read
from regency.core.text import Text
from regency.core.text import text as plain_text
from regency.core.types import EMPTY, HIDDEN, Ints

ROOM = 4096
CARD = shapes.names(("jack", "queen", "king"))
LEAVES: tuple[shapes.Shape, ...] = (
    shapes.num,
    shapes.opt(shapes.num),
    shapes.flag,
    shapes.enum("up", "down"),
    CARD,
    shapes.opt(CARD),
    shapes.hideable(CARD),
    shapes.hideable(shapes.opt(CARD)),
    shapes.values(([0, 1], [-1, 2]), {"type": "array", "items": {"type": "integer"}}),
    shapes.texts((plain_text("card-é", rank=2), plain_text("card-b"))),
    shapes.nothing,
    shapes.Constant("CC-18"),
)


def composed(inner: st.SearchStrategy[shapes.Shape]) -> st.SearchStrategy[shapes.Shape]:
    """Return shapes made of others."""
    names = st.lists(st.sampled_from("abcdef"), unique=True, min_size=1, max_size=3)
    members = names.flatmap(lambda keys: st.fixed_dictionaries(dict.fromkeys(keys, inner)))
    return st.one_of(
        inner.map(shapes.seq),
        inner.map(lambda of: shapes.mapping(CARD, of)),
        st.lists(inner, max_size=3).map(lambda parts: shapes.tup(*parts)),
        members.map(lambda found: shapes.obj(**found)),
        members.map(lambda found: shapes.one_of(**found)),
        members.map(lambda found: shapes.text("one", **found)),
        members.map(lambda found: shapes.text("one", "other", **found)),
    )


any_shape = st.recursive(st.sampled_from(LEAVES), composed, max_leaves=8)


def draw(data: st.DataObject, out: Ints, shape: shapes.Shape) -> Any:
    """Draw something of a shape; returns what it should read as."""
    match shape:
        case shapes.Number():
            number = data.draw(st.integers(-(2**31), 2**31 - 1))
            row.put(out, number)
            return None if shape.optional and number == EMPTY else number
        case shapes.OneValue():
            places = [n for n, value in enumerate(shape.values) if value is not shapes.UNUSED]
            place = data.draw(st.sampled_from(places))
            row.put(out, shape.low + place)
            return shape.values[place]
        case shapes.Constant():
            return shape.value
        case shapes.List():
            place, found = row.start_list(out), []
            for _ in range(data.draw(st.integers(0, 3))):
                row.add(out, place)
                found.append(draw(data, out, shape.of))
            return found
        case shapes.Map():
            place, members = row.start_list(out), {}
            for key in data.draw(st.lists(st.integers(0, 2), unique=True)):
                row.add(out, place)
                row.put(out, key)
                members[shape.key.values[key]] = draw(data, out, shape.of)
            return members
        case shapes.FixedList():
            return [draw(data, out, one) for one in shape.of]
        case shapes.Object():
            return {name: draw(data, out, one) for name, one in shape.members.items()}
        case shapes.Message():
            number = 0
            if len(shape.keys) > 1:
                number = data.draw(st.integers(0, len(shape.keys) - 1))
                row.put(out, number)
            params = {name: draw(data, out, one) for name, one in shape.params.items()}
            return {"key": shape.keys[number], "params": params}
        case shapes.Alternatives():
            number = data.draw(st.integers(0, len(shape.cases) - 1))
            row.put(out, number)
            return draw(data, out, list(shape.cases.values())[number])
    raise AssertionError(shape)


@pytest.fixture(scope="module")
def compiled() -> Callable[..., int]:
    """Return the compiled `encode` and its callees."""
    from regency.core.engine import engine
    from regency.games import game

    bound: Callable[..., int] = engine(game("kuhn")).bind(encode.encode)
    return bound


def fresh() -> Ints:
    """Return a row to draw on."""
    out = np.zeros(ROOM, np.int32)
    row.start(out)
    return out


def told(run: Callable[..., int], shape: shapes.Shape, out: Ints, room: int = 1 << 16) -> Any:
    """Return what a row is told as; a fault as its number."""
    made = program(shape)
    work, letters = np.zeros(encode.WORK, np.int32), np.zeros(room, np.uint8)
    size = run(made.code, made.letters, made.entries, out, work, letters, 0)
    return size if size < 0 else json.loads(letters[:size].tobytes())


@given(shape=any_shape, data=st.data())
@settings(deadline=None)
def test_every_machine_tells_what_was_drawn(
    compiled: Callable[..., int], shape: shapes.Shape, data: st.DataObject
) -> None:
    out = fresh()
    expected = draw(data, out, shape)
    assert read(shape, out) == expected
    assert told(encode.encode, shape, out) == expected
    assert told(compiled, shape, out) == expected


@given(shape=any_shape, data=st.data())
@settings(deadline=None)
def test_a_number_too_many_or_too_few_is_noticed(shape: shapes.Shape, data: st.DataObject) -> None:
    out = fresh()
    draw(data, out, shape)
    row.put(out, 0)
    assert told(encode.encode, shape, out) == encode.MISFIT
    with pytest.raises(Misfit, match="1 numbers more than its shape"):
        read(shape, out)
    out[row.NEXT] -= 2
    if out[row.NEXT] >= row.FIRST:
        assert told(encode.encode, shape, out) == encode.MISFIT
        with pytest.raises(Misfit, match="ends too soon"):
            read(shape, out)


@pytest.mark.parametrize(
    ("shape", "number", "words"),
    [
        (CARD, 3, "drawing: 3 is none of 0 to 2"),
        (CARD, EMPTY, "-1 is none of 0 to 2"),
        (shapes.hideable(CARD), EMPTY, "-1 stands for nothing"),
        (shapes.seq(CARD), -1, "a list of -1"),
        (shapes.mapping(CARD, CARD), -1, "a list of -1"),
        (shapes.one_of(a=CARD), 1, "1 is none of 0 to 0"),
        (shapes.obj(up=shapes.flag), 2, "drawing.up: 2 is none of 0 to 1"),
    ],
)
def test_what_nothing_stands_for_is_noticed(shape: shapes.Shape, number: int, words: str) -> None:
    out = fresh()
    row.put(out, number)
    assert told(encode.encode, shape, out) == encode.MISFIT
    with pytest.raises(Misfit, match=words):
        read(shape, out)


@given(number=st.integers(-(2**31), 2**31 - 1))
def test_numbers_read_as_they_are(number: int) -> None:
    out = fresh()
    row.put(out, number)
    assert told(encode.encode, shapes.num, out) == number


@pytest.mark.parametrize("room", range(21))
def test_where_there_is_no_room_nothing_is_written_beyond_it(room: int) -> None:
    shape = shapes.obj(a=shapes.opt(shapes.num), b=shapes.num)  # {"a":null,"b":-12345}
    out = fresh()
    row.put(out, EMPTY)
    row.put(out, -12345)
    expected = {"a": None, "b": -12345} if room == 21 else encode.NO_ROOM
    assert told(encode.encode, shape, out, room) == expected


def test_a_row_that_was_too_short_is_noticed() -> None:
    out = np.zeros(2, np.int32)
    row.start(out)
    place = row.start_list(out)
    for number in range(3):
        row.add(out, place)
        row.put(out, number)
    assert told(encode.encode, shapes.seq(shapes.num), out) == encode.NO_ROOM
    with pytest.raises(Misfit, match="room for 2"):
        read(shapes.seq(shapes.num), out)


def test_lists_in_lists_have_a_depth() -> None:
    shape: shapes.Shape = shapes.num
    out = fresh()
    for _ in range(encode.DEPTH + 1):
        shape = shapes.seq(shape)
        row.put(out, 1)
    row.put(out, 7)
    assert told(encode.encode, shape, out) == encode.MISFIT


def test_hidden_and_missing_values_have_their_numbers() -> None:
    shape = shapes.hideable(shapes.opt(CARD))
    for number, value in ((HIDDEN, "hidden"), (EMPTY, None), (0, "jack"), (2, "king")):
        out = fresh()
        row.put(out, number)
        assert read(shape, out) == value


def test_types_follow_from_the_shape() -> None:
    card = shapes.obj("CardView", "A card of a tableau.", card=CARD, gold=shapes.opt(shapes.num))
    view = shapes.obj("View", cards=shapes.seq(card), at=shapes.tup(shapes.num, shapes.num))
    hands = shapes.mapping(CARD, card)
    assert hands.schema["additionalProperties"] == {"$ref": "#/$defs/CardView"}
    assert shapes.definitions(hands).keys() == {"CardView"}
    found = shapes.definitions(view)
    assert found["View"]["properties"]["cards"]["items"] == {"$ref": "#/$defs/CardView"}
    assert found["View"]["properties"]["at"] == {"type": "array", "items": {"type": "integer"}}
    assert found["CardView"]["description"] == "A card of a tableau."
    assert found["CardView"]["required"] == ["card", "gold"]


def test_every_message_is_listed_with_its_parameters() -> None:
    name = shapes.texts((plain_text("card", rank=plain_text("rank-one")),))
    shape = shapes.one_of(
        a=shapes.text("act", "act-key", seat=shapes.num), b=shapes.text("place", card=name)
    )
    expected = {"act": {"seat"}, "act-key": {"seat"}, "place": {"card"}}
    assert shapes.messages(shape) == expected | {"card": {"rank"}, "rank-one": set()}


def test_texts_are_the_house_s_own() -> None:
    inner = {"key": "n-gold", "params": {"amount": 2}}
    found = as_text({"key": "gained", "params": {"seat": 0, "goods": [inner], "card": inner}})
    gold = Text("n-gold", {"amount": 2})
    assert found == Text("gained", {"seat": 0, "goods": [gold], "card": gold})
