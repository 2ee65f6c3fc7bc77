"""The great moments of each game are shown over the board; the end is a picture, counted once."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, expect
from tests.web.house import House
from tests.web.laid import LONG, lay, move_as_there, near_the_end
from tests.web.person import PHONE, Person
from tests.web.test_accessible import check

from regency.language import LANGUAGES

ME: dict[str, Any] = {"kind": "me"}
BOT: dict[str, Any] = {"kind": "bot", "level": "page"}
#: What every match of a game comes to, in the order in which it does.
SCENES = {
    "castle-combo": ["The last card is placed"],
    "for-the-king": ["The council opens its cards"],
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
    # Without motion a scene stays until it is closed, and the match waits for it.
    anne = Person(browser, house, PHONE, pace="quick", bypass_csp=True)
    if game in LONG:
        near_the_end(anne, game)
    else:
        anne.open_table(game, [ME, BOT])
        anne.wait_for_turn()
    anne.page.evaluate(WATCH)
    anne.start_autopilot()
    winner = anne.page.locator("dialog[open] .winner")
    scene = anne.page.get_by_test_id("scene")
    while True:
        scene.or_(winner).first.wait_for()
        if winner.count():
            break
        anne.page.keyboard.press("Escape")
    anne.end_of_autopilot()
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


#: Notes how many lines a scene has, and whether its leader is told, each time that changes.
WATCH_ROWS = """() => {
  window.rows = [];
  const note = () => {
    const scene = document.querySelector('[data-testid="scene"]');
    const title = scene?.getAttribute('aria-label');
    const lines = scene?.querySelectorAll('li').length;
    const now = scene && [title, lines, !!scene.querySelector('.lead')];
    if (now && `${now}` !== `${window.rows.at(-1)}`) window.rows.push(now);
  };
  new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
}"""


class Climax(NamedTuple):
    """A move of a golden match, and the title of the scene that it brings."""

    game: str
    golden: str
    steps: int
    title: str


CLIMAXES = (
    Climax("for-the-king", "seats-3", 123, "Sold!"),
    Climax("for-the-king", "all-pass", 83, "No bids"),
    Climax("for-the-king", "all-fail", 112, "The bluff fails"),
    Climax("for-the-king", "king-up", 1, "The king appears"),
    Climax("for-the-king", "king-up", 2, "A duty changes"),
    Climax("royals", "seats-2-row-4", 384, "The period is scored"),
)


def come_to(person: Person, game: str, golden: str, steps: int) -> None:
    """Sit down where a golden match has a move, make it, and note which scenes it brings."""
    lay(person, game, golden, steps)
    person.page.evaluate(WATCH)
    person.page.evaluate(WATCH_ROWS)
    move_as_there(person, game, golden, steps)


@pytest.mark.finding("F problem 5", "R problem 1")
@pytest.mark.parametrize("climax", CLIMAXES, ids=lambda climax: f"{climax.game}-{climax.title}")
def test_each_climax_is_a_scene(browser: Browser, house: House, climax: Climax) -> None:
    anne = Person(browser, house, PHONE, pace="quick", bypass_csp=True)
    come_to(anne, *climax[:3])
    scene = anne.page.get_by_test_id("scene")
    expect(scene).to_have_attribute("aria-label", climax.title)
    assert scene.locator("li").count(), "what happened is told"
    told = anne.page.evaluate("window.told")
    assert any(climax.title in words for words in told), told
    check(anne, "a scene")
    anne.check_layout([PHONE], LANGUAGES)
    anne.close()


#: Where a golden match of Royals is scored for the last time: who leads by how much after the
#: period, and who after the titles.
LAST_PERIOD, AFTER_PERIOD, AFTER_TITLES = 590, "You lead by 7", "leads by 15"
#: A period of Royals has two markers in each of four countries.
MARKERS = 8


@pytest.mark.finding("R problem 1")
def test_a_period_is_counted_row_by_row_and_then_who_leads(browser: Browser, house: House) -> None:
    anne = Person(browser, house, PHONE, pace="quick", reduced_motion="no-preference")
    come_to(anne, "royals", "seats-2-row-4", LAST_PERIOD)
    anne.page.locator("dialog[open] .winner").wait_for()
    rows = [shown[1:] for shown in anne.page.evaluate("window.rows") if "period" in shown[0]]
    counted = [[count, False] for count in range(MARKERS + 1)]
    assert rows == [*counted, [MARKERS, True]], rows
    anne.close()


@pytest.mark.finding("R problem 1")
def test_the_last_period_does_not_give_the_titles_away(browser: Browser, house: House) -> None:
    anne = Person(browser, house, PHONE, pace="quick")
    come_to(anne, "royals", "seats-2-row-4", LAST_PERIOD)
    scene = anne.page.get_by_test_id("scene")
    expect(scene).to_have_attribute("aria-label", "The period is scored")
    expect(scene.locator(".lead")).to_contain_text(AFTER_PERIOD)
    anne.page.keyboard.press("Escape")
    expect(scene).to_have_attribute("aria-label", "The titles are awarded")
    expect(scene.locator(".lead")).to_contain_text(AFTER_TITLES)
    anne.close()


def test_a_tap_ends_a_scene_that_moves(browser: Browser, house: House) -> None:
    anne = Person(browser, house, PHONE, pace="calm", reduced_motion="no-preference")
    come_to(anne, "royals", "seats-2-row-4", CLIMAXES[-1].steps)
    scene = anne.page.get_by_test_id("scene")
    scene.click(position={"x": 3, "y": 3})
    scene.wait_for(state="detached")
    assert max(count for _, count, _ in anne.page.evaluate("window.rows")) < MARKERS
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
