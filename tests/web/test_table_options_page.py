"""What a table allows, on the page: guests read it before they sit down, and it is kept to."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, expect
from tests.web.house import House
from tests.web.person import DESKTOP, PHONE, Person

ME = {"kind": "me"}
OPEN = {"kind": "open"}


def test_a_guest_reads_what_is_agreed_and_hears_of_changes(browser: Browser, house: House) -> None:
    anne = Person(browser, house)
    clock = {"bank": 20 * 60_000, "increment": 15_000}
    table = anne.open_table("castle-combo", [ME, OPEN], start=False, clock=clock, chat="phrases")
    ben = Person(browser, house, PHONE, name="Ben")
    ben.go(f"/table/{table}")
    agreed = ben.page.get_by_test_id("agreed")
    for words in (
        "20 minutes + 15 s per move",
        "A bot plays: Knight",
        "Hints allowed",
        "Undo allowed",
        "Others may watch",
        "Quick messages only, no free chat",
    ):
        expect(agreed.get_by_text(words)).to_be_visible()
    expect(agreed.get_by_role("link", name="How to play")).to_be_visible()
    expect(agreed.get_by_label("Language")).to_be_visible()
    expect(agreed.get_by_role("status")).to_have_text("")
    anne.page.get_by_label("Allow hints").uncheck()
    expect(agreed.get_by_text("No hints")).to_be_visible()
    expect(agreed.get_by_role("status")).to_have_text("The host changed what’s agreed.")
    ben.check_layout((PHONE, DESKTOP), ("fr", "uk", "ru", "zh-Hant", "en"))
    agreed.get_by_label("Language").select_option("fr")
    expect(agreed.get_by_text("Sans conseils")).to_be_visible()
    anne.close()
    ben.close()


def test_what_is_not_allowed_is_not_offered(browser: Browser, house: House) -> None:
    anne = Person(browser, house)
    strict: dict[str, Any] = {"hints": False, "takebacks": False, "chat": "none"}
    table = anne.open_table("castle-combo", [ME, {"kind": "bot", "level": "page"}], **strict)
    expect(anne.page.get_by_role("toolbar")).to_be_visible()
    for name in ("Hint", "Undo", "Chat"):
        expect(anne.page.get_by_role("button", name=name)).to_have_count(0)
    anne.page.keyboard.press("h")
    anne.page.keyboard.press("c")
    expect(anne.page.get_by_role("dialog")).to_have_count(0)
    assert table
    anne.close()
