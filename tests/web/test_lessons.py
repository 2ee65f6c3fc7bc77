"""Every lesson, followed by what is ringed and said alone: by tap, by keys, in all languages."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect
from tests.web.house import House
from tests.web.person import PHONE, Person
from tests.web.test_accessible import check

from regency.edge.lessons import Lesson, lessons_of
from regency.games import games
from regency.language import LANGUAGES

WIDE = (1280, 800)
LESSONS = [lesson for game in games().values() for lesson in lessons_of(game)]
#: Each lesson at both sizes, by taps and by keys; languages go round so that each lesson has all.
WAYS = [(PHONE, "taps"), (WIDE, "keys"), (WIDE, "taps"), (PHONE, "keys"), (PHONE, "taps")]
#: So many presses make what one step asks for.
MOST_PRESSES = 60
#: The card's words take so many lines at most.
MOST_LINES = 3
LINES = """(words) => {
  const range = document.createRange();
  range.selectNodeContents(words);
  const tops = [...range.getClientRects()].map((box) => Math.round(box.top));
  return new Set(tops).size;
}"""
#: The page has drawn what a press brought, and the ring has followed.
DRAWN = """() => new Promise((done) =>
  requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))))"""
#: What may be pressed in what is ringed: itself, or what is lit inside; by the ring alone.
AIM = """() => {
  for (const old of document.querySelectorAll('[data-aim]')) old.removeAttribute('data-aim');
  const part = document.querySelector('[data-taught]');
  if (!part || document.querySelector('[data-board][aria-busy="true"]')) return null;
  const press = 'button:not([aria-disabled="true"]):not([disabled])';
  const inside = [...part.querySelectorAll(`.lit:is(button), .lit button, ${press}`)];
  const own = part.closest('button');
  const found = own ?? inside.find((one) => one.checkVisibility());
  found?.setAttribute('data-aim', '');
  return found ? true : null;
}"""


def called(lesson: Lesson) -> str:
    return f"{lesson.game.name}-{lesson.number}"


@pytest.fixture(scope="module")
def school(web_app: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that compiles nothing: lessons run in the page."""
    house = House(tmp_path_factory.mktemp("school"))
    house.start()
    yield house
    house.stop()


class Learner:
    """Somebody who does what the ring and the card say, and nothing else."""

    def __init__(self, person: Person, keys: bool) -> None:
        self.person = person
        self.page = person.page
        self.keys = keys

    @property
    def card(self) -> Locator:
        return self.page.get_by_test_id("lesson")

    def settle(self) -> None:
        """Wait until the lesson stands still; while a move is confirmed its card is away."""
        self.page.wait_for_function(
            """() => document.querySelector('[data-confirm]')
                  || document.querySelector('[data-testid=lesson][data-busy=false]')"""
        )

    def step(self) -> int:
        return int(self.card.get_attribute("data-step") or 0)

    def press(self, button: Locator) -> None:
        if self.keys:
            button.focus()
            self.page.keyboard.press("Enter")
        else:
            button.click()

    def read(self, number: int) -> None:
        words = self.page.get_by_test_id("lesson-words")
        lines = words.evaluate(LINES)
        assert lines <= MOST_LINES, f"step {number + 1}: {lines} lines: {words.inner_text()}"
        wide = self.page.evaluate("document.documentElement.scrollWidth > innerWidth")
        assert not wide, f"step {number + 1} scrolls sideways"

    def follow(self, number: int) -> None:
        """Do what a step asks for."""
        ringed = self.page.locator("[data-taught]")
        expect(ringed, f"step {number + 1} points at something").to_have_count(1)
        if self.card.get_attribute("data-asks") == "false":
            self.press(self.card.locator(".next button"))
            return
        for _ in range(MOST_PRESSES):
            self.page.wait_for_function(AIM)
            self.press(self.page.locator("[data-aim]"))
            self.page.evaluate(DRAWN)
            self.settle()
            confirm = self.page.locator("[data-confirm]")
            if confirm.count():
                self.press(confirm)
                self.card.wait_for()
                # The move is on its way: what it brings must be there before the next press.
                self.page.wait_for_selector('[data-board][aria-busy="false"]')
                self.page.evaluate(DRAWN)
                self.settle()
            if self.card.count() and self.step() != number:
                return
        raise AssertionError(f"step {number + 1}: the ring leads nowhere")


def learn(browser: Browser, school: House, lesson: Lesson, way: int) -> None:
    size, hands = WAYS[way]
    language = LANGUAGES[(way + LESSONS.index(lesson)) % len(LANGUAGES)]
    person = Person(browser, school, size, language=language)
    learner = Learner(person, hands == "keys")
    person.go(f"/learn/{lesson.game.name}/{lesson.number}")
    learner.card.wait_for()
    for number in range(len(lesson.steps)):
        learner.settle()
        expect(learner.card).to_have_attribute("data-step", str(number))
        learner.read(number)
        learner.follow(number)
    expect(person.page.get_by_test_id("lesson-over")).to_be_visible()
    person.close()


@pytest.mark.parametrize("lesson", LESSONS, ids=called)
@pytest.mark.parametrize("way", range(len(WAYS)), ids=[f"{s[0]}-{h}" for s, h in WAYS])
def test_a_lesson_is_followed_by_the_ring_alone(
    browser: Browser, school: House, lesson: Lesson, way: int
) -> None:
    learn(browser, school, lesson, way)


def test_every_lesson_is_done_in_every_language() -> None:
    for number in range(len(LESSONS)):
        spoken = {LANGUAGES[(way + number) % len(LANGUAGES)] for way in range(len(WAYS))}
        assert spoken == set(LANGUAGES)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_in_a_lesson(browser: Browser, school: House, theme: str) -> None:
    person = Person(browser, school, PHONE, color_scheme=theme, bypass_csp=True)
    for path in ("/learn/kuhn", "/learn/kuhn/1"):
        person.go(path)
        person.page.locator("[data-testid=lesson], ol").first.wait_for()
        check(person, path)
    person.close()


def test_a_wrong_try_is_answered_kindly_and_the_step_stays(browser: Browser, school: House) -> None:
    person = Person(browser, school, PHONE)
    learner = Learner(person, keys=False)
    person.go("/learn/castle-combo/1")
    learner.card.wait_for()
    while learner.card.get_attribute("data-asks") == "false":
        learner.follow(learner.step())
        learner.settle()
    before = learner.step()
    legal_but_not_asked = person.page.locator("[data-board] button[aria-disabled=true]").first
    legal_but_not_asked.click(force=True)  # it is marked as disabled, and answers all the same
    expect(person.page.locator("#why-not")).to_be_visible()
    assert learner.step() == before
    person.close()


def test_one_leaves_and_resumes_goes_back_and_begins_again(browser: Browser, school: House) -> None:
    person = Person(browser, school, PHONE)
    learner = Learner(person, keys=False)
    person.go("/learn/kuhn/1")
    for number in range(4):
        learner.settle()
        learner.follow(number)
    learner.settle()
    expect(learner.card).to_have_attribute("data-step", "4")
    person.page.locator("header a").click()
    expect(person.page.locator("ol a")).to_contain_text("5")
    person.page.locator("ol a").click()
    expect(learner.card).to_have_attribute("data-step", "4")
    learner.card.get_by_role("button", name="Back").click()
    expect(learner.card).to_have_attribute("data-step", "3")
    expect(person.page.locator("[data-focus='act.1']")).to_be_visible()
    person.page.get_by_role("button", name="Start again").click()
    expect(learner.card).to_have_attribute("data-step", "0")
    person.close()


def test_a_newcomer_is_offered_to_learn_until_a_match_was_begun(
    browser: Browser, school: House
) -> None:
    person = Person(browser, school, PHONE)
    person.go()
    kuhn = person.page.locator("article[aria-labelledby='game-kuhn']")
    expect(kuhn.get_by_role("button", name="Learn")).to_be_visible()
    kuhn.locator(".play").click()
    person.room.wait_for()
    person.go()
    expect(kuhn.get_by_role("button", name="Learn")).to_have_count(0)
    expect(kuhn.get_by_role("link", name="Learn")).to_be_visible()
    person.close()
