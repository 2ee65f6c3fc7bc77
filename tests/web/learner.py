"""Somebody who learns: follows a lesson by what is ringed and said alone, by tap or by keys."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from playwright.sync_api import Locator, expect
from tests.web.person import LAYOUT, PHONE, SPEAK, Person

from regency.edge.lessons import Lesson, lessons_of
from regency.games import games

LESSONS = [lesson for game in games().values() for lesson in lessons_of(game)]
#: The most presses that one step can ask for.
MOST_PRESSES = 60
#: The most lines that the words on a card may take.
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
#: Those who listen are told what is ringed, by its name.
NAMED = """() => {
  const part = document.querySelector('[data-taught]');
  const by = document.getElementById(part?.getAttribute('aria-labelledby') ?? '');
  const label = part?.getAttribute('aria-label') ?? (by ?? part)?.textContent ?? '';
  const name = label.trim().replace(/\\s+/g, ' ');
  const told = document.querySelector('[data-testid=lesson] [aria-live] .hidden-visually');
  return name !== '' && told?.textContent.includes(name);
}"""
#: What may be pressed in what is ringed: itself, or what is lit inside; by the ring alone. Looked
#: for in the same breath as the step, which a slow move may have ended meanwhile.
AIM = """(step) => {
  const card = document.querySelector('[data-testid=lesson]');
  if (card && Number(card.dataset.step) !== step) return 'over';
  // What was pressed may be asked about later than the page stood still.
  if (document.querySelector('[data-confirm]')) return 'asked';
  if (card?.dataset.busy === 'true') return null;
  for (const old of document.querySelectorAll('[data-aim]')) old.removeAttribute('data-aim');
  const part = document.querySelector('[data-taught]');
  if (!part || document.querySelector('[data-board][aria-busy="true"]')) return null;
  const press = 'button:not([aria-disabled="true"]):not([disabled])';
  const inside = [...part.querySelectorAll(`.lit:is(button), .lit button, ${press}`)];
  const own = part.closest('button');
  const found = own ?? inside.find((one) => one.checkVisibility());
  found?.setAttribute('data-aim', '');
  return found ? 'aimed' : null;
}"""
#: What is wrong with a step in each of several languages, the last of which stays: its words take
#: too many lines, its card leaves the screen, the page scrolls sideways or cuts something off.
READ = f"""async ([languages, phone]) => {{
  const [speak, lines, layout] = [{SPEAK}, {LINES}, {LAYOUT}];
  const wrong = [];
  for (const language of languages) {{
    const say = (what) => wrong.push(`${{language}}: ${{what}}`);
    await speak(language);
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const words = document.querySelector('[data-testid=lesson-words]');
    const {{ top, bottom }} = words.closest('[data-testid=lesson]').getBoundingClientRect();
    if (lines(words) > {MOST_LINES}) say(`${{lines(words)}} lines: ${{words.textContent}}`);
    if (top < 0 || bottom > innerHeight + 0.5) say('the card leaves the screen');
    if (document.documentElement.scrollWidth > innerWidth) say('it scrolls sideways');
    layout([phone, true]).filter((one) => one.includes('cut')).forEach(say);
  }}
  return wrong;
}}"""


def called(lesson: Lesson) -> str:
    return f"{lesson.game.name}-{lesson.number}"


class Learner:
    """Does what the ring and the card say, and nothing else."""

    def __init__(self, person: Person, keys: bool) -> None:
        self.person = person
        self.page = person.page
        self.keys = keys

    @property
    def card(self) -> Locator:
        return self.page.get_by_test_id("lesson")

    def learn(self, lesson: Lesson) -> Iterator[int]:
        """Go through a lesson; yields each step's number while it is shown."""
        self.person.go(f"/learn/{lesson.game.name}/{lesson.number}")
        self.card.wait_for()
        for number in range(len(lesson.steps)):
            self.settle()
            expect(self.card).to_have_attribute("data-step", str(number))
            ringed = self.page.locator("[data-taught]")
            expect(ringed, f"step {number + 1} points at something").to_have_count(1)
            step = lesson.steps[number]
            if step.at == step.until and step.focus:
                # What is told of is shown by itself: never the way to it, or what hides it.
                expect(ringed).to_have_attribute("data-focus", step.focus.split()[0])
            self.page.wait_for_function(NAMED)
            yield number
            self.follow(number)
        expect(self.page.get_by_test_id("lesson-over")).to_be_visible()

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

    def read(self, number: int, languages: Sequence[str]) -> None:
        """Look at a step in several languages: its words fit, and nothing is cut off."""
        wrong = self.page.evaluate(READ, [list(languages), self.on_phone])
        assert not wrong, f"step {number + 1}: {wrong}"

    @property
    def on_phone(self) -> bool:
        size = self.page.viewport_size
        return size is not None and size["width"] == PHONE[0]

    def follow(self, number: int) -> None:
        """Do what a step asks for."""
        if self.card.get_attribute("data-asks") == "false":
            self.press(self.card.locator(".next button"))
            return
        for _ in range(MOST_PRESSES):
            found = self.page.wait_for_function(AIM, arg=number).json_value()
            if found == "over":
                return
            if found == "aimed":
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
