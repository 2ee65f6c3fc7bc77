"""A whole match of each game by keyboard alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser
from tests.web.house import House
from tests.web.person import Person

from regency.games import names

#: Tells whether the person is to act, without touching the page.
DUE = """() => {
  const room = document.querySelector('.room');
  return room && (room.dataset.turn === 'true' || room.dataset.over === 'true');
}"""
MOVED = "(before) => document.querySelector('.room')?.dataset.at != before"
#: So many decisions go through the board; the list of actions serves for the rest of a long match.
ON_THE_BOARD = 12


def press(person: Person, *keys: str) -> None:
    for key in keys:
        person.page.keyboard.press(key)


def decide(person: Person, number: int) -> None:
    """B goes to the board, Enter chooses, Enter confirms; A lists what may be done."""
    before = person.at
    if number < ON_THE_BOARD:
        for _ in range(3):
            press(person, "b", "Enter")
            person.page.wait_for_timeout(60)
            if person.page.evaluate("() => document.activeElement?.hasAttribute('data-confirm')"):
                press(person, "Enter")
            person.page.wait_for_timeout(60)
            if person.at != before:
                return
        press(person, "Escape", "Escape")
    press(person, "a")
    person.page.wait_for_selector("[data-actions] button")
    press(person, "Tab", "Tab", "Enter")
    person.page.wait_for_function(
        "(before) => document.querySelector('[data-confirm]')"
        " || document.querySelector('.room').dataset.at != before",
        arg=str(before),
    )
    if person.page.locator("[data-confirm]").count():
        person.page.wait_for_function("() => document.activeElement?.hasAttribute('data-confirm')")
        press(person, "Enter")
    person.page.wait_for_function(MOVED, arg=str(before))


@pytest.mark.parametrize("game", names())
def test_a_whole_match_without_a_pointer(browser: Browser, house: House, game: str) -> None:
    anne = Person(browser, house)
    anne.open_table(game, [{"kind": "me"}, {"kind": "bot", "level": "page"}])
    press(anne, "?")
    anne.page.wait_for_selector("dialog[open] kbd")
    press(anne, "Escape")
    for number in range(1000):
        anne.page.wait_for_function(DUE)
        if anne.over:
            break
        decide(anne, number)
    assert anne.over
    anne.page.locator("dialog[open] .winner").wait_for()
    anne.close()
