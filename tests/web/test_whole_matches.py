"""Whole matches in a real browser, played with what the page offers."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser
from tests.web.house import House
from tests.web.laid import BEGUN, is_cut_short
from tests.web.person import PHONE, Person
from tests.web.test_accessible import check

from regency.core.secrecy import has_secrets
from regency.games import game as find_game
from regency.games import names

BOT = {"kind": "bot", "level": "page"}
ME = {"kind": "me"}
OPEN = {"kind": "open"}
GAMES = names()
#: How many decisions are made with the mouse on the board; the page's autopilot makes the rest.
BY_MOUSE = 8
#: More than a match has.
MOST = 5000


def check_end(person: Person) -> None:
    """The score sheet is there, line by line, and its sums are the points."""
    sheet = person.page.locator("dialog[open] .sheet section")
    sheet.first.wait_for()
    person.page.locator("dialog[open] .winner").wait_for()
    for section in sheet.all():
        total = int(section.locator("h3 b").inner_text().replace("−", "-"))
        lines = section.locator("li > b").all_inner_texts()
        assert sum(int(line.replace("−", "-")) for line in lines) == total


@pytest.mark.parametrize("game", GAMES)
def test_one_person_against_bots(browser: Browser, house: House, game: str) -> None:
    anne = Person(browser, house, bypass_csp=True)
    anne.go()
    anne.page.locator(f"article[aria-labelledby='game-{game}'] .play").click()
    for number in range(BY_MOUSE):
        if not anne.wait_for_turn():
            break
        if number % 4 == 0:
            anne.check_layout()
        anne.act()
    assert anne.autopilot()["over"]
    check_end(anne)
    anne.check_layout()
    check(anne, "the end")
    anne.page.get_by_role("link", name="Replay").click()
    anne.page.keyboard.press("End")
    anne.page.wait_for_selector("[data-board]")
    # A step of many events is longer than its box, which scrolls then.
    anne.page.evaluate("document.querySelector('.prompt').style.maxHeight = '1rem'")
    check(anne, "the replay")
    anne.close()


@pytest.mark.parametrize("game", GAMES)
def test_two_people_and_a_reload(browser: Browser, house: House, game: str) -> None:
    anne = Person(browser, house, name="Anne")
    ben = Person(browser, house, PHONE, name="Ben")
    table = anne.open_table(game, [ME, OPEN], start=False)
    ben.go(f"/table/{table}")
    ben.page.get_by_role("button", name="Join").click()
    anne.page.get_by_role("button", name="Start match").click()
    anne.room.wait_for()
    ben.room.wait_for()
    # Who is to act when the other one has stopped does not play on alone.
    most = 2 * BEGUN if is_cut_short(game) else MOST
    anne.start_autopilot(most)
    ben.start_autopilot(6)
    ben.end_of_autopilot()
    seen = ben.at
    ben.page.reload()
    ben.room.wait_for()
    assert ben.at >= seen, "nothing is lost"
    ben.start_autopilot(MOST)
    anne.end_of_autopilot()
    if most == MOST:
        ben.end_of_autopilot()
        assert anne.over
        assert ben.over
        check_end(anne)
    else:
        assert anne.at > seen, "both went on"
    for person in (anne, ben):
        person.close()


@pytest.mark.parametrize("game", GAMES)
def test_pass_and_play(browser: Browser, house: House, game: str) -> None:
    both = Person(browser, house, PHONE)
    both.go(f"/new/{game}?mode=local")
    counts = both.page.locator(".count button")
    if counts.count():
        counts.first.click()
    both.page.get_by_role("button", name="Start match").click()
    if has_secrets(find_game(game)):  # else nobody has to look away
        both.page.get_by_role("dialog").wait_for()
        assert not both.page.locator("[data-board]").count(), "nothing lies behind the cover"
        assert "Pass the device" in both.page.get_by_role("dialog").inner_text()
    assert both.autopilot()["over"]
    check_end(both)
    both.close()
