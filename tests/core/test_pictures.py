"""Pages and pieces: numbers survive, commas stand where they must, nothing is cut in silence."""

from __future__ import annotations

import json
from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from regency.core.drawing import page, pictures
from regency.core.drawing.page import BITS, FIRST, LIST, LIST_END, NULL, NUMBER, OBJECT, OBJECT_END
from regency.core.drawing.pieces import Pieces, keys_of
from regency.core.drawing.spelling import KEY, NO_KEY, Legend, place_of, spell_at
from regency.core.game import ScoreLine
from regency.core.text import text

WRITERS: list[Any] = [
    page.write, page.write1, page.write2, page.write3, page.write4, page.write5, page.write6
]  # fmt: skip
PIECES = Pieces()
#: By how many numbers it has: a piece that stands for the list of them.
NUMBERS = [
    NULL,
    PIECES.value(lambda a: [a]),
    PIECES.value(lambda a, b: [a, b]),
    PIECES.value(lambda a, b, c: [a, b, c]),
    PIECES.value(lambda a, b, c, d: [a, b, c, d]),
    PIECES.value(lambda a, b, c, d, e: [a, b, c, d, e]),
    PIECES.value(lambda a, b, c, d, e, f: [a, b, c, d, e, f]),
]
GOLD = PIECES.member("gold")
NAME = PIECES.member("name", lambda number: text("name", number=number))
PLACE = PIECES.members(lambda row, column: {"row": row, "column": column})
CARDS = PIECES.literal('"cards":[')
CARD = PIECES.opening(lambda card: f'{{"card":{card},"value":')
TOLD = PIECES.value(lambda number: text("told", number=number))
LINE = PIECES.value(lambda seat: ScoreLine(seat, 2, text("why"), "XX-1"))


def new_page(room: int = 64) -> Any:
    made: Any = [0] * room  # a page may be a list as well
    page.clear(made, 0)
    return made


def said(written: Any) -> Any:
    return json.loads(PIECES.read(written))


@given(st.data(), st.integers(1, len(BITS) - 1))
def test_numbers_of_a_piece_are_read_as_they_were_written(data: st.DataObject, count: int) -> None:
    reach = 1 << BITS[count] - 1
    numbers = [data.draw(st.integers(-reach, reach - 1)) for _ in range(count)]
    written = new_page()
    WRITERS[count](written, NUMBERS[count], *numbers)
    assert PIECES.made(keys_of(written)[0]) == numbers
    assert said(written) == numbers


def test_commas_come_by_themselves() -> None:
    written = new_page()
    page.begin(written, OBJECT)
    page.write1(written, GOLD, 3)
    page.write2(written, PLACE, -1, 2)
    page.begin(written, CARDS)
    for card in range(2):
        page.begin1(written, CARD, card)
        page.write(written, NULL)
        page.end(written, OBJECT_END)
    page.begin(written, LIST)
    page.end(written, LIST_END)
    page.write1(written, NUMBER, -7)
    page.end(written, LIST_END)
    page.write1(written, NAME, 5)
    page.end(written, OBJECT_END)
    assert said(written) == {
        "gold": 3,
        "row": -1,
        "column": 2,
        "cards": [{"card": 0, "value": None}, {"card": 1, "value": None}, [], -7],
        "name": {"key": "name", "params": {"number": 5}},
    }


def test_a_score_line_reads_as_it_travels() -> None:
    written = new_page()
    page.write1(written, LINE, 1)
    reason = {"key": "why", "params": {}}
    assert said(written) == {"seat": 1, "points": 2, "reason": reason, "clause": "XX-1"}


def test_a_page_that_is_too_small_is_noticed() -> None:
    written = new_page(FIRST + 2)
    for number in range(3):
        page.write1(written, NUMBER, number)
    with pytest.raises(OverflowError, match="a picture has 3 pieces, a page 2"):
        keys_of(written)


def as_it_is(function: Any) -> Any:
    return function


class Speller:
    """Spells pages as a server does, interpreted."""

    def __init__(self, pieces: Pieces, most: int = 1000) -> None:
        self.legend = Legend(pieces, as_it_is, most)

    def spell(self, *pages: Any, room: int = 1000) -> list[bytes]:
        out, ends = np.zeros(room, np.uint8), np.zeros(len(pages), np.int64)
        missing = np.zeros(64, np.int64)
        rows: Any = [np.array(page) for page in pages]  # they need not be of one length here
        while count := spell_at(rows, *self.legend.tables, out, ends, missing):
            self.legend.learn(missing[:count].tolist())
        if ends[-1] > room:
            raise OverflowError
        return [out[start:end].tobytes() for start, end in pairwise([0, *ends.tolist()])]


def numbers(pieces: Pieces, kind: int, count: int) -> Any:
    written = new_page(count + FIRST)
    for number in range(count):
        page.write1(written, kind, number)
    return written


def test_pages_are_spelt_as_they_read_and_pieces_asked_for_once() -> None:
    asked: list[int] = []
    pieces = Pieces()

    def make(number: int) -> int:
        asked.append(number)
        return number

    kind = pieces.value(make)
    speller = Speller(pieces)
    short, long, none = (numbers(pieces, kind, count) for count in (1, 3, 0))
    assert speller.spell(short, none, long) == [b"0", b"", b"0,1,2"]
    assert speller.spell(long) == [b"0,1,2"]
    assert sorted(asked) == [0, 1, 2]


def test_a_legend_grows_is_bounded_and_finds_everything_again() -> None:
    kind = PIECES.value(lambda number: f"the number {number}")
    legend = Legend(PIECES, as_it_is, 5000)
    keys = keys_of(numbers(PIECES, kind, 4000))
    legend.learn(keys[:1000])
    legend.learn(keys)  # some are known already
    assert len(legend) == 4000
    table, letters = legend.tables
    for key in keys[::7]:
        _, start, end, _ = table[place_of(table, key)]
        assert letters[start:end].tobytes() == PIECES.json(key)
    assert table[place_of(table, keys[0] + 5000)][KEY] == NO_KEY
    legend.learn(keys_of(numbers(PIECES, NUMBER, 3000)))
    assert len(legend) == 3000, "it begins anew rather than grow beyond its bound"


def test_what_has_no_room_is_noticed() -> None:
    speller, written = Speller(PIECES), numbers(PIECES, NUMBER, 10)
    with pytest.raises(OverflowError):
        speller.spell(written, room=15)
    page.write1(written, NUMBER, 10)  # one more than the page has room for
    with pytest.raises(OverflowError):
        speller.spell(written)


def draw_sheet(on: Any, seen: int) -> None:
    page.write1(on, LINE, 0)
    page.write1(on, LINE, seen)


def draw_points(on: Any, seen: int) -> None:
    page.write1(on, NUMBER, seen)
    page.write(on, NULL)


def test_a_drawing_answers_one_question_at_a_time() -> None:
    picture = SimpleNamespace(
        PIECES=PIECES,
        draw_open=lambda on, seen: page.write1(on, GOLD, seen),
        draw_own=lambda on, seen, viewer: page.write2(on, PLACE, seen, viewer),
        draw_prompt=lambda on, seen, viewer: page.write1(on, TOLD, viewer),
        draw_label=lambda on, seen, seat, action: page.write1(on, TOLD, action),
        draw_sheet=draw_sheet,
        draw_points=draw_points,
    )
    assert pictures.view_of(picture, 8, 1) == {"gold": 8, "row": 8, "column": 1}
    assert pictures.prompt_of(picture, 8, 1) == text("told", number=1)
    assert pictures.label_of(picture, 8, 1, 30) == text("told", number=30)
    assert [line.seat for line in pictures.sheet_of(picture, 1)] == [0, 1]
    assert pictures.points_of(picture, 6) == [6, None]
