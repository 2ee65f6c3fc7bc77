"""The screens around the table: set-up, invitation, rules, replay, settings, languages."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect
from tests.web.house import House
from tests.web.person import PHONE, Person

from regency.language import LANGUAGES

ME = {"kind": "me"}
BOT = {"kind": "bot", "level": "page"}
CLIPBOARD = ["clipboard-read", "clipboard-write"]
#: Languages whose words are the longest.
LONG_WINDED = ("uk", "fr")
#: Far enough for cards to lie on the table.
SOME_MOVES = {"castle-combo": 6, "for-the-king": 4, "royals": 6}


def test_pages_fit_every_size(browser: Browser, house: House) -> None:
    anne = Person(browser, house, language=LONG_WINDED[0])
    for path in ("/", "/settings", "/rules/kuhn", "/new/for-the-king?mode=local"):
        anne.go(path)
        anne.check_layout()
    # Who sits where is the narrowest of all lists.
    anne.check_layout([PHONE], LANGUAGES)
    anne.open_table("castle-combo", [ME, {"kind": "open"}, BOT], start=False)
    anne.page.wait_for_selector(".invite")
    anne.check_layout()
    anne.close()


@pytest.mark.parametrize("game", SOME_MOVES)
def test_long_words_fit_a_phone(browser: Browser, house: House, game: str) -> None:
    anne = Person(browser, house, PHONE)
    table = anne.open_table(game, [ME, BOT])
    anne.autopilot(SOME_MOVES[game])
    for path in (f"/table/{table}", f"/replay/{table}?at=6"):
        anne.page.goto(house.address + path)
        anne.page.wait_for_selector("[data-board]")
        anne.check_layout([PHONE], LONG_WINDED)
    anne.close()


def test_an_invitation(browser: Browser, house: House) -> None:
    anne = Person(browser, house, name="Anne")
    anne.go()
    card = anne.page.locator("article[aria-labelledby='game-kuhn']")
    card.get_by_role("button", name="Invite").click()
    link = anne.page.get_by_label("Link to this table", exact=True).input_value()
    assert anne.page.locator(".invite svg path").first.get_attribute("d")
    anne.page.get_by_label("Your word").fill("falcon")
    anne.page.get_by_role("button", name="Add").click()
    expect(anne.page.locator("q")).to_have_text("falcon")
    ben = Person(browser, house, PHONE, name="Бен", language="uk")
    ben.page.goto(link)
    ben.page.get_by_role("button", name="Сісти за стіл", exact=True).click()
    expect(anne.page.get_by_text("Бен", exact=True).first).to_be_visible()
    anne.page.get_by_role("button", name="Start match").click()
    anne.room.wait_for()
    ben.room.wait_for()
    ben.page.get_by_role("button", name="Чат").click()
    ben.page.get_by_role("button", name="Вітаю").or_(
        ben.page.locator(".phrases button").first
    ).first.click()
    expect(anne.page.locator(".chat .lines")).to_contain_text("Hello")
    anne.close()
    ben.close()


def test_the_language_switches_in_mid_match(browser: Browser, house: House) -> None:
    anne = Person(browser, house)
    anne.open_table("kuhn", [ME, BOT])
    anne.wait_for_turn()
    at = anne.at
    anne.page.get_by_role("button", name="Menu").click()
    anne.page.get_by_role("button", name="Settings").click()
    anne.page.get_by_label("Language").select_option("fr")
    expect(anne.page.get_by_test_id("prompt")).to_contain_text("vous", ignore_case=True)
    assert anne.page.locator("html").get_attribute("lang") == "fr"
    assert anne.at == at
    anne.close()


def test_why_not_names_the_rule(browser: Browser, house: House) -> None:
    anne = Person(browser, house)
    anne.open_table("castle-combo", [ME, BOT])
    anne.wait_for_turn()
    refused = anne.page.locator('[data-board] [aria-disabled="true"]').first
    refused.focus()
    refused.hover()
    popover = anne.page.locator("#why-not")
    popover.wait_for()
    popover.get_by_role("link").click()
    rule = anne.page.locator("dialog[open] .here")
    rule.wait_for()
    assert rule.inner_text().startswith("CC-")
    anne.close()


def test_rules_can_be_searched_and_linked_to(browser: Browser, house: House) -> None:
    anne = Person(browser, house)
    anne.go("/rules/kuhn/KU-4")
    expect(anne.page.locator(".here")).to_contain_text("KU-4")
    anne.page.get_by_role("searchbox").fill("ante")
    expect(anne.page.locator("dl > div")).to_have_count(1)
    anne.close()


def test_a_match_is_replayed_exported_and_imported(browser: Browser, house: House) -> None:
    anne = Person(browser, house)
    table = anne.open_table("kuhn", [ME, BOT])
    anne.autopilot()
    anne.page.get_by_role("link", name="Replay").click()
    anne.page.wait_for_url("**/replay/**")
    anne.page.wait_for_selector("[data-board]")
    anne.page.keyboard.press("End")
    anne.page.wait_for_url("**at=**")
    anne.page.keyboard.press("ArrowLeft")
    anne.page.wait_for_timeout(200)
    assert f"/replay/{table}" in anne.page.url
    anne.page.get_by_label("Point of view").select_option(label="Spectator’s view")
    anne.page.wait_for_url("**as=-1**")
    with anne.page.expect_download() as saved:
        anne.page.get_by_role("link", name="Download match file").click()
    record = saved.value.path()
    anne.go()
    with anne.page.expect_file_chooser() as chooser:
        anne.page.get_by_role("button", name="Open a match file").click()
    chooser.value.set_files(
        {"name": "m.ndjson", "mimeType": "text/plain", "buffer": record.read_bytes()}
    )
    anne.page.wait_for_url("**/replay/record-**")
    anne.page.wait_for_selector("[data-board]")
    anne.close()


def test_a_click_on_the_story_shows_that_moment(browser: Browser, house: House) -> None:
    anne = Person(browser, house)
    anne.open_table("castle-combo", [ME, BOT])
    anne.autopilot(2)
    anne.wait_for_turn()
    prompt = anne.page.get_by_test_id("prompt")
    asked = prompt.inner_text()
    anne.page.locator(".story button").first.click()
    expect(prompt).to_contain_text("an earlier turn")
    anne.page.get_by_role("button", name="Back to the match").click()
    expect(prompt).to_have_text(asked)
    anne.close()


def test_settings_are_remembered(browser: Browser, house: House) -> None:
    anne = Person(browser, house)
    anne.go("/settings")
    anne.page.get_by_label("Dark").check()
    assert anne.page.locator("html").get_attribute("data-theme") == "dark"
    anne.page.get_by_label("Ask me to confirm each move").uncheck()
    anne.page.reload()
    anne.page.wait_for_selector("fieldset")
    assert anne.page.locator("html").get_attribute("data-theme") == "dark"
    anne.open_table("kuhn", [ME, BOT])
    anne.wait_for_turn()
    at = anne.at
    anne.page.locator("[data-board] .lit").first.click()
    anne.page.wait_for_function("(at) => document.querySelector('.room').dataset.at > at", arg=at)
    anne.close()


def test_three_taps_to_the_first_move(browser: Browser, house: House) -> None:
    anne = Person(browser, house, PHONE, name="")
    anne.go()
    anne.page.locator("article .play").first.click()
    anne.wait_for_turn()
    at = anne.at
    anne.page.locator("[data-board] .card.lit").first.click()
    anne.page.locator("[data-board] .place.lit").first.click()
    anne.page.wait_for_function("(at) => document.querySelector('.room').dataset.at > at", arg=at)
    anne.close()


def test_a_closed_laptop_comes_back_to_its_seat(browser: Browser, house: House) -> None:
    anne = Person(browser, house)
    table = anne.open_table("castle-combo", [ME, BOT])
    anne.autopilot(2)
    anne.wait_for_turn()
    at, kept = anne.at, anne.context.storage_state()
    anne.close()
    again = Person(browser, house, storage_state=kept)
    again.go()
    again.page.get_by_role("link", name="Castle Combo").first.click()
    again.page.wait_for_url(f"**/table/{table}")
    assert again.wait_for_turn()
    assert again.at == at
    again.act()
    again.close()


def test_the_end_fills_in_and_leads_on(browser: Browser, house: House) -> None:
    anne = Person(browser, house, reduced_motion="no-preference")
    sockets: list[str] = []
    anne.page.on("websocket", lambda socket: sockets.append(socket.url))
    table = anne.open_table("kuhn", [ME, BOT])
    anne.page.evaluate(
        """() => {
          window.filled = [];
          new MutationObserver(() => {
            const lines = document.querySelectorAll('dialog[open] .sheet section li').length;
            if (window.filled.at(-1) !== lines) window.filled.push(lines);
          }).observe(document.body, { childList: true, subtree: true });
        }"""
    )
    anne.autopilot()
    anne.page.locator("dialog[open] .winner").wait_for()
    filled = anne.page.evaluate("window.filled")
    assert len(filled) > 1, "the lines come one after the other"
    assert filled == list(range(filled[0], filled[-1] + 1))
    anne.page.evaluate("() => { navigator.share = async (what) => { window.shared = what.url; }; }")
    anne.page.get_by_role("button", name="Share").click()
    assert anne.page.evaluate("window.shared") == f"{house.address}/replay/{table}"
    anne.page.get_by_role("button", name="Rematch").click()
    anne.page.wait_for_function("(old) => !location.pathname.endsWith(old)", arg=table)
    assert anne.wait_for_turn()
    assert anne.autopilot()["over"]
    assert len(sockets) == 1, "the rematch is played over the same connection"
    anne.close()


def test_a_link_to_a_moment_opens_that_moment(browser: Browser, house: House) -> None:
    anne = Person(browser, house, permissions=CLIPBOARD)
    table = anne.open_table("kuhn", [ME, BOT])
    anne.autopilot()
    anne.go(f"/replay/{table}?at=1&as=0")
    anne.page.get_by_role("button", name="Copy link to this step").click()
    link = anne.page.evaluate("navigator.clipboard.readText()")
    ben = Person(browser, house, name="Ben")
    ben.page.goto(link)
    expect(ben.page.get_by_role("slider")).to_have_value("1")
    expect(ben.page.get_by_label("Point of view")).to_have_value("0")
    ben.page.get_by_role("button", name="Play", exact=True).click()
    expect(ben.page.get_by_role("slider")).to_have_value("2")
    anne.close()
    ben.close()


def test_what_one_tab_is_told_holds_in_every_tab(browser: Browser, house: House) -> None:
    anne = Person(browser, house, PHONE)
    anne.go("/settings")
    other = anne.new_page()
    other.goto(f"{house.address}/settings")
    other.locator("select:has([lang=fr])").select_option("fr")
    expect(anne.page.locator("html")).to_have_attribute("lang", "fr")
    # Whatever is chosen here later is not written over what was chosen there.
    anne.page.get_by_label("Sombre").check()
    expect(other.locator("html")).to_have_attribute("data-theme", "dark")
    expect(other.locator("html")).to_have_attribute("lang", "fr")
    anne.close()
