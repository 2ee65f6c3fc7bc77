"""Castle Combo has its room: at every size and in every language nothing is cut or covered.

The matches are golden ones, so that the same cards are looked at every time.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser
from tests.web.house import House
from tests.web.laid import lay
from tests.web.person import DESKTOP, LOW, PHONE, TABLET, Person

from regency.language import LANGUAGES

GAME = "castle-combo"
LAPTOPS = ((1024, 768), (1280, 800))
SIZES = (PHONE, TABLET, *LAPTOPS, DESKTOP, *LOW)
DESKTOPS = (*LAPTOPS, DESKTOP)
#: None of the others' names is cut.
WHOLE_NAMES = """() => [...document.querySelectorAll('.rival .name')]
  .every((one) => one.scrollWidth <= one.clientWidth + 1)"""


@pytest.mark.finding("C4")
def test_a_turn_at_every_size(browser: Browser, house: House) -> None:
    """Before a card is chosen, while one is, and when its place is to be confirmed."""
    anne = Person(browser, house)
    lay(anne, GAME, "three-seats", 21)
    anne.page.locator(".row.here .best").first.wait_for()
    anne.check_layout(SIZES, LANGUAGES)
    anne.page.locator(".row.here button.card").nth(1).click()
    anne.page.locator(".place.lit").first.wait_for()
    anne.check_layout(SIZES, LANGUAGES)
    anne.page.locator(".place.lit").last.click()
    anne.page.locator(".confirm .brings").wait_for()
    anne.check_layout(SIZES, LANGUAGES)
    anne.close()


@pytest.mark.finding("C problem 9")
def test_five_at_a_table_late_in_a_match(browser: Browser, house: House) -> None:
    """Full tableaux, an effect to choose, and everyone's name in full."""
    anne = Person(browser, house)
    for steps in (56, 110):
        lay(anne, GAME, "five-seats", steps)
        anne.check_layout(SIZES, LANGUAGES)
    for width, height in SIZES:
        anne.page.set_viewport_size({"width": width, "height": height})
        for language in LANGUAGES:
            anne.speak(language)
            anne.settles(WHOLE_NAMES, f"the others' names are whole ({language})")
    anne.close()


@pytest.mark.finding("C problem 5")
def test_most_of_a_desktop_is_the_board(browser: Browser, house: House) -> None:
    anne = Person(browser, house)
    lay(anne, GAME, "three-seats", 21)
    anne.check_share(DESKTOPS)
    anne.close()
