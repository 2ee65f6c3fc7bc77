"""After one visit, with the server gone: whole matches on this device, kept move by move."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tests.web.house import House
from tests.web.learner import LESSONS, Learner
from tests.web.person import PHONE, Person
from tests.web.test_whole_matches import check_end

from regency.core.secrecy import has_secrets
from regency.games import game as find_game
from regency.games import names

#: What the page keeps for days without a network is there.
INSTALLED = "navigator.serviceWorker.ready.then(() => 0)"


@pytest.fixture
def anne(browser: Browser, web_app: Path, tmp_path: Path) -> Iterator[Person]:
    """Somebody who was here once, before the server went away."""
    house = House(tmp_path)
    house.start()
    try:
        person = Person(browser, house, PHONE, service_workers="allow")
        person.go()
        person.page.evaluate(INSTALLED)
        house.stop()
        person.context.set_offline(True)
        yield person
    finally:
        house.stop()


def play_now(person: Person, game: str) -> None:
    """Begin a match against bots from the home page."""
    person.go()
    person.page.locator(f"article[aria-labelledby='game-{game}'] .play").click()
    person.room.wait_for()


@pytest.mark.parametrize("game", names())
def test_a_whole_match_against_bots(anne: Person, game: str) -> None:
    play_now(anne, game)
    assert "/local/" in anne.page.url
    assert anne.autopilot()["over"]
    check_end(anne)
    deal = anne.page.locator("dialog[open]").get_by_text("nobody else can check this deal")
    expect(deal).to_be_visible()
    anne.page.get_by_role("link", name="Replay").click()
    anne.page.keyboard.press("End")
    anne.page.wait_for_selector("[data-board]")
    anne.close()


@pytest.mark.parametrize("game", ["kuhn", "castle-combo"])
def test_pass_and_play(anne: Person, game: str) -> None:
    anne.go(f"/new/{game}?mode=local")
    counts = anne.page.locator(".count button")
    if counts.count():
        counts.first.click()
    anne.page.get_by_role("button", name="Start match").click()
    if has_secrets(find_game(game)):
        anne.page.get_by_role("dialog").wait_for()
        assert not anne.page.locator("[data-board]").count(), "nothing lies behind the cover"
    assert anne.autopilot()["over"]
    check_end(anne)
    anne.close()


def test_a_reload_goes_on_and_home_lists_the_match(anne: Person) -> None:
    play_now(anne, "royals")
    address = anne.page.url
    anne.autopilot(3)
    anne.wait_for_turn()
    before, said = anne.at, anne.page.get_by_test_id("prompt").inner_text()
    anne.page.reload()
    anne.wait_for_turn()
    assert (anne.at, anne.page.get_by_test_id("prompt").inner_text()) == (before, said)

    anne.go()
    path = re.sub(r"^https?://[^/]+", "", address)
    line = anne.page.locator(f"a[href='{path}']")
    line.click()
    anne.wait_for_turn()
    assert anne.at == before
    anne.autopilot(2)
    assert anne.at > before

    anne.go()
    row = anne.page.locator("li").filter(has=line)
    row.get_by_role("button", name="Delete match").click()
    anne.page.locator("dialog[open]").get_by_role("button", name="Delete match").click()
    expect(line).to_have_count(0)
    anne.go(path)
    expect(anne.page.get_by_role("heading")).to_have_text(
        "This table doesn’t exist. The link may be wrong, or the table may be gone."
    )
    anne.close()


def play_a_turn(person: Person) -> None:
    """Decide until something came of it: a card was revealed or somebody else moved."""
    while True:
        person.wait_for_turn()
        before = person.at
        person.autopilot(1)
        person.wait_for_turn()
        if person.at > before + 1:
            return


def test_a_preview_an_undo_and_a_hint(anne: Person) -> None:
    play_now(anne, "castle-combo")
    play_a_turn(anne)
    anne.page.keyboard.press("a")
    anne.page.locator("[data-actions] button").first.click()
    expect(anne.page.locator(".confirm .change")).to_have_text(re.compile("point|change"))
    anne.page.keyboard.press("Escape")
    before = anne.at
    anne.page.get_by_role("button", name="Undo").click()
    expect(anne.page.locator("header.bar")).to_contain_text("Practice match")
    anne.wait_for_turn()
    assert anne.at == before + 1, "what was taken back is an entry of its own"
    anne.page.get_by_role("button", name="Hint").click()
    expect(anne.page.locator("dialog[open] button").nth(1)).to_be_visible()
    anne.page.keyboard.press("Escape")
    anne.close()


def test_a_lesson(anne: Person) -> None:
    learner = Learner(anne, keys=False)
    (lesson,) = (one for one in LESSONS if one.game.name == "kuhn")
    assert len(list(learner.learn(lesson))) == len(lesson.steps)
    anne.close()


def test_another_language(anne: Person) -> None:
    anne.go()
    anne.page.get_by_label("Language").select_option("fr")
    expect(anne.page.locator("html")).to_have_attribute("lang", "fr")
    anne.page.locator("article .play").first.click()
    anne.room.wait_for()
    anne.wait_for_turn()
    anne.close()


def test_a_match_is_shared_when_the_server_is_back(anne: Person) -> None:
    play_now(anne, "kuhn")
    assert anne.autopilot()["over"]
    check_end(anne)
    share = anne.page.locator("dialog[open]").get_by_role("button", name="Share")
    share.click()
    expect(anne.page.get_by_role("alert")).to_contain_text(["Can’t reach the server"])

    anne.house.start()
    anne.context.set_offline(False)
    with anne.page.expect_response("**/api/v1/matches") as answered:
        share.click()
    record = answered.value.json()
    assert record["names"] == ["Anne", "page"]
    assert anne.context.request.get(f"{anne.house.address}/api/v1/matches/{record['id']}/record").ok
    anne.go(f"/replay/{record['id']}")
    anne.page.wait_for_selector(".replay [data-board]")
    anne.close()
