"""The great moments of each game are shown over the board; the end is a picture, counted once."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from tests.web.house import House
from tests.web.laid import lay
from tests.web.person import PHONE, Person
from tests.web.test_accessible import check

ME: dict[str, Any] = {"kind": "me"}
BOT: dict[str, Any] = {"kind": "bot", "level": "page"}
#: What every match of a game comes to, in the order in which it does.
SCENES = {
    "castle-combo": ["The last card is placed"],
    "for-the-king": ["The auctions begin", "The council opens its cards"],
    "royals": ["The period is scored", "The titles are awarded"],
}
#: In the match of three: the last card of the deal is taken, and the auctions begin.
LAST_TAKEN = 116
#: Notes the title of every scene that is shown, and what those who listen are told.
WATCH = """() => {
  window.scenes = [];
  window.told = [];
  const note = () => {
    const scene = document.querySelector('[data-testid="scene"]');
    const title = scene?.getAttribute('aria-label') ?? null;
    if (title && window.scenes.at(-1) !== title) window.scenes.push(title);
    for (const line of document.querySelectorAll('[data-testid="spoken"] p'))
      if (!window.told.includes(line.textContent)) window.told.push(line.textContent);
  };
  new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
}"""


#: Signs stay in their cells, though a phone shows two tableaux beside each other.
IN_THEIR_CELLS = """() => [...document.querySelectorAll('dialog[open] .picture .cell')]
  .every((cell) => [...cell.querySelectorAll('svg')].every((sign) => {
    const [own, box] = [sign, cell].map((one) => one.getBoundingClientRect());
    return own.left >= box.left - 0.5 && own.right <= box.right + 0.5;
  }))"""


@pytest.mark.finding("C problem 11", "F problem 1", "F problem 5", "R problem 1")
@pytest.mark.parametrize("game", SCENES)
def test_great_moments_and_the_end(browser: Browser, house: House, game: str) -> None:
    # Nothing moves, so nothing waits, and a scene stays until it is closed or one acts.
    anne = Person(browser, house, PHONE, pace="quick", bypass_csp=True)
    anne.open_table(game, [ME, BOT])
    anne.wait_for_turn()
    anne.page.evaluate(WATCH)
    anne.autopilot()
    scene = anne.page.get_by_test_id("scene")
    scene.first.wait_for()
    check(anne, "a scene")
    anne.check_layout([PHONE])
    while scene.count():
        anne.page.keyboard.press("Escape")
    anne.page.locator("dialog[open] .winner").wait_for()
    seen, told = anne.page.evaluate("[window.scenes, window.told]")
    order = [seen.index(title) for title in SCENES[game]]
    assert order == sorted(order), seen
    assert all(any(title in words for words in told) for title in SCENES[game]), told
    anne.page.locator("dialog[open] .picture").wait_for()
    check(anne, "the end as a picture")
    anne.check_layout([PHONE])
    anne.settles(IN_THEIR_CELLS, "signs lie in their cells")
    anne.close()


@pytest.mark.finding("F problem 1", "F problem 5")
def test_the_auctions_are_announced_and_then_the_first_lot(browser: Browser, house: House) -> None:
    anne = Person(browser, house, PHONE, pace="quick")
    lay(anne, "for-the-king", "seats-3", LAST_TAKEN)
    anne.page.locator(".offer.lit").click()
    anne.page.locator("[data-confirm]").click()
    scene = anne.page.get_by_test_id("scene")
    expect(scene).to_have_attribute("aria-label", "The auctions begin")
    anne.page.keyboard.press("Escape")
    expect(scene).to_have_attribute("aria-label", "A new lot")
    anne.close()


@pytest.mark.finding("C6", "C7")
def test_from_a_replay_one_comes_back_to_the_score(browser: Browser, house: House) -> None:
    anne = Person(browser, house)
    anne.open_table("kuhn", [ME, BOT])
    anne.autopilot()
    winner = anne.page.locator("dialog[open] .winner")
    winner.wait_for()
    words = winner.inner_text()
    assert "You win" in words or "Mabel" in words, "the winner by name, You when it is me"
    anne.page.locator("dialog[open]").get_by_role("link", name="Replay").click()
    anne.page.get_by_role("link", name="Back to the score").click()
    winner.wait_for()
    assert not anne.page.get_by_role("button", name="Skip to the result").count(), "counted once"
    anne.close()


@pytest.mark.finding("F7")
def test_nobody_takes_a_seat_back_after_the_end(browser: Browser, house: House) -> None:
    anne = Person(browser, house)
    anne.open_table("kuhn", [ME, BOT])
    anne.wait_for_turn()
    anne.page.get_by_role("button", name="Menu").click()
    anne.page.get_by_role("button", name="Let a bot play for me").click()
    anne.page.locator("dialog[open] .winner").wait_for()
    anne.page.keyboard.press("Escape")
    expect(anne.page.get_by_role("button", name="Take back my seat")).to_have_count(0)
    anne.close()


#: An audio context that makes no sound and counts what it is asked to play.
STUB = """(() => {
  window.played = 0;
  const param = { setValueAtTime() {}, exponentialRampToValueAtTime() {}, value: 0 };
  const start = () => window.played++;
  const node = () => ({ connect() {}, start, stop() {}, gain: param, frequency: param });
  window.contexts = 0;
  window.AudioContext = class {
    currentTime = 0; sampleRate = 8000; destination = {};
    constructor() { window.contexts++; }
    resume() { return Promise.resolve(); }
    createGain = node; createOscillator = node; createBufferSource = node;
    createBuffer(channels, length) { return { getChannelData: () => new Float32Array(length) }; }
  };
})()"""


UNTOUCHED = "Object.defineProperty(navigator, 'userActivation', {value: {hasBeenActive: false}})"


def test_sound_is_a_choice(browser: Browser, house: House) -> None:
    anne = Person(browser, house)
    anne.context.add_init_script(STUB)
    anne.open_table("castle-combo", [ME, BOT])
    anne.wait_for_turn()
    for _ in range(2):
        anne.act()
        anne.wait_for_turn()
    assert anne.page.evaluate("[window.contexts, window.played]") == [0, 0], "off unless chosen"
    anne.page.get_by_role("button", name="Menu").click()
    anne.page.get_by_label("Sound").select_option("Soft")
    anne.page.wait_for_function("() => window.contexts === 1 && window.played > 0")
    anne.page.keyboard.press("Escape")
    before = anne.page.evaluate("window.played")
    for _ in range(2):
        anne.act()
        anne.wait_for_turn()
    anne.page.wait_for_function("(before) => window.played > before", arg=before)
    # A page that nobody has touched yet is silent, whatever was chosen. What a test asks of a page
    # counts as a gesture in Chromium, so the page is told that there was none.
    anne.context.add_init_script(UNTOUCHED)
    anne.page.reload()
    anne.wait_for_turn()
    for _ in range(2):
        anne.act()
        anne.wait_for_turn()
    assert anne.page.evaluate("window.contexts") == 0
    anne.close()
