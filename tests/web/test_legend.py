"""A legend at hand: icons of the boards say what they are, levels of bots what they are like."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from tests.web.house import House
from tests.web.laid import golden_match, lay, moments
from tests.web.person import PHONE, Person
from tests.web.test_accessible import check

from regency.core.text import text
from regency.language import LANGUAGES, speaker

ME: dict[str, Any] = {"kind": "me"}
BOT: dict[str, Any] = {"kind": "bot", "level": "page"}
#: An icon of each board that is there from the beginning, and how it is called.
ICONS = {
    "castle-combo": ("gold", "Gold"),
    "for-the-king": ("military", "Military"),
    "royals": ("country-back", "Country card"),
}
#: Signs of buttons, which say what they do themselves.
SIGNS = {"look", "back", "up", "refresh"}
#: Every icon that a board draws, by its id.
DRAWN = "() => [...document.querySelectorAll('[data-tells]')].map((one) => one.dataset.tells)"


#: Every picture of a board that can be seen and neither tells what it is, nor belongs to an icon
#: that does or to a card, which is described as a whole; decorations are named.
UNTOLD = """(decorations) => [...document.querySelectorAll('[data-board] svg')]
  .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
  .filter((one) => one.getBoundingClientRect().width > 0)
  .filter((one) => !one.closest(`[data-tells], [data-card], ${decorations}`))
  .map((one) => {
    const above = [];
    for (let part = one; !part.matches('[data-board]'); part = part.parentElement)
      above.unshift(part.localName + [...part.classList].map((name) => `.${name}`).join(''));
    return above.join(' > ');
  })"""
#: Who sits where, whose name stands beside them; land; signs of places and buttons with names.
DECORATIONS = ".seat-face, .seat-mark, .sheet > svg, .corner > .crown, .lies > .sign, .button > svg"
#: A golden match of each game.
GOLDEN = {"castle-combo": "two-seats", "for-the-king": "seats-3", "royals": "seats-3-row-3"}


@pytest.fixture(scope="module")
def school(web_app: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that compiles nothing: matches are played in the page."""
    house = House(tmp_path_factory.mktemp("school"))
    house.start()
    yield house
    house.stop()


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
    assert anne.page.evaluate(UNTOLD, DECORATIONS) == []
    anne.page.get_by_role("button", name="Menu").click()
    anne.page.get_by_role("button", name="All icons").click()
    listed = anne.page.locator("dialog[open] [data-icon]")
    expect(listed.first).to_be_visible()
    known = set(listed.evaluate_all("(all) => all.map((one) => one.dataset.icon)"))
    assert drawn - known <= SIGNS, drawn - known
    # Each has a picture.
    empty = "(all) => all.filter((one) => !one.querySelector('.icon').children.length).length"
    assert listed.evaluate_all(empty) == 0
    check(anne, f"icons of {game}")
    anne.close()


@pytest.mark.parametrize("game", GOLDEN)
def test_every_picture_on_a_board_says_what_it_is(
    browser: Browser, school: House, game: str
) -> None:
    """At the first turn, where each phase begins, in the middle, and at the end."""
    anne = Person(browser, school)
    found = moments(game, GOLDEN[game])
    begun: dict[str, int] = {}
    for moment in found:
        begun.setdefault(str(moment.view.get("phase")), moment.steps)
    drawn: set[str] = set()
    untold: dict[str, set[int]] = {}
    for steps in sorted({*begun.values(), found[len(found) // 2].steps, found[-1].steps}):
        lay(anne, game, GOLDEN[game], steps)
        look(anne, steps, drawn, untold)
    anne.autopilot()
    look(anne, len(golden_match(game, GOLDEN[game]).steps), drawn, untold)
    assert not untold
    anne.go(f"/rules/{game}")
    listed = anne.page.locator("[data-icon]")
    listed.first.wait_for()
    known = set(listed.evaluate_all("(all) => all.map((one) => one.dataset.icon)"))
    assert drawn - known <= SIGNS, drawn - known
    anne.close()


def look(person: Person, steps: int, drawn: set[str], untold: dict[str, set[int]]) -> None:
    """Note the icons of the board as it stands after so many steps, and what tells nothing."""
    drawn |= set(person.page.evaluate(DRAWN))
    for one in person.page.evaluate(UNTOLD, DECORATIONS):
        untold.setdefault(one, set()).add(steps)


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


#: Give the focus to what has most icons on the board; returns how many kinds it has.
MOST_ICONS = """() => {
  const outer = (one) => !one.parentElement.closest('[data-tells]');
  const kinds = (one) => new Set([...one.querySelectorAll('[data-tells]')]
    .filter((icon) => outer(icon) && icon.checkVisibility())
    .map((icon) => icon.dataset.tells)).size;
  const all = [...document.querySelectorAll('[data-board] :is(button, [tabindex])')]
    .filter((one) => one.checkVisibility() && !one.matches('section'));
  const most = all.sort((a, b) => kinds(b) - kinds(a))[0];
  most.focus();
  return kinds(most);
}"""


def test_all_icons_of_what_has_the_focus_are_told(browser: Browser, school: House) -> None:
    anne = Person(browser, school, (1024, 600))
    lay(
        anne, "castle-combo", GOLDEN["castle-combo"], moments("castle-combo", "two-seats")[-1].steps
    )
    anne.page.keyboard.press("Tab")  # what gets the focus now is shown to have it
    icons = anne.page.evaluate(MOST_ICONS)
    assert icons > 5
    tip = anne.page.get_by_role("tooltip")
    expect(tip.locator("p")).to_have_count(icons)
    box = tip.bounding_box()
    assert box is not None
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= 600
    assert tip.evaluate("(one) => one.scrollHeight <= one.clientHeight")
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
    for name in ("squire", "sovereign"):
        anne.speak("fr")
        level.select_option(value=name)
        expect(first).to_contain_text(says(text(f"level-{name}-about")))
        anne.check_layout([PHONE], LANGUAGES)
    anne.close()
