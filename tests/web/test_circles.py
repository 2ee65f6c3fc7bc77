"""Circles on the page: friends come in by one link, meet at the next table, and see who won."""

from __future__ import annotations

from playwright.sync_api import Browser, expect
from tests.web.house import House
from tests.web.person import DESKTOP, PHONE, Person
from tests.web.test_accessible import check

from regency.language import LANGUAGES


def found(anne: Person, name: str) -> str:
    """Found a circle on the page; return its link, without the origin."""
    anne.go("/")
    anne.page.get_by_role("link", name="Start a circle").click()
    anne.page.get_by_label("Name of the circle").fill(name)
    anne.page.get_by_role("button", name="Start a circle").click()
    anne.page.wait_for_url("**/circle/*")
    link = anne.page.get_by_role("textbox", name="Link to the circle").input_value()
    return link[link.index("/circle/") :]


def enter(person: Person, link: str, title: str, button: str) -> None:
    person.go(link)
    expect(person.page.get_by_role("heading", level=1)).to_have_text(title)
    person.page.get_by_role("button", name=button, exact=True).click()
    expect(person.page.locator("section")).not_to_have_count(0)
    assert "#" not in person.page.url, "the key does not stay in the address"


def test_friends_meet_by_one_link_and_the_score_is_kept(browser: Browser, house: House) -> None:
    anne = Person(browser, house, name="Anne", bypass_csp=True)
    link = found(anne, "Friday")
    bob = Person(browser, house, PHONE, name="Bob", bypass_csp=True)
    enter(bob, link, "Join “Friday”?", "Join the circle")
    assert "?lang=en#" in link, "where it is pasted it says what it is, in this language"
    chloe = Person(browser, house, PHONE, name="Chloé", language="fr")
    enter(chloe, link, "Entrer dans le cercle «\u00a0Friday\u00a0»\u202f?", "Entrer dans le cercle")

    # One tap: a table with a seat for everybody, who find it on their home pages.
    anne.page.reload()
    expect(anne.page.get_by_text("Chloé")).to_be_visible()
    anne.page.get_by_role("button", name="Castle Combo").click()
    anne.page.wait_for_url("**/table/*")
    table = anne.page.url.rsplit("/", 1)[1]
    for person, words in ((bob, "Anne invites you"), (chloe, "Anne vous invite")):
        person.go("/")
        expect(person.page.locator(".invitation")).to_contain_text(words)
    chloe.check_layout([PHONE], LANGUAGES)
    chloe.speak("fr")
    chloe.page.get_by_role("button", name="Pas cette fois").click()
    expect(chloe.page.locator(".invitation")).to_have_count(0)
    bob.page.locator(f'.invitation a[href="/table/{table}"]').click()
    bob.page.get_by_role("button", name="Join", exact=True).click()
    expect(bob.page.get_by_role("link", name="To the circle")).to_be_visible()

    # A match of the circle, played to its end by two of its people.
    circle = link[len("/circle/") :].split("?")[0]
    wish = {"game": "kuhn", "seats": [{"kind": "me"}, {"kind": "open"}], "circle": circle}
    api = f"{house.address}/api/v1/tables"
    played = anne.context.request.post(api, data=wish).json()["id"]
    bob.context.request.post(f"{api}/{played}/join", data={})
    anne.context.request.post(f"{api}/{played}/start")
    for person in (anne, bob):
        person.go(f"/table/{played}")
        person.start_autopilot()
    for person in (anne, bob):
        person.end_of_autopilot()
    anne.page.get_by_role("link", name="To the circle").click()
    score = anne.page.get_by_test_id("score")
    seats = anne.context.request.get(f"{house.address}/api/v1/me/history").json()["matches"][0]
    (winner,) = [seat["name"] for seat in seats["seats"] if seat["place"] == 1]
    expect(score.locator("li").first).to_contain_text(winner)
    expect(score.locator("li").first).to_contain_text("won 1 of 1")
    expect(score.locator("li").last).to_contain_text("Chloé")
    expect(score.locator("li").last).to_contain_text("won 0 of 0")
    anne.check_layout([PHONE, DESKTOP], LANGUAGES)
    anne.speak("en")
    check(anne, "a circle")
    anne.page.get_by_role("article").get_by_role("link", name="Review").click()
    anne.page.wait_for_url(f"**/review/{played}")
    anne.page.go_back()
    anne.page.get_by_role("article").get_by_role("link", name="Replay").click()
    anne.page.wait_for_url(f"**/replay/{played}")
    for person in (anne, bob, chloe):
        person.close()


def test_a_founder_renames_removes_and_leaves(browser: Browser, house: House) -> None:
    anne, bob = Person(browser, house, PHONE), Person(browser, house, PHONE, name="Bob")
    link = found(anne, "Sunday")
    enter(bob, link, "Join “Sunday”?", "Join the circle")
    expect(bob.page.get_by_role("button", name="Remove from the circle")).to_have_count(0)
    expect(bob.page.get_by_role("button", name="Rename")).to_have_count(0)
    anne.page.get_by_label("Name of the circle").fill("Monday")
    anne.page.get_by_role("button", name="Rename").click()
    expect(anne.page.get_by_role("heading", level=1)).to_have_text("Monday")
    anne.page.reload()
    anne.page.get_by_role("button", name="Remove from the circle: Bob").click()
    anne.page.get_by_role("button", name="Remove", exact=True).click()
    expect(anne.page.get_by_role("button", name="Remove from the circle: Bob")).to_have_count(0)
    new = anne.page.get_by_role("textbox", name="Link to the circle").input_value()
    assert not new.endswith(link)
    bob.go(link)
    expect(bob.page.get_by_role("alert")).to_contain_text("no longer valid")
    expect(bob.page.get_by_role("heading", name="You aren’t in this circle")).to_be_visible()
    bob.complaints.clear()  # the browser notes the refusals
    enter(bob, new[new.index("/circle/") :], "Join “Monday”?", "Join the circle")
    anne.page.get_by_role("button", name="Leave the circle").click()
    anne.page.get_by_role("dialog").get_by_role("button", name="Leave the circle").click()
    anne.page.wait_for_url("**/circles")
    check(anne, "circles")
    anne.check_layout([PHONE], LANGUAGES)
    bob.page.reload()
    expect(bob.page.get_by_role("button", name="Delete the circle")).to_be_visible()
    bob.page.get_by_role("button", name="Delete the circle").click()
    bob.page.get_by_role("dialog").get_by_role("button", name="Delete the circle").click()
    bob.page.wait_for_url("**/circles")
    for person in (anne, bob):
        person.close()
