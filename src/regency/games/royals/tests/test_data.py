"""board.toml: what the board says, and what is said of a board that does not fit."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from regency.games.royals import GAME
from regency.games.royals.data.board import BOARD, read_board
from regency.games.royals.data.tables import (
    COUNTRY_BONUS,
    FIRST_DRAWS,
    HOUSE_BONUS,
    IN_PLAY,
    KIND_IDS,
    NOBLES,
    PERIOD_MARKER,
    TITLE_IDS,
    TITLE_MARKER,
)

FILE = GAME.folder / "data" / "board.toml"


@pytest.mark.clause("RY-1")
def test_board_has_16_cities_and_29_nobles_in_four_countries() -> None:
    by_country = {c.id: [x.id for x in BOARD.cities if x.country == c.id] for c in BOARD.countries}
    assert [len(cities) for cities in by_country.values()] == [5, 4, 3, 4]
    assert list(by_country) == ["france", "german-states", "britain", "spain"]
    assert len(NOBLES) == 29
    assert {len(city.nobles) for city in BOARD.cities} == {1, 2}
    assert [t.cost.value for t in BOARD.titles] == [1, 2, 3, 4, 5, 6, 8]
    assert [sum(t == i for _, t in NOBLES) for i in range(len(TITLE_IDS))] == [4, 5, 4, 4, 4, 4, 4]
    dijon = next(city for city in BOARD.cities if city.id == "dijon")
    assert "baron" in {noble.title for noble in dijon.nobles}
    assert next(t for t in BOARD.titles if t.id == "baron").influence.value == 1


@pytest.mark.clause("RY-2")
def test_markers() -> None:
    assert HOUSE_BONUS[2:].tolist() == [[8, 0, 0], [12, 8, 0], [16, 12, 8], [16, 12, 8]]
    assert len(BOARD.cities) == 16
    assert COUNTRY_BONUS.shape == (4, 2)
    assert PERIOD_MARKER.shape == (3, 4, 2)
    assert (TITLE_MARKER[:, 0] == 2 * TITLE_MARKER[:, 1]).all()


@pytest.mark.clause("RY-3")
@pytest.mark.parametrize(
    ("seats", "cards"),
    [(2, [24, 20, 19, 15]), (3, [25, 21, 20, 16]), (4, [26, 22, 21, 17]), (5, [31, 26, 25, 20])],
)
def test_decks_by_number_of_seats(seats: int, cards: list[int]) -> None:
    # 31, 26, 25, 20 less the removed ones: 7/6/6/5, 6/5/5/4, 5/4/4/3, none.
    assert IN_PLAY[seats, :4].tolist() == cards
    assert IN_PLAY[seats, 4:].tolist() == [4] * 6
    assert KIND_IDS[4:] == (
        "france+german-states",
        "france+britain",
        "france+spain",
        "german-states+britain",
        "german-states+spain",
        "britain+spain",
    )


@pytest.mark.clause("RY-5")
def test_first_draws_by_seat() -> None:
    assert FIRST_DRAWS[2, :2].tolist() == [1, 2]
    assert FIRST_DRAWS[3, :3].tolist() == [1, 1, 2]
    assert FIRST_DRAWS[4, :4].tolist() == [1, 1, 2, 2]
    assert FIRST_DRAWS[5, :5].tolist() == [1, 1, 2, 2, 3]


def test_every_value_has_a_confidence() -> None:
    text = FILE.read_text("utf-8")
    for line in text.splitlines():
        if "value =" in line and not line.startswith("#"):
            assert re.search(r'confidence = "[ABCD]"', line), line


#: What is edited (pattern, replacement) and what must be said: entry, then words.
EDITS = [
    (r'nobles = \[\{ title = "countess", confidence = "D" \}\]', "nobles = []", "city nantes",
     "a city should have one or two"),
    (r"nobles = \[\{ title = \"king\", confidence = \"B\" \}\]", "", "city madrid",
     "a city should have one or two"),
    (r'title = "marshal"', 'title = "earl"', "city marseille, nobles", "one of marshal, baron"),
    (r'\{ title = "marshal", confidence = "D" \}', '{ title = "princess", confidence = "D" }',
     "city marseille", "they should differ"),
    (r'bonus = \{ value = 3, confidence = "D" \}\n', "", "city marseille", "bonus is missing"),
    (r'bonus = \{ value = 3,', 'bonus = { value = 0,', "city marseille",
     "a whole number from 1 to 99"),
    (r'bonus = \{ value = 3, confidence = "D"', 'bonus = { value = 3, confidence = "E"',
     "city marseille", "one of A, B, C, D"),
    (r"value = \[10, 5\]", "value = [10]", "country france", "bonus should be a list of 2"),
    (r"value = \[10, 5\]", "value = [5, 10]", "country france", "the highest should come first"),
    (r"\[7, 4\], ", "", "country france", "periods should be a list of 3"),
    (r"\[7, 4\]", "[7, true]", "country france", "a whole number from 1 to 99"),
    (r"value = \[4, 2\]", "value = [5, 2]", "title marshal", "should be twice the half"),
    (r"marker = \{ value = \[4, 2\], confidence = \"D\" \}\n", "", "title marshal",
     "marker is missing"),
    (r"count = \{ value = 4", "count = { value = 5", "title marshal", "the cities have 4"),
    (r"cities = \{ value = 5", "cities = { value = 6", "country france", "it says 6 cities, but 5"),
    (r'country = "france"', 'country = "britain"', "country france", "it says 5 cities, but 4"),
    (r'country = "france"', 'country = "italy"', "city paris", "one of france, german-states"),
    (r'id = "dijon"', 'id = "paris"', "city paris", "it is there twice"),
    (r'id = "britain"', 'id = "england"', "country", "there should be, in this order, france"),
    (r'id = "duke"', 'id = "earl"', "title", "there should be, in this order, marshal"),
    (r"seats = 2\n", "seats = 6\n", "table 6", "one of 2, 3, 4, 5"),
    (r"value = \[8\], confidence", "value = [], confidence", "table 2", "house has 0 markers"),
    (r"value = \[1, 2\], confidence", "value = [1], confidence", "table 2",
     "first_draws should be a list of 2"),
    (r"value = \[7, 6, 6, 5\]", "value = [7, 6, 6, 50]", "table 2", "it should be less"),
    (r"value = 31, confidence", "value = 2, confidence", "table 2", "it should be less"),
    (r"limit_country = \{ value = 12", "limit_country = { value = 20", "table 4",
     "there should be at least"),
    (r"intrigue_copies = \{ value = 4", "intrigue_copies = { value = 2", "match",
     "intrigue cards are too few"),
    (r"row_variant = \{ value = 4", "row_variant = { value = 3", "match", "they should differ"),
    (r"lat = 48.86", 'lat = "north"', "city paris", "a number of degrees"),
    (r'\[\[city\]\]\nid = "valencia"(.|\n)*?\n\n', "", "country spain", "it says 4 cities, but 3"),
    (r"\[\[table\]\]\nseats = 5(.|\n)*?\n\n", "", "table", "one each for"),
    (r"\[match\]", "[game]", "match", "should be a table"),
    (r"\[\[title\]\]", "[[titles]]", "title", "missing"),
]  # fmt: skip


@pytest.mark.clause("RY-1", "RY-2", "RY-3")
@pytest.mark.parametrize(("pattern", "new", "entry", "words"), EDITS)
def test_an_inconsistent_board_is_refused_in_words(
    tmp_path: Path, pattern: str, new: str, entry: str, words: str
) -> None:
    count = 0 if "[[title]]" in new or "titles" in new else 1
    edited, changed = re.subn(pattern, lambda _: new, FILE.read_text("utf-8"), count=count)
    assert changed, "the edit must change something"
    copy = tmp_path / "board.toml"
    copy.write_text(edited, "utf-8")
    with pytest.raises(ValueError, match=r"board\.toml") as caught:
        read_board(copy)
    said = str(caught.value)
    assert said.startswith(f"board.toml: {entry}")
    assert words in said


def test_a_file_that_is_no_toml_is_refused(tmp_path: Path) -> None:
    copy = tmp_path / "board.toml"
    copy.write_text("[[city]\n", "utf-8")
    with pytest.raises(ValueError, match=r"board\.toml: not TOML"):
        read_board(copy)


def test_a_corrected_value_needs_only_the_file(tmp_path: Path) -> None:
    edited = FILE.read_text("utf-8").replace(
        'bonus = { value = 8, confidence = "D" }', 'bonus = { value = 9, confidence = "A" }'
    )
    copy = tmp_path / "board.toml"
    copy.write_text(edited, "utf-8")
    madrid = next(city for city in read_board(copy).cities if city.id == "madrid")
    assert madrid.bonus.value == 9
    assert not madrid.bonus.reconstructed
