"""The coach of the first matches: each thing once, where it is met, and never when sent away."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect
from tests.web.house import House
from tests.web.learner import DRAWN, LINES, MOST_LINES
from tests.web.person import DESKTOP, PHONE, TABLET, Person
from tests.web.test_accessible import check

from regency.core.text import text
from regency.games import game, names
from regency.language import LANGUAGES, locale_keys
from regency.language.speaker import SHARED, Speaker

ME: dict[str, Any] = {"kind": "me"}
BOT: dict[str, Any] = {"kind": "bot", "level": "page"}
COACHED = names()
#: What is met first in every match, whatever is dealt; at Kuhn's table the other may bet first, and
#: at Royals' a bot may claim a noble before one can.
MET_AT_ONCE = {
    "kuhn": {"coach-prompt-you-free", "coach-prompt-you-facing"},
    "castle-combo": {"coach-prompt-you-act-key"},
    "for-the-king": {"coach-prompt-place-you-keep-offer-favour"},
    "royals": {"coach-prompt-you-play", "coach-prompt-you-draw-any", "coach-event-city"},
}
#: How many decisions are made at each table.
DECISIONS = 5


def sentences(name: str, language: str) -> dict[str, str]:
    """Return what the coach says of a game, by key."""
    folder = game(name).folder
    voice = Speaker([SHARED, folder / "locales", folder / "lessons" / "locales"], language)
    keys = locale_keys(folder / "lessons" / "locales", language)
    return {key: voice.say(text(key)) for key in keys if key.startswith("coach-")}


def coach(person: Person) -> Locator:
    return person.page.get_by_test_id("coach")


def hear(person: Person) -> list[str]:
    """Read all that the coach says just now, one sentence after the other."""
    said: list[str] = []
    person.page.evaluate(DRAWN)
    while coach(person).count():
        key = coach(person).get_attribute("data-says") or ""
        words = coach(person).locator("p").inner_text()
        expect(person.page.get_by_test_id("spoken")).to_contain_text(words)
        said.append(key)
        coach(person).get_by_role("button").first.click()
        expect(person.page.locator(f"[data-says='{key}']")).to_have_count(0)
        person.page.evaluate(DRAWN)
    return said


def play(person: Person, decisions: int = DECISIONS) -> list[str]:
    """Make some decisions, and return all that the coach said on the way."""
    said: list[str] = []
    for _ in range(decisions):
        if not person.wait_for_turn():
            break
        said += hear(person)
        person.autopilot(1)
    return said


@pytest.mark.parametrize("name", COACHED)
def test_each_thing_is_told_once_where_it_is_met(browser: Browser, house: House, name: str) -> None:
    anne = Person(browser, house, PHONE, coach=True)
    anne.open_table(name, [ME, BOT])
    anne.wait_for_turn()
    if name == "royals":  # whose first draw has nothing to be told of
        while not coach(anne).count():
            anne.autopilot(1)
            anne.wait_for_turn()
            anne.page.evaluate(DRAWN)
    coach(anne).wait_for()
    assert coach(anne).get_attribute("data-says") in MET_AT_ONCE[name]
    online = play(anne)
    assert online
    assert len(set(online)) == len(online)
    anne.page.reload()
    anne.room.wait_for()
    again = [] if anne.over else play(anne, 2)
    # On this device, against two.
    anne.go()
    anne.page.locator(f"article[aria-labelledby='game-{name}'] .play").click()
    here = play(anne)
    assert not set(online) & set(again)
    assert not (set(online) | set(again)) & set(here)
    assert {*online, *again, *here} <= sentences(name, "en").keys()
    anne.close()


def test_what_was_said_goes_with_the_move_that_follows(browser: Browser, house: House) -> None:
    anne = Person(browser, house, PHONE, coach=True)
    anne.open_table("castle-combo", [ME, BOT])
    anne.wait_for_turn()
    first = "[data-says='coach-prompt-you-act-key']"
    anne.page.locator(first).wait_for()
    expect(anne.page.get_by_role("toolbar")).to_have_count(0)
    anne.act()
    expect(anne.page.locator(first)).to_have_count(0)
    anne.close()


def test_off_means_off_until_it_is_wanted_again(browser: Browser, house: House) -> None:
    anne = Person(browser, house, PHONE, coach=True)
    anne.open_table("castle-combo", [ME, BOT])
    coach(anne).get_by_role("button", name="No more tips").click()
    expect(coach(anne)).to_have_count(0)
    expect(anne.page.get_by_role("toolbar")).to_be_visible()
    assert play(anne, 2) == []
    anne.page.reload()
    anne.wait_for_turn()
    assert hear(anne) == []
    anne.go("/settings")
    wanted = anne.page.get_by_label("Show tips in my first matches")
    expect(wanted).not_to_be_checked()
    wanted.check()
    anne.open_table("for-the-king", [ME, BOT])
    coach(anne).wait_for()
    anne.close()


def test_nobody_is_coached_in_a_lesson(browser: Browser, house: House) -> None:
    anne = Person(browser, house, PHONE, coach=True)
    anne.go("/learn/castle-combo/1")
    anne.page.get_by_test_id("lesson-words").wait_for()
    anne.page.evaluate(DRAWN)
    expect(coach(anne)).to_have_count(0)
    anne.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_fits_and_covers_nothing(
    browser: Browser, house: House, language: str
) -> None:
    anne = Person(browser, house, PHONE, language=language, coach=True, bypass_csp=True)
    anne.open_table("castle-combo", [ME, BOT])
    anne.wait_for_turn()
    words = coach(anne).locator("p")
    words.wait_for()
    check(anne, "the coach")
    every = [said for name in COACHED for said in sentences(name, language).values()]
    for said in every:
        words.evaluate("(words, said) => (words.textContent = said)", said)
        assert words.evaluate(LINES) <= MOST_LINES, said
    # The longest of all, at every size.
    words.evaluate("(words, said) => (words.textContent = said)", max(every, key=len))
    anne.check_layout([PHONE, TABLET, DESKTOP])
    anne.close()
