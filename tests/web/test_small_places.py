"""Nothing is longer than its place on a phone, in the languages whose words are the longest.

Matches come from golden records, so that every run looks at the same cards.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect
from tests.web.house import House
from tests.web.laid import bring
from tests.web.person import PHONE, Person

from regency.games import games, names

LONG_WINDED = ("uk", "ru", "fr")
ME = {"kind": "me"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": "page"}
#: A match with a full board, and steps of it to look at; the last with its panels.
RECORDS = {
    "castle-combo": ("five-seats", (0, 120)),
    "for-the-king": ("seats-5", (0, 40)),
    "royals": ("seats-2-row-4", (0, 400)),
}


def test_pages(browser: Browser, house: House) -> None:
    anne = Person(browser, house, PHONE)
    for path in ("/", "/settings", "/nowhere"):
        anne.go(path)
        anne.check_layout([PHONE], LONG_WINDED)
    for game in names():
        for path in (f"/new/{game}", f"/learn/{game}"):
            anne.go(path)
            anne.check_layout([PHONE], LONG_WINDED)
    anne.close()


def test_a_table_before_it_begins(browser: Browser, house: House) -> None:
    anne = Person(browser, house, PHONE)
    for game in names():
        seats = [ME, OPEN, BOT] if len(games()[game].seats) > 1 else [ME, OPEN]
        anne.open_table(game, seats, start=False)
        anne.page.wait_for_selector(".invite")
        anne.check_layout([PHONE], LONG_WINDED)
    anne.close()


@pytest.mark.parametrize("game", RECORDS)
def test_a_match_and_its_points(browser: Browser, house: House, game: str) -> None:
    name, steps = RECORDS[game]
    anne = Person(browser, house, PHONE)
    replay = bring(anne, game, name)
    for at in steps:
        anne.go(f"{replay}?at={at}&as=0")
        anne.page.wait_for_selector("[data-board]")
        anne.check_layout([PHONE], LONG_WINDED)
    for number in range(3):
        anne.page.locator(".controls .buttons button").nth(5 + number).click()
        expect(anne.page.locator("dialog[open]")).to_be_visible()
        anne.check_layout([PHONE], LONG_WINDED)
        anne.page.keyboard.press("Escape")
        expect(anne.page.locator("dialog[open]")).to_have_count(0)
    anne.close()


def test_a_lesson_and_the_end(browser: Browser, house: House) -> None:
    anne = Person(browser, house, PHONE)
    for game in names():
        anne.go(f"/learn/{game}/1")
        anne.page.get_by_test_id("lesson-words").wait_for()
        anne.check_layout([PHONE], LONG_WINDED)
    anne.open_table("kuhn", [ME, BOT])
    anne.autopilot()
    anne.page.locator("dialog[open] .winner").wait_for()
    anne.check_layout([PHONE], LONG_WINDED)
    anne.close()
