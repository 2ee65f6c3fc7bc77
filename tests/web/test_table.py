"""A table of each game answers: why not, what a move would bring, what is left, what a card is."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, WebSocketRoute, expect
from tests.web.house import House
from tests.web.person import PHONE, Person
from tests.web.records import view_in

from regency.games import names

ME = {"kind": "me"}
BOT = {"kind": "bot", "level": "page"}
#: The games with boards of their own.
COURT = [name for name in names() if name != "kuhn"]
#: By game: what can be looked at closely, and the way to what is known of unseen cards.
LOOKED_AT = {
    "castle-combo": ".tableau button.card",
    "for-the-king": "tbody.hand button",
    "royals": ".hand button",
}
#: By game: where a tap on what may not be done says why; a noble of Royals is described instead.
REFUSED = {"castle-combo": "[data-board]", "for-the-king": "[data-board]", "royals": ".end"}
REST = {"castle-combo": "button.pile", "for-the-king": "button.know", "royals": ".corner button"}
#: The most decisions it takes to meet whatever is looked for.
MOST = 60


def sit_down(browser: Browser, house: House, game: str, **looks: Any) -> Person:
    anne = Person(browser, house, **looks)
    anne.open_table(game, [ME, BOT, BOT])
    anne.wait_for_turn()
    return anne


def play_until(person: Person, there: Locator) -> None:
    """Play until something is to be seen at one's own turn."""
    for _ in range(MOST):
        assert person.wait_for_turn(), "the match ended without it"
        if there.count():
            return
        person.autopilot(1)
    raise AssertionError(f"{there} never came")


@pytest.mark.parametrize("game", COURT)
def test_why_not_answers_hover_focus_and_tap(browser: Browser, house: House, game: str) -> None:
    anne = sit_down(browser, house, game, has_touch=True)
    refused = anne.page.locator(f'{REFUSED[game]} button[aria-disabled="true"]:visible')
    play_until(anne, refused)
    why = anne.page.locator("#why-not")
    refused.first.hover()
    expect(why.get_by_role("link")).to_have_text(re.compile("[A-Z]{2}-[0-9]+"))
    said = why.inner_text()
    box, foot = why.bounding_box(), anne.page.locator(".foot").bounding_box()
    assert box is not None
    assert foot is not None
    assert box["y"] + box["height"] <= foot["y"], "it covers the buttons under the board"
    anne.page.keyboard.press("Escape")
    why.wait_for(state="detached")
    anne.page.mouse.move(1, 1)
    anne.page.keyboard.press("Shift")  # whoever uses a key sees where the focus is
    refused.first.focus()
    expect(why).to_have_text(said, use_inner_text=True)
    anne.page.keyboard.press("Escape")
    why.wait_for(state="detached")
    refused.first.tap(force=True)  # it says that it is disabled, and answers all the same
    expect(why).to_have_text(said, use_inner_text=True)
    anne.close()


@pytest.mark.parametrize("game", COURT)
def test_a_table_is_read_counted_and_looked_at(browser: Browser, house: House, game: str) -> None:
    anne = Person(browser, house, PHONE)
    told: list[dict[str, Any]] = []
    anne.page.on(
        "websocket",
        lambda socket: socket.on("framereceived", lambda frame: told.append(json.loads(frame))),
    )
    anne.open_table(game, [ME, BOT, BOT])
    page = anne.page
    board, dialog = page.locator("[data-board]"), page.locator("dialog[open]")
    play_until(anne, board.locator(LOOKED_AT[game]))
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Describe the table").click()
    page.locator(".sentences li").nth(3).wait_for()
    page.keyboard.press("Escape")
    board.locator(LOOKED_AT[game]).first.click()
    expect(dialog.locator(".picture svg").first).to_be_visible()
    assert len(dialog.locator(".words").inner_text()) > 20, "its effect is told in words"
    page.keyboard.press("Escape")
    board.locator(REST[game]).first.click()
    expect(dialog).to_contain_text(re.compile("deck|seen", re.IGNORECASE))
    anne.check_layout([PHONE])
    states = [view_in(message, game) for message in told if message["type"] == "state"]
    assert states
    assert not [seat for view in states for seat in view["seats"][1:] if hand_of(seat)]
    if game == "royals":
        unseen = [int(cell) for cell in dialog.locator("tbody td:nth-child(2)").all_inner_texts()]
        assert sum(unseen) == hidden_cards(states[-1])
    anne.close()


def hand_of(seat: dict[str, Any]) -> Any:
    """Return the hand that a view shows; Castle Combo has none, and its cards lie open."""
    return seat.get("hand") if "country_cards" in seat else "blind" in seat and seat["cards"]


def hidden_cards(view: Mapping[str, Any]) -> int:
    """Count the cards of Royals that lie in the decks or were drawn blind by others."""
    others = view["seats"][1:]
    held = sum(seat["country_cards"] + seat["intrigue_cards"] for seat in others)
    known = sum(sum(seat["known"].values()) for seat in others)
    decks: dict[str, int] = view["decks"]
    return decks["country"] + decks["intrigue"] + int(held - known)


@pytest.mark.parametrize("game", COURT)
def test_a_move_tells_what_it_would_bring(browser: Browser, house: House, game: str) -> None:
    anne = sit_down(browser, house, game)
    page = anne.page
    if game == "royals":
        claim_with_chosen_cards(anne)
    else:
        page.keyboard.press("a")
        page.locator("[data-actions] button").first.click()
        expect(page.locator(".confirm .what")).not_to_be_empty()
        expect(page.locator(".confirm .brings")).to_contain_text(re.compile(r"\bYou\b"))
        expect(page.locator(".confirm .change")).to_have_text(re.compile("point|change"))
    anne.close()


def claim_with_chosen_cards(person: Person) -> None:
    """Choose a noble: the claim names its price, its gain and its cards, which can be changed."""
    noble = person.page.locator("[data-board] .noble.lit")
    play_until(person, noble)
    noble.first.click()
    claim = person.page.locator("[data-board] section:has(.gains)")
    expect(claim.locator(".sum")).to_contain_text(re.compile("[0-9]"))
    expect(claim.locator(".price em").first).to_have_class(re.compile("ok"))
    cards = claim.locator("output")
    before = cards.all_inner_texts()
    claim.locator("li button:enabled").first.click()  # one card less
    assert cards.all_inner_texts() != before
    expect(claim.locator(".primary")).to_be_disabled()
    claim.locator("li button.lit").first.click()
    expect(claim.locator(".primary")).to_be_enabled()
    at = person.at
    claim.locator(".primary").click()
    person.page.wait_for_function("(at) => document.querySelector('.room').dataset.at > at", arg=at)


def test_a_click_is_answered_before_a_far_server(browser: Browser, house: House) -> None:
    anne = Person(browser, house)
    held: list[tuple[WebSocketRoute, str | bytes]] = []
    far = False

    def relay(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda words: held.append((socket, words)) if far else socket.send(words))

    anne.page.route_web_socket(re.compile(".*"), relay)
    anne.open_table("castle-combo", [ME, BOT])
    anne.wait_for_turn()
    far = True  # from here on nothing that the server says arrives
    anne.page.keyboard.press("a")
    anne.page.locator("[data-actions] button").first.click()
    confirm = anne.page.locator("[data-confirm]")
    confirm.click()
    expect(anne.page.get_by_test_id("prompt")).to_have_text("Sending…")
    expect(anne.page.locator("[data-board]")).to_have_attribute("aria-busy", "true")
    expect(anne.page.locator("[data-board] .lit")).to_have_count(0)
    far = False
    for socket, words in held:
        socket.send(words)
    anne.wait_for_turn()
    anne.close()
