"""Pictures: drawn compiled for everyone at once, they say what is said one question at a time."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import numpy as np
import pytest

from regency.core.drawing import pictures
from regency.core.drawing.page import BITS, clear
from regency.core.drawing.pictures import OPEN_PAGE, ROOM
from regency.core.drawing.pieces import keys_of
from regency.core.engine import engine
from regency.core.match import Position
from regency.core.types import SPECTATOR, State
from regency.games.for_the_king import GAME
from regency.games.for_the_king.data.tables import (
    BEST_SUM,
    COPIES,
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
from regency.games.for_the_king.show import picture
from regency.games.for_the_king.show.pieces import COPY_BITS
from regency.games.for_the_king.show.texts import LEAD_LINE
from regency.games.for_the_king.tests.kit import finished
from regency.testing.pictures import Drawn, check, checked, expected, read, told, writers

OPTIONS = ("cards", "sum")
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
def test_compiled_pictures_say_the_same(seats: int, tie_break: str) -> None:
    met: Counter[int] = Counter()
    for seed in range(3):
        for at, position in enumerate(positions(seats, tie_break, seed)):
            phase = int(position.state.phase)
            met[phase] += 1
            if met[phase] <= 3 or at % 29 == 0:
                drawn = check(position)
                assert drawn.read(SPECTATOR)["view"]["tie_break"] == tie_break
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
def test_compiled_pictures_of_ties(hands: list[list[str]], winners: int) -> None:
    shown = check(finished(3, hands).position).read(SPECTATOR)
    assert [line["clause"] for line in shown["sheet"]].count("FK-23") >= 1
    assert len(shown["prompt"]["params"].get("winners", "1")) == winners


def test_best_sums_are_those_of_the_best_cards() -> None:
    for office in range(NUM_OFFICES):
        values = VALUE[office * NUM_LETTERS :][:NUM_LETTERS].tolist()
        for letters in range(0, LETTER_SETS, 7):
            there = sorted(
                (values[i] for i in range(NUM_LETTERS) if letters >> i & 1), reverse=True
            )
            for count in range(NUM_LETTERS + 1):
                assert BEST_SUM[office, letters, count] == sum(there[:count])


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
    return state


def test_a_page_has_room_for_the_fullest_position() -> None:
    rules = engine(GAME)
    seen = rules.new(1).view(np.ndarray)
    seen[0] = state = fullest()
    page, mask = np.zeros(ROOM, np.int64), np.ones(NUM_ACTIONS, np.uint8)
    rules.bind(pictures.draw_seen_at)(seen, 0, 0, NUM_ACTIONS, mask, page)
    shown = read(GAME, keys_of(page))
    assert shown == told(GAME, state, 0, 0, list(range(NUM_ACTIONS)))
    assert [len(s["seen"]) + len(s["maybe"]) for s in shown["view"]["seats"]] == [MAX_SEEN] * 5
    assert shown["view"]["seats"][4]["cards"][:2] == ["diplomacy-E", "military-E"]
    assert len(keys_of(page)) < ROOM // 4


def test_pages_are_short() -> None:
    for at, position in enumerate(positions(MAX_SEATS, "cards", 2)):
        if at % 10 == 0:
            drawn = Drawn(position)
            assert len(drawn.pages[OPEN_PAGE]) < 50
            for viewer in range(SPECTATOR, MAX_SEATS):
                own = drawn.own(viewer)
                assert len(own) - 3 * len(drawn.read(viewer)["legal"]) < 200


@pytest.fixture
def _strict(monkeypatch: pytest.MonkeyPatch) -> None:
    for module, name in writers(GAME):
        monkeypatch.setattr(module, name, checked(picture.PIECES, name))


@pytest.mark.usefixtures("_strict")
def test_all_numbers_fit_their_pieces() -> None:
    state = fullest()
    for viewer in range(SPECTATOR, MAX_SEATS):
        shown = told(GAME, state, viewer, 0, list(range(NUM_ACTIONS)))
        seat = shown["view"]["seats"][2]
        assert seat["hand"] == seat["losses"] == seat["blind"] == np.iinfo(np.int8).max
        assert shown["view"]["auction"]["due"] == MAX_BID
        assert shown["view"]["gone"].count(IDS[FIRST_GOLD]) == 13
    for tie_break in OPTIONS:
        for at, position in enumerate(positions(MAX_SEATS, tie_break, 4)):
            if at % 7 == 0 or position.over:
                expected(position, position.seat_to_act())


def test_copies_of_a_card_fit_their_bits() -> None:
    assert COPIES[:, FIRST_GOLD:].max() < 1 << COPY_BITS


def test_a_number_that_does_not_fit_is_noticed() -> None:
    page = np.zeros(ROOM, np.int64)
    most = (1 << BITS[6] - 1) - 1
    clear(page, 0)
    checked(picture.PIECES, "write6")(page, LEAD_LINE, 4, 5, 5, 25, most, 3)
    with pytest.raises(AssertionError):
        checked(picture.PIECES, "write6")(page, LEAD_LINE, 4, 5, 5, 25, most + 1, 3)
    with pytest.raises(AssertionError):
        checked(picture.PIECES, "write4")(page, LEAD_LINE, 4, 5, 5, 25)
