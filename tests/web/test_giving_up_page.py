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


def test_an_end_without_a_result_is_asked_for_and_told(browser: Browser, house: House) -> None:
    anne, ben = two(browser, house, "castle-combo")
    menu(anne, "End without a result")
    dialog = anne.page.get_by_role("dialog", name="End without a result")
    expect(dialog.get_by_text("counts for nobody")).to_be_visible()
    dialog.get_by_role("button", name="End without a result").click()
    asked = "Anne wants to end the match without a result: it would count for nobody."
    expect(ben.page.get_by_role("alert").filter(has_text=asked)).to_be_visible()
    ben.page.get_by_role("button", name="Agree").click()
    for person in (anne, ben):
        expect(
            person.page.get_by_text("Everyone agreed to end this match. It counts for nobody.")
        ).to_be_visible()
        expect(person.page.get_by_test_id("prompt")).to_have_text("Ended without a result")
        expect(person.page.get_by_role("button", name="Hint")).to_have_count(0)
    ben.check_layout((PHONE, DESKTOP), LANGUAGES)
    anne.go("/history")
    expect(anne.page.get_by_text("no result")).to_be_visible()
    expect(anne.page.get_by_role("link", name="Review")).to_have_count(0)
    anne.close()
    ben.close()


def test_a_guest_asks_for_a_bot_where_the_host_is_away(browser: Browser, house: House) -> None:
    anne, ben = two(browser, house, "castle-combo")
    anne.page.goto("about:blank")
    menu(ben, "Let a bot play for Anne")
    dialog = ben.page.get_by_role("dialog")
    expect(dialog.get_by_text("if nobody says no within two minutes")).to_be_visible()
    dialog.get_by_role("button", name="Let a bot play for Anne").click()
    expect(ben.page.get_by_text("You asked for a bot to play for Anne.")).to_be_visible()
    ben.check_layout((PHONE, DESKTOP), LANGUAGES)
    anne.page.go_back()
    expect(ben.page.get_by_test_id("latest")).to_contain_text("Anne is back: no bot is needed.")
    expect(ben.page.get_by_text("You asked for a bot to play for Anne.")).to_have_count(0)
    anne.close()
    ben.close()
