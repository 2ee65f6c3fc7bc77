"""The board of Castle Combo: what a newcomer stumbled over there stays mended (findings C…)."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from tests.web.house import House
from tests.web.laid import lay
from tests.web.person import PHONE, Person

from regency.language import LANGUAGES

GAME = "castle-combo"


#: Golden matches, and after how many steps. The first card, from a row in which all can be paid.
FIRST = ("two-seats", 3)
#: No gold at all, and a card for four among the three.
POOR = ("two-seats", 20)
#: A card lies there whose two effects are to be chosen from.
CHOICE = ("two-seats", 7)
#: Some cards lie, and keys are left.
AMID = ("three-seats", 21)


def sit_down(browser: Browser, house: House, where: tuple[str, int], **looks: Any) -> Person:
    anne = Person(browser, house, **looks)
    lay(anne, GAME, *where)
    return anne


def prompt(person: Person) -> Any:
    return person.page.get_by_test_id("prompt")


@pytest.mark.finding("C2")
def test_what_a_hint_chooses_is_raised_and_nothing_else(browser: Browser, house: House) -> None:
    """Whatever was looked at before; and nothing of it lasts into the next turn."""
    anne = sit_down(browser, house, AMID)
    for card in anne.page.locator(".row.here button.card").all():
        if card.get_attribute("aria-pressed") == "false":
            card.click()
        expect(card).to_have_attribute("aria-pressed", "true")
        anne.page.keyboard.press("h")
        take = anne.page.get_by_role("dialog").get_by_role("button", name="Choose").first
        take.click()
        anne.page.locator("[data-confirm]").wait_for()
        label = anne.page.locator(".confirm .what").inner_text()
        raised = anne.page.locator(".row .card[aria-pressed='true']")
        if label.startswith(("Recruit", "Take")):
            expect(raised).to_have_count(1)
            name = raised.locator(".name").inner_text()
            assert name in label
        else:
            expect(raised).to_have_count(0)
        anne.page.keyboard.press("Escape")
    anne.close()


@pytest.mark.finding("C2")
def test_a_card_looked_at_is_laid_down_with_the_turn(browser: Browser, house: House) -> None:
    anne = sit_down(browser, house, FIRST)
    other = anne.page.locator(".row:not(.here) button.card").first
    other.click()
    expect(other).to_have_attribute("aria-pressed", "true")
    anne.page.keyboard.press("a")
    take = anne.page.locator("[data-actions] button", has_text="Recruit").first
    take.click()
    anne.page.locator("[data-confirm]").click()
    anne.page.locator(".place.lit").first.click()
    anne.page.locator("[data-confirm]").click()
    anne.page.locator(".tableau .cell.card").first.wait_for()
    anne.wait_for_turn()
    expect(anne.page.locator(".row .card[aria-pressed='true']")).to_have_count(0)
    anne.close()


@pytest.mark.finding("C5")
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_choice_brings_is_read_at_once(
    browser: Browser, house: House, language: str
) -> None:
    """The rule is not said twice, and what it comes to needs no scrolling."""
    anne = sit_down(browser, house, CHOICE, size=PHONE, language=language)
    for option in anne.page.locator(".band .deeds button").all():
        option.click()
        anne.page.locator(".confirm .what").wait_for()
        label = anne.page.locator(".confirm .what").inner_text().strip()
        brings = anne.page.locator(".confirm .brings")
        brings.wait_for()
        assert not any(f"{colon}{label}" in brings.inner_text() for colon in (": ", "："))
        seen = brings.evaluate(
            """(told) => {
              const box = told.closest('.words').getBoundingClientRect();
              const words = told.getBoundingClientRect();
              return words.top >= box.top - 1 && words.bottom <= box.bottom + 1;
            }"""
        )
        assert seen, f"{brings.inner_text()} is out of sight"
        anne.page.keyboard.press("Escape")
        anne.page.locator("[data-confirm]").wait_for(state="detached")
    anne.close()


@pytest.mark.finding("C problem 6")
def test_a_card_that_cannot_be_paid_is_not_turned_over_unasked(
    browser: Browser, house: House
) -> None:
    anne = sit_down(browser, house, POOR)
    anne.page.locator(".row.here button.card", has_text="Stable Boy").click()
    expect(prompt(anne)).to_contain_text("costs 4 gold and you have 0")
    down = anne.page.locator(".deeds button", has_text="Face down")
    expect(down).to_have_attribute("aria-pressed", "false")
    expect(anne.page.locator(".place.lit")).to_have_count(0)
    down.click()
    expect(down).to_have_attribute("aria-pressed", "true")
    expect(prompt(anne)).to_contain_text("face down: now choose a space")
    expect(anne.page.locator(".place.lit").first).to_be_visible()
    anne.close()


@pytest.mark.finding("C problem 2")
def test_buttons_say_what_they_do(browser: Browser, house: House) -> None:
    """In words, and all of them, in every language; on a phone too."""
    anne = sit_down(browser, house, AMID, size=PHONE)
    check_deeds(anne)
    anne.page.locator(".row.here button.card").first.click()
    anne.page.locator(".deeds .small").wait_for()
    check_deeds(anne)
    anne.close()


def check_deeds(person: Person) -> None:
    deeds = person.page.locator(".deeds button:not(.small)")
    for language in LANGUAGES:
        person.speak(language)
        expect(deeds).to_have_count(2)
        for said in deeds.locator(".words").all_inner_texts():
            assert sum(letter.isalpha() for letter in said.strip()) >= 2, said
    person.check_layout([PHONE], LANGUAGES)


@pytest.mark.finding("C problem 2")
def test_the_headline_follows_every_step(browser: Browser, house: House) -> None:
    anne = sit_down(browser, house, AMID)
    anne.page.locator(".row:not(.here) button.card").first.click()
    expect(prompt(anne)).to_contain_text("spend a key to move the messenger")
    anne.page.locator(".row.here button.card").nth(1).click()
    expect(prompt(anne)).to_contain_text("now choose a space")
    anne.page.locator(".place.lit").first.click()
    expect(prompt(anne)).to_contain_text("confirm, or choose another space")
    anne.close()


@pytest.mark.finding("C problem 7")
def test_places_and_cards_say_what_they_would_bring(browser: Browser, house: House) -> None:
    """Every place before the card is taken, and what it says is what the preview says then."""
    anne = sit_down(browser, house, AMID)
    best = anne.page.locator(".row.here .best")
    expect(best).to_have_count(3)
    card = anne.page.locator(".row.here button.card").nth(1)
    most = card.locator(".best").inner_text()
    card.click()
    places = anne.page.locator(".place.lit")
    expect(places.first).to_be_visible()
    values = places.locator(".plus").all_inner_texts()
    assert max(map(number, values)) == number(most)
    places.nth(values.index(most)).click()
    anne.page.locator("[data-confirm]").wait_for()
    expect(anne.page.locator(".confirm .change")).to_contain_text(
        "no change" if number(most) == 0 else most
    )
    anne.close()


def number(words: str) -> int:
    return int(words.replace("−", "-"))


@pytest.mark.finding("C problem 8")
def test_a_preview_shows_the_goods_of_everyone(browser: Browser, house: House) -> None:
    """Gold that a recruit costs and brings stands beside one's gold."""
    anne = sit_down(browser, house, FIRST)
    anne.page.locator(".row.here button.card", has_text="Judge").click()
    anne.page.locator(".place.lit").click()
    anne.page.locator("[data-confirm]").wait_for()
    change = anne.page.locator(".mine [data-good^='gold'] i")
    expect(change).to_have_text("−4")
    anne.page.keyboard.press("Escape")
    expect(change).to_have_count(0)
    anne.close()


@pytest.mark.finding("C problem 8")
def test_a_replay_stays_in_its_place(browser: Browser, house: House) -> None:
    """However much there is to say of a step."""
    anne = sit_down(browser, house, AMID, size=PHONE)
    anne.page.goto(anne.page.url + "/replay?at=0&as=0")
    board = anne.page.locator("[data-board]")
    board.wait_for()
    # What nobody can do here does not look as if one could.
    for key in ("messenger", "refresh"):
        deed = anne.page.locator(f"[data-focus='key.{key}']")
        expect(deed).to_have_css("border-style", "dashed")
    before = board.bounding_box()
    for step in range(1, AMID[1] + 1):
        anne.page.keyboard.press("ArrowRight")
        expect(anne.page.locator(".controls input")).to_have_value(str(step))
        assert board.bounding_box() == before
    anne.close()
