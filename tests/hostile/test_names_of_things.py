"""What a screen reader says of a thing is a whole sentence: no part of it is left empty."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser
from tests.web import person
from tests.web.house import House
from tests.web.person import Person

ME = {"kind": "me"}
BOT = {"kind": "bot", "level": "page"}
NAMES = (Path(person.__file__).parent / "names.js").read_text("utf-8")
SOME_MOVES = 12


@pytest.mark.finding("G11")
@pytest.mark.parametrize("game", ["castle-combo", "for-the-king", "royals"])
def test_no_part_of_a_name_is_empty(browser: Browser, house: House, game: str) -> None:
    anne = Person(browser, house)
    anne.open_table(game, [ME, BOT, BOT])
    for _ in range(SOME_MOVES):
        if not anne.wait_for_turn():
            break
        assert anne.page.evaluate(NAMES) == []
        anne.act()
    anne.close()
