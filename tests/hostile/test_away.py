"""A server that is away: the page says so, and goes on by itself when it is back."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect
from tests.server.playing import Person as Guest
from tests.server.playing import running
from tests.web.house import House
from tests.web.person import PATIENCE_MS, Person

ME = {"kind": "me"}
BOT = {"kind": "bot", "level": "page"}
OPEN = {"kind": "open"}
#: Each screen that asks the server for what changes, and what is there once it has it.
SCREENS = {
    "home": ("/", "article .play"),
    "table": ("/table/{table}", ".room [data-board]"),
    "replay": ("/replay/{table}", ".replay [data-board]"),
}
#: Each screen that has all it needs after one visit.
KEPT_SCREENS = {
    "rules": ("/rules/kuhn", "article h1"),
    "new": ("/new/kuhn?mode=bots", "form.setup"),
}


@pytest.fixture
def own_house(house: House) -> Iterator[House]:
    """The house, which runs again afterwards whatever happened."""
    yield house
    house.stop()
    house.start()


def visit(person: Person, path: str, shows: str) -> None:
    """Go there twice: what was once loaded is kept, and opens without a network."""
    for _ in range(2):
        person.go(path)
        person.page.locator(shows).first.wait_for()
        person.page.evaluate("navigator.serviceWorker.ready.then(() => 0)")


@pytest.mark.finding("G3")
@pytest.mark.parametrize("screen", SCREENS)
def test_a_page_without_a_server_recovers(browser: Browser, own_house: House, screen: str) -> None:
    anne = Person(browser, own_house, service_workers="allow")
    table = anne.open_table("kuhn", [ME, BOT])
    path, shows = SCREENS[screen]
    path = path.format(table=table)
    visit(anne, path, shows)
    own_house.stop()
    anne.page.goto(own_house.address + path)
    expect(anne.page.get_by_test_id("away")).to_be_visible(timeout=PATIENCE_MS)
    expect(anne.page.get_by_role("alert")).to_contain_text(["Can’t reach the server"])
    assert not anne.page.get_by_text("doesn’t exist").count()
    own_house.start()
    anne.page.locator(shows).first.wait_for()
    expect(anne.page.get_by_test_id("away")).to_have_count(0)
    anne.close()


@pytest.mark.finding("G3")
@pytest.mark.parametrize("screen", KEPT_SCREENS)
def test_a_page_that_needs_no_server_opens(browser: Browser, own_house: House, screen: str) -> None:
    anne = Person(browser, own_house, service_workers="allow")
    path, shows = KEPT_SCREENS[screen]
    visit(anne, "/", "article .play")
    own_house.stop()
    anne.page.goto(own_house.address + path)
    anne.page.locator(shows).first.wait_for()
    expect(anne.page.get_by_test_id("away")).to_have_count(0)
    anne.close()


@pytest.mark.finding("G3")
def test_home_notices_a_server_that_goes_and_comes(browser: Browser, own_house: House) -> None:
    anne = Person(browser, own_house, service_workers="allow")
    visit(anne, "/", "article .play")
    own_house.stop()
    expect(anne.page.get_by_test_id("away")).to_be_visible(timeout=PATIENCE_MS)
    own_house.start()
    expect(anne.page.get_by_test_id("away")).to_have_count(0, timeout=PATIENCE_MS)
    anne.close()


@pytest.mark.finding("G4")
def test_what_is_said_without_a_connection_arrives_once(browser: Browser, house: House) -> None:
    anne = Person(browser, house, service_workers="allow")
    ben = Person(browser, house, name="Ben")
    table = anne.open_table("kuhn", [ME, OPEN], start=False)
    ben.go(f"/table/{table}")
    visit(anne, f"/table/{table}", ".chat")
    anne.context.set_offline(True)
    anne.page.get_by_test_id("connection-lost").wait_for()
    for words in ("first", "second"):
        anne.page.get_by_label("Write a message").fill(words)
        anne.page.keyboard.press("Enter")
    expect(anne.page.get_by_test_id("unsent")).to_have_text(
        [re.compile("first"), re.compile("second")]
    )
    anne.page.get_by_role("button", name="Good luck!").click()
    anne.page.reload()
    anne.context.set_offline(False)
    lines = ben.page.locator(".chat .lines p > span:last-child")
    expect(lines).to_have_text(["first", "second", "Good luck!"], timeout=PATIENCE_MS)
    expect(anne.page.get_by_test_id("unsent")).to_have_count(0)
    expect(anne.page.locator(".chat .lines p > span:last-child")).to_have_text(
        ["first", "second", "Good luck!"]
    )
    ben.page.reload()
    expect(lines).to_have_text(["first", "second", "Good luck!"], timeout=PATIENCE_MS)
    anne.close()
    ben.close()


@pytest.mark.finding("G4")
def test_a_line_that_is_sent_again_is_said_once(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    folder = tmp_path_factory.mktemp("data")
    with running(folder) as server:
        ann = Guest(server)
        table = ann.open("kuhn", ["me", "open"])
        with ann.at(table) as socket:
            for _ in range(2):
                assert socket.ask("chat", text="hello", once="0123456789")["type"] == "done"
            assert socket.ask("chat", text="hello", once="another mark")["type"] == "done"
        cookies = dict(ann.http.cookies)
    with running(folder) as server:
        ann = Guest(server, name=None)
        ann.http.cookies.update(cookies)
        with ann.at(table) as socket:
            # Also after a restart, when the answer to the first was never heard.
            assert socket.ask("chat", text="hello", once="0123456789")["type"] == "done"
            socket.ask("ping")
            assert [line["text"] for line in socket.chat] == ["hello", "hello"]
            assert all("once" not in line for line in socket.chat)
