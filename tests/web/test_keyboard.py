"""A match of each game by keyboard alone, on the board itself, from its start and to its end."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser
from tests.web.house import House
from tests.web.laid import BEGUN, is_cut_short, near_the_end
from tests.web.person import HANDS, MOST_PRESSES, Person

from regency.games import names

#: Tells whether the person is to act, without touching the page.
DUE = """() => {
  const room = document.querySelector('.room');
  return room && (room.dataset.turn === 'true' || room.dataset.over === 'true');
}"""
MOVED = "(before) => document.querySelector('.room')?.dataset.at != before"
#: What was pressed may be gone, and yet the next Tab does not begin at the top of the page.
KEPT = "() => document.activeElement !== document.body"
#: The game with the most decisions is played without confirming each.
LONGEST = "royals"
#: No match has more decisions of one seat.
MOST_DECISIONS = 1000
#: The most attempts it takes to get anywhere on a board.
MOST_ATTEMPTS = 40


def press(person: Person, *keys: str) -> None:
    for key in keys:
        person.page.keyboard.press(key)


def travel(person: Person, name: str) -> None:
    """Go to what was chosen, by Tab between groups and arrows inside one."""
    for _ in range(MOST_ATTEMPTS):
        keys = person.page.evaluate("window.hands.keys()")
        if not keys:
            return
        press(person, *keys)
    raise AssertionError(f"the keyboard does not lead to {name!r}")


def decide(person: Person) -> None:
    """Press what is lit until the match goes on; Enter chooses, and Enter confirms."""
    before = str(person.at)
    person.page.evaluate("window.hands.begin()")
    tried: list[str] = []
    for pressed in range(MOST_PRESSES):
        name = person.aim(pressed, tried)
        tried.append(name)
        travel(person, name)
        person.page.evaluate("window.hands.pressed()")
        press(person, "Enter")
        person.page.wait_for_function("(b) => window.hands.answered(b)", arg=before)
        if person.page.evaluate("document.activeElement?.hasAttribute('data-confirm')"):
            press(person, "Enter")
            person.page.wait_for_function(MOVED, arg=before)
        if str(person.at) != before:
            return
    raise AssertionError(f"nothing came of {tried}")


def play(person: Person, most: int) -> None:
    """Make up to *most* decisions, until the match is over; the focus is never lost."""
    person.page.evaluate(f"({HANDS})()")
    for number in range(most):
        person.page.wait_for_function(DUE)
        if person.over:
            return
        if number:
            person.page.wait_for_function(KEPT)
        decide(person)


@pytest.mark.parametrize("game", names())
def test_a_match_without_a_pointer(browser: Browser, house: House, game: str) -> None:
    anne = Person(browser, house)
    anne.remember(confirm=game != LONGEST)
    anne.open_table(game, [{"kind": "me"}, {"kind": "bot", "level": "page"}])
    press(anne, "?")
    anne.page.wait_for_selector("dialog[open] kbd")
    press(anne, "Escape")
    if is_cut_short(game):
        play(anne, BEGUN)
        assert not anne.over
        near_the_end(anne, game)
    play(anne, MOST_DECISIONS)
    assert anne.over
    anne.page.locator("dialog[open] .winner").wait_for()
    anne.close()
