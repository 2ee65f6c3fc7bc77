"""Leaving early on the page: what it means is said before, and what came of it after."""

from __future__ import annotations

from playwright.sync_api import Browser, expect
from tests.web.house import House
from tests.web.person import DESKTOP, HANDS, MOST_PRESSES, PHONE, Person

ME = {"kind": "me"}
OPEN = {"kind": "open"}
LANGUAGES = ("fr", "uk", "ru", "zh-Hant", "en")
#: Two rows of cards and a place above and below: then a tableau is higher than ever.
MOST_ROWS = 4
ROWS = """() => getComputedStyle(document.querySelector('[data-focus="tableau"]'))
  .gridTemplateRows.split(' ').length"""
#: Looks at who is to act, of which many find nobody yet.
LONG_ENOUGH = 2000


def two(browser: Browser, house: House, game: str) -> tuple[Person, Person]:
    anne = Person(browser, house)
    table = anne.open_table(game, [ME, OPEN], start=False)
    ben = Person(browser, house, PHONE, name="Ben")
    ben.go(f"/table/{table}")
    ben.page.get_by_role("button", name="Join").click()
    anne.page.get_by_role("button", name="Start match").click()
    expect(ben.room).to_be_visible()
    return anne, ben


def three(browser: Browser, house: House) -> list[Person]:
    """Return a host and two guests, on phones, at Castle Combo's board: the highest there is."""
    anne = Person(browser, house, PHONE)
    table = anne.open_table("castle-combo", [ME, OPEN, OPEN], start=False)
    guests = [Person(browser, house, PHONE, name=name) for name in ("Ben", "Cid")]
    for guest in guests:
        guest.go(f"/table/{table}")
        guest.page.get_by_role("button", name="Join").click()
    anne.page.get_by_role("button", name="Start match").click()
    for one in (anne, *guests):
        expect(one.room).to_be_visible()
    return [anne, *guests]


def menu(person: Person, name: str) -> None:
    person.page.get_by_role("button", name="Menu").click()
    person.page.get_by_role("dialog").get_by_role("button", name=name, exact=True).click()


def test_resigning_says_what_it_means_and_what_came_of_it(browser: Browser, house: House) -> None:
    anne, ben = two(browser, house, "kuhn")
    menu(ben, "Resign")
    dialog = ben.page.get_by_role("dialog", name="Resign")
    expect(dialog.get_by_text("You’re placed last, whatever happens")).to_be_visible()
    ben.check_layout((PHONE, DESKTOP), LANGUAGES)
    dialog.get_by_role("button", name="Resign", exact=True).click()
    expect(
        ben.page.get_by_text("You resigned. A bot is playing on for the others.")
    ).to_be_visible()
    expect(ben.page.get_by_role("button", name="Take back my seat")).to_have_count(0)
    assert anne.autopilot()["over"]
    sheet = anne.page.get_by_role("dialog")
    expect(sheet.get_by_text("You win")).to_be_visible()
    expect(sheet.get_by_text("gave up: placed last").first).to_be_attached()
    anne.close()
    ben.close()


def test_an_end_without_a_result_is_asked_of_all_and_leaves_the_board_its_room(
    browser: Browser, house: House
) -> None:
    anne, ben, cid = three(browser, house)
    menu(ben, "End without a result")
    dialog = ben.page.get_by_role("dialog", name="End without a result")
    expect(dialog.get_by_text("counts for nobody: no places")).to_be_visible()
    ben.check_layout((PHONE, DESKTOP), LANGUAGES)
    dialog.get_by_role("button", name="End without a result").click()
    expect(
        ben.page.get_by_text("You asked to end the match without a result.", exact=True)
    ).to_be_visible()
    asked = anne.page.get_by_role("alert").get_by_text("Ben wants to end the match without")
    expect(asked).to_be_visible()
    cid.page.get_by_role("button", name="Agree").click()
    expect(anne.page.get_by_text("Agreed: Cid")).to_be_visible()
    for one in (anne, ben):
        one.check_layout((PHONE, DESKTOP), LANGUAGES)
    anne.page.get_by_role("button", name="Agree").click()
    for one in (anne, ben, cid):
        expect(one.page.get_by_text("Everyone agreed to end this match.")).to_be_visible()
        expect(one.page.locator("[data-board] .lit")).to_have_count(0)
    ben.check_layout((PHONE, DESKTOP), LANGUAGES)
    for one in (anne, ben, cid):
        one.close()


def in_the_middle(people: list[Person]) -> Person:
    """Play until somebody is to act whose tableau needs the most room; return them."""
    for _ in range(LONG_ENOUGH):
        for one in people:
            if one.page.locator('.room[data-turn="true"]').count():
                if one.page.evaluate(ROWS) == MOST_ROWS:
                    return one
                one.act()
        people[0].page.wait_for_timeout(50)
    raise AssertionError("no tableau grew to two rows")


def test_a_question_in_the_middle_of_a_turn_cuts_nothing(browser: Browser, house: House) -> None:
    people = three(browser, house)
    mover = in_the_middle(people)
    asker = next(one for one in people if one is not mover)
    menu(asker, "End without a result")
    dialog = asker.page.get_by_role("dialog", name="End without a result")
    dialog.get_by_role("button", name="End without a result").click()
    expect(mover.page.get_by_role("alert").get_by_text("wants to end the match")).to_be_visible()
    mover.check_layout((PHONE,), LANGUAGES)
    mover.page.evaluate(f"window.hands ? 0 : ({HANDS})()")
    mover.page.evaluate("window.hands.begin()")
    for pressed in range(MOST_PRESSES):
        mover.aim(pressed, [])
        mover.page.locator("[data-aim]").click()
        mover.check_layout((PHONE,), LANGUAGES)
        if mover.page.locator("[data-confirm]").count():
            break
    mover.check_layout((PHONE, DESKTOP), LANGUAGES)
    for one in people:
        one.close()


def test_a_bot_for_who_is_away_is_asked_of_who_is_there_and_leaves_the_board_its_room(
    browser: Browser, house: House
) -> None:
    anne, ben, cid = three(browser, house)
    cid.close()
    ben.page.get_by_role("button", name="Menu").click()
    ways = ben.page.get_by_role("dialog")
    ways.get_by_role("button", name="Let a bot play for Cid").click()
    dialog = ben.page.get_by_role("dialog", name="Let a bot play for Cid")
    expect(dialog.get_by_text("if nobody says no within two minutes")).to_be_visible()
    ben.check_layout((PHONE, DESKTOP), LANGUAGES)
    dialog.get_by_role("button", name="Let a bot play for Cid").click()
    expect(ben.page.get_by_text("You asked for a bot to play for Cid.")).to_be_visible()
    asked = anne.page.get_by_role("alert").get_by_text("shall a bot play for Cid, who is away?")
    expect(asked).to_be_visible()
    expect(anne.page.get_by_role("timer").first).to_be_visible()
    for one in (anne, ben):
        one.check_layout((PHONE, DESKTOP), LANGUAGES)
    anne.page.get_by_role("button", name="Agree").click()
    expect(asked).to_have_count(0)
    away = ben.page.get_by_text("Cid is away. The others let a bot take over")
    expect(away.first).to_be_attached()
    for one in (anne, ben):
        one.check_layout((PHONE, DESKTOP), LANGUAGES)
        one.close()
