"""Cards explain themselves in five languages."""

from __future__ import annotations

import pytest

from regency.games.castle_combo import GAME
from regency.games.castle_combo.data.tables import IDS, NUM_CARDS
from regency.games.castle_combo.show.names import card_name, describe_card
from regency.games.castle_combo.tests.kit import Table, card, cell
from regency.language import LANGUAGES, locale_keys, speaker

CLAUSES = [f"CC-{number}" for number in range(1, 22)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_its_own_name_and_words(language: str) -> None:
    voice = speaker(GAME, language)
    names = {voice.say(card_name(number)) for number in range(NUM_CARDS)}
    assert len(names) == NUM_CARDS
    for number in range(NUM_CARDS):
        said = " ".join(voice.say(text) for text in describe_card(number))
        assert "{" not in said
        assert "_" not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_is_told(language: str) -> None:
    keys = locale_keys(GAME.folder / "locales", language)
    assert not {f"rules-{clause}" for clause in CLAUSES} - keys


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_is_without_a_card(language: str) -> None:
    keys = locale_keys(GAME.folder / "locales", language)
    assert {key for key in keys if key.startswith("card-")} == {f"card-{name}" for name in IDS}


#: A card of every kind, as it explains itself.
IN_ENGLISH = {
    "templar": "Castle card. Cost: 5 gold. Shields: Faith and Military. "
    "Gain 1 gold for each Faith shield in one neighbour’s tableau (whichever gives you more). "
    "Gain 1 key for each Military shield in your tableau. "
    "Moves the messenger to the village. Scroll: An extra 1 point for each key.",
    "banker": "Castle card. Cost: 7 gold. Shields: Craftsmanship. "
    "Choose one: Add 2 gold from the supply to each of your purses. Or: Gain 3 keys. "
    "Moves the messenger to the village. Scroll: 1 point for each gold in your purses.",
    "farmhand": "Village card. Cost: 0 gold. Shields: Peasantry. "
    "From now on, village cards cost you 1 gold less. Moves the messenger to the castle. "
    "Purse: holds up to 5 gold. Scroll: 2 points for each gold in this purse.",
    "patron": "Castle card. Cost: 7 gold. Shields: Scholarship. Each opponent gains 2 gold. "
    "Scroll: 5 points for each card costing 5 or more.",
    "executioner": "Village card. Cost: 0 gold. Shields: Military. "
    "Discard a card from the castle row and gain its cost in gold. "
    "Moves the messenger to the castle. Scroll: 1 point for each castle banner.",
    "jester": "Castle card. Cost: 3 gold. Shields: Nobility. "
    "Gain 2 gold for each Nobility shield in your tableau. Moves the messenger to the village. "
    "Scroll: 2 points for each Nobility shield in this row and column.",
    "brigand": "Village card. Cost: 7 gold. Shields: Peasantry. "
    "Gain 1 key for each castle banner in one neighbour’s tableau (whichever gives you more). "
    "Scroll: 7 points for each set of banners: Village, Village and Village.",
}


@pytest.mark.parametrize("name", IN_ENGLISH)
def test_in_english(name: str) -> None:
    voice = speaker(GAME, "en")
    assert " ".join(voice.say(text) for text in describe_card(card(name))) == IN_ENGLISH[name]


def test_ukrainian_plurals() -> None:
    voice = speaker(GAME, "uk")
    said = [voice.say(text) for text in describe_card(card("traveler"))]
    assert "Отримайте 3\u00a0дукати за кожну карту ціною 0 у вашій ігровій зоні." in said


@pytest.mark.clause("CC-17", "CC-18")
def test_the_sheet_says_where_every_point_comes_from() -> None:
    table = Table(2)
    table.fill(0, ("potter:1", "-", "prince"))
    table.state.gold[0] = 2
    lines = [line for line in GAME.view.sheet(table.state) if line.seat == 0]
    voice = speaker(GAME, "en")
    assert [(voice.say(line.reason), line.points, line.clause) for line in lines] == [
        ("2 keys, 1 point each", 2, "CC-18"),
        ("Potter (3 gold): 2 points for each gold in this purse.", 6, "CC-17"),
        ("Face-down card: no points", 0, "CC-6"),
        ("Prince (×1): 4 points for each Nobility shield in this row.", 4, "CC-18"),
    ]


def test_the_view_shows_what_every_card_is_worth_now() -> None:
    table = Table(2)
    table.fill(0, ("potter:1", "-", "prince"))
    table.state.gold[0] = 2
    seen = GAME.view.view(table.position.seen_by(1), 1)["seats"][0]
    assert [shown["points"] for shown in seen["cards"]] == [6, 0, 4]
    assert seen["points"] == 12
    assert [shown["at"] for shown in seen["cards"]] == [[0, 0], [0, 1], [0, 2]]
    assert int(table.state.cell[0, cell((0, 2))]) == card("prince")
