"""The board of Royals: what a newcomer stumbled over there stays mended (findings R…)."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from tests.web.house import House
from tests.web.laid import bring, golden_match, lay
from tests.web.person import PHONE, Person

from regency.core.match import Move
from regency.language import LANGUAGES

ME = {"kind": "me"}
BOT = {"kind": "bot", "level": "page"}
LAPTOPS = ((1280, 800), (1280, 720), (1024, 768), (1440, 900))
#: Decisions until nobles are claimed and cards known.
SOME = 12
#: The most kinds of cards a hand can hold: four countries, six pairs.
KINDS = 10
#: A moment of the golden match of two with six nobles to pay for.
PAYABLE = 15
#: Longer than anything must be rested on until it says what it is.
RESTED_MS = 900


def sit_down(browser: Browser, house: House, seats: int = 3, **looks: Any) -> Person:
    anne = Person(browser, house, **looks)
    anne.open_table("royals", [ME] + [BOT] * (seats - 1))
    anne.wait_for_turn()
    return anne


@pytest.mark.finding("R1", "R10", "R problem 8")
def test_nothing_covers_or_leaves_a_laptop(browser: Browser, house: House) -> None:
    """All of the map can be pressed, hand and decks are in sight."""
    anne = sit_down(browser, house, 5, size=LAPTOPS[0])
    anne.check_layout(LAPTOPS, ("en", "ru"))
    anne.autopilot(SOME)
    if anne.wait_for_turn():
        anne.check_layout(LAPTOPS, ("ru", "en"))
    anne.close()


@pytest.mark.finding("R2")
def test_four_open_cards_leave_room_for_ending_the_turn(browser: Browser, house: House) -> None:
    anne = Person(browser, house, size=PHONE)
    me = {"name": "Anne", "language": "en"}
    anne.context.request.put(f"{house.address}/api/v1/me", data=me)
    wish = {"game": "royals", "seats": [ME, BOT], "start": True, "options": {"open_row": 4}}
    answer = anne.context.request.post(f"{house.address}/api/v1/tables", data=wish)
    assert answer.ok, answer.text()
    anne.go(f"/table/{answer.json()['id']}")
    anne.wait_for_turn()
    expect(anne.page.locator(".market .slot")).to_have_count(6)
    anne.check_layout([PHONE], LANGUAGES)
    anne.close()


@pytest.mark.finding("R3")
def test_cubes_in_cathedrals_are_beside_the_shields(browser: Browser, house: House) -> None:
    """Even where every other seat of five has one there."""
    anne = sit_down(browser, house, 5, size=PHONE)
    wrong = anne.page.evaluate(
        """() => {
          const names = [...document.querySelectorAll('.city .name')];
          for (const name of names) {
            const cubes = document.createElement('span');
            cubes.style = 'display: inline-block; width: 3rem; height: 0.6rem';
            name.append(cubes);
          }
          const box = (one) => one.getBoundingClientRect();
          const badges = [...document.querySelectorAll('.badge')];
          return badges.flatMap((badge) => names.filter((name) => {
            const [a, b] = [box(badge), box(name)];
            return Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
              && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
          }).map((name) => name.textContent));
        }"""
    )
    assert wrong == []
    anne.close()


@pytest.mark.finding("R4")
@pytest.mark.parametrize("seats", [3, 5])
def test_a_hundred_points_move_nothing(browser: Browser, house: House, seats: int) -> None:
    anne = sit_down(browser, house, seats, size=PHONE)
    strip = anne.page.locator(".seats")
    before = strip.bounding_box()
    strip.evaluate(
        """(strip) => { for (const one of strip.querySelectorAll('b')) one.textContent = '123'; }"""
    )
    assert strip.bounding_box() == before
    anne.close()


@pytest.mark.finding("R9")
def test_ten_kinds_of_cards_stay_in_one_row(browser: Browser, house: House) -> None:
    """*End turn* keeps its place, the map its size."""
    anne = sit_down(browser, house, size=LAPTOPS[0], language="ru")
    stage, end = anne.page.locator(".stage"), anne.page.locator(".cards .end")
    before = stage.bounding_box(), end.bounding_box()
    anne.page.locator(".hand").evaluate(
        """(hand, kinds) => {
          while (hand.children.length < kinds) hand.append(hand.firstElementChild.cloneNode(true));
        }""",
        KINDS,
    )
    assert (stage.bounding_box(), end.bounding_box()) == before
    anne.check_layout([LAPTOPS[0]])
    anne.close()


@pytest.mark.finding("R problem 6")
def test_an_open_card_is_taken_by_one_tap_and_can_be_laid_back(
    browser: Browser, house: House
) -> None:
    """What can be undone for nothing asks nothing; a blind draw still does."""
    anne = sit_down(browser, house)
    at = anne.at
    anne.page.locator(".market .slot.lit").first.click()
    anne.page.wait_for_function(
        "(at) => Number(document.querySelector('.room').dataset.at) > at", arg=at
    )
    undo = anne.page.locator(".tools .button").first
    expect(undo).to_be_enabled()
    undo.click()
    expect(anne.page.locator(".market .slot.empty")).to_have_count(0)
    anne.page.locator(".market .deck.lit").click()
    expect(anne.page.locator("[data-confirm]")).to_be_visible()
    anne.close()


@pytest.mark.finding("R8")
def test_of_two_equal_cards_one_is_outlined(browser: Browser, house: House) -> None:
    """Whichever way the move was chosen."""
    anne = sit_down(browser, house)
    twice = """() => {
      const slots = [...document.querySelectorAll('.market .slot.lit:not(.deck)')];
      const said = (one) => one.querySelector('.hidden-visually').textContent.trim();
      const names = slots.slice(0, -1).map(said);
      return names.find((name, at) => names.indexOf(name) < at) ?? null;
    }"""
    for _ in range(60):
        assert anne.wait_for_turn()
        if anne.page.evaluate(twice):
            break
        anne.autopilot(1)
    name = anne.page.evaluate(twice)
    kind = name.removeprefix("Take ").removesuffix(" from the row")
    anne.page.keyboard.press("a")
    offered = anne.page.locator("[data-actions] button", has_text=kind)
    offered.filter(has_text="row").first.click()
    anne.page.locator("[data-confirm]").wait_for()
    expect(anne.page.locator(".market .slot.chosen")).to_have_count(1)
    anne.close()


@pytest.mark.finding("C problem 7", "R problem 3")
def test_points_scored_and_points_foreseen_are_told_apart(browser: Browser, house: House) -> None:
    anne = sit_down(browser, house)
    anne.autopilot(SOME)
    assert anne.wait_for_turn()
    for seat in anne.page.locator(".seats button").all():
        scored = seat.locator("b.figures").inner_text()
        foreseen = seat.locator(".now").inner_text()
        said = seat.locator(".hidden-visually").inner_text()
        assert f" {scored} point" in said
        assert f"{foreseen.removeprefix('now ')} point" in said.split(".", 1)[1]
    supposed = anne.page.get_by_text("As if the match ended now")
    expect(supposed).to_be_visible()
    anne.close()


@pytest.mark.finding("R problem 5", "R problem 7")
def test_a_noble_is_described_while_one_draws(browser: Browser, house: House) -> None:
    """What it is comes first, where its figures come from is one tap away."""
    anne = sit_down(browser, house)
    anne.page.locator(".city .noble").first.click(force=True)  # it may not be claimed now
    sheet = anne.page.locator("dialog[open]")
    expect(sheet).to_contain_text("Cost:")
    note = sheet.locator("details")
    expect(note.locator("p").first).not_to_be_visible()
    note.locator("summary").click()
    expect(note).to_contain_text("best guess")
    expect(anne.page.locator("[data-board] sup")).to_have_count(0)
    anne.close()


@pytest.mark.finding("R11")
def test_a_refusal_goes_by_itself_and_lets_fingers_through(browser: Browser, house: House) -> None:
    anne = sit_down(browser, house, size=PHONE, has_touch=True, is_mobile=True)
    why = anne.page.locator("#why-not")
    end = anne.page.locator(".cards .end button")
    end.tap(force=True)
    why.wait_for()
    assert why.evaluate("(one) => getComputedStyle(one).pointerEvents") == "none"
    anne.page.locator(".seats button").first.tap()
    expect(anne.page.locator("dialog[open]")).to_be_visible()
    why.wait_for(state="detached")
    anne.page.keyboard.press("Escape")
    anne.page.locator("dialog[open]").wait_for(state="detached")
    end.tap(force=True)
    why.wait_for()
    why.wait_for(state="detached")
    anne.close()


@pytest.mark.finding("R6")
def test_a_replay_shows_every_hand_and_offers_nothing(browser: Browser, house: House) -> None:
    anne = Person(browser, house)
    replay = bring(anne, "royals", "seats-2-row-3")
    anne.go(f"{replay}?at=40")
    expect(anne.page.locator(".hands li")).to_have_count(2)
    expect(anne.page.locator(".cards .end")).to_have_count(0)
    anne.page.locator(".seats button").first.click()
    sheet = anne.page.locator("dialog[open]")
    expect(sheet).to_contain_text("Cards of")
    anne.page.keyboard.press("Escape")
    sheet.wait_for(state="detached")
    anne.page.locator(".controls .buttons .button").nth(6).click()
    current = anne.page.locator("dialog[open] [aria-current]")
    expect(current).to_be_in_viewport()
    anne.go(f"{replay}?at=40&as=0")
    expect(anne.page.locator(".cards .end button")).not_to_be_visible()
    anne.close()


@pytest.mark.finding("R problem 12")
def test_a_replay_goes_turn_by_turn(browser: Browser, house: House) -> None:
    """By a button and by a key; the speed is chosen."""
    golden, far = "seats-2-row-3", 30
    steps = golden_match("royals", golden).steps
    while not isinstance(steps[far], Move):
        far += 1
    anne = Person(browser, house, size=PHONE)
    lay(anne, "royals", golden, far)
    anne.go(anne.page.url.removeprefix(house.address) + "/replay?at=0")
    movers = [step.seat if isinstance(step, Move) else None for step in steps[:far]]
    ends = [
        at for at in range(1, far) if movers[at] is not None and movers[at] != last_of(movers[:at])
    ]
    scrubber = anne.page.locator(".controls input")
    scrubber.wait_for()
    for end in ends:
        anne.page.get_by_role("button", name="Next turn").click()
        expect(scrubber).to_have_value(str(end))
    anne.page.keyboard.press("PageUp")
    expect(scrubber).to_have_value(str(ends[-2]))
    anne.page.get_by_label("Speed").select_option("quick")
    anne.check_layout([PHONE])
    anne.page.get_by_role("button", name="Play").click()
    expect(scrubber).to_have_value(str(far))
    anne.close()


def last_of(movers: list[int | None]) -> int | None:
    return next((mover for mover in reversed(movers) if mover is not None), None)


#: What a noble brings lies over nobody's cost.
COSTS_ARE_SEEN = """() => {
  const boxes = (what) => [...document.querySelectorAll(`.noble ${what}`)]
    .filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect());
  const costs = boxes('.cost');
  const brings = boxes('em');
  return brings.length > 0 && brings.every((a) => costs.every((b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) <= 2
      || Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) <= 2));
}"""


@pytest.mark.finding("R problem 9")
def test_what_a_noble_brings_does_not_cover_what_it_costs(browser: Browser, house: House) -> None:
    anne = Person(browser, house)
    lay(anne, "royals", "seats-2-row-4", PAYABLE)
    anne.settles(COSTS_ARE_SEEN, "costs are seen on a desktop")
    anne.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    looked = 0
    for country in ("france", "spain", "britain", "german-states"):
        anne.page.locator(f".badge[data-focus='country.{country}']").press("Enter")
        anne.page.locator(f"section[data-focus='country.{country}']").wait_for()
        if anne.page.locator(".noble.lit:visible").count():
            anne.settles(COSTS_ARE_SEEN, f"costs are seen in {country} on a phone")
            looked += 1
        # Nor does a legend of all its icons hide the table, though the keyboard was led here.
        anne.page.wait_for_timeout(RESTED_MS)
        expect(anne.page.get_by_role("tooltip")).to_have_count(0)
        anne.page.locator("[data-focus='to-map']").click()
    assert looked > 0, "there was nothing to pay for"
    anne.close()


#: On the overview no city's name lies under a badge, under the corner, or under another's nobles.
NAMES_ARE_READ = """() => {
  const boxes = (what) => [...document.querySelectorAll(what)]
    .map((one) => [one, one.getBoundingClientRect()]);
  const over = [...boxes('.map .badge'), ...boxes('.period'), ...boxes('.map .token')];
  const names = boxes('.map .city .name');
  return names.length > 0 && names.every(([name, a]) => over.every(([one, b]) =>
    one.closest('.city') === name.closest('.city')
      || Math.min(a.right, b.right) - Math.max(a.left, b.left) <= 3
      || Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) <= 3));
}"""
#: As high as a phone that shows a lesson's card below leaves it, and a whole phone.
HEIGHTS = (690, 740)


def test_on_a_phone_every_city_is_read(browser: Browser, house: House) -> None:
    anne = Person(browser, house, PHONE)
    lay(anne, "royals", "seats-2-row-4", PAYABLE)
    for height in HEIGHTS:
        anne.page.set_viewport_size({"width": PHONE[0], "height": height})
        for language in LANGUAGES:
            anne.speak(language)
            anne.settles(NAMES_ARE_READ, f"every city is read ({language}, {height})")
    anne.close()


#: Where seat 1 of the golden match of two may end its turn.
END_OF_TURN = 11


@pytest.mark.finding("R problem 2")
@pytest.mark.parametrize("opener", [".badge", ".strip button"])
def test_on_a_phone_an_open_panel_makes_room_for_what_others_do(
    browser: Browser, house: House, opener: str
) -> None:
    """The map comes back with the end of a turn; whoever opens a panel again reads on in peace."""
    anne = Person(browser, house, PHONE)
    lay(anne, "royals", "seats-2-row-4", END_OF_TURN)
    shown, panel = anne.page.locator(".stage .map"), anne.page.locator(".stage > section")
    anne.page.locator(opener).first.press("Enter")
    expect(panel).to_be_visible()
    expect(shown).to_have_count(0)
    before = anne.at
    anne.page.locator(".cards .end button").click()
    anne.confirm()
    anne.page.wait_for_function(
        "(at) => Number(document.querySelector('.room').dataset.at) > at", arg=before
    )
    anne.wait_for_turn()
    expect(shown).to_be_visible()
    anne.page.locator(opener).first.press("Enter")
    anne.page.locator(".market .slot.lit").first.click()
    anne.page.wait_for_selector(".market .slot.empty")
    expect(panel).to_be_visible()
    anne.close()
