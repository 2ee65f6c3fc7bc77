"""The golden matches show everything that can happen."""

from __future__ import annotations

import itertools
import json
from typing import Any

import pytest

from regency.core.match import Position
from regency.core.notation import read_matches
from regency.games.castle_combo import GAME
from regency.games.castle_combo.data.cards import CARDS, LINE_KINDS, SCROLL_KINDS
from regency.games.castle_combo.data.tables import NUM_CELLS, number_of
from regency.games.castle_combo.rules.scoring import scroll_points

FILES = {file.stem: file for file in sorted((GAME.folder / "golden").glob("*.ndjson"))}


def lines_of(name: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in FILES[name].read_text("utf-8").splitlines()]


def end_of(name: str) -> Position:
    (match,) = read_matches(FILES[name].read_bytes(), {GAME.name: GAME}, "python")
    position = Position(GAME, match.seats, machine="python")
    for step in match.steps:
        position.take(step)
    return position


def test_every_number_of_seats() -> None:
    assert {lines_of(name)[0]["seats"] for name in FILES} == {2, 3, 4, 5}


@pytest.mark.clause("CC-8")
def test_every_kind_of_ability_is_used() -> None:
    used, lines = set(), set()
    for name in FILES:
        for line in lines_of(name):
            if line.get("do") == "recruit" and line["face"] == "up":
                number = number_of(line["card"])
                assert number is not None
                used.add(CARDS[number].ability_kind)
                lines |= {part.kind for part in CARDS[number].lines}
    assert used == {card.ability_kind for card in CARDS}
    assert lines == set(LINE_KINDS)


@pytest.mark.clause("CC-18")
def test_every_kind_of_scroll_pays() -> None:
    paying = set()
    for name in FILES:
        position = end_of(name)
        for seat in range(position.seats):
            for cell in range(NUM_CELLS):
                if scroll_points(position.state, seat, cell) > 0:
                    paying.add(CARDS[int(position.state.cell[seat, cell])].scroll.kind)
    assert paying == set(SCROLL_KINDS)


@pytest.mark.clause("CC-3", "CC-9", "CC-10")
def test_shuffles_in_refresh_and_refill() -> None:
    before = {"refresh-shuffle": set(), "refill-shuffle": set()}  # type: dict[str, set[str]]
    for name, seen in before.items():
        lines = lines_of(name)
        for line, following in itertools.pairwise(lines):
            if "chance" in following:
                seen.add(line.get("do", "chance"))
    assert "key" in before["refresh-shuffle"]
    assert before["refill-shuffle"] - {"key"}


@pytest.mark.clause("CC-11")
def test_a_location_is_emptied() -> None:
    state = end_of("emptied-location").state
    assert state.gone == 0
    assert (state.removed >= 0).sum() == 2


@pytest.mark.clause("CC-11", "CC-14")
def test_an_executioner_comes_too_late() -> None:
    lines = lines_of("emptied-location")
    index = next(i for i, line in enumerate(lines) if line.get("card") == "executioner")
    assert lines[index]["face"] == "up"
    assert lines[index + 1]["do"] != "discard"


@pytest.mark.clause("CC-20")
def test_ties() -> None:
    (first, second) = end_of("tie-broken-by-gold").scores()
    assert first[0] == second[0]
    assert first[1] != second[1]
    shared = end_of("shared-win")
    assert shared.places() == [1, 1]
    assert shared.scores() == [[20, 69], [20, 69]]
