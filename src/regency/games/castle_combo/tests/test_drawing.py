"""Drawings: every machine tells them alike, and the board is what the state says."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from regency.core.drawing.drivers import ROOM, draw_picture_at
from regency.core.drawing.row import NEXT
from regency.core.drawing.teller import Teller
from regency.core.engine import engine
from regency.core.match import Position
from regency.core.types import EMPTY, State
from regency.games.castle_combo import GAME
from regency.games.castle_combo.data.cards import CARDS, LOCATIONS, SHIELDS
from regency.games.castle_combo.data.tables import DECK_SIZE, IDS, NUM_CARDS, NUM_CELLS
from regency.games.castle_combo.rules.state import (
    ACT,
    CHOOSE,
    DEAL,
    DISCARD,
    DONE,
    MAX_SEATS,
    PLACE,
    REFILL,
    REFRESH,
)
from regency.games.castle_combo.tests.kit import PILES, Table, card
from regency.testing.laws_of_drawings import check_position

view = GAME.view.view

#: So many random matches come to every phase in which a seat has to act.
MATCHES = 5
#: More than any match can have: the fields hold no more.
MOST_GOODS = np.iinfo(np.int16).max


def positions(seats: int, seed: int) -> Iterator[Position]:
    """All positions of a random match, those that wait for chance included."""
    dice = random.Random(seed)
    position = Position(GAME, seats, seed=seed)
    yield position
    while not position.over:
        seat = position.seat_to_act()
        if seat < 0:
            position.chance()
        else:
            position.play(seat, dice.choice(position.legal(seat)))
        yield position


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_machine_tells_the_same(seats: int) -> None:
    seen_in: Counter[int] = Counter()
    teller = Teller(engine(GAME))
    for seed in range(MATCHES):
        for at, position in enumerate(positions(seats, seed)):
            phase = int(position.state.phase)
            seen_in[phase] += 1
            if seen_in[phase] <= 3 or at % 29 == 0:
                check_position(position, teller=teller)
    assert {DEAL, ACT, PLACE, CHOOSE, DISCARD, DONE} <= set(seen_in)


@pytest.mark.clause("CC-10", "CC-11")
def test_drawings_of_a_shuffle_and_of_a_location_that_is_gone() -> None:
    table = Table(3, village=["barbarian", "squire", "vicar"])
    table.empty_deck("village", ["baker", "monk"])
    table.key("refresh")
    assert table.state.phase == REFRESH
    check_position(table.position)
    table = Table(2, village=["barbarian", "squire", "vicar"])
    table.empty_deck("village", ["baker"])
    table.recruit("squire", face="down")
    assert table.state.phase == REFILL
    check_position(table.position)
    table = Table(2, village=["barbarian", "squire", "vicar"])
    table.empty_deck("village")
    table.recruit("squire", face="down")
    assert table.state.gone == PILES["village"]
    check_position(table.position)
    told = view(table.position.seen_by(0), 0)
    assert told["prices"][PILES["village"]] == [None] * 3
    assert told["locations"][PILES["village"]] == {
        "row": [None] * 3,
        "deck": 0,
        "in_deck": [],
        "discards": [],
        "gone": True,
    }


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_board_is_what_the_state_says(seats: int) -> None:
    for at, position in enumerate(positions(seats, 10 + seats)):
        if at % 5 == 0:
            state, shown = position.state, view(position.seen_by(0), 0)
            for location, row in enumerate(shown["locations"]):
                check_location(state, location, row, shown["prices"][location])
            for seat, tableau in enumerate(shown["seats"]):
                check_seat(state, seat, tableau)


def check_location(state: State, location: int, told: Any, prices: list[int | None]) -> None:
    deck = [IDS[c] for c in state.deck[location].tolist() if c != EMPTY]
    assert sorted(told["in_deck"], key=IDS.index) == told["in_deck"]
    assert set(told["in_deck"]) == set(deck)
    assert told["deck"] == len(told["in_deck"]) == len(deck)
    discards = state.discards[location][: int(state.discards_size[location])].tolist()
    assert told["discards"] == [IDS[c] for c in discards]
    row = state.row[location].tolist()
    assert told["row"] == [None if c == EMPTY else IDS[c] for c in row]
    assert [price is None for price in prices] == [c == EMPTY for c in row]
    assert told["gone"] == (state.gone == location)


def check_seat(state: State, seat: int, told: Any) -> None:
    cells = [c for c in range(NUM_CELLS) if state.cell[seat, c] != EMPTY]
    shown = [c for c in cells if int(state.face_up[seat]) >> c & 1]
    printed = [CARDS[int(state.cell[seat, c])] for c in shown]
    assert told["gold"] == state.gold[seat]
    assert told["keys"] == state.keys[seat]
    assert told["shields"] == [sum(c.shields.count(name) for c in printed) for name in SHIELDS]
    assert told["discounts"] == [
        sum(c.discounts[place] for c in printed) for place in range(len(LOCATIONS))
    ]
    assert [entry["card"] for entry in told["cards"]] == [
        IDS[int(state.cell[seat, c])] for c in cells
    ]
    assert [entry["face"] for entry in told["cards"]] == [
        "up" if c in shown else "down" for c in cells
    ]
    assert [entry["gold"] for entry in told["cards"]] == [int(state.purse[seat, c]) for c in cells]


# --- numbers and room


def fullest() -> Table:
    """A match in which every card lies open and everyone is as rich as the fields allow."""
    table = Table(MAX_SEATS)
    rows = {card(name) for place in LOCATIONS for name in table.row(place) if name is not None}
    # Those whose scrolls pay most often come first.
    often = [card(name) for name in ("templar", "banker")]
    rest = [*often, *(c for c in range(NUM_CARDS) if c not in rows and c not in often)]
    for seat in range(MAX_SEATS):
        table.fill(seat, [IDS[rest.pop(0)] for _ in range(9)])
        table.state.gold[seat] = table.state.keys[seat] = MOST_GOODS
    for pile, location in enumerate(LOCATIONS):
        table.empty_deck(location, [IDS[c] for c in rest if c // DECK_SIZE == pile])
    return table


def test_a_row_has_room_for_the_fullest_position() -> None:
    table = fullest()
    check_position(table.position)
    row, buffers = np.zeros(ROOM, np.int32), engine(GAME).buffers()
    draw = engine(GAME).bind(draw_picture_at)
    for viewer in range(MAX_SEATS):
        draw(table.position.states, 0, viewer, 0, buffers.mask, row)
        assert row[NEXT] < ROOM // 8


def test_large_numbers_are_told_whole() -> None:
    seen = fullest().position.seen_by(0)
    shown = view(seen, 0)
    assert [seat["gold"] for seat in shown["seats"]] == [MOST_GOODS] * MAX_SEATS
    # The templar pays for every key, beside what keys pay themselves.
    assert shown["seats"][0]["cards"][0] == {
        "card": "templar",
        "face": "up",
        "at": [0, 0],
        "gold": 0,
        "points": MOST_GOODS,
    }
    assert GAME.view.sheet(seen)[1].reason.params["times"] == MOST_GOODS
    points = GAME.view.points(seen, 0)[0]
    assert points is not None
    assert points > 2 * MOST_GOODS
