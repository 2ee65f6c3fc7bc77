"""Pictures: drawn compiled for everyone at once, they say what is said one question at a time."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator

import numpy as np
import pytest

from regency.core.drawing.teller import Teller
from regency.core.engine import engine
from regency.core.match import Position
from regency.core.types import SPECTATOR, State
from regency.games.for_the_king import GAME
from regency.games.for_the_king.data.tables import (
    DEAREST,
    FIRST_GOLD,
    GOLD_CELL,
    IDS,
    KING_CELL,
    LETTER_SETS,
    MAX_BID,
    MAX_SEATS,
    MAX_SEEN,
    NUM_LETTERS,
    NUM_OFFICES,
    VALUE,
)
from regency.games.for_the_king.rules.state import (
    BID,
    DEAL,
    DONE,
    KING,
    NUM_ACTIONS,
    PASS_ACTION,
    PAY,
    PENALTY,
    PLACE,
    SHUFFLE,
    TAKE,
)
from regency.games.for_the_king.tests.kit import finished
from regency.testing.laws_of_drawings import check_position

OPTIONS = ("cards", "sum")


@pytest.fixture(scope="module")
def teller() -> Teller:
    """Return what tells drawings, compiled."""
    return Teller(engine(GAME))


PHASES = {DEAL, PLACE, TAKE, KING, SHUFFLE, BID, PAY, PENALTY, DONE}


def positions(seats: int, tie_break: str, seed: int) -> Iterator[Position]:
    """All positions of a random match of low bids, those that wait for chance included."""
    dice = random.Random(seed)
    position = Position(GAME, seats, {"tie_break": tie_break}, seed)
    while not position.over:
        yield position
        seat = position.seat_to_act()
        if seat < 0:
            position.chance()
            continue
        legal = position.legal(seat)
        if PASS_ACTION in legal:
            legal = [*legal[:3], PASS_ACTION, PASS_ACTION]
        position.play(seat, dice.choice(legal))
    yield position


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("tie_break", OPTIONS)
def test_every_machine_tells_the_same(teller: Teller, seats: int, tie_break: str) -> None:
    met: Counter[int] = Counter()
    for seed in range(3):
        for at, position in enumerate(positions(seats, tie_break, seed)):
            phase = int(position.state.phase)
            met[phase] += 1
            if met[phase] <= 3 or at % 29 == 0:
                check_position(position, teller=teller)
                seen = position.seen_by(SPECTATOR)
                assert GAME.view.view(seen, SPECTATOR)["tie_break"] == tie_break
    assert set(met) == PHASES


@pytest.mark.clause("FK-23")
@pytest.mark.parametrize(
    ("hands", "winners"),
    [
        ([["gold-2"], ["gold-1", "gold-1"], []], 2),
        ([["gold-2"], ["gold-1"], []], 1),
        ([["diplomacy-A", "gold-1"], ["military-A", "gold-1"], []], 1),
    ],
)
def test_drawings_of_ties(teller: Teller, hands: list[list[str]], winners: int) -> None:
    position = finished(3, hands).position
    check_position(position, teller=teller)
    shown = json.loads(teller.picture(position.seen_by(SPECTATOR), SPECTATOR, []))
    assert [line["clause"] for line in shown["sheet"]].count("FK-23") >= 1
    assert len(shown["prompt"]["params"].get("winners", "1")) == winners


def test_letters_are_ordered_from_the_dearest_on() -> None:
    for office in range(NUM_OFFICES):
        values = VALUE[office * NUM_LETTERS :][:NUM_LETTERS].tolist()
        order = sorted(range(NUM_LETTERS), key=lambda letter: (-values[letter], letter))
        assert DEAREST[office].tolist() == order


# --- numbers and room


def fullest() -> State:
    """An auction in which all hands lie open and have cards of every office, and all are seen."""
    position = next(p for p in positions(MAX_SEATS, "cards", 1) if p.state.phase == BID)
    state = position.states.copy()[0]
    for seat in range(MAX_SEATS):
        state.lost[seat, :NUM_OFFICES] = 1 << MAX_SEATS + seat if seat else 0
        state.hand[seat, :NUM_OFFICES] = 1 << seat
        for pile in (state.hand[seat], state.lost[seat], state.favoured[seat]):
            pile[GOLD_CELL:KING_CELL] = 13
        state.sightings[seat] = MAX_SEEN
        state.seen[seat] = np.arange(MAX_SEEN) + FIRST_GOLD - MAX_SEEN
        state.seen_at[seat] = np.arange(MAX_SEEN) % 2
        state.hand_size[seat] = state.losses[seat] = state.blind[seat] = np.iinfo(np.int8).max
    state.lost[:, :NUM_OFFICES] &= LETTER_SETS - 1
    state.came[:] = 0
    state.gone[:NUM_OFFICES] = 0
    state.gone[GOLD_CELL:] = 13
    state.high = state.due = MAX_BID
    state.held[0] = FIRST_GOLD
    return state


def test_there_is_room_for_the_fullest_position(teller: Teller) -> None:
    state, actions = fullest(), list(range(NUM_ACTIONS))
    shown = json.loads(teller.picture(state, 0, actions))
    assert shown["view"] == GAME.view.view(state, 0)
    labels = [GAME.view.label(state, 0, action).to_json() for action in actions]
    assert [entry["label"] for entry in shown["legal"]] == labels
    assert [len(s["seen"]) + len(s["maybe"]) for s in shown["view"]["seats"]] == [MAX_SEEN] * 5
    assert shown["view"]["seats"][4]["cards"][:2] == ["diplomacy-E", "military-E"]


def test_large_numbers_are_told_whole(teller: Teller) -> None:
    for viewer in range(SPECTATOR, MAX_SEATS):
        shown = json.loads(teller.view(fullest(), viewer))
        seat = shown["seats"][2]
        assert seat["hand"] == seat["losses"] == seat["blind"] == np.iinfo(np.int8).max
        assert shown["auction"]["due"] == MAX_BID
        assert shown["gone"].count(IDS[FIRST_GOLD]) == 13
