"""One person in two browsers: a link that works once, and a passkey with its printed twin."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, CDPSession, expect
from tests.web.house import House
from tests.web.person import DESKTOP, PHONE, Person
from tests.web.test_accessible import check

from regency.language import LANGUAGES


def at_localhost(person: Person, path: str) -> None:
    """Open a page where browsers allow passkeys: not at an address of numbers."""
    person.page.goto(person.house.address.replace("127.0.0.1", "localhost") + path)
    person.page.wait_for_load_state("networkidle")


def authenticator(person: Person) -> tuple[CDPSession, str]:
    """Give a browser something that makes and keeps passkeys."""
    session = person.context.new_cdp_session(person.page)
    session.send("WebAuthn.enable")
    options: dict[str, Any] = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    added = session.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    return session, str(added["authenticatorId"])


def test_a_match_goes_on_on_the_phone(browser: Browser, house: House) -> None:
    laptop = Person(browser, house)
    table = laptop.open_table("kuhn", [{"kind": "me"}, {"kind": "bot", "level": "page"}])
    laptop.go("/settings")
    laptop.page.get_by_role("button", name="Continue on another device").click()
    link = laptop.page.get_by_role("textbox", name="Link to your other device").input_value()
    path = link[link.index("/continue") :]
    phone = Person(browser, house, PHONE, name="", language="fr")
    phone.go(path)
    expect(phone.page.get_by_role("heading", level=1)).to_contain_text("Anne")
    phone.check_layout([PHONE])
    phone.page.get_by_role("button", name="Continuer ici").click()
    # With the settings of the laptop, its language included, and its matches.
    expect(phone.page.get_by_role("heading", name="Your matches", exact=True)).to_be_visible()
    phone.page.locator(f'a[href="/table/{table}"]').click()
    expect(phone.room).to_be_visible()
    laptop.page.reload()
    expect(laptop.page.get_by_text("This device", exact=True)).to_be_visible()
    expect(laptop.page.get_by_role("button", name="Sign out:")).to_have_count(1)
    laptop.check_layout()
    third = Person(browser, house, PHONE, name="Eve")
    third.go(path)
    expect(third.page.get_by_role("alert")).to_contain_text("already been used")
    third.complaints.clear()  # the browser notes the refusal
    for person in (laptop, phone, third):
        person.close()


def test_a_passkey_signs_in_and_a_printed_key_when_it_is_lost(
    browser: Browser, house: House
) -> None:
    first = Person(browser, house, name="Paula")
    at_localhost(first, "/settings")
    session, keeper = authenticator(first)
    first.page.get_by_role("button", name="Create a passkey").click()
    expect(first.page.get_by_text("Passkey created.")).to_be_visible()
    first.page.get_by_role("button", name="Create a recovery key").click()
    printed = first.page.get_by_test_id("recovery").inner_text()
    made = session.send("WebAuthn.getCredentials", {"authenticatorId": keeper})["credentials"]

    second = Person(browser, house, PHONE, name="")
    at_localhost(second, "/settings")
    theirs, other = authenticator(second)
    theirs.send(
        "WebAuthn.addCredential", {"authenticatorId": other, "credential": made[0]}
    )  # as a browser that keeps passkeys in step would
    second.page.get_by_text("I already play on another device").click()
    second.page.get_by_role("button", name="Sign in with a passkey").click()
    expect(second.page.get_by_label("Your name")).to_have_value("Paula")

    at_localhost(first, "/settings")
    first.page.get_by_role("button", name="Remove: Passkey").click()
    expect(first.page.get_by_role("button", name="Remove: Passkey")).to_have_count(0)
    third = Person(browser, house, name="")
    at_localhost(third, "/settings")
    third.page.get_by_text("I already play on another device").click()
    third.page.get_by_label("Use a recovery key").fill(printed.lower())
    third.page.get_by_role("button", name="Sign in", exact=True).click()
    expect(third.page.get_by_label("Your name")).to_have_value("Paula")
    for person in (first, second, third):
        person.close()


def test_who_signs_in_on_somebodys_tablet_is_told_what_becomes_of_theirs(
    browser: Browser, house: House
) -> None:
    bob, anne = Person(browser, house, name="Bob"), Person(browser, house, PHONE)
    his = recovery_key_of(bob)
    anne.open_table("kuhn", [{"kind": "me"}, {"kind": "open"}], start=False)
    anne.go("/settings")
    way_in = anne.page.get_by_text("I already play on another device", exact=True)
    way_in.click()
    expect(anne.page.get_by_text("goes to whoever signs in, for good")).to_be_visible()
    hers = recovery_key_of(anne)
    way_in.click()
    expect(anne.page.get_by_text("You’re signed in here as Anne.")).to_be_visible()
    anne.check_layout([PHONE], LANGUAGES)
    anne.speak("en")
    sign_in(anne, his)
    expect(anne.page.get_by_role("heading", level=1)).to_be_visible()
    expect(anne.page.locator(".mine")).to_have_count(0)
    anne.go("/settings")
    expect(anne.page.get_by_label("Your name")).to_have_value("Bob")
    way_in.click()
    sign_in(anne, hers)
    expect(anne.page.locator(".mine")).to_have_count(1)
    for person in (anne, bob):
        person.close()


def recovery_key_of(person: Person) -> str:
    person.go("/settings")
    person.page.get_by_role("button", name="Create a recovery key").click()
    return person.page.get_by_test_id("recovery").inner_text()


def sign_in(person: Person, key: str) -> None:
    person.page.get_by_label("Use a recovery key").fill(key)
    with person.page.expect_navigation():
        person.page.get_by_role("button", name="Sign in", exact=True).click()
    person.page.wait_for_load_state("networkidle")


def test_a_recovery_key_is_printed_with_its_use_and_nothing_else(
    browser: Browser, house: House
) -> None:
    paula = Person(browser, house, PHONE, name="Paula")
    paula.go("/settings")
    paula.page.get_by_role("button", name="Continue on another device").click()
    expect(paula.page.get_by_test_id("link")).to_be_visible()
    paula.page.get_by_role("button", name="Create a recovery key").click()
    key = paula.page.get_by_test_id("recovery")
    expect(key).to_be_visible()
    paula.check_layout([PHONE], LANGUAGES)
    paula.speak("en")
    paula.page.emulate_media(media="print")
    printed = paula.page.locator("body").inner_text()
    for words in ("recovery key of Paula", key.inner_text(), house.address, "type it in"):
        assert words in printed
    assert "another device”" in printed, "where it is typed in is said"
    for secret in (paula.page.get_by_test_id("link"), paula.page.get_by_label("Your name")):
        expect(secret).to_be_hidden()
    expect(paula.page.get_by_role("button")).to_have_count(0)
    paula.close()


def test_a_passkey_that_is_lost_or_unknown_is_told_and_nothing_is_lost(
    browser: Browser, house: House
) -> None:
    paula = Person(browser, house, name="Paula")
    at_localhost(paula, "/settings")
    session, keeper = authenticator(paula)
    paula.page.get_by_role("button", name="Create a passkey").click()
    expect(paula.page.get_by_text("Passkey created.")).to_be_visible()
    (made,) = session.send("WebAuthn.getCredentials", {"authenticatorId": keeper})["credentials"]
    paula.page.get_by_role("button", name="Remove: Passkey").click()
    expect(paula.page.get_by_role("button", name="Remove: Passkey")).to_have_count(0)

    bob = Person(browser, house, PHONE, name="Bob")
    at_localhost(bob, "/settings")
    theirs, other = authenticator(bob)
    bob.page.get_by_text("I already play on another device").click()
    theirs.send("WebAuthn.addCredential", {"authenticatorId": other, "credential": made})
    bob.page.get_by_role("button", name="Sign in with a passkey").click()
    expect(bob.page.get_by_role("alert")).to_contain_text("use your recovery key")
    bob.page.evaluate(
        """() => (navigator.credentials.get = () =>
             Promise.reject(new DOMException('none was chosen', 'NotAllowedError')))"""
    )  # what a browser says after its own dialog, of which a test sees nothing
    bob.page.get_by_role("button", name="Sign in with a passkey").click()
    expect(bob.page.get_by_text("No passkey was used.")).to_be_visible()
    expect(bob.page.get_by_role("alert")).to_have_count(0)
    bob.check_layout([PHONE], LANGUAGES)
    bob.speak("en")
    bob.page.get_by_label("Use a recovery key").fill("AAAA-BBBB-CCCC-DDDD-EEEE-FFFF")
    bob.page.get_by_role("button", name="Sign in", exact=True).click()
    expect(bob.page.get_by_role("alert")).to_contain_text("That isn’t a recovery key")
    bob.page.reload()
    expect(bob.page.get_by_label("Your name")).to_have_value("Bob")
    bob.complaints.clear()  # the browser notes the refusals
    for person in (paula, bob):
        person.close()


def test_a_finished_match_is_in_my_matches(browser: Browser, house: House) -> None:
    anne = Person(browser, house, PHONE, bypass_csp=True)
    anne.open_table("kuhn", [{"kind": "me"}, {"kind": "bot", "level": "page"}])
    anne.autopilot()
    anne.go("/history")
    expect(anne.page.get_by_role("article")).to_have_count(1)
    expect(anne.page.get_by_text("Kuhn poker, 2 players")).to_be_visible()
    anne.check_layout([PHONE, DESKTOP])
    check(anne, "my matches")
    anne.page.get_by_label("Result").select_option("won")
    anne.page.get_by_label("Result").select_option("")
    anne.page.get_by_role("link", name="Replay").click()
    anne.page.wait_for_url("**/replay/*")
    anne.close()


def test_home_says_whose_turn_it_is_and_forgets_a_table(browser: Browser, house: House) -> None:
    anne = Person(browser, house, PHONE)
    anne.open_table("kuhn", [{"kind": "me"}, {"kind": "open"}], start=False)
    anne.go("/")
    line = anne.page.locator(".mine")
    expect(line).to_contain_text("Waiting for players")
    anne.check_layout([PHONE], LANGUAGES)
    anne.speak("en")
    line.get_by_role("button", name="Remove from the list").click()
    anne.page.get_by_role("button", name="Remove", exact=True).click()
    expect(line).to_have_count(0)
    anne.close()


def test_talk_that_was_read_on_one_device_is_new_on_no_other(
    browser: Browser, house: House
) -> None:
    laptop = Person(browser, house)
    table = laptop.open_table("kuhn", [{"kind": "me"}, {"kind": "open"}], start=False)
    laptop.go("/settings")
    laptop.page.get_by_role("button", name="Continue on another device").click()
    link = laptop.page.get_by_role("textbox", name="Link to your other device").input_value()
    phone = Person(browser, house, PHONE, name="")
    phone.go(link[link.index("/continue") :])
    phone.page.get_by_role("button", name="Continue here").click()
    expect(phone.page.locator(".mine")).to_be_visible()
    bob = Person(browser, house, DESKTOP, name="Bob")
    bob.go(f"/table/{table}")
    bob.page.get_by_role("button", name="Join", exact=True).click()
    api = f"{house.address}/api/v1/tables/{table}"
    assert laptop.context.request.post(f"{api}/start").ok
    expect(bob.room).to_be_visible()
    for words in ("one", "two"):
        bob.page.get_by_label("Write a message").fill(words)
        bob.page.keyboard.press("Enter")
    expect(bob.page.get_by_text("two", exact=True).first).to_be_visible()
    expect(bob.page.get_by_test_id("unsent")).to_have_count(0)
    for device in (laptop, phone):
        device.go("/")
        expect(device.page.locator(".mine .unread")).to_contain_text("2 new messages")
    phone.go(f"/table/{table}")
    badge = phone.page.get_by_role("button", name="2 new messages")
    badge.click()
    expect(phone.page.get_by_text("two", exact=True)).to_be_visible()
    laptop.go("/")
    expect(laptop.page.locator(".mine .unread")).to_have_count(0)
    # A third device, which has never seen the table, knows it too.
    laptop.go("/settings")
    laptop.page.get_by_role("button", name="Continue on another device").click()
    link = laptop.page.get_by_role("textbox", name="Link to your other device").input_value()
    tablet = Person(browser, house, PHONE, name="")
    tablet.go(link[link.index("/continue") :])
    tablet.page.get_by_role("button", name="Continue here").click()
    expect(tablet.page.locator(".mine")).to_be_visible()
    expect(tablet.page.locator(".mine .unread")).to_have_count(0)
    tablet.go(f"/table/{table}")
    expect(tablet.room).to_be_visible()
    expect(tablet.page.get_by_role("button", name="new message")).to_have_count(0)
    for person in (laptop, phone, tablet, bob):
        person.close()
