"""Networks break and servers restart: it is said at once, and nothing is lost or doubled."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Browser
from tests.web.house import House
from tests.web.person import Person
from tests.web.records import seen_in

from regency.core.types import HIDDEN

ME = {"kind": "me"}
BOT = {"kind": "bot", "level": "page"}


def steps(person: Person) -> list[str]:
    """The whole story, as the page tells it."""
    return person.page.locator(".story li").all_inner_texts()


def test_a_cut_in_mid_move(browser: Browser, house: House) -> None:
    anne = Person(browser, house)
    anne.open_table("castle-combo", [ME, BOT])
    anne.wait_for_turn()
    before = anne.at
    anne.page.keyboard.press("a")
    anne.page.locator("[data-actions] button").first.click()
    anne.page.wait_for_selector("[data-confirm]")
    anne.context.set_offline(True)
    anne.page.locator("[data-confirm]").click()
    anne.page.get_by_test_id("connection-lost").wait_for()
    assert anne.at == before
    anne.context.set_offline(False)
    anne.page.wait_for_function(
        "(before) => document.querySelector('.room').dataset.at != before", arg=str(before)
    )
    anne.page.get_by_test_id("connection-lost").wait_for(state="detached")
    told = steps(anne)
    anne.page.reload()
    anne.room.wait_for()
    anne.page.wait_for_function(
        "(n) => document.querySelectorAll('.story li').length >= n", arg=len(told)
    )
    assert steps(anne)[: len(told)] == told, "the move was made once"
    anne.close()


def test_the_server_restarts(browser: Browser, house: House) -> None:
    anne = Person(browser, house)
    anne.open_table("kuhn", [ME, BOT])
    anne.wait_for_turn()
    at = anne.at
    house.stop()
    anne.page.get_by_test_id("connection-lost").wait_for()
    house.start()
    anne.page.get_by_test_id("connection-lost").wait_for(state="detached")
    assert anne.at == at
    anne.autopilot()
    assert anne.over
    anne.close()


def test_a_second_tab_of_the_same_seat(browser: Browser, house: House) -> None:
    anne = Person(browser, house)
    anne.open_table("castle-combo", [ME, BOT])
    anne.wait_for_turn()
    second = anne.new_page()
    second.goto(anne.page.url)
    second.locator(".room[data-turn=true]").wait_for()
    anne.act()
    at = str(anne.at)
    second.wait_for_function("(at) => document.querySelector('.room').dataset.at >= at", arg=at)
    # Both tabs play; the match follows whichever was first.
    first, anne.page = anne.page, second
    anne.wait_for_turn()
    anne.act()
    at = str(anne.at)
    first.wait_for_function("(at) => document.querySelector('.room').dataset.at >= at", arg=at)
    anne.close()


def test_nothing_hidden_reaches_the_page(browser: Browser, house: House) -> None:
    anne = Person(browser, house)
    heard: list[dict[str, Any]] = []
    anne.page.on(
        "websocket",
        lambda socket: socket.on("framereceived", lambda frame: heard.append(json.loads(frame))),
    )
    anne.open_table("kuhn", [ME, BOT])
    anne.wait_for_turn()
    states = [message for message in heard if message["type"] == "state"]
    assert states
    for message in states:
        cards = [card for card in seen_in(message, "kuhn").slot if card != HIDDEN]
        assert len(cards) == 1, "one sees one's own card alone"
    anne.close()
