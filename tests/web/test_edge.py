"""The rules in the page: it draws what is sent as data, and does without where it cannot."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, Route, expect
from tests.web.house import House
from tests.web.person import Person

from regency.games import names

ME = {"kind": "me"}
BOT = {"kind": "bot", "level": "page"}


class Frames:
    """The kinds of messages that a page's sockets brought and sent."""

    def __init__(self, person: Person) -> None:
        self.addresses: list[str] = []
        self.heard: list[str] = []
        self.sent: list[str] = []
        person.page.on("websocket", self._follow)

    def _follow(self, socket: Any) -> None:
        self.addresses.append(socket.url)
        socket.on("framereceived", lambda frame: self.heard.append(json.loads(frame)["type"]))
        socket.on("framesent", lambda frame: self.sent.append(json.loads(frame)["type"]))


@pytest.mark.parametrize("game", names())
def test_a_page_draws_what_it_is_sent(browser: Browser, house: House, game: str) -> None:
    anne = Person(browser, house)
    frames = Frames(anne)
    anne.open_table(game, [ME, BOT])
    anne.wait_for_turn()
    assert frames.addresses[-1].endswith("?form=record")
    assert "state" in frames.heard
    assert "drawn" not in frames.heard
    anne.act()
    anne.close()


def test_reasons_and_sentences_need_no_server(browser: Browser, house: House) -> None:
    anne = Person(browser, house)
    frames = Frames(anne)
    anne.open_table("castle-combo", [ME, BOT])
    anne.wait_for_turn()
    anne.page.locator("[data-board] [aria-disabled=true]:visible").first.hover()
    expect(anne.page.locator("#why-not")).to_be_visible()
    anne.page.get_by_role("button", name="Menu").click()
    anne.page.get_by_role("button", name="Describe the table").click()
    anne.page.locator(".sentences li").nth(3).wait_for()
    assert not {"why", "sentences"} & set(frames.sent)
    anne.close()


@pytest.mark.parametrize("harm", ["missing", "damaged"])
def test_without_the_rules_the_server_draws(browser: Browser, house: House, harm: str) -> None:
    anne = Person(browser, house)
    frames = Frames(anne)

    def spoil(route: Route) -> None:
        if harm == "missing":
            route.abort()
        else:
            route.fulfill(body=b"\0asm damaged", content_type="application/wasm")

    anne.context.route("**/*.wasm", spoil)
    anne.open_table("castle-combo", [ME, BOT])
    anne.wait_for_turn()
    assert frames.addresses[-1].endswith("?form=drawn")
    assert "drawn" in frames.heard
    expect(anne.page.get_by_test_id("unable")).to_be_visible()
    anne.act()
    anne.close()
