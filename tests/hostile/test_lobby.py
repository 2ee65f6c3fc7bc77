"""The waiting room says what is so: who is here, whose words are in, when a deal was renewed."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect
from tests.web.house import House
from tests.web.person import PHONE, Person

ME = {"kind": "me"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": "page"}


def lobby(browser: Browser, house: House) -> tuple[Person, Person]:
    """Return a host and a guest who wait for the start."""
    anne = Person(browser, house)
    table = anne.open_table("castle-combo", [ME, OPEN], start=False)
    ben = Person(browser, house, PHONE, name="Ben")
    ben.go(f"/table/{table}")
    ben.page.get_by_role("button", name="Join").click()
    return anne, ben


@pytest.mark.finding("G11")
def test_nobody_is_said_to_be_here_who_is_away(browser: Browser, house: House) -> None:
    anne, ben = lobby(browser, house)
    expect(anne.page.get_by_text("Everyone’s here. Start when you’re ready.")).to_be_visible()
    expect(ben.page.get_by_text("Everyone’s here. Waiting for the host to start…")).to_be_visible()
    ben.close()
    expect(anne.page.get_by_text("Ben is away. You can start now, or wait.")).to_be_visible()
    expect(anne.page.get_by_text("Everyone’s here")).to_have_count(0)
    anne.close()


@pytest.mark.finding("G11")
def test_a_rematch_waits_for_those_who_are_away(browser: Browser, house: House) -> None:
    anne = Person(browser, house)
    table = anne.open_table("kuhn", [ME, OPEN], start=False)
    ben = Person(browser, house, name="Ben")
    ben.go(f"/table/{table}")
    ben.page.get_by_role("button", name="Join").click()
    anne.page.get_by_role("button", name="Start match").click()
    ben.start_autopilot()
    assert anne.autopilot()["over"]
    anne.page.get_by_role("button", name="Rematch").click()
    expect(anne.page.get_by_text("Ben is away. You can start now, or wait.")).to_be_visible()
    expect(anne.page.get_by_text("Everyone’s here")).to_have_count(0)
    anne.close()
    ben.close()


@pytest.mark.finding("T9")
def test_words_are_each_person_s_and_a_renewed_deal_is_told(browser: Browser, house: House) -> None:
    anne, ben = lobby(browser, house)
    anne.page.get_by_label("Your word").fill("falcon")
    anne.page.get_by_role("button", name="Add", exact=True).click()
    for person in (anne, ben):
        expect(person.page.get_by_text("Added by: Anne")).to_be_visible()
        expect(person.page.get_by_text("No word yet: Ben")).to_be_visible()
    # One word is enough: the form is for those who have added none.
    expect(anne.page.get_by_label("Your word")).to_have_count(0)
    expect(ben.page.get_by_label("Your word")).to_be_visible()
    code = anne.page.locator(".fair code")
    expect(code).to_be_hidden()  # nobody has to look at it
    promised = code.text_content() or ""
    assert promised
    anne.page.get_by_role("button", name="3 players").click()
    renewed = "so there is a new deal. Add your words again."
    for person in (anne, ben):
        expect(person.page.locator(".fair")).to_contain_text(renewed)
        expect(person.page.locator(".fair code")).not_to_have_text(promised)
        expect(person.page.get_by_text("Added by")).to_have_count(0)
    expect(anne.page.get_by_label("Your word")).to_be_visible()
    anne.close()
    ben.close()
