"""A match that was set aside says so: on its page, without a reload, and on the home page."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tests.web.house import House
from tests.web.person import PHONE, Person

ME = {"kind": "me"}
BOT = {"kind": "bot", "level": "page"}
DAMAGE = "UPDATE tables SET rules_version = 99 WHERE id = ?"


@pytest.fixture
def own_house(web_app: Path, tmp_path: Path) -> Iterator[House]:
    """A server of this test alone: it is stopped and its data are spoilt."""
    house = House(tmp_path)
    house.start()
    yield house
    house.stop()


@pytest.mark.finding("T5")
def test_a_match_that_was_set_aside_says_why(browser: Browser, own_house: House) -> None:
    anne = Person(browser, own_house, PHONE)
    table = anne.open_table("kuhn", [ME, BOT])
    anne.wait_for_turn()
    own_house.stop()
    with closing(sqlite3.connect(own_house.data / "regency.db")) as database, database:
        assert database.execute(DAMAGE, [table]).rowcount == 1
    own_house.start()
    # The page was open all the time: it hears of it by itself.
    expect(anne.page.get_by_role("heading", name="This match is set aside")).to_be_visible(
        timeout=60_000
    )
    expect(anne.page.locator("main")).to_contain_text("started with version 99 of the rules")
    expect(anne.page.locator("main")).to_contain_text("nothing of it is lost")
    anne.page.get_by_role("link", name="Home").click()
    line = anne.page.locator(".line", has_text="Kuhn poker")
    expect(line).to_contain_text("Set aside")
    line.click()
    expect(anne.page.get_by_role("heading", name="This match is set aside")).to_be_visible()
    # A browser reports such an answer as an error.
    anne.complaints = [words for words in anne.complaints if "410" not in words]
    anne.close()
