"""Entries as they are kept, and the line that undos leave."""

from __future__ import annotations

import pytest

from regency.core.match import Chance, Move
from regency.games import games
from regency.server.tables.history import Back, Entry, Line, Past, decode
from regency.server.tables.live import Live, workbench


def line_of(*ats: int) -> Line:
    line = Line()
    line.extend(Past(at, Move(0, at), ()) for at in ats)
    return line


@pytest.mark.parametrize(
    "entry", [Entry(Move(1, 17), 250), Entry(Chance((3, 1, 2))), Entry(Back(9))]
)
def test_an_entry_is_read_as_it_was_written(entry: Entry) -> None:
    assert decode(entry.encode()) == entry


def test_nothing_else_is_an_entry() -> None:
    with pytest.raises(ValueError, match="no entry is of kind 'x'"):
        decode(b'["x", 1]')


def test_undos_shorten_the_line_and_at_goes_on() -> None:
    line = line_of(1, 2, 3, 4)
    line.go_back(2)
    assert (line.at, [past.at for past in line.steps]) == (5, [1, 2])
    line.extend([Past(6, Move(0, 6), ())])
    assert [past.at for past in line.steps] == [1, 2, 6]


@pytest.mark.parametrize(
    ("since", "undone", "told"),
    [
        (0, 2, [1, 2, 6, 7, 9]),  # someone new
        (2, 2, [6, 7, 9]),
        (4, 2, [6, 7, 9]),  # saw what was taken back first
        (5, 7, [6, 7, 9]),
        (6, 7, [7, 9]),
        (8, None, [9]),
        (9, None, []),
    ],
)
def test_who_comes_back_is_told_what_was_taken_back_and_what_is_new(
    since: int, undone: int | None, told: list[int]
) -> None:
    line = line_of(1, 2, 3, 4)
    line.go_back(2)  # 5
    line.extend([Past(6, Move(0, 6), ()), Past(7, Move(0, 7), ())])
    line.go_back(7)  # 8: nothing after 7 was there
    line.extend([Past(9, Move(0, 9), ())])
    assert line.undone_since(since) == undone
    assert [past.at for past in line.since(since)] == told


@pytest.mark.parametrize("name", games())
def test_a_live_match_is_its_entries(name: str) -> None:
    """Trying changes nothing; what is adopted is what replaying the entries gives."""
    game = games()[name]
    seats = game.seats[0]
    live = Live(game, seats, {}, bytes(range(32)), ("word",))
    entries: list[bytes] = []
    draft = live.deal()
    for number in range(25):
        before = live.states[0].tobytes()
        entries += draft.entries()
        assert before == live.states[0].tobytes()
        live.adopt(draft)
        if live.over:
            break
        seat = live.to_act()[0]
        legal = live.legal(seat)
        assert legal == workbench(game).position(seats, live.states[0]).legal(seat)
        draft = live.try_move(seat, legal[number % len(legal)], 0)
    again = Live(game, seats, {}, bytes(range(32)), ("word",))
    again.load([decode(entry) for entry in entries])
    assert again.states[0].tobytes() == live.states[0].tobytes()
    assert [(p.at, p.step, p.rows) for p in again.line.steps] == [
        (p.at, p.step, p.rows) for p in live.line.steps
    ]
    again.go_back(live.line.steps[0].at)
    assert len(again.line.steps) == 1
    assert again.at == live.at + 1
