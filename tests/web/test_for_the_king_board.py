"""The board of For the King: what a newcomer stumbled over there stays mended (findings F…).

Moments of matches kept as records are looked at: the same cards in the same places, always.
"""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from tests.web.house import House
from tests.web.laid import bring, lay, moments
from tests.web.person import PHONE, TABLET, Person
from tests.web.test_accessible import check

from regency.games.for_the_king import GAME

ME = {"kind": "me"}
BOT = {"kind": "bot", "level": "page"}
DESKTOPS = ((1280, 800), (1440, 900))
#: Of the match of three: an office card under the hammer, the last lot, others' turns, the end.
OFFICE_LOT, LAST_LOT, OTHERS_BID, END = 118, 234, 235, 237
#: Words of a name that do not lie on one line.
BROKEN = """() => [...document.querySelectorAll('.portrait .name span')].flatMap((name) => {
  if (!name.checkVisibility({ checkVisibilityCSS: true }) || !name.firstChild) return [];
  return [...name.firstChild.data.matchAll(/\\S+/g)].filter(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(name.firstChild, index);
    range.setEnd(name.firstChild, index + word.length);
    return range.getClientRects().length > 1;
  }).map(({ 0: word }) => word);
})"""


def look_back(browser: Browser, house: House, record: str, **looks: Any) -> tuple[Person, str]:
    """Bring a record to the house; return who looks, and the address of its replay."""
    anne = Person(browser, house, **looks)
    return anne, bring(anne, GAME.name, record)


def look_at(anne: Person, address: str, step: int) -> None:
    """Look at a moment as seat 0."""
    anne.go(f"{address}?at={step}&as=0")
    anne.page.wait_for_selector("[data-board] .council")


def test_the_board_has_most_of_a_desktop(browser: Browser, house: House) -> None:
    anne = sit_down(browser, house)
    anne.check_share(DESKTOPS)
    anne.close()


def sit_down(browser: Browser, house: House, **looks: Any) -> Person:
    anne = Person(browser, house, **looks)
    anne.open_table("for-the-king", [ME, BOT, BOT])
    anne.wait_for_turn()
    return anne


@pytest.mark.finding("F6")
def test_no_name_of_an_office_is_broken(browser: Browser, house: House) -> None:
    anne, address = look_back(browser, house, "seats-5", size=DESKTOPS[0])
    look_at(anne, address, 106)
    anne.page.wait_for_selector(".portrait .name span")
    for width, height in (DESKTOPS[0], (1024, 768), TABLET):
        anne.page.set_viewport_size({"width": width, "height": height})
        for language in ("fr", "uk", "ru"):
            anne.speak(language)
            anne.settles(f"() => ({BROKEN})().length === 0", f"names are whole ({language})")
    anne.close()


@pytest.mark.finding("F1")
def test_what_may_have_been_discarded_is_a_range_and_a_forecast_is_no_score(
    browser: Browser, house: House
) -> None:
    anne, address = look_back(browser, house, "seats-3", size=PHONE)
    look_at(anne, address, LAST_LOT)
    ranges = anne.page.locator(".sums .range")
    expect(ranges.first).to_be_visible()
    for shown in ranges.all_inner_texts():
        least, most = shown.split("–")
        assert int(least) < int(most)
    totals = anne.page.locator(".sums [data-total]")
    expect(totals).to_have_count(1)
    expect(totals).to_contain_text("If the match ended now")
    expect(totals.locator("b")).to_have_css("font-style", "italic")
    look_at(anne, address, END)
    expect(totals).to_have_count(3)
    for total in totals.all():
        expect(total).not_to_contain_text("If the match ended now")
        expect(total.locator("b")).to_have_css("font-style", "normal")
    anne.close()


@pytest.mark.finding("F problem 3")
def test_an_auction_says_what_winning_brings_what_one_has_and_what_is_left(
    browser: Browser, house: House
) -> None:
    anne, address = look_back(browser, house, "seats-3", size=DESKTOPS[0])
    look_at(anne, address, OFFICE_LOT)
    board = anne.page.locator("[data-board]")
    expect(board.locator("[data-prize]")).to_contain_text("If you win: Architecture total")
    expect(board.locator("[data-lots]")).to_contain_text("17 more lots")
    expect(board.locator(".bidding")).to_contain_text("You have")
    look_at(anne, address, LAST_LOT)
    expect(board.locator("[data-prize]")).to_contain_text("gold in total")
    expect(board.locator("[data-lots]")).to_contain_text("The last lot")
    anne.close()


@pytest.mark.finding("F problem 4")
def test_a_phone_says_how_many_lots_are_left(browser: Browser, house: House) -> None:
    anne, address = look_back(browser, house, "seats-5", size=PHONE)
    look_at(anne, address, 298)
    lots = anne.page.locator("[data-lots]")
    expect(lots.locator("b")).to_be_in_viewport()
    expect(lots.locator("b")).to_have_text("7")
    expect(lots).to_contain_text("7 more lots")
    anne.close()


@pytest.mark.finding("F problem 7")
def test_bid_and_pass_do_not_look_enabled_while_others_bid(browser: Browser, house: House) -> None:
    anne, address = look_back(browser, house, "seats-3", size=PHONE)
    look_at(anne, address, OTHERS_BID)
    bidding = anne.page.locator(".bidding")
    for button in bidding.locator(".go").all():
        expect(button).to_have_css("border-style", "dashed")
        expect(button).to_have_css("background-image", "none")
    for button in bidding.locator(".step button").all():
        expect(button).to_be_disabled()
    anne.close()


@pytest.mark.finding("F9")
def test_no_card_lies_where_one_was_kept(browser: Browser, house: House) -> None:
    """It is in the hand; and a king is out of the game."""
    anne = sit_down(browser, house)
    zone = anne.page.locator(".zone.self")
    zone.click()
    anne.confirm()
    anne.page.wait_for_selector(".zone.self, .king")
    while not zone.count():  # it was a king, which is resolved first
        anne.act()
    expect(zone.locator(".pips .full")).to_have_count(1)
    expect(zone.locator(".mini")).to_have_count(0)
    anne.close()


@pytest.mark.finding("F problem 11")
def test_every_place_says_what_it_would_bring(browser: Browser, house: House) -> None:
    anne = sit_down(browser, house, size=PHONE)
    for zone in ("centre", "favour"):
        gain = anne.page.locator(f".zone.{zone} [data-gain]")
        expect(gain).to_have_attribute("data-gain", "0")
        expect(gain).to_contain_text("no change")
    anne.check_layout([PHONE])
    anne.close()


@pytest.mark.finding("F10")
def test_no_emblem_is_cut_off(browser: Browser, house: House) -> None:
    anne = Person(browser, house)
    anne.go()
    anne.page.wait_for_selector(".picture svg")
    cut = anne.page.evaluate(
        """() => [...document.querySelectorAll('.picture svg')].flatMap((picture) => {
          const frame = picture.getBoundingClientRect();
          const drawn = picture.querySelectorAll(':not(defs *):is(path, rect, circle)');
          return [...drawn].filter((one) => {
            if (one.closest('[clip-path]')) return false;
            const box = one.getBoundingClientRect();
            return box.top < frame.top - 1 || box.bottom > frame.bottom + 1
              || box.left < frame.left - 1 || box.right > frame.right + 1;
          }).map((one) => one.getAttribute('d') ?? one.tagName);
        })"""
    )
    assert cut == []
    anne.close()


@pytest.mark.parametrize("golden", ["king-up-down", "king-down"])
def test_a_kings_arrows_are_named_with_what_they_bring(
    browser: Browser, house: House, golden: str
) -> None:
    turning = next(moment for moment in moments(GAME.name, golden) if moment.view["king"])
    anne = Person(browser, house, bypass_csp=True)
    lay(anne, GAME.name, golden, turning.steps)
    anne.page.locator(".arrow [data-gain]").first.wait_for()
    check(anne, "a king’s arrows")
    anne.close()


@pytest.mark.finding("F problem 8")
def test_the_end_says_what_broke_a_tie(browser: Browser, house: House) -> None:
    """With as many points, one is first by gold: both sums stand under the council."""
    last = moments(GAME.name, "tie-gold")[-1]
    anne = Person(browser, house, PHONE)
    lay(anne, GAME.name, "tie-gold", last.steps)
    anne.page.locator("[data-focus='pass']").click()
    anne.confirm()
    anne.page.locator("dialog[open] .winner").wait_for()
    tie = anne.page.locator("dialog[open] .picture [data-tie]")
    expect(tie).to_have_count(1)
    expect(tie).to_contain_text("on gold")
    anne.close()


@pytest.mark.finding("F problem 9")
def test_where_figures_come_from_and_the_deals_code_are_one_tap_away(
    browser: Browser, house: House
) -> None:
    anne = Person(browser, house)
    lay(anne, GAME.name, "seats-5", 195)
    anne.page.locator(".tag:not(.gold)").first.click()
    note = anne.page.locator("dialog[open] details")
    expect(note.locator("p").first).to_be_hidden()
    note.locator("summary").click()
    expect(note.locator("p").first).to_be_visible()
    anne.open_table("kuhn", [ME, BOT])
    anne.autopilot()
    anne.page.locator("dialog[open] .winner").wait_for()
    code = anne.page.locator("dialog[open] code")
    expect(code).to_be_hidden()
    anne.page.locator("dialog[open] summary").click()
    expect(code).to_be_visible()
    anne.close()
