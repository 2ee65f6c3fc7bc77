"""On a shared device nothing of one person is left for the next, behind the cover or after it."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser
from tests.web.house import House
from tests.web.person import DESKTOP, PHONE, Person

from regency.core.secrecy import has_secrets
from regency.games import game as find_game
from regency.games import names

ME = {"kind": "me"}
BEN = {"kind": "me", "name": "Ben"}
OPEN = {"kind": "open"}
#: So often the device is passed on; the hands are known by then.
HAND_OVERS = 4
COVER = '[aria-labelledby="hand-over"]'
#: Everything a page holds that can be read, seen or heard: texts, labels, titles, what was typed.
WORDS = r"""() => {
  const held = new Set([document.title]);
  const spoken = /^(aria-(label|description|valuetext)|title|alt|placeholder|content|data-.*)$/;
  const every = NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT;
  const walker = document.createTreeWalker(document.documentElement, every);
  for (let node = walker.currentNode; node; node = walker.nextNode()) {
    if (node.nodeType === Node.TEXT_NODE) {
      if (!node.parentElement.closest('script, style')) held.add(node.data);
      continue;
    }
    if (node.closest('head')) continue;
    if ('value' in node) held.add(String(node.value));
    for (const { name, value } of node.attributes) if (spoken.test(name)) held.add(value);
  }
  return [...held].map((words) => words.replace(/\s+/g, ' ').trim()).filter(Boolean);
}"""
#: Every value of every attribute but those that are made up anew for each page, or follow its size.
VALUES = r"""() => {
  const own = /^(id|for|name|style|tabindex|aria-(labelledby|describedby|controls))$/;
  const all = [...document.body.querySelectorAll('*')].flatMap((one) => [...one.attributes]);
  const lasting = all.filter((one) => !own.test(one.name));
  return [...new Set(lasting.map((one) => one.name + '=' + one.value))];
}"""
MARKUP = "() => document.body.outerHTML.replace(/<!--.*?-->/g, '')"
#: What is in every room alike, whoever looks.
ALWAYS = {"Table · Regency", "Skip to content", "light"}


def words(person: Person) -> set[str]:
    return set(person.page.evaluate(WORDS))


def held(person: Person) -> dict[str, Any]:
    """All that a page holds, however it is looked at."""
    return {
        "words": words(person),
        "values": set(person.page.evaluate(VALUES)),
        "tree": tree(person),
    }


def tree(person: Person) -> str:
    """The accessibility tree, without addresses and who has the focus."""
    shown = person.page.locator("body").aria_snapshot()
    return re.sub(r"\n\s*- /url:.*| \[active\]", "", shown)


def covered(person: Person) -> bool:
    return bool(person.page.locator(COVER).count())


def take(person: Person) -> None:
    """Say that one is who the cover asks for, and wait for the room."""
    person.page.locator(f"{COVER} button").click()
    person.page.mouse.move(0, 0)  # what lies under the pointer would explain itself
    person.page.wait_for_selector('.room [data-board][aria-busy="false"]')


def settle(person: Person) -> None:
    """Wait until the page has heard what it asked for and stands still."""
    person.page.wait_for_load_state("networkidle")
    before: Any = None
    while before != (before := tree(person)):
        person.page.wait_for_timeout(150)


def snoop(person: Person) -> None:
    """Open what a curious person opens meanwhile: the past, the position in words, a draft."""
    page = person.page
    page.keyboard.press("l")
    page.locator("dialog[open] .story button").first.click()
    page.get_by_role("button", name="Back to the match").wait_for()
    draft = page.get_by_label("Write a message")
    if draft.count():
        draft.fill("my secret plan")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("r")
    page.locator("dialog[open] .sentences li").first.wait_for()


def sit_down(browser: Browser, house: House, game: str, size: tuple[int, int]) -> list[Person]:
    """Two people on one device, and one far away where the game has a third seat."""
    device = Person(browser, house, size)
    if 3 not in find_game(game).seats:
        device.open_table(game, [ME, BEN])
        return [device]
    table = device.open_table(game, [ME, OPEN, BEN], start=False)
    carol = Person(browser, house, name="Carol")
    carol.go(f"/table/{table}")
    carol.page.get_by_role("button", name="Join").click()
    device.page.get_by_role("button", name="Start match").click()
    carol.room.wait_for()
    return [device, carol]


def wait_for_anyone(people: list[Person]) -> Person | None:
    """Return who is to act, or the device under its cover; None when all is over."""
    while not people[0].over:
        for person in people:
            turn = person.room.get_attribute("data-turn") == "true"
            if turn or covered(person):
                return person
        people[0].page.wait_for_timeout(50)
    return None


def check_cover(device: Person) -> None:
    """Nothing but the cover is there."""
    name = device.page.locator(f"{COVER} h2").inner_text().removeprefix("Pass the device to ")
    said = {
        f"Pass the device to {name}",
        f"Cards stay hidden until {name} taps the button.",
        f"I’m {name}: show my cards",
        name[0],
    }
    figures = {str(device.at), "false"}
    assert words(device) - ALWAYS - figures == said
    assert set(re.findall(r'"([^"]*)"', tree(device))) <= said | ALWAYS


@pytest.mark.finding("G1")
@pytest.mark.parametrize("game", [name for name in names() if has_secrets(find_game(name))])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_nothing_is_left_for_the_next_person(
    browser: Browser, house: House, game: str, size: tuple[int, int]
) -> None:
    people = sit_down(browser, house, game, size)
    device, told, passed = people[0], 0, 0
    while passed < HAND_OVERS and (acting := wait_for_anyone(people)):
        if acting is not device:
            if not device.page.locator("dialog[open]").count():
                snoop(device)
            acting.autopilot(1)
            continue
        if not covered(device):
            for _ in ("the panel", "the past"):
                device.page.keyboard.press("Escape")
            device.autopilot(1)
            told += device.page.get_by_test_id("spoken").locator("p").count()
            continue
        settle(device)
        check_cover(device)
        cover = device.page.evaluate(MARKUP)
        take(device)
        settle(device)
        after = held(device)
        device.page.reload()
        device.page.locator(COVER).wait_for()
        settle(device)
        assert device.page.evaluate(MARKUP) == cover, "a page made anew shows the same cover"
        take(device)
        settle(device)
        assert after == held(device), "what a page made anew for this person holds, and no more"
        passed += 1
    assert told or passed < HAND_OVERS, "something was said that had to be forgotten"
    for person in people:
        person.close()


@pytest.mark.finding("G1")
def test_no_card_is_left_in_the_air(browser: Browser, house: House) -> None:
    device = Person(browser, house, reduced_motion="no-preference")
    device.open_table("for-the-king", [ME, BEN])
    device.page.locator(COVER).wait_for()
    take(device)
    # Whatever flies when the cover comes is taken out of the air with it.
    device.page.evaluate(
        """() => {
          window.left = [];
          new MutationObserver(() => {
            if (!document.querySelector('[aria-labelledby="hand-over"]')) return;
            const flying = [...document.body.children].filter((one) => one.inert);
            window.left.push(...flying.map((one) => one.textContent));
          }).observe(document.body, { childList: true, subtree: true });
        }"""
    )
    while not covered(device):
        device.autopilot(1)
        device.page.wait_for_timeout(50)
    assert device.page.evaluate("window.left") == []
    check_cover(device)
    device.close()


def test_where_no_hand_is_hidden_nobody_takes_the_device(browser: Browser, house: House) -> None:
    """Castle Combo: the board is that of whoever acts, and no cover comes between."""
    device = Person(browser, house, PHONE)
    device.open_table("castle-combo", [ME, BEN])
    seen = set()
    for _ in range(8):
        assert device.wait_for_turn()
        assert not covered(device)
        seen.add(device.page.locator(".room .who").first.inner_text())
        device.autopilot(1)
    assert len(seen) > 1
    device.close()
