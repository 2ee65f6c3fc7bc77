"""What people missed when they played together, as far as no other test looks at it."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from tests.hostile.test_cover import ME
from tests.server.test_invitations import TWENTY
from tests.web.house import House
from tests.web.person import DESKTOP, PHONE, Person

ICON = "document.querySelector('link[rel=icon]').getAttribute('href')"
OPEN: dict[str, Any] = {"kind": "open"}


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_tab_says_when_it_is_my_turn_and_the_board_has_a_clock(
    browser: Browser, house: House, size: tuple[int, int]
) -> None:
    anne, bob = Person(browser, house, size), Person(browser, house, name="Bob")
    table = anne.open_table("kuhn", [ME, OPEN], start=False, clock=TWENTY)
    bob.go(f"/table/{table}")
    bob.page.get_by_role("button", name="Join", exact=True).click()
    expect(anne.page.get_by_text("Bob").first).to_be_visible()
    anne.page.get_by_role("button", name="Start match").click()
    anne.wait_for_turn()
    expect(anne.page).to_have_title("Your turn: Kuhn poker · Regency")
    assert anne.page.evaluate(ICON) == "/icon-turn.svg"
    bob.room.wait_for()
    expect(bob.page).not_to_have_title("Your turn: Kuhn poker · Regency")
    assert bob.page.evaluate(ICON) == "/icon.svg"
    for person in (anne, bob):
        expect(person.page.get_by_test_id("clock")).to_contain_text(":")
    anne.press("Check")
    bob.wait_for_turn()
    expect(bob.page).to_have_title("Your turn: Kuhn poker · Regency")
    assert anne.page.evaluate(ICON) == "/icon.svg"
    anne.close()
    bob.close()
