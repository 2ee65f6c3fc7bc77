"""A match looked back at by its turns, auctions and periods."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect
from tests.web.house import House
from tests.web.laid import bring
from tests.web.person import DESKTOP, PHONE, Person
from tests.web.test_accessible import check

from regency.language import LANGUAGES

#: By game: a golden match, the parts of it, and turns there must be.
DIVIDED = {
    "castle-combo": ("two-seats", [], ["Setup", "Turn 1: ", "Turn 9: "]),
    "for-the-king": (
        "seats-2",
        ["First half: dealing", "Second half: the auctions"],
        ["Setup", "Turn 1: ", "Auction: "],
    ),
    "royals": (
        "seats-2-row-3",
        ["Period 1 of 3", "Period 2 of 3", "Period 3 of 3"],
        ["Setup", "Turn 1: "],
    ),
}


@pytest.mark.parametrize("game", DIVIDED)
def test_a_replay_goes_by_what_the_game_divides_into(
    browser: Browser, house: House, game: str
) -> None:
    golden, parts, turns = DIVIDED[game]
    anne = Person(browser, house, bypass_csp=True)
    anne.go(f"{bring(anne, game, golden)}?at=0&as=0")
    page = anne.page
    jump = page.get_by_label("Jump to turn")
    expect(jump.locator("option").nth(2)).to_be_attached()
    named = jump.locator("optgroup").evaluate_all("all => all.map((one) => one.label)")
    assert named == parts
    told = jump.locator("option").all_inner_texts()
    for words in turns:
        assert any(one.startswith(words) for one in told), (words, told)
    last = jump.locator("option").last.get_attribute("value")
    assert last is not None
    jump.select_option(value=last)
    page.wait_for_url(f"**at={last}&**")
    # At its end one is still in that turn; back from there one is where the last one ended.
    page.get_by_role("button", name="Go to end").click()
    page.wait_for_url(re.compile(rf"at=(?!{last}&)"))
    expect(jump).to_have_value(last)
    page.get_by_role("button", name="Previous turn").click()
    page.wait_for_url(f"**at={last}&**")
    page.get_by_role("button", name="Log", exact=True).click()
    story = page.locator("dialog[open] .story")
    assert story.locator(".part").all_inner_texts() == parts
    headings = story.locator(".turn").all_inner_texts()
    assert headings, "the story is told by turns"
    assert headings == [one for one in told if one in headings], "and in their order"
    check(anne, f"replay of {game} by turns")
    page.keyboard.press("Escape")
    anne.check_layout((PHONE, DESKTOP), LANGUAGES)
    anne.close()


def test_an_auction_is_one_thing_whoever_bids(browser: Browser, house: House) -> None:
    """Each is called by its lot; from one to the next by a key, and every bid step by step."""
    anne = Person(browser, house)
    anne.go(f"{bring(anne, 'for-the-king', 'seats-2')}?at=88&as=-2")
    page = anne.page
    jump = page.get_by_label("Jump to turn")
    expect(jump.locator("option:checked")).to_have_text(re.compile("^Auction: "))
    expect(jump).to_have_value("88")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.wait_for_url(re.compile("at=90"))
    expect(jump).to_have_value("88")
    page.keyboard.press("PageDown")
    page.wait_for_url(re.compile("at=95"))
    expect(jump).to_have_value("95")
    page.keyboard.press("PageUp")
    page.wait_for_url(re.compile("at=88"))
    anne.close()


def test_a_phone_goes_from_choice_to_choice_of_a_seat(browser: Browser, house: House) -> None:
    anne = Person(browser, house, PHONE)
    anne.go(f"{bring(anne, 'for-the-king', 'seats-2')}?at=0&as=1")
    page = anne.page
    seen: list[int] = []
    for _ in range(3):
        page.get_by_role("button", name="Next choice").click()
        page.wait_for_url(re.compile(r"at=" + (f"(?!{seen[-1]}&)" if seen else "") + r"[1-9]"))
        seen.append(int(re.findall(r"at=(\d+)", page.url)[0]))
    assert seen == sorted(set(seen))
    page.get_by_role("button", name="Previous choice").click()
    page.wait_for_url(re.compile(f"at={seen[1]}"))
    anne.close()
