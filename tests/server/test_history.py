"""Entries as they are kept, and the history that undos leave."""

from __future__ import annotations

import random

import pytest

from regency.core.fair import SEED_BYTES
from regency.core.match import Chance, Move, Position
from regency.games import games
from regency.server.tables.history import Back, Entry, History, PastStep, decode
from regency.server.tables.live import Live


def history_of(*ats: int) -> History:
    history = History()
    history.extend(PastStep(at, Move(0, at), ()) for at in ats)
    return history


@pytest.mark.parametrize(
    "entry", [Entry(Move(1, 17), 250), Entry(Chance((3, 1, 2))), Entry(Back(9))]
)
def test_an_entry_is_read_as_it_was_written(entry: Entry) -> None:
    assert decode(entry.encode()) == entry


def test_nothing_else_is_an_entry() -> None:
    with pytest.raises(ValueError, match="no entry is of kind 'x'"):
        decode(b'["x", 1]')


def test_undos_shorten_the_line_and_at_goes_on() -> None:
    history = history_of(1, 2, 3, 4)
    history.go_back(2)
    assert (history.at, [past.at for past in history.steps]) == (5, [1, 2])
    history.extend([PastStep(6, Move(0, 6), ())])
    assert [past.at for past in history.steps] == [1, 2, 6]


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
    history = history_of(1, 2, 3, 4)
    history.go_back(2)  # 5
    history.extend([PastStep(6, Move(0, 6), ()), PastStep(7, Move(0, 7), ())])
    history.go_back(7)  # 8: nothing after 7 was there
    history.extend([PastStep(9, Move(0, 9), ())])
    assert history.undone_since(since) == undone
    assert [past.at for past in history.since(since)] == told


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
        position = Position(game, seats)
        position.states[0] = live.states[0]
        assert legal == position.legal(seat)
        draft = live.try_move(seat, legal[number % len(legal)], 0)
    again = Live(game, seats, {}, bytes(range(32)), ("word",))
    again.load([decode(entry) for entry in entries])
    assert again.states[0].tobytes() == live.states[0].tobytes()
    assert [(p.at, p.step, p.rows) for p in again.history.steps] == [
        (p.at, p.step, p.rows) for p in live.history.steps
    ]
    again.go_back(live.history.steps[0].at)
    assert len(again.history.steps) == 1
    assert again.at == live.at + 1


@pytest.mark.parametrize("name", games())
def test_a_live_match_knows_when_decisions_were_half_made(name: str) -> None:
    game, dice = games()[name], random.Random(8)
    live = Live(game, game.seats[-1], {}, bytes(SEED_BYTES), ())
    live.adopt(live.deal())
    while not live.over:
        seat = live.to_act()[0]
        live.adopt(live.try_move(seat, dice.choice(live.legal(seat)), 0))
    position, settled = Position(game, live.seats, live.options), [True]
    for past in live.history.steps:
        position.take(past.step)
        settled.append(bool(game.notation.settled(position.state)))
    before = live.seen_by(0).tobytes()
    assert live.settled_so_far() == settled
    assert live.seen_by(0).tobytes() == before  # looking back changes nothing
