"""A legend at hand: icons of the boards say what they are, levels of bots what they are like."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from tests.web.house import House
from tests.web.person import PHONE, Person
from tests.web.test_accessible import check

from regency.core.text import text
from regency.language import speaker

ME: dict[str, Any] = {"kind": "me"}
BOT: dict[str, Any] = {"kind": "bot", "level": "page"}
#: An icon of each board that is there from the beginning, and how it is called.
ICONS = {
    "castle-combo": ("gold", "Gold"),
    "for-the-king": ("military", "Military"),
    "royals": ("country-back", "Country card"),
}
#: Every icon that a board draws, by its id.
DRAWN = "() => [...document.querySelectorAll('[data-tells]')].map((one) => one.dataset.tells)"


def visible_icon(person: Person, icon: str) -> Any:
    return person.page.locator(f"[data-board] [data-tells='{icon}']:visible").first


@pytest.mark.parametrize("game", ICONS)
def test_an_icon_that_is_pointed_at_says_what_it_is(
    browser: Browser, house: House, game: str
) -> None:
    anne = Person(browser, house)
    anne.open_table(game, [ME, BOT])
    anne.wait_for_turn()
    icon, name = ICONS[game]
    visible_icon(anne, icon).hover()
    tip = anne.page.get_by_role("tooltip")
    expect(tip).to_contain_text(name)
    anne.page.mouse.move(1, 1)
    expect(tip).to_have_count(0)
    anne.close()


@pytest.mark.parametrize("game", ICONS)
def test_every_icon_is_on_one_screen(browser: Browser, house: House, game: str) -> None:
    anne = Person(browser, house, PHONE, bypass_csp=True)
    anne.open_table(game, [ME, BOT])
    anne.wait_for_turn()
    drawn = set(anne.page.evaluate(DRAWN))
    anne.page.get_by_role("button", name="Menu").click()
    anne.page.get_by_role("button", name="All icons").click()
    listed = anne.page.locator("dialog[open] [data-icon]")
    expect(listed.first).to_be_visible()
    known = set(listed.evaluate_all("(all) => all.map((one) => one.dataset.icon)"))
    # Signs of buttons say what they do themselves.
    assert drawn - known <= {"look", "back", "up", "refresh"}, drawn - known
    check(anne, f"icons of {game}")
    anne.close()


def test_a_long_press_tells_and_does_nothing_else(browser: Browser, house: House) -> None:
    anne = Person(browser, house, PHONE, has_touch=True, language="uk")
    anne.open_table("castle-combo", [ME, BOT])
    anne.wait_for_turn()
    at = anne.at
    box = visible_icon(anne, "gold").bounding_box()
    assert box is not None
    finger = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    touch = anne.context.new_cdp_session(anne.page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": finger})
    expect(anne.page.get_by_role("tooltip")).to_contain_text("Дукати")
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert anne.at == at
    expect(anne.page.locator("[data-confirm]")).to_have_count(0)
    # The next tap is a tap again, and takes the legend away.
    anne.page.touchscreen.tap(finger[0]["x"], finger[0]["y"])
    expect(anne.page.get_by_role("tooltip")).to_have_count(0)
    anne.close()


def test_what_has_the_focus_tells_its_icons(browser: Browser, house: House) -> None:
    anne = Person(browser, house)
    anne.open_table("castle-combo", [ME, BOT])
    anne.wait_for_turn()
    anne.page.keyboard.press("b")
    expect(anne.page.get_by_role("tooltip").locator("p").first).to_be_visible()
    anne.page.keyboard.press("Escape")
    expect(anne.page.get_by_role("tooltip")).to_have_count(0)
    anne.close()


def test_levels_say_what_they_are_like(browser: Browser, house: House) -> None:
    says = speaker(None, "fr").say
    anne = Person(browser, house, language="fr")
    anne.go()
    card = anne.page.locator("article[aria-labelledby='game-royals']")
    expect(card).to_contain_text(says(text("level-page-about")))
    anne.go("/new/royals?mode=bots")
    level = anne.page.locator("select[aria-describedby]").first
    first = anne.page.locator(".like").first
    expect(first).to_contain_text(says(text("level-page-about")))
    level.select_option(value="sovereign")
    expect(first).to_contain_text(says(text("level-sovereign-about")))
    anne.check_layout([PHONE])
    anne.close()
