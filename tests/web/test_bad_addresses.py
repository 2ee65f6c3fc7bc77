"""Addresses and links that lead nowhere say so in words, and the way home is always there."""

from __future__ import annotations

from playwright.sync_api import Browser, Route, expect
from tests.web.house import House
from tests.web.person import PHONE, Person

#: What there is no page for: the words that say it.
WORDS = {
    "/nowhere": "Page not found",
    "/table/%E0%A4%A": "Page not found",
    "/table/nothing": "This table doesn’t exist.",
    "/replay/nothing": "Page not found. The link may be wrong.",
    "/review/nothing": "Page not found. The link may be wrong.",
    "/local/nothing": "This table doesn’t exist.",
    "/local/nothing/replay": "the match may have been removed",
    "/local/nothing/review": "the match may have been removed",
    "/continue": "To continue here, open Settings on your other device",
    "/continue#not-a-secret-of-anybody": "This link has already been used, or is more than ten",
    "/circle/nothing": "You aren’t in this circle",
    "/circle/nothing#not-a-key-of-anybody": "This link to a circle is no longer valid.",
    "/mail/confirm#not-a-token-of-anybody": "Is this your mail address?",
    "/rules/no-such-game": "The link may be wrong",
    "/learn/no-such-game": "There is no such lesson.",
    "/learn/castle-combo/99": "There is no such lesson.",
    "/almanac/no-such-game": "The link may be wrong",
    "/new/no-such-game": "The link may be wrong",
}
NOT_FOUND = 404
#: Within this time a page has heard an answer that its browser has.
HEARD_MS = 300
#: The browser notes what was refused.
REFUSED = "Failed to load resource: the server responded with a status of 40"


def test_an_address_that_leads_nowhere_says_so(browser: Browser, house: House) -> None:
    anne = Person(browser, house, PHONE)
    anne.go()
    body, home = anne.page.locator("body"), anne.page.get_by_role("link", name="Back to home")
    for path, words in WORDS.items():
        if "#" in path:
            anne.go("/nowhere")  # another hash alone would load nothing
        anne.go(path)
        expect(body).to_contain_text(words)
        expect(home).to_be_visible()
        expect(body).not_to_contain_text("Loading…")
        anne.check_layout((PHONE,))
    home.click()
    expect(anne.page.locator("article .play").first).to_be_visible()
    # Nothing that one was or had is lost.
    expect(anne.page.get_by_label("Your name")).to_have_value("Anne")
    anne.complaints = [one for one in anne.complaints if not one.startswith(REFUSED)]
    anne.close()


def test_an_answer_that_comes_late_is_not_told_of_another_page(
    browser: Browser, house: House
) -> None:
    anne = Person(browser, house, PHONE)
    held: list[Route] = []
    anne.page.route("**/api/**/nothing**", lambda route: held.append(route))
    anne.go()
    anne.page.goto(f"{house.address}/review/nothing", wait_until="domcontentloaded")
    expect(anne.page.get_by_text("Loading…")).to_be_visible()
    anne.page.get_by_role("link", name="Settings").click()
    settings = anne.page.get_by_role("heading", name="Settings")
    expect(settings).to_be_visible()
    with anne.page.expect_response("**/api/**/nothing**") as late:
        for route in held:
            route.continue_()
    assert late.value.status == NOT_FOUND
    anne.page.wait_for_timeout(HEARD_MS)
    expect(settings).to_be_visible()
    expect(anne.page.get_by_text("Page not found")).to_have_count(0)
    anne.complaints = [one for one in anne.complaints if not one.startswith(REFUSED)]
    anne.close()


def test_a_mail_s_link_that_is_too_old_says_so(browser: Browser, house: House) -> None:
    anne = Person(browser, house, PHONE)
    anne.go("/mail/confirm#not-a-token-of-anybody")
    anne.page.get_by_role("main").get_by_role("button").click()
    expect(anne.page.get_by_role("alert")).to_contain_text("This link is no longer valid.")
    anne.complaints = [one for one in anne.complaints if not one.startswith(REFUSED)]
    anne.close()


def test_what_was_said_of_a_bad_link_may_be_closed(browser: Browser, house: House) -> None:
    """The page goes on saying what to do, and never that it is loading."""
    anne = Person(browser, house, PHONE)
    anne.go()
    body, told = anne.page.locator("body"), anne.page.get_by_role("alert")
    for path in ("/continue#not-a-secret-of-anybody", "/circle/nothing#not-a-key-of-anybody"):
        anne.go("/nowhere")
        anne.go(path)
        told.get_by_role("button", name="Close").click()
        expect(told).to_have_count(0)
        expect(body).to_contain_text(WORDS[path.split("#")[0]])
        expect(body).not_to_contain_text("Loading…")
    anne.complaints = [one for one in anne.complaints if not one.startswith(REFUSED)]
    anne.close()


def test_a_mail_s_link_that_was_cut_off_says_so(browser: Browser, house: House) -> None:
    anne = Person(browser, house, PHONE)
    for path in ("/mail/confirm", "/mail/leave"):
        anne.go(path)
        expect(anne.page.get_by_text("This link isn’t complete.")).to_be_visible()
        expect(anne.page.get_by_role("main").get_by_role("button")).to_have_count(0)
        anne.check_layout((PHONE,), ("fr", "uk", "ru", "zh-Hant", "en"))
    anne.close()
