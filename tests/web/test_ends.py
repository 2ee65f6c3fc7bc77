"""The end of a match, and what happened since one's turn, have their room in every language.

The matches are golden ones of five, so that the same names and sums are looked at every time.
"""

from __future__ import annotations

from itertools import pairwise

import pytest
from playwright.sync_api import Browser
from tests.web.house import House
from tests.web.laid import golden_match, lay, moments, move_as_there
from tests.web.person import PHONE, Person

from regency.core.match import Move
from regency.language import LANGUAGES

LAPTOP = (1280, 800)
ENDS = {"castle-combo": "five-seats", "for-the-king": "seats-5", "royals": "seats-5-row-4"}
#: So many decisions before the end, or a few more, somebody's turn begins.
BEFORE_THE_END = 12
#: No name ends in dots, where something of it would be missing that tells it from another.
WHOLE_NAMES = """() => {
  const dialog = document.querySelector('dialog[open]');
  const names = [...(dialog ?? document.querySelector('.side')).querySelectorAll('*')]
    .filter((one) => one.checkVisibility() && getComputedStyle(one).textOverflow === 'ellipsis');
  return names.every((one) => one.scrollWidth <= one.clientWidth + 1);
}"""


def look_at(person: Person, size: tuple[int, int], what: str) -> None:
    """Look at the page in every language: nothing is cut, no name is shortened."""
    person.page.set_viewport_size({"width": size[0], "height": size[1]})
    for language in LANGUAGES:
        person.check_layout([size], [language])
        person.settles(WHOLE_NAMES, f"names of {what} are whole ({language})")


def others_have_moved(game: str, golden: str) -> int:
    """Return how far a golden match has come where a turn begins late in it."""
    seen = moments(game, golden)[:-BEFORE_THE_END]
    return [now.steps for before, now in pairwise(seen) if before.seat != now.seat][-1]


@pytest.mark.finding("C7", "C problem 11", "R problem 10")
@pytest.mark.parametrize("game", ENDS)
def test_the_end_at_every_size(browser: Browser, house: House, game: str) -> None:
    anne = Person(browser, house, PHONE)
    steps = golden_match(game, ENDS[game]).steps
    last = max(at for at, step in enumerate(steps) if isinstance(step, Move))
    lay(anne, game, ENDS[game], last)
    move_as_there(anne, game, ENDS[game], last)
    anne.page.locator("dialog[open] .winner").wait_for()
    for size in (PHONE, LAPTOP):
        look_at(anne, size, "the end")
    anne.close()


@pytest.mark.finding("C problem 3", "F problem 2", "R problem 2")
@pytest.mark.parametrize("game", ENDS)
def test_what_happened_since_ones_turn_at_every_size(
    browser: Browser, house: House, game: str
) -> None:
    anne = Person(browser, house, PHONE)
    lay(anne, game, ENDS[game], others_have_moved(game, ENDS[game]))
    anne.page.get_by_test_id("since").click()
    anne.page.locator("dialog[open] ol.turns").wait_for()
    look_at(anne, PHONE, "those who have moved")
    anne.page.keyboard.press("Escape")
    look_at(anne, LAPTOP, "those who have moved, beside the board")
    anne.close()
