"""Addresses and links that lead nowhere say so in words, and the way home is always there."""

from __future__ import annotations

from playwright.sync_api import Browser, expect
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


def test_a_mail_s_link_that_is_too_old_says_so(browser: Browser, house: House) -> None:
    anne = Person(browser, house, PHONE)
    anne.go("/mail/confirm#not-a-token-of-anybody")
    anne.page.get_by_role("main").get_by_role("button").click()
    expect(anne.page.get_by_role("alert")).to_contain_text("This link is no longer valid.")
    anne.complaints = [one for one in anne.complaints if not one.startswith(REFUSED)]
    anne.close()
