"""Leaving early on the page: what it means is said before, and what came of it after."""

from __future__ import annotations

from playwright.sync_api import Browser, expect
from tests.web.house import House
from tests.web.person import DESKTOP, PHONE, Person

ME = {"kind": "me"}
OPEN = {"kind": "open"}
LANGUAGES = ("fr", "uk", "ru", "zh-Hant", "en")


def two(browser: Browser, house: House, game: str) -> tuple[Person, Person]:
    anne = Person(browser, house)
    table = anne.open_table(game, [ME, OPEN], start=False)
    ben = Person(browser, house, PHONE, name="Ben")
    ben.go(f"/table/{table}")
    ben.page.get_by_role("button", name="Join").click()
    anne.page.get_by_role("button", name="Start match").click()
    expect(ben.room).to_be_visible()
    return anne, ben


def menu(person: Person, name: str) -> None:
    person.page.get_by_role("button", name="Menu").click()
    person.page.get_by_role("dialog").get_by_role("button", name=name, exact=True).click()


def test_resigning_says_what_it_means_and_what_came_of_it(browser: Browser, house: House) -> None:
    anne, ben = two(browser, house, "kuhn")
    menu(ben, "Resign")
    dialog = ben.page.get_by_role("dialog", name="Resign")
    expect(dialog.get_by_text("You’re placed last, whatever happens")).to_be_visible()
    ben.check_layout((PHONE, DESKTOP), LANGUAGES)
    dialog.get_by_role("button", name="Resign", exact=True).click()
    expect(
        ben.page.get_by_text("You resigned. A bot is playing on for the others.")
    ).to_be_visible()
    expect(ben.page.get_by_role("button", name="Take back my seat")).to_have_count(0)
    assert anne.autopilot()["over"]
    sheet = anne.page.get_by_role("dialog")
    expect(sheet.get_by_text("You win")).to_be_visible()
    expect(sheet.get_by_text("gave up: placed last").first).to_be_attached()
    anne.close()
    ben.close()
