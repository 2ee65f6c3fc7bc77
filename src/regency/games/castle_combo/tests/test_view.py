"""What boards are given: prompts, live points with their reasons, the catalogue, the view."""

from __future__ import annotations

import json
from typing import Any

import pytest

from regency.core.facts import Fact
from regency.core.match import Position
from regency.core.types import HIDDEN, SPECTATOR
from regency.games.castle_combo import GAME
from regency.games.castle_combo.data.cards import CARDS, LINE_KINDS, SCROLL_KINDS
from regency.games.castle_combo.data.tables import FIRST_CELL, IDS, NUM_CARDS
from regency.games.castle_combo.rules.scoring import points_of, scroll_points
from regency.games.castle_combo.rules.state import CHOOSE_LINE, DISCARD_SLOT, PLACE_AT, TAKE_UP
from regency.games.castle_combo.rules.turn import open_cells, price_of
from regency.games.castle_combo.show.names import card_name
from regency.games.castle_combo.tests.kit import Table, card
from regency.language import LANGUAGES, speaker

SHOWN = GAME.view
catalogue, line, points = SHOWN.catalogue, SHOWN.line, SHOWN.points
prompt, sheet, view = SHOWN.prompt, SHOWN.sheet, SHOWN.view


def played(seats: int, steps: int) -> Position:
    """A match of the heuristic, so many steps in."""
    position = Position(GAME, seats, seed=seats, machine="python")
    position.settle_chance()
    for step in range(steps):
        if position.over:
            break
        seat = position.seat_to_act()
        legal = position.legal(seat)
        position.play(seat, legal[step * 7 % len(legal)])
        position.settle_chance()
    return position


def said(table: Table, viewer: int) -> str:
    return speaker(GAME, "en").say(prompt(table.position.seen_by(viewer), viewer))


def test_the_prompt_speaks_to_the_viewer_in_person() -> None:
    table = Table(2, village=["barbarian", "squire", "vicar"])
    assert said(table, 0) == (
        "Your turn: take a card from the village row. You can spend a key first."
    )
    assert said(table, 1).endswith("is choosing a card from the village row.")
    table.key("refresh")
    assert said(table, 0) == "Your turn: take a card from the village row."
    assert said(table, SPECTATOR).endswith("is choosing a card from the village row.")


def test_the_prompt_follows_every_stage_of_a_turn() -> None:
    table = Table(2, village=["barbarian", "executioner", "vicar"])
    table.position.play(0, TAKE_UP)
    assert said(table, 0) == "Your turn: choose a space for Barbarian (2 gold)."
    table.position.play(0, PLACE_AT + FIRST_CELL)
    assert said(table, 0) == "Your turn: choose one of Barbarian’s two effects."
    assert said(table, 1).endswith("is choosing one of Barbarian’s effects.")
    table.position.play(0, CHOOSE_LINE)
    table.offer("executioner")
    table.position.play(1, TAKE_UP)
    table.position.play(1, PLACE_AT + FIRST_CELL)
    assert said(table, 1) == (
        "Your turn: Executioner lets you discard a card. Choose one from the castle row."
    )
    assert view(table.position.seen_by(0), 0)["discarding"] == "castle"
    table.position.play(1, DISCARD_SLOT)
    assert view(table.position.seen_by(0), 0)["discarding"] is None


def test_the_prompt_of_a_card_taken_face_down() -> None:
    table = Table(2, village=["barbarian", "squire", "vicar"])
    table.position.play(0, TAKE_UP + 3)
    assert said(table, 0) == (
        "Your turn: choose a space for Barbarian, face down. You gain 6 gold and 2 keys."
    )
    seen = view(table.position.seen_by(0), 0)
    assert (seen["taking"], seen["taking_face"], seen["taking_slot"]) == ("barbarian", "down", 0)


def test_the_prompt_says_that_the_match_is_over() -> None:
    position = played(2, 1000)
    assert position.over
    assert prompt(position.seen_by(0), 0).key == "table-done"
    assert prompt(Position(GAME, 2, machine="python").seen_by(0), 0).key == "table-deal"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", GAME.seats)
def test_prompts_can_be_said(language: str, seats: int) -> None:
    voice = speaker(GAME, language)
    for steps in range(0, 40, 3):
        position = played(seats, steps)
        for viewer in range(SPECTATOR, seats):
            assert voice.say(prompt(position.seen_by(viewer), viewer))


@pytest.mark.clause("CC-18")
@pytest.mark.parametrize("seats", GAME.seats)
def test_live_points_are_the_rules_own(seats: int) -> None:
    for steps in (0, 5, 17, 30, 1000):
        position = played(seats, steps)
        state = position.state
        seen = position.seen_by(SPECTATOR)
        wanted = [points_of(state, seat) for seat in range(seats)]
        assert points(seen, SPECTATOR) == wanted
        shown = view(seen, SPECTATOR)
        assert [seat["points"] for seat in shown["seats"]] == wanted
        for seat in range(seats):
            cells = [c for c in range(25) if int(state.occupied[seat]) >> c & 1]
            worth = [scroll_points(state, seat, c) for c in cells]
            assert [entry["points"] for entry in shown["seats"][seat]["cards"]] == worth
            free = open_cells(state, seat)
            assert len(shown["seats"][seat]["open"]) == bin(free).count("1")


def test_the_sheet_of_a_redacted_state_adds_up_in_mid_match() -> None:
    position = played(3, 30)
    assert not position.over
    for viewer in range(SPECTATOR, 3):
        seen = position.seen_by(viewer)
        lines = sheet(seen)
        for seat, total in enumerate(points(seen, viewer)):
            own = [line for line in lines if line.seat == seat]
            assert sum(line.points for line in own) == total
            # A board finds the reason of a card's points by its position.
            assert len(own) == 1 + len(view(seen, viewer)["seats"][seat]["cards"])


@pytest.mark.clause("CC-5", "CC-16")
def test_prices_are_the_viewers_own() -> None:
    table = Table(2, castle=["prince", "nun", "duchess"])
    table.lay(1, "princess", (0, 0))
    for viewer, prices in ((0, [6, 3, 5]), (1, [5, 2, 4]), (SPECTATOR, [6, 3, 5])):
        shown = view(table.position.seen_by(viewer), viewer)
        assert shown["prices"][0] == prices
        buyer = max(viewer, 0)
        assert prices[0] == price_of(table.state, buyer, card("prince"))


@pytest.mark.clause("CC-21")
def test_a_card_nobody_knows_yet_is_not_named() -> None:
    known = Fact("turned", {"location": 1, "slot": 0, "card": card("vicar")})
    told = line(known, 0)
    assert told is not None
    assert told.params["card"] == card_name(card("vicar"))
    assert line(Fact("turned", {"location": 1, "slot": 0, "card": HIDDEN}), 0) is None


def test_views_of_different_states_differ_and_of_equal_ones_do_not() -> None:
    table = Table(2, village=["barbarian", "squire", "vicar"])
    before = json.dumps(view(table.position.seen_by(0), 0))
    again = json.dumps(view(table.position.seen_by(0), 0))
    assert before == again
    table.state.gold[1] = 3
    changed = view(table.position.seen_by(0), 0)
    assert json.dumps(changed) != before
    assert changed["seats"][1]["gold"] == 3


# --- the catalogue


def values_of(name: str) -> dict[str, Any]:
    return next(info for info in catalogue() if info.id == name).values


def test_the_catalogue_has_every_card_by_its_number_then_the_pieces() -> None:
    entries = catalogue()
    assert tuple(info.id for info in entries[:NUM_CARDS]) == IDS
    assert [info.kind for info in entries[:NUM_CARDS]] == [c.location for c in CARDS]
    assert {info.kind for info in entries[NUM_CARDS:]} == {"piece"}
    assert not any(info.reconstructed for info in entries)
    assert json.loads(json.dumps([info.values for info in entries])) == [
        info.values for info in entries
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_can_be_said(language: str) -> None:
    voice = speaker(GAME, language)
    for info in catalogue():
        assert voice.say(info.name)
        assert info.words
        for words in info.words:
            assert "{" not in voice.say(words)


def test_the_figures_of_a_picture() -> None:
    assert values_of("templar") == {
        "location": "castle",
        "cost": 5,
        "shields": ["faith", "military"],
        "messenger": True,
        "purse": 0,
        "choice": False,
        "ability": [
            {
                "kind": "gain_gold_per",
                "amount": 1,
                "each": {"kind": "shield", "shields": ["faith"]},
                "neighbour": True,
            },
            {
                "kind": "gain_keys_per",
                "amount": 1,
                "each": {"kind": "shield", "shields": ["military"]},
                "neighbour": False,
            },
        ],
        "scroll": {"kind": "per_key", "points": 1},
    }
    assert values_of("duchess")["scroll"] == {"kind": "position", "points": 8, "places": [0, 1, 2]}
    assert values_of("pawnbroker")["ability"][0]["each"] == {
        "kind": "cards_with_cost",
        "sign": "=",
        "number": 4,
    }
    assert values_of("brigand")["scroll"]["banners"] == ["village"] * 3
    assert values_of("general")["scroll"] == {
        "kind": "per_identical_shield_set",
        "points": 6,
        "number": 3,
    }
    assert values_of("baron")["ability"] == [
        {"kind": "discount", "amount": 1, "castle": True, "village": True}
    ]
    assert values_of("executioner")["ability"] == [
        {"kind": "discard_from_row", "amount": 0, "location": "castle", "gain": "gold"}
    ]


def test_every_kind_has_its_figures() -> None:
    kinds = {line["kind"] for info in catalogue()[:NUM_CARDS] for line in info.values["ability"]}
    assert kinds <= set(LINE_KINDS)
    scrolls = {info.values["scroll"]["kind"] for info in catalogue()[:NUM_CARDS]}
    assert scrolls == set(SCROLL_KINDS)
    needs = {
        "per_shield": {"shields", "scope"},
        "per_distinct_shield_type": {"scope"},
        "position": {"places"},
        "per_banner_set": {"banners"},
        "per_card_with_cost": {"sign", "number"},
        "per_card_with_shield_count": {"number"},
    }
    for info in catalogue()[:NUM_CARDS]:
        scroll = info.values["scroll"]
        assert scroll["points"] > 0
        assert needs.get(scroll["kind"], set()) <= set(scroll)
