"""Pictures: drawn compiled for everyone, they say what is said one question at a time."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from regency.core.drawing.teller import Teller
from regency.core.engine import engine
from regency.core.match import Position
from regency.core.types import EMPTY, State
from regency.games.royals import GAME
from regency.games.royals.data.tables import (
    CITY_IDS,
    HOUSE_BONUS,
    KIND_IDS,
    MAX_SEATS,
    NOBLES,
    NUM_COUNTRIES,
    NUM_NOBLES,
    TITLE_IDS,
)
from regency.games.royals.rules.state import DONE, DRAW_INTRIGUE, END
from regency.games.royals.tests.kit import Table
from regency.testing.laws_of_drawings import check_position

#: What the smallest fields hold, and what the points' do.
MOST, MOST_POINTS = np.iinfo(np.int8).max, np.iinfo(np.int16).max


@pytest.fixture(scope="module")
def teller() -> Teller:
    """Return what draws and tells compiled."""
    return Teller(engine(GAME))


def positions(seats: int, seed: int, hoard: bool = False) -> Iterator[Position]:
    """All positions of a match at random, those that wait for chance included.

    Nobles are claimed where possible; those who hoard draw intrigue and claim none.
    """
    dice = random.Random(seed)
    position = Position(GAME, seats, {"open_row": 3 + seed % 2}, seed=seed)
    yield position
    while not position.over:
        seat = position.seat_to_act()
        if seat < 0:
            position.chance()
        else:
            legal = position.legal(seat)
            dull = [action for action in (DRAW_INTRIGUE, END) if hoard and action in legal]
            position.play(seat, dice.choice(dull or legal[:-1] or legal))
        yield position


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_machine_tells_the_same(teller: Teller, seats: int) -> None:
    seen_in: Counter[int] = Counter()
    for hoard in (False, True):
        for at, position in enumerate(positions(seats, seats + hoard, hoard)):
            phase = int(position.state.phase)
            seen_in[phase] += 1
            if seen_in[phase] <= 3 or at % 41 == 0:
                check_position(position, teller=teller)
    assert set(seen_in) == set(range(DONE + 1))


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_board_is_what_the_state_says(seats: int) -> None:
    for at, position in enumerate(positions(seats, 10 + seats)):
        if at % 11 == 0 or position.over:
            shown = GAME.view.view(position.seen_by(seats - 1), seats - 1)
            check_board(position.state, seats, shown)
            check_seats(position.state, seats, shown)


def check_board(state: State, seats: int, shown: Any) -> None:
    assert shown["owners"] == state.owner.tolist()
    assert shown["cities"] == state.city_taken.tolist()
    assert shown["cathedrals"] == state.cathedral[:, :seats].tolist()
    assert shown["houses"] == state.house_taken[: np.count_nonzero(HOUSE_BONUS[seats])].tolist()
    for country, told in enumerate(shown["countries"]):
        assert told["influence"] == state.influence[country, :seats].tolist()
        assert told["bonus"] == state.country_taken[country].tolist()
        assert told["periods"] == state.period_taken[:, country].tolist()
        if state.phase != DONE:
            assert sorted(told["ranking"]) == np.flatnonzero(told["influence"]).tolist()
    for title, told in enumerate(shown["titles"]):
        assert told["cubes"] == state.title_cubes[title, :seats].tolist()
        assert told["taken"] == [s for s in state.title_taken[title].tolist() if s != EMPTY]
    row = state.row[: int(state.row_size)].tolist()
    assert shown["row"] == [None if card == EMPTY else KIND_IDS[card] for card in row]
    assert list(shown["decks"].values()) == state.deck_left.tolist()
    assert shown["discards"] == named(state.discard)
    staged = {name: count for name, count in named(state.staged).items() if "+" not in name}
    assert shown["staged"]["pay"] == staged
    assert Counter(shown["staged"]["intrigue"]) == Counter(named(state.staged)) - Counter(staged)
    assert shown["claiming"] == (None if state.noble == EMPTY else state.noble)


def check_seats(state: State, seats: int, shown: Any) -> None:
    """The last seat looks."""
    for seat, told in enumerate(shown["seats"]):
        assert told["points"] == state.points[seat]
        assert [told["country_cards"], told["intrigue_cards"]] == state.hand_size[seat].tolist()
        assert told["known"] == named(state.known[seat])
        assert told["hand"] == (named(state.hand[seat]) if seat == seats - 1 else None)


def named(counts: Any) -> dict[str, int]:
    return {KIND_IDS[kind]: count for kind, count in enumerate(counts.tolist()) if count}


# --- numbers and room


def fullest() -> Table:
    """A match in which the first seat may claim all that others hold, and all numbers are high."""
    table = Table(MAX_SEATS, open_row=4)
    for noble, (city, title) in enumerate(NOBLES):
        table.grant(1 + noble % (MAX_SEATS - 1), f"{CITY_IDS[city]} {TITLE_IDS[title]}")
    table.arrange(s0=dict.fromkeys(KIND_IDS, 20))
    state = table.state
    for field in (state.cathedral, state.influence, state.title_cubes, state.discard, state.staged):
        field[...] = MOST
    state.known[:, :NUM_COUNTRIES] = state.hand_size[...] = state.deck_left[...] = MOST
    state.points[...] = MOST_POINTS
    for field in (state.city_taken, state.country_taken, state.house_taken, state.period_taken):
        field[...] = MAX_SEATS - 1
    state.title_taken[...] = MAX_SEATS - 1
    return table


def test_there_is_room_for_the_fullest_position(teller: Teller) -> None:
    table = fullest()
    check_position(table.position, teller=teller)
    told = json.loads(teller.view(table.position.seen_by(0), 0))
    check_board(table.state, MAX_SEATS, told)
    assert [seat["points"] for seat in told["seats"]] == [MOST_POINTS] * MAX_SEATS
    assert len(told["offers"]) == NUM_NOBLES
