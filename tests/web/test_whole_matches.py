"""Whole matches in a real browser, played with what the page offers."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser
from tests.web.house import House
from tests.web.person import Person

from regency.games import names

BOT = {"kind": "bot", "level": "page"}
ME = {"kind": "me"}


@pytest.mark.parametrize("game", names())
def test_one_person_against_a_bot(browser: Browser, house: House, game: str) -> None:
    anne = Person(browser, house)
    anne.open_table(game, [ME, BOT])
    while anne.wait_for_turn():
        anne.act()
    anne.close()
