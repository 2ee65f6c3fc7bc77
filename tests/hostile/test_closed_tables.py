"""A table that is not open to spectators is not offered to them, and its page says so."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect
from tests.web.house import House
from tests.web.person import PHONE, Person


@pytest.mark.finding("G7")
def test_a_table_with_watching_off_is_not_offered_to_watchers(
    browser: Browser, house: House
) -> None:
    anne = Person(browser, house, name="Anne")
    me = {"name": "Anne", "language": "en"}
    anne.context.request.put(f"{house.address}/api/v1/me", data=me)
    wish = {
        "game": "castle-combo",
        "seats": [{"kind": "me", "name": "Withdrawn"}, {"kind": "bot", "level": "page"}],
        "public": True,
        "spectators": False,
        "start": True,
    }
    answer = anne.context.request.post(f"{house.address}/api/v1/tables", data=wish)
    assert answer.ok, answer.text()
    table = answer.json()["id"]
    ben = Person(browser, house, PHONE, name="Ben")
    ben.go()
    line = ben.page.locator(".line", has_text="Withdrawn")
    expect(line).to_contain_text("Private match")
    expect(line).not_to_contain_text("Watch")
    assert line.get_attribute("href") is None
    ben.check_layout([PHONE])
    ben.go(f"/table/{table}")
    expect(
        ben.page.get_by_text("This match is closed to spectators. Ask the host to allow them.")
    ).to_be_visible()
    expect(ben.page.locator("[data-board]")).to_have_count(0)
    ben.page.get_by_role("link", name="Home").click()
    ben.page.wait_for_url(house.address + "/")
    anne.close()
    ben.close()
