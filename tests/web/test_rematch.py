"""A rematch is seen by everybody, also with the score sheet closed, and the talk goes along."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect
from tests.web.house import House
from tests.web.person import PHONE, Person


@pytest.mark.finding("G8")
def test_whoever_closed_the_score_sheet_sees_the_rematch(browser: Browser, house: House) -> None:
    anne = Person(browser, house, bypass_csp=True)
    bob = Person(browser, house, PHONE, name="Bob", bypass_csp=True)
    table = anne.open_table("kuhn", [{"kind": "me"}, {"kind": "open"}], start=False)
    bob.go(f"/table/{table}")
    bob.page.get_by_role("button", name="Join", exact=True).click()
    expect(anne.page.get_by_text("Bob").first).to_be_visible()
    anne.page.get_by_role("button", name="Start match").click()
    for person in (anne, bob):
        person.room.wait_for()
    anne.page.get_by_role("textbox", name="Message").fill("well met")
    anne.page.get_by_role("button", name="Send").click()
    for person in (anne, bob):
        person.start_autopilot()
    for person in (anne, bob):
        person.end_of_autopilot()
    sheet = bob.page.get_by_role("dialog")
    sheet.get_by_role("button", name="Close").click()
    expect(sheet).to_have_count(0)
    anne.page.get_by_role("button", name="Rematch").click()
    expect(bob.page.get_by_text("The rematch is ready.")).to_be_visible()
    bob.check_layout([PHONE])
    bob.page.get_by_role("button", name="Go to rematch").click()
    expect(anne.page.get_by_role("button", name="Start match")).to_be_enabled()
    assert bob.page.url == anne.page.url
    for person in (anne, bob):
        expect(person.page.get_by_text("well met")).to_be_visible()
    # What was read before is not new now: the phone's list of matches says nothing of it.
    bob.go("/")
    expect(bob.page.locator(".mine")).to_contain_text("Waiting for players")
    expect(bob.page.get_by_text("new message")).to_have_count(0)
    for person in (anne, bob):
        person.close()
