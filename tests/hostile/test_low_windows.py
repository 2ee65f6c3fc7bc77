"""A window may be low, by a zoom of 200 % or on a phone's side: nothing lies over anything else."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect
from tests.web.house import House
from tests.web.person import LOW, Person

ME = {"kind": "me"}
BOT = {"kind": "bot", "level": "page"}
OPEN = {"kind": "open"}
#: Far enough for cards to lie on the table.
SOME_MOVES = {"castle-combo": 6, "for-the-king": 4, "royals": 6}
#: The language whose words are the longest.
LONG_WINDED = "uk"


@pytest.mark.finding("G8")
@pytest.mark.parametrize("seats", [3, 5])
@pytest.mark.parametrize("game", SOME_MOVES)
def test_a_board_in_a_low_window(browser: Browser, house: House, game: str, seats: int) -> None:
    anne = Person(browser, house, language=LONG_WINDED)
    anne.open_table(game, [ME] + [BOT] * (seats - 1))
    for _ in range(SOME_MOVES[game]):
        if not anne.wait_for_turn():
            break
        anne.check_layout(LOW)
        anne.act()
    anne.close()


@pytest.mark.finding("G8")
def test_all_that_a_move_brings_can_be_read(browser: Browser, house: House) -> None:
    """However much it is: it scrolls, and no word is cut off."""
    anne = Person(browser, house, language=LONG_WINDED)
    anne.open_table("castle-combo", [ME, BOT])
    anne.wait_for_turn()
    anne.page.keyboard.press("a")
    anne.page.locator("[data-actions] button").first.click()
    words = anne.page.locator(".confirm .words")
    brings = words.locator(".brings")
    expect(brings).to_contain_text("Ви ")
    brings.evaluate("(told) => (told.textContent = Array(20).fill(told.textContent).join(' '))")
    anne.check_layout(LOW)
    assert words.evaluate("(told) => told.scrollHeight > told.clientHeight")
    anne.close()


@pytest.mark.finding("G8")
def test_the_pages_around_in_a_low_window(browser: Browser, house: House) -> None:
    anne = Person(browser, house, language=LONG_WINDED)
    for path in ("/", "/settings", "/rules/kuhn", "/new/for-the-king?mode=local"):
        anne.go(path)
        anne.check_layout(LOW)
    anne.open_table("castle-combo", [ME, OPEN, BOT], start=False)
    anne.page.wait_for_selector(".invite")
    anne.check_layout(LOW)
    anne.close()
