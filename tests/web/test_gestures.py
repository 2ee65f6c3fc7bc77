"""What a hand can do besides tapping: carry a card to its place, and rest on one to read it."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, CDPSession, Locator, expect
from tests.web.house import House
from tests.web.laid import lay
from tests.web.person import PHONE, Person

#: A window in which the board scrolls.
LOW = (740, 360)
#: Where a golden match of each game stands when something can be carried: from where, to where.
CARRIED = {
    "castle-combo": ("two-seats", 3, ".row.here button.card.lit", ".tableau .place"),
    "royals": ("seats-2-row-3", 2, ".market .slot.lit:not(.deck)", ".hand"),
    "for-the-king": ("seats-3", 8, ".held button.face", ".zone.favour"),
}
#: Where letting go chooses, and the choice is confirmed as after a tap.
ASKS = {"for-the-king"}


def sit_down(browser: Browser, house: House, game: str, **looks: Any) -> Person:
    anne = Person(browser, house, **looks)
    golden, steps, *_ = CARRIED[game]
    lay(anne, game, golden, steps)
    return anne


def centre(one: Locator) -> tuple[float, float]:
    box = one.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def wait_for_move(person: Person, before: int) -> None:
    person.page.wait_for_function(
        "(at) => Number(document.querySelector('.room').dataset.at) > at", arg=before
    )


def carry(person: Person, card: Locator, place: Locator) -> None:
    """Carry something to a place by mouse, which shows that it would take it, and let go."""
    hand = person.page.mouse
    hand.move(*centre(card))
    hand.down()
    hand.move(*centre(place), steps=8)
    expect(person.page.locator("[data-carried]")).to_have_count(1)
    expect(person.page.locator("[data-drop]")).to_have_count(1)
    hand.up()
    expect(person.page.locator("[data-carried], [data-drop]")).to_have_count(0)


@pytest.mark.finding("C problem 5", "F problem 11")
@pytest.mark.parametrize("game", CARRIED)
def test_a_card_is_carried_to_its_place(browser: Browser, house: House, game: str) -> None:
    anne = sit_down(browser, house, game)
    _, _, source, target = CARRIED[game]
    card, place = anne.page.locator(source).first, anne.page.locator(target).first
    before = anne.at
    carry(anne, card, place)
    if game in ASKS:
        anne.page.locator("[data-confirm]").click()
    wait_for_move(anne, before)
    anne.close()


@pytest.mark.finding("F problem 11")
def test_an_open_card_is_carried_to_ones_own(browser: Browser, house: House) -> None:
    anne = Person(browser, house)
    lay(anne, "for-the-king", "seats-3", 5)
    before = anne.at
    carry(anne, anne.page.locator(".offer.lit").last, anne.page.locator("tbody.hand"))
    anne.page.locator("[data-confirm]").click()
    wait_for_move(anne, before)
    anne.close()


@pytest.mark.finding("F problem 11")
def test_a_coin_is_carried_to_the_auction(browser: Browser, house: House) -> None:
    """It is put forward; what is paid is still to be said."""
    anne = Person(browser, house)
    lay(anne, "for-the-king", "seats-3", 123)
    before = anne.at
    coin = anne.page.locator(".tag.gold.lit").first
    key = coin.get_attribute("data-card")
    carry(anne, coin, anne.page.locator(".auction .lot"))
    expect(anne.page.locator(f".tag.gold[data-card='{key}'].chosen")).to_have_count(1)
    assert anne.at == before
    anne.close()


def test_what_is_let_go_elsewhere_goes_back(browser: Browser, house: House) -> None:
    anne = sit_down(browser, house, "castle-combo")
    card = anne.page.locator(".row.here button.card.lit").first
    before = anne.at
    hand = anne.page.mouse
    hand.move(*centre(card))
    hand.down()
    hand.move(*centre(anne.page.locator(".rival").first), steps=5)
    expect(anne.page.locator("[data-carried]")).to_have_count(1)
    hand.up()
    expect(anne.page.locator("[data-carried]")).to_have_count(0)
    assert anne.at == before
    expect(anne.page.locator("dialog[open]")).to_have_count(0)
    # A tap is still a tap.
    card.click()
    expect(card).to_have_attribute("aria-pressed", "false")
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    anne.close()


class Finger:
    """One finger on a touch screen."""

    def __init__(self, person: Person) -> None:
        self.session: CDPSession = person.context.new_cdp_session(person.page)

    def _send(self, kind: str, *points: tuple[float, float]) -> None:
        touches = [{"x": x, "y": y} for x, y in points]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def down(self, at: tuple[float, float]) -> None:
        self._send("touchStart", at)

    def move(self, start: tuple[float, float], end: tuple[float, float], steps: int = 8) -> None:
        for step in range(1, steps + 1):
            share = step / steps
            x, y = (a + (b - a) * share for a, b in zip(start, end, strict=True))
            self._send("touchMove", (x, y))

    def up(self) -> None:
        self._send("touchEnd")


@pytest.mark.parametrize("game", ["castle-combo", "for-the-king"])
def test_a_finger_carries_a_card(browser: Browser, house: House, game: str) -> None:
    anne = sit_down(browser, house, game, size=PHONE, has_touch=True, is_mobile=True)
    _, _, source, target = CARRIED[game]
    start = centre(anne.page.locator(source).first)
    end = centre(anne.page.locator(target).first)
    before = anne.at
    finger = Finger(anne)
    finger.down(start)
    finger.move(start, end)
    expect(anne.page.locator("[data-carried]")).to_have_count(1)
    finger.up()
    if game in ASKS:
        anne.page.locator("[data-confirm]").tap()
    wait_for_move(anne, before)
    if game not in ASKS:
        anne.page.locator("[data-confirm]").tap()
        anne.page.locator(".tableau .cell.card").first.wait_for()
    anne.close()


def test_a_finger_that_moves_at_once_scrolls(browser: Browser, house: House) -> None:
    """Where the board is higher than its window."""
    anne = sit_down(browser, house, "castle-combo", size=LOW, has_touch=True, is_mobile=True)
    board = anne.page.locator("[data-board]")
    assert board.evaluate("(one) => one.scrollHeight > one.clientHeight")
    start = centre(anne.page.locator(".row.here button.card.lit").first)
    finger = Finger(anne)
    finger.down(start)
    finger.move(start, (start[0], start[1] - 90))
    anne.page.wait_for_function("document.querySelector('[data-board]').scrollTop > 10")
    expect(anne.page.locator("[data-carried]")).to_have_count(0)
    finger.up()
    anne.close()


@pytest.mark.parametrize("game", CARRIED)
def test_a_card_that_is_pressed_long_is_shown_large(
    browser: Browser, house: House, game: str
) -> None:
    """And nothing is chosen by it."""
    anne = sit_down(browser, house, game, size=PHONE, has_touch=True, is_mobile=True)
    card = anne.page.locator(f"{CARRIED[game][2]}[data-card]").first
    before = anne.at
    box = card.bounding_box()
    assert box is not None
    finger = Finger(anne)
    finger.down((box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.4))
    sheet = anne.page.locator("dialog[open] .card .words")
    expect(sheet.locator("p").first).to_be_visible()
    finger.up()
    assert anne.at == before
    expect(anne.page.locator("[data-confirm]")).to_have_count(0)
    anne.page.keyboard.press("Escape")
    expect(anne.page.locator("dialog[open]")).to_have_count(0)
    expect(anne.page.locator("[data-board] button[data-card][aria-pressed='true']")).to_have_count(
        0
    )
    anne.close()


@pytest.mark.finding("C problem 5")
@pytest.mark.parametrize("game", CARRIED)
def test_a_card_that_a_mouse_rests_on_is_told(browser: Browser, house: House, game: str) -> None:
    """Beside it, never over it, and inside the window."""
    anne = sit_down(browser, house, game)
    told_of = "[data-board] button[data-card]:not([aria-disabled='true'])"
    for card in anne.page.locator(told_of).all()[:4]:
        box = card.bounding_box()
        assert box is not None
        anne.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.4)
        name = card.get_attribute("data-card")
        sheet = anne.page.locator(f"[data-sheet='{name}']")
        expect(sheet.locator(".words p").first).to_be_visible()
        told = sheet.bounding_box()
        assert told is not None
        beside = told["x"] >= box["x"] + box["width"] or told["x"] + told["width"] <= box["x"]
        over = told["y"] >= box["y"] + box["height"] or told["y"] + told["height"] <= box["y"]
        assert beside or over
        assert anne.page.get_by_role("tooltip").count() == 1
        anne.page.mouse.move(2, 2)
        expect(sheet).to_have_count(0)
    anne.close()
