"""Everybody at a table has a face: people the one they chose, bots that of their level."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Browser, expect
from tests.web.house import ROOT, House
from tests.web.laid import lay, moments
from tests.web.person import DESKTOP, PHONE, Person
from tests.web.test_accessible import check

ME: dict[str, Any] = {"kind": "me"}
#: Notes whatever bots say: it is read for some seconds only.
HEAR = """
  window.heard = [];
  new MutationObserver(() => {
    for (const { textContent } of document.querySelectorAll('.room q'))
      if (!window.heard.includes(textContent)) window.heard.push(textContent);
  }).observe(document, { childList: true, subtree: true });
"""
#: Of what bots say, all that does not fit into the bar, where what others did stands beside it.
TOO_LONG = """(said) => {
  const words = document.querySelector('.room q');
  const bar = words.closest('header');
  const others = document.createElement('span');
  others.style = 'flex: none; width: 3.6rem';
  bar.lastElementChild.before(others);
  const { top, bottom } = bar.getBoundingClientRect();
  return said.filter((sentence) => {
    words.textContent = sentence;
    const box = words.getBoundingClientRect();
    return box.top < top || box.bottom > bottom || words.scrollWidth > words.clientWidth + 1
      || bar.scrollWidth > bar.clientWidth;
  });
}"""
OPEN: dict[str, Any] = {"kind": "open"}


def bot(level: str) -> dict[str, Any]:
    return {"kind": "bot", "level": level}


def test_a_face_is_chosen_where_one_types_one_s_name(browser: Browser, house: House) -> None:
    anne = Person(browser, house, PHONE)
    anne.go()
    anne.page.get_by_role("button", name="Your face:").click()
    faces = anne.page.get_by_role("radiogroup", name="Choose your face").get_by_role("radio")
    expect(faces.first).to_be_attached()  # the dialog comes when it is asked for
    assert faces.count() >= 24
    expect(anne.page.locator("dialog[open] .likeness")).to_have_count(faces.count())
    check(anne, "faces")
    anne.page.get_by_role("radio", name="Corsair").check(force=True)
    anne.page.keyboard.press("Escape")
    expect(anne.page.get_by_role("button", name="Your face: Corsair")).to_be_visible()
    # It is remembered, and worn at a table on this device.
    anne.page.reload()
    expect(anne.page.get_by_role("button", name="Your face: Corsair")).to_be_visible()
    anne.page.locator("article .play").first.click()
    anne.wait_for_turn()
    assert anne.page.evaluate("localStorage.getItem('regency')").find('"face":"corsair"') > 0
    expect(anne.page.locator("[data-board] .seat-face .likeness").first).to_be_attached()
    anne.close()


def test_the_art_comes_when_the_first_screen_has_all_it_needs(
    browser: Browser, house: House
) -> None:
    anne = Person(browser, house, PHONE)
    asked: list[str] = []
    anne.page.on("request", lambda request: asked.append(request.url))
    anne.page.goto(house.address)
    anne.page.wait_for_selector("article .play")
    before = len(asked)
    anne.page.locator(".likeness").first.wait_for()
    art = [number for number, url in enumerate(asked) if "/Likeness-" in url]
    assert art
    assert min(art) >= before, asked
    anne.close()


def test_others_see_the_face_one_chose(browser: Browser, house: House) -> None:
    anne, ben = Person(browser, house, DESKTOP), Person(browser, house, DESKTOP, name="Ben")
    ben.remember(face="widow")
    table = anne.open_table("kuhn", [ME, OPEN], start=False)
    ben.go(f"/table/{table}")
    ben.page.get_by_role("button", name="Join", exact=True).click()
    expect(ben.page.locator(".seats .likeness")).to_have_count(2)
    for person in (anne, ben):
        seats = person.context.request.get(f"{house.address}/api/v1/tables/{table}").json()
        assert seats["seats"][1]["face"] == "widow"
    for person in (anne, ben):
        person.close()


def test_bots_have_manners_unless_nobody_wants_them(browser: Browser, house: House) -> None:
    seats = [ME, bot("herald"), bot("page")]
    anne = Person(browser, house, PHONE, manners=True)
    anne.context.add_init_script(HEAR)
    anne.open_table("castle-combo", seats)
    anne.page.wait_for_function("window.heard.includes('Hear ye! The court is in session.')")
    anne.autopilot(6)
    # It is not said again after a reload in mid-match.
    anne.page.reload()
    anne.wait_for_turn()
    assert anne.page.evaluate("window.heard") == []
    anne.close()
    ben = Person(browser, house, PHONE)
    ben.context.add_init_script(HEAR)
    ben.open_table("castle-combo", seats)
    ben.wait_for_turn()
    assert ben.page.evaluate("window.heard") == []
    ben.close()


def test_nothing_a_bot_says_is_cut_on_a_phone(browser: Browser, house: House) -> None:
    files = (ROOT / "web" / "locales").glob("*.ftl")
    words = "\n".join(file.read_text("utf-8") for file in files)
    said = re.findall(r"^bot-\w+-(?:greets|struck) = (.+)$", words, re.MULTILINE)
    assert len(said) == 2 * 6 * 5
    anne = Person(browser, house, PHONE, language="fr", manners=True)
    lay(anne, "castle-combo", "three-seats", moments("castle-combo", "three-seats")[0].steps)
    anne.page.locator(".room q").wait_for()
    assert anne.page.evaluate(TOO_LONG, said) == []
    anne.close()
