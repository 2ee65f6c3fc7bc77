"""Every lesson, followed by what is ringed and said alone: by tap, by keys, in all languages.

Each is gone through twice, on a phone and on a laptop, once by taps and once by keys; each of its
steps is read in all five languages, without going there again. `make every-way` goes through each
lesson in each language, at each size, by taps and by keys.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tests.web.house import House
from tests.web.laid import EVERY_WAY
from tests.web.learner import LESSONS, Learner, called
from tests.web.person import PHONE, Person
from tests.web.test_accessible import check

from regency.edge.lessons import Lesson
from regency.language import LANGUAGES

WIDE = (1280, 800)
SIZES, HANDS = (PHONE, WIDE), ("taps", "keys")
#: One lesson has the first pair, the next one the second: so each size meets both hands.
WAYS = [[(PHONE, "taps"), (WIDE, "keys")], [(WIDE, "taps"), (PHONE, "keys")]]

#: One step in this many is looked at by axe; each of them, where every way is gone.
LOOKED_AT = 1 if EVERY_WAY else 4
#: The lesson of each game that axe sees in dark colours.
DARK = 1


def ways(lesson: Lesson) -> list[tuple[tuple[int, int], str, str]]:
    """Return the sizes, hands and languages in which a lesson is followed."""
    if EVERY_WAY:
        return [(size, hands, lang) for size in SIZES for hands in HANDS for lang in LANGUAGES]
    first = LESSONS.index(lesson)
    return [
        (size, hands, LANGUAGES[(first + 2 * number) % len(LANGUAGES)])
        for number, (size, hands) in enumerate(WAYS[first % len(WAYS)])
    ]


FOLLOWED = [
    pytest.param(lesson, *way, id=f"{called(lesson)}-{way[0][0]}-{way[1]}-{way[2]}")
    for lesson in LESSONS
    for way in ways(lesson)
]


@pytest.fixture(scope="module")
def school(web_app: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that compiles nothing: lessons run in the page."""
    house = House(tmp_path_factory.mktemp("school"))
    house.start()
    yield house
    house.stop()


@pytest.mark.parametrize(("lesson", "size", "hands", "language"), FOLLOWED)
def test_a_lesson_is_followed_by_the_ring_alone(
    browser: Browser,
    school: House,
    lesson: Lesson,
    size: tuple[int, int],
    hands: str,
    language: str,
) -> None:
    theme = "dark" if lesson.number == DARK and hands == "keys" else "light"
    person = Person(browser, school, size, language=language, color_scheme=theme, bypass_csp=True)
    learner = Learner(person, keys=hands == "keys")
    others = [] if EVERY_WAY else [one for one in LANGUAGES if one != language]
    for number in learner.learn(lesson):
        learner.read(number, [*others, language])
        if hands == "keys" and number % LOOKED_AT == 0:
            check(person, f"step {number + 1}")
    person.close()


def test_lessons_are_followed_in_ways_that_cover_all() -> None:
    """Each lesson at both sizes and by both hands; each language with each of them."""
    for lesson in LESSONS:
        sizes, hands, _ = zip(*ways(lesson), strict=True)
        assert (set(sizes), set(hands)) == (set(SIZES), set(HANDS)), called(lesson)
    met = {way for lesson in LESSONS for way in ways(lesson)}
    for pair in ((0, 1), (0, 2), (1, 2)):
        found = {(way[pair[0]], way[pair[1]]) for way in met}
        every = (SIZES, HANDS, LANGUAGES)
        assert found == {(a, b) for a in every[pair[0]] for b in every[pair[1]]}


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_in_a_lesson(browser: Browser, school: House, theme: str) -> None:
    person = Person(browser, school, PHONE, color_scheme=theme, bypass_csp=True)
    for path in ("/learn/kuhn", "/learn/kuhn/1"):
        person.go(path)
        person.page.locator("[data-testid=lesson], ol").first.wait_for()
        check(person, path)
    person.close()


def test_a_wrong_try_is_told_why_not_and_what_to_do_instead(
    browser: Browser, school: House
) -> None:
    person = Person(browser, school, PHONE)
    learner = Learner(person, keys=False)
    person.go("/learn/castle-combo/1")
    learner.settle()

    answer = person.page.locator("#why-not")

    def press(part: str) -> None:
        """Press what is not asked for: it is marked as disabled, and answers all the same."""
        person.page.locator(f"[data-focus='{part}']").first.click(force=True)

    # Something to read is to be read first.
    press("row.village.0")
    expect(answer).to_contain_text("tap Next")
    while learner.card.get_attribute("data-asks") == "false":
        learner.follow(learner.step())
        learner.settle()
    before = learner.step()
    # What the rules allow, and the lesson does not ask for.
    press("row.village.0")
    expect(answer).to_contain_text("You can do that in a real match.")
    expect(answer).to_contain_text("In this lesson: Recruit Locksmith for 4 gold.")
    # What the rules forbid: why, what to do instead, and the way to the rule.
    press("cell.12")
    expect(answer).to_contain_text("First, choose a card")
    expect(answer).to_contain_text("In this lesson: Recruit Locksmith for 4 gold.")
    expect(answer.get_by_role("link")).to_contain_text("CC-4")
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


def test_a_reload_goes_on_and_the_end_is_played_against_a_gentle_bot(
    browser: Browser, school: House
) -> None:
    """A lesson that was left at its last step: it opens there, says its name, and is played on."""
    person = Person(browser, school, PHONE)
    learner = Learner(person, keys=False)
    person.go("/learn/castle-combo/1")
    learner.settle()
    remembered = '{"steps": {"castle-combo/1": 9}}'
    person.page.evaluate("(kept) => localStorage.setItem('regency-learning', kept)", remembered)
    person.page.reload()
    learner.settle()
    expect(learner.card).to_have_attribute("data-step", "9")
    expect(learner.card.locator("[aria-live] .hidden-visually")).not_to_be_empty()
    learner.follow(9)
    person.page.get_by_role("button", name="Play on from here").click()
    person.page.wait_for_url("**/local/**")
    person.room.wait_for()
    person.wait_for_turn()
    # One of three is finished now, and home says so.
    person.go()
    card = person.page.locator("article[aria-labelledby='game-castle-combo']")
    expect(card.get_by_text("Learn: 1 of 3")).to_be_visible()
    person.close()
