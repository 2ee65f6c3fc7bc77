"""A match over three days, on two devices of one person; the clock is moved on, nobody waits."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tests.server.playing import Person as Friend
from tests.server.playing import Server, running
from tests.server.test_slow_clocks import SLOW, shift
from tests.web.person import PHONE, Person

from regency.language import LANGUAGES
from regency.server.tables.holidays import DAY

BET, CALL = 1, 1
HOUR_MS = 3_600_000
#: A clock that runs shows another second then.
SOME_SECONDS_MS = 2_200


@pytest.fixture
def server(web_app: Path, tmp_path: Path) -> Iterator[Server]:
    with running(tmp_path, web=web_app) as found:
        yield found


@pytest.fixture
def week(server: Server) -> tuple[str, str]:
    """The first and the last of some days that have begun, as a form takes them."""
    today = datetime.fromtimestamp(server.services.holidays.now(), UTC).date()
    return str(today), str(today + timedelta(days=6))


def a_day_later(server: Server, table: str, *people: Person) -> None:
    shift(server, table, DAY)
    now = server.services.holidays.now()
    for person in people:
        person.context.clock.set_fixed_time(datetime.fromtimestamp(now, UTC))


def test_a_match_over_three_days_on_two_devices(browser: Browser, server: Server) -> None:
    # The first day: Anne opens a table on her laptop, Bob sits down, she checks.
    laptop, bob = Person(browser, server), Friend(server, "Bob")
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = laptop.open_table("kuhn", seats, start=False, clock=SLOW)
    bob.post(f"/tables/{table}/join")
    expect(laptop.page.get_by_text("Bob").first).to_be_visible()
    laptop.page.get_by_role("button", name="Start match").click()
    laptop.wait_for_turn()
    laptop.press("Check")
    laptop.go("/settings")
    laptop.page.get_by_role("button", name="Continue on another device").click()
    link = laptop.page.get_by_role("textbox", name="Link to your other device").input_value()
    phone = Person(browser, server, PHONE, name="")
    phone.go(link[link.index("/continue") :])
    phone.page.get_by_role("button", name="Continue here").click()
    line = phone.page.locator(".mine")
    expect(line).to_contain_text("Bob’s turn")

    # The second day: Bob bets, and has not run out of time.
    a_day_later(server, table, laptop, phone)
    with bob.at(table) as socket:
        socket.wait_for_state()
        assert [seat["stand_in"] for seat in socket.table["seats"]] == [False, False]
        assert 0 < socket.state["clocks"][1] < SLOW["bank"] + SLOW["turn"]
        assert socket.play(BET)["type"] == "done"

    # The third day: Anne sees on her phone for how long she is waited for, and calls.
    a_day_later(server, table, laptop, phone)
    phone.go("/")
    expect(line).to_contain_text("Your turn for 1 day")
    expect(line).to_have_attribute("data-turn", "true")
    line.get_by_role("link").click()
    phone.wait_for_turn()
    expect(phone.page.get_by_role("timer").first).to_contain_text("1 d 23 h")
    phone.press("Call")
    phone.page.wait_for_selector('.room[data-over="true"]')
    laptop.go("/history")
    expect(laptop.page.get_by_role("article")).to_contain_text("Bob")
    laptop.go("/")
    expect(laptop.page.locator(".mine")).to_have_count(0)
    played = bob.http.get(f"/matches/{table}/record").text
    assert '"stand_in"' not in played
    for person in (laptop, phone):
        person.close()


def test_who_is_on_holiday_is_said_to_be_and_not_waited_for(
    browser: Browser, server: Server, week: tuple[str, str]
) -> None:
    bob = Person(browser, server, PHONE, name="Bob", timezone_id="UTC")
    clock = {"bank": 0, "increment": 0, "turn": 6 * HOUR_MS}
    table = bob.open_table("kuhn", [{"kind": "me"}, {"kind": "open"}], start=False, clock=clock)
    anne = Person(browser, server, PHONE, name="Anne", timezone_id="UTC")
    anne.go(f"/table/{table}")
    anne.page.get_by_role("button", name="Join", exact=True).click()
    expect(bob.page.get_by_role("button", name="Start match")).to_be_enabled()
    bob.go("/settings")
    for label, date in zip(("First day", "Last day"), week, strict=True):
        bob.page.get_by_label(label).fill(date)
    bob.page.get_by_role("button", name="Add", exact=True).click()
    expect(bob.page.get_by_role("button", name="Remove:")).to_have_count(1)
    bob.check_layout([PHONE], LANGUAGES)
    assert bob.context.request.post(f"{server.address}/api/v1/tables/{table}/start").ok

    # His clock stands still on her screen too, in the bar and beside the points, and home says why.
    expect(anne.page.get_by_test_id("clock")).to_contain_text(":")
    shown = anne.page.get_by_test_id("clock").inner_text()
    anne.page.wait_for_timeout(SOME_SECONDS_MS)
    assert anne.page.get_by_test_id("clock").inner_text() == shown
    anne.page.get_by_role("button", name="Score").click()
    expect(anne.page.get_by_role("dialog")).to_contain_text("away until")
    anne.go("/")
    expect(anne.page.locator(".mine")).to_contain_text("Bob’s turn")
    expect(anne.page.locator(".mine")).to_contain_text("away until")
    anne.check_layout([PHONE], LANGUAGES)
    for person in (anne, bob):
        person.close()


def test_where_everybody_keeps_waiting_a_bot_is_offered_once_the_time_is_up(
    browser: Browser, server: Server
) -> None:
    anne, bob = Friend(server, "Anne"), Person(browser, server, PHONE, name="Bob")
    table = anne.open("kuhn", ["me", "open"], clock=SLOW, stand_in=None)
    bob.go(f"/table/{table}")
    bob.page.get_by_role("button", name="Join", exact=True).click()
    expect(bob.page.get_by_text("Anne").first).to_be_visible()
    anne.post(f"/tables/{table}/start")
    expect(bob.room).to_be_visible()
    ways = bob.page.get_by_role("dialog")
    offer = ways.get_by_role("button", name="Let a bot play for Anne")
    bob.page.get_by_role("button", name="Menu").click()
    expect(ways.get_by_role("button", name="Resign")).to_be_visible()
    expect(offer).to_have_count(0)
    for _ in range(4):
        a_day_later(server, table, bob)
    bob.page.reload()
    bob.page.get_by_role("button", name="Menu").click()
    offer.click()
    offer.click()  # its own dialog says what it means
    expect(bob.page.get_by_text("You asked for a bot to play for Anne.")).to_be_visible()
    bob.close()
