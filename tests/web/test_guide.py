"""How to play: the way to a rule, the page of each game, its almanac and its icons."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from tests.web.house import ROOT, House
from tests.web.person import DESKTOP, PHONE, TABLET, Person
from tests.web.test_accessible import check

from regency.games import game
from regency.language import LANGUAGES, locale_keys
from regency.testing.clauses import clauses_of

SIZES = (PHONE, DESKTOP)
#: A laptop: narrower than the desktop of other tests.
LAPTOP = (1280, 800)
GAMES = ROOT / "src" / "regency" / "games"
GUIDED = [f.parts[-2].replace("_", "-") for f in sorted(GAMES.glob("*/guide"))]
ME: dict[str, Any] = {"kind": "me"}
BOT: dict[str, Any] = {"kind": "bot", "level": "page"}


def expect_at(person: Person, clause: str) -> None:
    """The clause asked for is marked, in view, and nothing lies over it."""
    here = person.page.locator("[aria-current='location']")
    expect(here).to_contain_text(clause)
    expect(here).to_be_in_viewport(ratio=0.5)
    person.page.wait_for_function(
        """() => {
          const row = document.querySelector("[aria-current='location']");
          const box = row.getBoundingClientRect();
          const front = document.elementFromPoint(box.left + box.width / 2, box.top + 8);
          return row.contains(front);
        }"""
    )


@pytest.mark.finding("C1")
@pytest.mark.parametrize("size", SIZES, ids=["phone", "desktop"])
def test_a_rule_named_in_points_opens_there(
    browser: Browser, house: House, size: tuple[int, int]
) -> None:
    anne = Person(browser, house, size)
    anne.open_table("castle-combo", [ME, BOT])
    anne.wait_for_turn()
    if size == PHONE:
        anne.page.get_by_role("button", name="Score", exact=True).click()
    anne.page.get_by_role("button", name=re.compile("CC-18")).first.click()
    expect_at(anne, "CC-18")
    anne.close()


@pytest.mark.finding("C1")
@pytest.mark.parametrize("size", SIZES, ids=["phone", "desktop"])
def test_an_address_that_names_a_rule_opens_there(
    browser: Browser, house: House, size: tuple[int, int]
) -> None:
    anne = Person(browser, house, size)
    anne.go("/rules/castle-combo/CC-18")
    expect_at(anne, "CC-18")
    anne.page.get_by_role("link", name="Rule CC-19").first.click()
    expect_at(anne, "CC-19")
    anne.go("/rules/castle-combo/CC-3")
    expect_at(anne, "CC-3")
    anne.close()


@pytest.mark.finding("C1")
def test_a_rule_that_is_asked_for_again_is_there_again(browser: Browser, house: House) -> None:
    anne = Person(browser, house, PHONE)
    anne.go("/rules/castle-combo")
    link = anne.page.locator(".example a").first
    clause = link.inner_text()
    for _ in range(2):
        link.click()
        expect_at(anne, clause)
    anne.close()


@pytest.mark.finding("C1")
def test_a_rule_is_there_while_something_else_is_searched_for(
    browser: Browser, house: House
) -> None:
    anne = Person(browser, house, PHONE)
    anne.go("/rules/castle-combo/CC-3")
    expect_at(anne, "CC-3")
    search = anne.page.get_by_role("searchbox")
    search.fill("locomotive")
    expect(anne.page.locator("#rules dl > div")).to_have_count(0)
    # What is found again is not gone to again: the words are still being written.
    search.fill("")
    expect(anne.page.locator("#rules dl > div")).to_have_count(21)
    expect(search).to_be_focused()
    search.fill("locomotive")
    link = anne.page.locator(".example a").first
    clause = link.inner_text()
    link.click()
    expect_at(anne, clause)
    anne.close()


#: The sizes at which a reason is followed to its rule, and what is not to be done yet.
REASONS = [
    pytest.param("castle-combo", PHONE, "", id="castle-combo-phone"),
    pytest.param("castle-combo", DESKTOP, "", id="castle-combo-desktop"),
    pytest.param("for-the-king", PHONE, "[data-focus^='zone.']", id="for-the-king-phone"),
]


@pytest.mark.finding("C1")
@pytest.mark.parametrize(("name", "size", "part"), REASONS)
def test_a_rule_named_in_a_reason_opens_there(
    browser: Browser, house: House, name: str, size: tuple[int, int], part: str
) -> None:
    anne = Person(browser, house, size)
    anne.open_table(name, [ME, BOT])
    anne.wait_for_turn()
    if name == "for-the-king":
        anne.act()  # wherever the first card went, there is no room for a second
        anne.wait_for_turn()
    anne.page.locator(f"[data-board] {part}[aria-disabled=true]:visible").first.click(force=True)
    link = anne.page.locator("#why-not").get_by_role("link")
    clause = (link.get_attribute("href") or "").rpartition("/")[2]
    assert clause in clauses_of(game(name))
    link.click()
    expect_at(anne, clause)
    anne.close()


@pytest.mark.finding("C1")
@pytest.mark.parametrize("size", SIZES, ids=["phone", "desktop"])
@pytest.mark.parametrize("name", [name for name in GUIDED if name != "kuhn"])
def test_a_rule_named_in_an_example_opens_there(
    browser: Browser, house: House, name: str, size: tuple[int, int]
) -> None:
    anne = Person(browser, house, size)
    anne.go(f"/rules/{name}")
    link = anne.page.locator(".example a").first
    clause = link.inner_text()
    link.click()
    expect_at(anne, clause)
    anne.close()


@pytest.mark.parametrize("name", GUIDED)
def test_the_pages_fit_every_size(browser: Browser, house: House, name: str) -> None:
    anne = Person(browser, house)
    for path in (f"/rules/{name}", f"/almanac/{name}"):
        anne.go(path)
        anne.page.wait_for_selector("article h2")
        anne.check_layout([PHONE, TABLET, LAPTOP], LANGUAGES)
    anne.close()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("name", GUIDED)
def test_axe_finds_nothing(browser: Browser, house: House, name: str, theme: str) -> None:
    anne = Person(browser, house, PHONE, color_scheme=theme, bypass_csp=True)
    for path in (f"/rules/{name}", f"/almanac/{name}"):
        anne.go(path)
        anne.page.wait_for_selector("article h2")
        check(anne, path)
    anne.close()


@pytest.mark.parametrize("name", GUIDED)
def test_what_is_reconstructed_is_said_with_the_rules_and_not_on_the_board(name: str) -> None:
    """The almanac says it of each card, in words that begin with `about`."""
    found = game(name)
    has_any = any(card.reconstructed for card in found.view.catalogue())
    for language in LANGUAGES:
        guide = locale_keys(found.folder / "guide" / "locales", language)
        assert ("guide-note" in guide) == has_any, language
        words = locale_keys(found.folder / "locales", language)
        said = {key for key in words if "reconstructed" in key}
        assert {key for key in said if not key.startswith("about-")} == set(), language


def test_rules_are_found_under_their_headings(browser: Browser, house: House) -> None:
    anne = Person(browser, house, language="fr")
    anne.go("/rules/castle-combo")
    rules = anne.page.locator("#rules")
    expect(rules.locator("dl > div")).to_have_count(21)
    expect(rules.get_by_role("heading", level=3)).to_have_count(7)
    # Marks and capitals do not matter.
    anne.page.get_by_role("searchbox").fill("EGALITE")
    expect(rules.locator("dl > div").first).to_contain_text("CC-17")
    assert rules.get_by_role("heading", level=3).count() == 1
    anne.page.get_by_role("searchbox").fill("locomotive")
    expect(rules.locator("dl > div")).to_have_count(0)
    anne.close()


def test_the_almanac_has_everything_and_is_searched(browser: Browser, house: House) -> None:
    anne = Person(browser, house, language="uk")
    anne.go("/almanac/castle-combo")
    entries = anne.page.locator("article li")
    cards = game("castle-combo").view.catalogue()
    expect(entries).to_have_count(len(cards))
    anne.page.get_by_label("Щит").select_option(label="Селяни")
    peasants = sum("peasantry" in card.values.get("shields", []) for card in cards)
    expect(entries).to_have_count(peasants)
    anne.page.get_by_label("Ціна").select_option(value="5")
    dear = [
        card
        for card in cards
        if "peasantry" in card.values.get("shields", []) and card.values["cost"] == 5
    ]
    expect(entries).to_have_count(len(dear))
    anne.page.get_by_label("Щит").select_option(value="")
    anne.page.get_by_label("Ціна").select_option(value="")
    anne.page.get_by_role("searchbox").fill("пастушка")
    expect(entries).to_have_count(1)
    entries.get_by_role("button").click()
    expect(anne.page.get_by_role("dialog").locator(".words p").first).to_be_visible()
    anne.close()


def test_the_almanac_says_how_often_cards_win(browser: Browser, house: House) -> None:
    anne = Person(browser, house, PHONE)
    anne.go("/almanac/kuhn")
    figures = anne.page.get_by_test_id("wins")
    cards = game("kuhn").view.catalogue()
    expect(figures).to_have_count(len(cards))
    said = re.compile(r"won (\d+)% of their matches \((\d+)–(\d+)%\)")
    anne.page.get_by_label("Order").select_option(value="wins")
    found = [said.search(words) for words in figures.all_inner_texts()]
    shares = [int(one[1]) for one in found if one]
    assert len(shares) == len(cards)
    assert shares == sorted(shares, reverse=True)
    assert all(int(one[2]) <= int(one[1]) <= int(one[3]) for one in found if one)
    expect(anne.page.locator("p.about")).to_contain_text("50%")
    anne.close()


def test_the_almanac_needs_no_network(browser: Browser, house: House) -> None:
    anne = Person(browser, house, PHONE, service_workers="allow")
    anne.go()
    anne.page.evaluate("navigator.serviceWorker.ready")
    anne.page.reload()
    anne.page.wait_for_selector("article .play")
    anne.context.set_offline(True)
    for path in ("/almanac/castle-combo", "/rules/castle-combo"):
        anne.page.goto(house.address + path)
        anne.page.wait_for_selector("article h2")
    anne.context.set_offline(False)
    anne.close()
