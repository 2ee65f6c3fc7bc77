"""What people see of seats that change hands: late guests, stand-ins, leaving and coming back."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect
from tests.web.house import House
from tests.web.person import PHONE, Person

ME = {"kind": "me"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": "page"}


def two_people(
    browser: Browser, house: House, game: str = "castle-combo"
) -> tuple[Person, Person, str]:
    """Return a host and a guest whose match has begun."""
    anne = Person(browser, house)
    table = anne.open_table(game, [ME, OPEN], start=False)
    ben = Person(browser, house, PHONE, name="Ben")
    ben.go(f"/table/{table}")
    ben.page.get_by_role("button", name="Join").click()
    anne.page.get_by_role("button", name="Start match").click()
    anne.room.wait_for()
    ben.room.wait_for()
    return anne, ben, table


def ask_for(ben: Person, seat: str) -> None:
    """Ask for a seat as someone who watches."""
    ben.page.get_by_role("button", name="Ask for a seat").first.click()
    ben.page.get_by_role("button", name=f"Ask for {seat}’s seat").click()
    expect(ben.page.get_by_text(f"You asked for {seat}’s seat.")).to_be_visible()


@pytest.mark.finding("T2", "G2")
def test_a_late_guest_plays_once_everybody_agrees(browser: Browser, house: House) -> None:
    anne = Person(browser, house)
    table = anne.open_table("castle-combo", [ME, BOT])
    anne.wait_for_turn()
    ben = Person(browser, house, PHONE, name="Ben")
    ben.go(f"/table/{table}")
    ben.room.wait_for()
    ben.page.evaluate("window.sameBefore = true")
    ask_for(ben, "Mabel")
    expect(ben.page.get_by_text("Waiting for: Anne")).to_be_visible()
    asked = anne.page.get_by_role("alert").get_by_text("Ben wants to take over Mabel’s seat.")
    expect(asked).to_be_visible()
    expect(anne.page.get_by_text("No answer means no")).to_be_visible()
    expect(anne.page.get_by_role("timer").first).to_be_visible()
    expect(anne.page.locator("[data-board]")).not_to_contain_text("Ben")
    anne.page.get_by_role("button", name="Agree").click()
    # On another's turn: the seat's own tableau is the newcomer's at once, without a reload.
    expect(ben.page.locator("[data-board]").get_by_label("Your tableau").first).to_be_visible()
    expect(anne.page.locator("[data-board]")).to_contain_text("Ben")
    assert ben.page.evaluate("window.sameBefore")
    expect(anne.page.locator(".story")).to_contain_text("Ben asks for seat 2.")
    expect(anne.page.locator(".story")).to_contain_text("Ben takes seat 2.")
    anne.start_autopilot(1)
    anne.end_of_autopilot()
    anne.start_autopilot(30)
    assert ben.wait_for_turn()
    ben.act()
    anne.close()
    ben.close()


@pytest.mark.finding("T1", "G2")
def test_a_person_hands_a_seat_on_in_its_own_turn(browser: Browser, house: House) -> None:
    anne = Person(browser, house)
    table = anne.open_table("castle-combo", [ME, BOT])
    anne.wait_for_turn()
    ben = Person(browser, house, name="Ben")
    ben.go(f"/table/{table}")
    ask_for(ben, "Anne")
    anne.page.get_by_role("button", name="Agree").click()
    assert ben.wait_for_turn()
    ben.act()
    expect(anne.page.get_by_text("You’re watching.")).to_be_visible()
    anne.close()
    ben.close()


@pytest.mark.finding("T2")
def test_a_late_guest_is_refused_or_withdraws(browser: Browser, house: House) -> None:
    anne = Person(browser, house)
    table = anne.open_table("castle-combo", [ME, BOT])
    anne.wait_for_turn()
    ben = Person(browser, house, name="Ben")
    ben.go(f"/table/{table}")
    ask_for(ben, "Mabel")
    anne.page.get_by_role("button", name="No", exact=True).click()
    refused = "Anne says no: Ben doesn’t get seat 2."
    expect(ben.page.get_by_test_id("latest")).to_contain_text(refused)
    expect(ben.page.get_by_test_id("told")).to_contain_text(refused)
    expect(ben.page.locator(".story")).to_contain_text(refused)
    expect(anne.page.get_by_role("button", name="Agree")).to_have_count(0)
    ask_for(ben, "Mabel")
    ben.page.get_by_role("button", name="Withdraw").click()
    withdrawn = "Ben no longer asks for a seat."
    expect(anne.page.locator(".story")).to_contain_text(withdrawn)
    expect(anne.page.get_by_role("button", name="Agree")).to_have_count(0)
    expect(ben.page.get_by_role("button", name="Ask for a seat").first).to_be_visible()
    anne.close()
    ben.close()


@pytest.mark.finding("T1", "T3")
def test_a_person_who_is_away_is_stood_in_for_and_told_why(browser: Browser, house: House) -> None:
    anne = Person(browser, house)
    table = anne.open_table("castle-combo", [ME, OPEN, OPEN], start=False)
    ben, cid = (Person(browser, house, PHONE, name=name) for name in ("Ben", "Cid"))
    for guest in (ben, cid):
        guest.go(f"/table/{table}")
        guest.page.get_by_role("button", name="Join").click()
    anne.page.get_by_role("button", name="Start match").click()
    for one in (anne, ben, cid):
        one.room.wait_for()
    kept = ben.context.storage_state()
    ben.close()
    anne.page.get_by_role("button", name="Menu").click()
    anne.page.get_by_role("button", name="Let a bot play for Ben").click()
    asking = "if nobody says no within two minutes, a bot plays until Ben takes the seat back."
    expect(anne.page.get_by_text(asking)).to_be_visible()
    anne.page.get_by_role("button", name="Let a bot play for Ben").last.click()
    # The host asks as anybody would, and says no more than that.
    expect(anne.page.get_by_text("You asked for a bot to play for Ben.")).to_be_visible()
    cid.page.get_by_role("button", name="Agree").click()
    expect(anne.page.get_by_role("region", name="Score")).to_contain_text("away; bot playing")
    back = Person(browser, house, PHONE, name="Ben", storage_state=kept)
    back.go(f"/table/{table}")
    expect(
        back.page.get_by_text("You were away, so the others let a bot play for you.")
    ).to_be_visible()
    back.page.get_by_role("button", name="Take back my seat").click()
    expect(back.page.get_by_role("button", name="Take back my seat")).to_have_count(0)
    told = anne.page.locator(".story")
    expect(told).to_contain_text("Ben is away. The others let a bot take over")
    expect(told).to_contain_text("Ben is back and plays again.")
    back.page.get_by_role("button", name="Log").click()
    expect(back.page.locator("dialog .story")).to_contain_text("You’re back and play again.")
    for one in (anne, cid, back):
        one.close()


@pytest.mark.finding("T1", "T17")
def test_who_leaves_can_come_back(browser: Browser, house: House) -> None:
    anne, ben, table = two_people(browser, house)
    ben.page.get_by_role("button", name="Menu").click()
    ben.page.get_by_role("button", name="Leave match").click()
    expect(ben.page.get_by_text("A bot plays for you until you come back")).to_be_visible()
    ben.page.get_by_role("button", name="Leave match").last.click()
    ben.page.wait_for_url(house.address + "/")
    expect(anne.page.get_by_test_id("told")).to_contain_text("Ben leaves the match")
    expect(anne.page.get_by_role("region", name="Score")).to_contain_text("has left; bot playing")
    ben.page.get_by_role("link", name="Castle Combo").first.click()
    ben.page.wait_for_url(f"**/table/{table}")
    expect(ben.page.get_by_text("You left the match. A bot is playing for you.")).to_be_visible()
    ben.page.get_by_role("button", name="Take back my seat").click()
    expect(anne.page.locator(".story")).to_contain_text("Ben is back and plays again.")
    # The house has spoken twice; what people say after it is heard all the same.
    ben.page.get_by_role("button", name="Chat").click()
    for word in ("Hello!", "Thanks!"):
        ben.page.get_by_role("button", name=word).click()
    talk = anne.page.locator(".chat .lines")
    for words in ("This player has left", "Hello!", "Thanks!"):
        expect(talk).to_contain_text(words)
    anne.close()
    ben.close()
