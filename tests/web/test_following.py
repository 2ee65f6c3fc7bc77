"""The others' turns are played out in order; one's own comes when the last card has landed."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from tests.web.house import House
from tests.web.person import DESKTOP, PHONE, Person
from tests.web.test_accessible import check

ME: dict[str, Any] = {"kind": "me"}
BOT: dict[str, Any] = {"kind": "bot", "level": "page"}
#: Notes each change of the room: where the match stands, what is played out, whose turn it is.
WATCH = """() => {
  window.seen = [];
  const note = () => {
    const room = document.querySelector('.room');
    const flying = [...document.querySelectorAll('body > div[inert][aria-hidden]')].length;
    const now = {
      at: Number(room.dataset.at),
      following: room.dataset.following === 'true',
      turn: room.dataset.turn === 'true',
      prompt: document.querySelector('[data-testid="prompt"]').textContent.trim(),
      title: document.title,
      flying,
    };
    if (JSON.stringify(now) !== JSON.stringify(window.seen.at(-1))) window.seen.push(now);
    requestAnimationFrame(note);
  };
  note();
}"""


def lively(browser: Browser, house: House, size: tuple[int, int] = DESKTOP, **how: Any) -> Person:
    return Person(browser, house, size, reduced_motion="no-preference", **how)


def after_a_move(person: Person) -> list[dict[str, Any]]:
    """Make one's moves until the others' are played out; return what was seen."""
    person.wait_for_turn()
    person.page.evaluate(WATCH)
    while not any(moment["following"] for moment in person.page.evaluate("window.seen")):
        person.act()
        person.page.wait_for_selector('.room[data-turn="true"], .room[data-following="true"]')
    person.wait_for_turn()
    seen: list[dict[str, Any]] = person.page.evaluate("window.seen")
    return seen


@pytest.mark.finding("C problem 3", "F problem 2", "R problem 2")
@pytest.mark.parametrize("game", ["castle-combo", "for-the-king", "royals"])
def test_turns_are_played_out_in_order(browser: Browser, house: House, game: str) -> None:
    anne = lively(browser, house, pace="quick")
    anne.open_table(game, [ME, BOT, BOT])
    seen = after_a_move(anne)
    assert [moment["at"] for moment in seen] == sorted(moment["at"] for moment in seen)
    played = [moment for moment in seen if moment["following"]]
    assert len({moment["at"] for moment in played}) > 1, "each step is seen by itself"
    assert not any(moment["turn"] or moment["prompt"] for moment in played), (
        "nobody is called early"
    )
    assert not any("Your turn" in moment["title"] for moment in played)
    last = seen[-1]
    assert last["turn"]
    assert last["prompt"].startswith("Your turn"), last
    assert last["title"].startswith("Your turn")
    first = next(moment for moment in seen if moment["turn"] and moment["at"] == last["at"])
    assert first["flying"] == 0, "the last card has landed"
    anne.close()


def test_who_wants_no_motion_follows_at_their_pace(browser: Browser, house: House) -> None:
    """One step after the other, as others see it; nothing flies."""
    anne = Person(browser, house, pace="quick")
    anne.open_table("castle-combo", [ME, BOT, BOT])
    seen = after_a_move(anne)
    played = [moment for moment in seen if moment["following"]]
    assert len({moment["at"] for moment in played}) > 1, "each step is seen by itself"
    assert not any(moment["turn"] for moment in played), "nobody is called early"
    assert not any(moment["flying"] for moment in seen)
    anne.close()


def test_a_tap_and_a_key_skip_the_rest(browser: Browser, house: House) -> None:
    anne = lively(browser, house, pace="calm")
    anne.open_table("castle-combo", [ME, BOT, BOT])
    for skip in ("tap", "key", "button"):
        anne.wait_for_turn()
        while not anne.page.locator('.room[data-following="true"]').count():
            anne.act()
            anne.page.wait_for_selector('.room[data-turn="true"], .room[data-following="true"]')
        if skip == "tap":
            anne.page.locator("[data-board]").click(position={"x": 5, "y": 5})
        elif skip == "key":
            anne.page.keyboard.press("Escape")
        else:
            anne.page.get_by_role("button", name="Skip to your turn").click()
        # Bots may still be thinking: what they do then is played out anew, and skipped again.
        while not anne.page.locator('.room[data-turn="true"]').count():
            anne.page.keyboard.press("Escape")
    anne.close()


def test_at_once_nothing_is_played_out(browser: Browser, house: House) -> None:
    anne = lively(browser, house)
    anne.open_table("castle-combo", [ME, BOT])
    anne.wait_for_turn()
    anne.page.evaluate(WATCH)
    anne.autopilot(4)
    anne.wait_for_turn()
    assert not any(moment["following"] for moment in anne.page.evaluate("window.seen"))
    anne.close()


def test_the_pace_is_chosen_at_the_table_and_kept(browser: Browser, house: House) -> None:
    anne = lively(browser, house)
    anne.open_table("kuhn", [ME, BOT])
    anne.wait_for_turn()
    anne.page.get_by_role("button", name="Menu").click()
    anne.page.get_by_label("The others’ turns").select_option("calm")
    hurried = "Where a clock has less than an hour left, moves are shown at once."
    expect(anne.page.get_by_text(hurried)).to_be_visible()
    anne.go("/settings")
    assert anne.page.get_by_label("The others’ turns").input_value() == "calm"
    anne.close()


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
@pytest.mark.parametrize("game", ["castle-combo", "for-the-king", "royals"])
def test_what_happened_since_ones_turn(
    browser: Browser, house: House, game: str, size: tuple[int, int]
) -> None:
    anne = Person(browser, house, size, bypass_csp=True)
    anne.open_table(game, [ME, BOT, BOT])
    anne.autopilot(3)
    anne.wait_for_turn()
    while not anne.page.get_by_test_id("since").count():
        anne.autopilot(1)
        anne.wait_for_turn()
    assert anne.page.locator("[data-board] [data-changed]").count(), "what changed is marked"
    if size == PHONE:
        anne.page.get_by_test_id("since").click()
        anne.page.wait_for_selector("dialog[open] ol.turns")
    told = anne.page.locator("ol.turns")
    assert "Mabel" in told.inner_text() or "Tancred" in told.inner_text()
    check(anne, "since one’s last turn")
    card = told.locator("button").first
    if card.count():
        card.click()
        anne.page.locator("dialog[open] .card").wait_for()
        check(anne, "a card of it")
        anne.page.keyboard.press("Escape")
    anne.page.keyboard.press("Escape")
    anne.check_layout([size])
    before = anne.at
    anne.autopilot(1)
    anne.page.wait_for_function(
        "(at) => Number(document.querySelector('.room').dataset.at) > at", arg=before
    )
    anne.close()


def test_the_headline_follows_what_one_does(browser: Browser, house: House) -> None:
    anne = Person(browser, house)
    anne.open_table("castle-combo", [ME, BOT])
    anne.wait_for_turn()
    card = anne.page.locator("button.lit[data-slot]").first
    card.click()
    anne.page.get_by_test_id("prompt").filter(has_text="choose a space").wait_for()
    anne.close()
