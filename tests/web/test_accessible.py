"""axe finds nothing on any screen in any state, light and dark; a listener hears what happens."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser
from tests.web.house import ROOT, House
from tests.web.person import DESKTOP, FOLDER, PHONE, TABLET, Person

from regency.games import names

AXE = (ROOT / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")
RUN = """async () => {
  // What was just opened or resized is painted.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  // An experimental rule, off unless asked for.
  const rules = { 'label-content-name-mismatch': { enabled: true } };
  const { violations } = await axe.run(document, { runOnly: tags, rules });
  const where = (n) => `${n.html.slice(0, 120)} ${n.any[0]?.message ?? n.failureSummary}`;
  return violations.map((v) => `${v.id}: ${v.nodes.map(where).slice(0, 3).join(' | ')}`);
}"""
NAMES = (FOLDER / "names.js").read_text("utf-8")
THEMES = ("light", "dark")
ME: dict[str, Any] = {"kind": "me"}
BOT: dict[str, Any] = {"kind": "bot", "level": "page"}


#: Notes what a screen reader would say: every change inside a live region that was there before it.
LISTEN = """() => {
  window.heard = [];
  const LIVE = '[role=log], [role=status], [role=alert], [aria-live=polite], [aria-live=assertive]';
  const known = new WeakSet();
  const watch = () => {
    for (const region of document.querySelectorAll(LIVE)) {
      if (known.has(region)) continue;
      known.add(region);
      new MutationObserver(() => window.heard.push(region.textContent.trim().replace(/\\s+/g, ' ')))
        .observe(region, { childList: true, subtree: true, characterData: true });
    }
  };
  watch();
  new MutationObserver(watch).observe(document.body, { childList: true, subtree: true });
}"""


def check(person: Person, where: str) -> None:
    if not person.page.evaluate("() => 'axe' in window"):
        person.page.evaluate(AXE)
    wrong = person.page.evaluate(RUN) + person.page.evaluate(NAMES)
    assert not wrong, f"{where}: {wrong}"


@pytest.mark.parametrize("theme", THEMES)
def test_every_page(browser: Browser, house: House, theme: str) -> None:
    anne = Person(browser, house, PHONE, color_scheme=theme, bypass_csp=True)
    pages = {
        "/": "article .play",
        "/settings": "#devices",
        "/history": "h1",
        "/continue": "h1",
        "/mail/leave#x": "h1",
        "/rules/kuhn": "dl",
        "/rules/kuhn/KU-4": "dl",
        "/new/kuhn?mode=bots": "form",
        "/new/kuhn?mode=local": "form",
        "/nowhere": "h1",
        "/table/nowhere": "h1",
    }
    for path, ready in pages.items():
        anne.go(path)
        anne.page.wait_for_selector(ready)
        check(anne, path)
    anne.complaints.clear()  # a table that is not there is reported by the browser
    anne.open_table("kuhn", [ME, {"kind": "open"}], start=False)
    anne.page.wait_for_selector(".invite")
    check(anne, "waiting room")
    anne.close()


def check_panels(person: Person) -> None:
    """Look at everything that opens over a table."""
    for key in ("a", "l", "p", "c", "r", "g", "?"):
        person.page.keyboard.press(key)
        person.page.wait_for_selector("dialog[open]")
        check(person, f"what {key} opens")
        person.page.keyboard.press("Escape")


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("game", names())
def test_a_board(browser: Browser, house: House, game: str, theme: str) -> None:
    anne = Person(browser, house, PHONE, color_scheme=theme, bypass_csp=True)
    anne.open_table(game, [ME, BOT, BOT] if game != "kuhn" else [ME, BOT])
    anne.wait_for_turn()
    check(anne, "the first turn")
    anne.page.keyboard.press("a")
    anne.page.locator("[data-actions] button").first.click()
    anne.page.wait_for_selector("[data-confirm]")
    check(anne, "before confirming")
    anne.page.keyboard.press("Escape")
    if theme == THEMES[0] and game != "kuhn":
        check_panels(anne)
    for width, height in (TABLET, DESKTOP):
        anne.autopilot(5)
        anne.page.set_viewport_size({"width": width, "height": height})
        anne.page.wait_for_timeout(300)
        check(anne, f"later, at {width} px")
    anne.close()


@pytest.mark.parametrize("theme", THEMES)
def test_everything_around_a_board(browser: Browser, house: House, theme: str) -> None:
    anne = Person(browser, house, PHONE, color_scheme=theme, bypass_csp=True)
    table = anne.open_table("kuhn", [ME, BOT])
    anne.wait_for_turn()
    check_panels(anne)
    anne.page.get_by_role("button", name="Hint").click()
    anne.page.locator("dialog[open] li").first.wait_for()
    check(anne, "a hint")
    anne.page.keyboard.press("Escape")
    anne.page.locator(".cards button").first.click()
    anne.page.wait_for_selector("dialog[open]")
    check(anne, "a card looked at")
    anne.page.keyboard.press("Escape")
    anne.autopilot()
    anne.page.locator("dialog[open] .winner").wait_for()
    check(anne, "the end")
    anne.go(f"/replay/{table}?at=2")
    anne.page.wait_for_selector("[data-board]")
    check(anne, "replay")
    anne.open_table("kuhn", [ME, {"kind": "me", "name": "Ben"}])
    anne.page.get_by_role("dialog").wait_for()
    check(anne, "handing over")
    anne.close()


def test_live_regions_tell_turns_and_results(browser: Browser, house: House) -> None:
    anne = Person(browser, house)
    anne.open_table("kuhn", [ME, BOT])
    anne.wait_for_turn()
    prompt = anne.page.get_by_test_id("prompt")
    assert prompt.get_attribute("role") == "status"
    assert "Your turn" in prompt.inner_text()
    anne.page.evaluate(LISTEN)
    anne.autopilot()
    anne.page.locator("dialog[open] .winner").wait_for()
    heard = anne.page.evaluate("window.heard")
    deeds = re.compile(r"\bYou (check|bet|call|fold)\b")
    assert any(deeds.search(words) for words in heard), "what was done is told"
    assert any("win" in words and "2nd" in words for words in heard), "the result is told"
    anne.close()


def test_a_listener_follows_a_round(browser: Browser, house: House) -> None:
    anne = Person(browser, house)
    anne.open_table("castle-combo", [ME, BOT])
    anne.wait_for_turn()
    anne.page.evaluate(LISTEN)
    anne.autopilot(6)
    anne.wait_for_turn()
    heard = anne.page.evaluate("window.heard")
    deeds = re.compile(r"\bYou (recruit|take|spend)\b")
    assert any(deeds.search(words) for words in heard), "what one did"
    assert any("Mabel" in words for words in heard), "what the others did"
    assert any(words.startswith("Your turn") for words in heard), "one's turn"
    anne.close()


#: Notes every flight: how long it takes, how it grows, its shape, and whose paints it wears.
WATCH = """() => {
  window.flights = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, how) {
    const scale = /scale\\(([\\d.]+)\\)/.exec(frames.at(-1).transform);
    const box = this.getBoundingClientRect();
    const shape = box.width / box.height;
    window.flights.push([how.duration, Number(scale?.[1] ?? 1), shape, this.className]);
    return animate.call(this, frames, how);
  };
}"""


def test_cards_fly_as_cards(browser: Browser, house: House) -> None:
    lively = Person(browser, house, reduced_motion="no-preference")
    lively.open_table("royals", [ME, BOT])
    lively.wait_for_turn()
    lively.page.evaluate(WATCH)
    lively.autopilot(6)
    lively.page.wait_for_function("() => window.flights.length > 3")
    for duration, scale, shape, paints in lively.page.evaluate("window.flights"):
        assert 200 <= duration <= 400
        assert 0.2 < scale <= 1.6, "nothing swells on its way"
        assert shape < 1.3, "nothing is stretched"
        assert paints == "royals"
    lively.close()


def test_motion_is_honoured(browser: Browser, house: House) -> None:
    still = Person(browser, house)
    still.open_table("castle-combo", [ME, BOT])
    still.wait_for_turn()
    still.page.evaluate(
        """() => {
          window.flights = 0;
          const animate = Element.prototype.animate;
          Element.prototype.animate = function (...frames) {
            window.flights++;
            return animate.apply(this, frames);
          };
        }"""
    )
    still.autopilot(3)
    assert still.page.evaluate("window.flights") == 0
    assert still.page.locator("html").get_attribute("data-still") is not None
    still.close()


@pytest.mark.parametrize("theme", THEMES)
def test_what_people_ask_of_each_other(browser: Browser, house: House, theme: str) -> None:
    looks: dict[str, Any] = {"color_scheme": theme, "bypass_csp": True}
    anne = Person(browser, house, PHONE, **looks)
    table = anne.open_table("castle-combo", [ME, BOT])
    anne.wait_for_turn()
    ben = Person(browser, house, name="Ben", **looks)
    ben.go(f"/table/{table}")
    ben.page.get_by_role("button", name="Ask for a seat").first.click()
    ben.page.wait_for_selector("dialog[open]")
    check(ben, "the seats one may ask for")
    ben.page.locator("dialog[open] .seat button").first.click()
    anne.page.get_by_role("button", name="Agree").wait_for()
    check(anne, "someone asks for a seat")
    anne.check_layout([PHONE])
    anne.page.get_by_role("button", name="No", exact=True).click()
    ben.page.get_by_test_id("latest").wait_for()
    check(ben, "refused")
    anne.page.get_by_role("button", name="Menu").click()
    anne.page.get_by_role("button", name="Leave match").click()
    check(anne, "before leaving")
    anne.page.get_by_role("button", name="Cancel").click()
    anne.page.get_by_role("button", name="Log").click()
    check(anne, "the story with what people did")
    anne.close()
    ben.close()


@pytest.mark.parametrize("theme", THEMES)
def test_an_undo_on_a_shared_device(browser: Browser, house: House, theme: str) -> None:
    anne = Person(browser, house, PHONE, color_scheme=theme, bypass_csp=True)
    anne.open_table("kuhn", [ME, {"kind": "me", "name": "Ben"}])
    for name, deed in (("Anne", "check"), ("Ben", "bet")):
        anne.page.get_by_role("button", name=f"I’m {name}").click()
        anne.page.locator("[data-board]").get_by_role("button", name=deed).first.click()
        anne.page.locator("[data-confirm]").click()
    anne.page.get_by_role("button", name="I’m Anne").click()
    anne.page.get_by_role("button", name="Ask to undo").click()
    anne.page.get_by_role("button", name="Ben allows it").wait_for()
    check(anne, "the question on a shared device")
    anne.check_layout([PHONE])
    anne.close()
