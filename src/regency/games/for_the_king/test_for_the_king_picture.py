"""Pictures: drawn compiled for everyone at once, they say what is said one question at a time."""

from __future__ import annotations

import dataclasses
import json
import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

from regency.core import drawing
from regency.core.drawing import OPEN_PAGE, OWN_PAGES, ROOM
from regency.core.engine import engine
from regency.core.match import Position
from regency.core.page import BITS, NUMBER_BITS, clear
from regency.core.pieces import keys_of as keys_on
from regency.core.secrecy import hidden_fields
from regency.core.types import SPECTATOR, Ints, State
from regency.games.for_the_king import GAME, holdings, picture, prompt, sheet
from regency.games.for_the_king.phrases import LEAD_LINE
from regency.games.for_the_king.pieces import COPY_BITS
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
from regency.games.for_the_king.scripts_for_tests import finished
from regency.games.for_the_king.tables import (
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

OPTIONS = ("cards", "sum")
PHASES = {DEAL, PLACE, TAKE, KING, SHUFFLE, BID, PAY, PENALTY, DONE}


def plain(value: Any) -> Any:
    """Texts and score lines as they travel."""
    return json.loads(json.dumps(value, default=dataclasses.asdict))


def keys_of(page: Ints) -> list[int]:
    """The keys on a page."""
    return keys_on(page.tolist())


def read(*pages: Any) -> Any:
    """What is written on pages."""
    keys = [key for page in pages for key in keys_of(page)]
    return json.loads(b"{%b}" % b"".join(map(picture.PIECES.json, keys))[1:])


class Drawn:
    """All pictures of a position, drawn compiled."""

    def __init__(self, position: Position) -> None:
        rules = engine(GAME)
        states, seen = (rules.new(rows).view(np.ndarray) for rows in (1, MAX_SEATS + 1))
        states[0] = position.states[0]
        raw, seen_raw = (rows.view(np.uint8).reshape(len(rows), -1) for rows in (states, seen))
        self.pages = np.zeros((OWN_PAGES + MAX_SEATS + 1, ROOM), np.int64)
        mask, fields = rules.buffers().mask, hidden_fields(GAME)
        draw = rules.bind(drawing.draw_at)
        draw(states, raw, 0, seen, seen_raw, fields, mask, int(picture.OPEN_SHEET), self.pages)

    def own(self, viewer: int) -> Any:
        """A viewer's own page."""
        return self.pages[OWN_PAGES + (viewer if viewer >= 0 else MAX_SEATS)]

    def read(self, viewer: int) -> Any:
        """What a viewer is told."""
        return read(self.pages[OPEN_PAGE], self.own(viewer))


def told(seen: State, viewer: int, seat: int, legal: list[int]) -> Any:
    """What a viewer is told, one question at a time."""
    view = GAME.view
    return {
        "view": view.view(seen, viewer),
        "prompt": plain(view.prompt(seen, viewer)),
        "legal": [{"action": a, "label": plain(view.label(seen, seat, a))} for a in legal],
        "sheet": plain(view.sheet(seen)),
        "points": view.points(seen, viewer),
    }


def expected(position: Position, viewer: int) -> Any:
    legal = position.legal(viewer) if position.seat_to_act() == viewer >= 0 else []
    return told(position.seen_by(viewer), viewer, viewer, legal)


def check(position: Position) -> Drawn:
    drawn = Drawn(position)
    for viewer in range(SPECTATOR, position.seats):
        assert drawn.read(viewer) == expected(position, viewer), viewer
    return drawn


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
    rules.bind(drawing.draw_seen_at)(seen, 0, 0, NUM_ACTIONS, mask, page)
    shown = read(page)
    assert shown == told(state, 0, 0, list(range(NUM_ACTIONS)))
    assert [len(s["seen"]) + len(s["maybe"]) for s in shown["view"]["seats"]] == [MAX_SEEN] * 5
    assert shown["view"]["seats"][4]["cards"][:2] == ["diplomacy-E", "military-E"]
    assert len(keys_of(page)) < ROOM // 4


def test_pages_are_short() -> None:
    for at, position in enumerate(positions(MAX_SEATS, "cards", 2)):
        if at % 10 == 0:
            drawn = Drawn(position)
            assert len(keys_of(drawn.pages[OPEN_PAGE])) < 50
            for viewer in range(SPECTATOR, MAX_SEATS):
                own = keys_of(drawn.own(viewer))
                assert len(own) - 3 * len(drawn.read(viewer)["legal"]) < 200


def checked(module: Any, name: str) -> Callable[..., None]:
    """One of a page's writers, which refuses what a piece has no bits for."""
    write, count = getattr(module, name), int(name[-1])

    def checking(page: Any, kind: int, *numbers: int) -> None:
        most = 1 << BITS[count] - 1
        assert picture.PIECES._kind(kind << NUMBER_BITS).count == len(numbers) == count
        assert all(-most <= int(number) < most for number in numbers), (kind, numbers)
        write(page, kind, *numbers)

    return checking


@pytest.fixture
def _strict(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (holdings, picture, prompt, sheet):
        for name in (f"write{count}" for count in range(1, len(BITS))):
            if hasattr(module, name):
                monkeypatch.setattr(module, name, checked(module, name))


@pytest.mark.usefixtures("_strict")
def test_all_numbers_fit_their_pieces() -> None:
    state = fullest()
    for viewer in range(SPECTATOR, MAX_SEATS):
        shown = told(state, viewer, 0, list(range(NUM_ACTIONS)))
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
    checked(sheet, "write6")(page, LEAD_LINE, 4, 5, 5, 25, most, 3)
    with pytest.raises(AssertionError):
        checked(sheet, "write6")(page, LEAD_LINE, 4, 5, 5, 25, most + 1, 3)
    with pytest.raises(AssertionError):
        checked(sheet, "write4")(page, LEAD_LINE, 4, 5, 5, 25)
