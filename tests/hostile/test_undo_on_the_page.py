"""What people see of an undo: who asks, who answers how, and who is asked on a shared device."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect
from tests.hostile.test_seats_on_the_page import two_people
from tests.web.house import House
from tests.web.person import PHONE, Person

ME = {"kind": "me"}
BEN = {"kind": "me", "name": "Ben"}
BOT = {"kind": "bot", "level": "page"}


def take_device(person: Person, name: str) -> None:
    """Take the device when the cover asks for it."""
    person.page.get_by_role("button", name=f"I’m {name}").click()


def lit(person: Person, name: str) -> None:
    """Press something on the board and confirm."""
    at = person.at
    person.page.locator("[data-board]").get_by_role("button", name=name).first.click()
    person.page.locator("[data-confirm]").click()
    person.page.wait_for_function(
        "(at) => document.querySelector('.room').dataset.at != at", arg=str(at)
    )


@pytest.mark.finding("T3")
def test_an_undo_is_asked_refused_and_withdrawn_for_all_to_see(
    browser: Browser, house: House
) -> None:
    anne, ben, _ = two_people(browser, house, "kuhn")
    anne.wait_for_turn()
    lit(anne, "check")
    ben.wait_for_turn()
    lit(ben, "bet")
    anne.wait_for_turn()
    anne.page.get_by_role("button", name="Ask to undo").click()
    expect(anne.page.get_by_text("You asked to undo your last move.")).to_be_visible()
    expect(anne.page.get_by_text("Waiting for: Ben")).to_be_visible()
    expect(anne.page.get_by_role("button", name="Undo")).to_be_disabled()
    expect(ben.page.get_by_text("Anne wants to undo their last move.")).to_be_visible()
    ben.page.get_by_role("button", name="Decline").click()
    refused = "Ben doesn’t allow your undo."
    for person, words in ((anne, refused), (ben, "You don’t allow Anne’s undo.")):
        expect(person.page.get_by_test_id("latest")).to_contain_text(words)
        expect(person.page.get_by_test_id("told")).to_contain_text(words)
    expect(anne.page.locator(".story")).to_contain_text(refused)
    anne.page.get_by_role("button", name="Ask to undo").click()
    anne.page.get_by_role("button", name="Withdraw").click()
    expect(ben.page.get_by_role("button", name="Allow")).to_have_count(0)
    expect(ben.page.get_by_test_id("latest")).to_contain_text("Anne no longer asks to undo.")
    anne.page.get_by_role("button", name="Ask to undo").click()
    at = anne.at
    ben.page.get_by_role("button", name="Allow").click()
    anne.page.wait_for_function("(at) => document.querySelector('.room').dataset.at > at", arg=at)
    expect(anne.page.locator(".story")).to_contain_text("You undo a move.")
    expect(ben.page.get_by_test_id("told")).to_contain_text("Anne undoes a move.")
    anne.close()
    ben.close()


@pytest.mark.finding("G10")
def test_on_one_device_the_others_are_asked_by_name(browser: Browser, house: House) -> None:
    anne = Person(browser, house, PHONE)
    anne.open_table("kuhn", [ME, BEN])
    take_device(anne, "Anne")
    lit(anne, "check")
    take_device(anne, "Ben")
    lit(anne, "bet")
    take_device(anne, "Anne")
    anne.page.get_by_role("button", name="Ask to undo").click()
    question = anne.page.get_by_role("dialog", name="Ben, do you allow it?")
    expect(question).to_contain_text("Anne wants to undo their last move.")
    expect(anne.page.locator("[data-board]")).to_have_count(0)
    words = anne.page.locator("body").inner_text().lower()
    assert not any(card in words for card in ("jack", "queen", "king"))
    anne.page.get_by_role("button", name="Ben declines").click()
    # Ben has the device now: nothing is shown before Anne has it back.
    expect(anne.page.get_by_text("Pass the device to Anne")).to_be_visible()
    expect(anne.page.locator("[data-board]")).to_have_count(0)
    take_device(anne, "Anne")
    anne.page.get_by_role("button", name="Log").click()
    story = anne.page.locator("dialog .story")
    expect(story).to_contain_text("Ben doesn’t allow Anne’s undo.")
    expect(story).to_contain_text("bets")
    anne.page.locator("dialog[open]").get_by_role("button", name="Close").click()
    anne.page.get_by_role("button", name="Ask to undo").click()
    anne.page.get_by_role("button", name="Ben allows it").click()
    take_device(anne, "Anne")
    anne.page.get_by_role("button", name="Log").click()
    expect(story).to_contain_text("Anne undoes a move.")
    expect(story).not_to_contain_text("bets")
    anne.close()


@pytest.mark.finding("T3")
def test_what_was_learnt_makes_a_practice_match(browser: Browser, house: House) -> None:
    anne = Person(browser, house)
    anne.open_table("castle-combo", [ME, BOT])
    for _ in range(6):
        anne.wait_for_turn()
        anne.act()
    anne.wait_for_turn()
    # The first may take back half a decision, which taught nothing; the second goes past the bot's.
    for _ in range(2):
        anne.page.keyboard.press("Escape")  # what is chosen and not confirmed
        at = anne.at
        anne.page.get_by_role("button", name="Undo").click()
        anne.page.wait_for_function(
            "(at) => document.querySelector('.room').dataset.at > at", arg=at
        )
        anne.wait_for_turn()
    told = anne.page.get_by_test_id("told").get_by_text("this is a practice match")
    expect(told).to_have_count(1)
    expect(anne.page.locator("header")).to_contain_text("Practice match")
    assert anne.autopilot()["over"]
    expect(anne.page.locator("dialog[open]")).to_contain_text("Practice match")
    anne.close()
