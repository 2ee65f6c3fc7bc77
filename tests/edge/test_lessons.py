"""Lessons: every move legal, every clause known, everything said in five languages, and short."""

from __future__ import annotations

import re

import pytest

from regency.core.game import Game
from regency.core.match import Chance
from regency.edge import lessons
from regency.edge.lessons import Lesson, lessons_of
from regency.games import games
from regency.games.royals.data import tables as royals
from regency.language import LANGUAGES, locale_keys
from regency.testing import reading
from regency.testing.clauses import clauses_of

TAUGHT = [game for game in games().values() if (game.folder / lessons.FOLDER).exists()]
LESSONS = [lesson for game in TAUGHT for lesson in lessons_of(game)]


def called(lesson: Lesson) -> str:
    return f"{lesson.game.name}-{lesson.number}"


@pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.name)
def test_the_page_has_the_lessons_as_they_are_written(game: Game) -> None:
    file = game.folder / lessons.FOLDER / lessons.BUILT
    assert file.read_text("utf-8") == lessons.built(game), "run: python -m regency.edge.lessons"


@pytest.mark.parametrize("lesson", LESSONS, ids=called)
def test_each_step_stands_where_the_learner_is_to_move(lesson: Lesson) -> None:
    steps = lesson.reader.position.match.steps
    for before, step in zip([None, *lesson.steps], lesson.steps, strict=False):
        assert before is None or before.until <= step.at
        for played in steps[step.at : step.until]:
            assert isinstance(played, Chance) or played.seat == lessons.LEARNER
    between = [
        range(before.until, step.at)
        for before, step in zip(lesson.steps, lesson.steps[1:], strict=False)
    ]
    for place in (number for span in between for number in span):
        played = steps[place]
        assert isinstance(played, Chance) or played.seat != lessons.LEARNER, (
            f"{called(lesson)}: nobody is asked for move {place}"
        )


@pytest.mark.parametrize("lesson", LESSONS, ids=called)
def test_a_lesson_lets_the_learner_play(lesson: Lesson) -> None:
    assert any(step.until > step.at for step in lesson.steps)


@pytest.mark.parametrize("lesson", LESSONS, ids=called)
def test_every_clause_is_the_games(lesson: Lesson) -> None:
    known = set(clauses_of(lesson.game))
    for step in lesson.steps:
        assert set(step.clauses) <= known, step.say


@pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_all_of_it_and_nothing_else(game: Game, language: str) -> None:
    wanted = {
        key
        for lesson in lessons_of(game)
        for key in (lesson.title, f"{lesson.title}-about", *lesson.texts)
    }
    found = locale_keys(game.folder / lessons.FOLDER / "locales", language)
    coach = {key for key in found if key.startswith("coach-")}
    assert found - coach == wanted
    assert coach == {
        key
        for key in locale_keys(game.folder / lessons.FOLDER / "locales", "en")
        if key.startswith("coach-")
    }


@pytest.mark.parametrize("lesson", LESSONS, ids=called)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_takes_five_minutes_at_most(lesson: Lesson, language: str) -> None:
    assert reading.minutes(lesson, language) <= reading.MOST_MINUTES


def test_the_tie_that_a_lesson_tells_of_is_on_the_board() -> None:
    """The country that is ringed has equal influence, and the nobles named are the best there."""
    lesson = next(one for one in LESSONS if called(one) == "royals-3")
    ringed = next(step.focus for step in lesson.steps if step.say == "lesson-3-tie")
    assert ringed is not None
    country = royals.COUNTRY_IDS.index(ringed.split()[0].removeprefix("country."))
    state = lesson.reader.position.state
    assert state.influence[country, 0] == state.influence[country, 1]
    best = {
        seat: max(
            int(royals.NOBLE_COST[noble])
            for noble in range(royals.NUM_NOBLES)
            if royals.NOBLE_COUNTRY[noble] == country and state.owner[noble] == seat
        )
        for seat in range(lesson.seats)
    }
    for language in LANGUAGES:
        sentence = reading.said(lesson, language)[2 + lesson.texts.index("lesson-3-tie")]
        assert re.findall(r"[(（](\d)", sentence) == [str(best[1]), str(best[0])], language


def figures(lesson: Lesson, say: str, language: str) -> list[int]:
    """Return the numbers that a sentence of a lesson names."""
    (name,) = {step.say for step in lesson.steps if step.say == say}
    sentence = reading.said(lesson, language)[2 + lesson.texts.index(name)]
    return [int(number) for number in re.findall(r"\d+", sentence)]


def lines_of(lesson: Lesson, key: str, named: str = "") -> list[tuple[int, int]]:
    """Return seat and points of the lines of a lesson's last sheet that give such a reason."""
    position = lesson.reader.position
    return [
        (line.seat, line.points)
        for line in lesson.game.view.sheet(position.seen_by(lessons.LEARNER))
        if line.reason.key.startswith(key) and named in str(line.reason.params)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_figures_that_are_said_are_those_of_the_sheet(language: str) -> None:
    castle, king, house = (
        next(one for one in LESSONS if called(one) == f"{name}-3")
        for name in ("castle-combo", "for-the-king", "royals")
    )
    mine, other = castle.reader.position.points()
    keys = dict(lines_of(castle, "sheet-keys"))[lessons.LEARNER]
    assert figures(castle, "lesson-3-sum", language) == [mine, keys, mine - keys, other]

    points = king.reader.position.points()
    tiles = [won for seat, won in lines_of(king, "sheet-") if seat == lessons.LEARNER]
    assert sum(tiles) == points[lessons.LEARNER]
    assert figures(king, "lesson-3-sum", language) == [*tiles, sum(tiles), max(points)]
    first, second = lines_of(king, "sheet-", "office-provisions")
    assert figures(king, "lesson-3-second", language)[-2:] == [first[1], second[1]]
    ((leader, tile),) = lines_of(king, "sheet-first", "office-architecture")
    assert (leader, tile) == (lessons.LEARNER, figures(king, "lesson-3-first", language)[-1])

    for country, learner_leads in (("france", False), ("britain", True)):
        first, second = lines_of(house, "sheet-majority", f"'country-{country}'")[:2]
        assert figures(house, f"lesson-3-{country}", language) == [first[1], second[1]]
        assert (first[0] == lessons.LEARNER) == learner_leads


def test_words_and_characters_are_counted_as_they_are_read() -> None:
    assert reading.words("It’s a well-known rule: 3 cards.") == 6
    assert reading.words("招募9位人物") == pytest.approx(1 + 5 / reading.HAN_A_WORD)


def test_the_page_of_docs_tells_how_long_each_lesson_takes() -> None:
    page = reading.PAGE.read_text("utf-8")
    assert page == reading.renewed(page), "run: python -m regency.testing.reading"


@pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.name)
def test_every_clause_is_taught_or_left_out_for_a_reason(game: Game) -> None:
    taught, reasons = lessons.taught(game).keys(), lessons.left_out(game)
    assert taught | reasons.keys() == set(clauses_of(game))
    assert not taught & reasons.keys()
    assert all(reasons.values())


@pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.name)
def test_every_part_that_tells_a_clause_is_on_the_page(game: Game) -> None:
    parts = _guide_parts(game)
    assert {part for found in lessons.told(game).values() for part in found} <= parts
    assert lessons.told(game).keys() <= set(clauses_of(game))
    # The goal, each part of a turn and each sentence on points tell at least one clause.
    told = {part for found in lessons.told(game).values() for part in found}
    assert {part for part in parts if not part.startswith("forget")} <= told


def _guide_parts(game: Game) -> set[str]:
    """Return the parts of a game's page on how to play, as the table names them."""
    keys = locale_keys(game.folder / "guide" / "locales", "en")
    found = (re.fullmatch(r"guide-(goal|(?:turn|points|forget)-\d+)", key) for key in keys)
    return {match[1].replace("-", " ") for match in found if match}


@pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.name)
def test_the_coach_speaks_of_what_can_be_met(game: Game) -> None:
    prompts = {key for key in locale_keys(game.folder / "locales", "en") if "-you-" in f"{key}-"}
    events = {
        f"event-{name}".replace("_", "-")
        for kind in game.rules.EVENTS.kinds
        for name in (kind.name, *(f"{kind.name}-{column}" for column in kind.columns))
    }
    keys = locale_keys(game.folder / lessons.FOLDER / "locales", "en")
    said = {key.removeprefix("coach-") for key in keys if key.startswith("coach-")}
    assert said
    assert said <= prompts | events


def test_the_page_of_docs_tells_what_is_taught() -> None:
    page = lessons.PAGE.read_text("utf-8")
    assert page == lessons.renewed(page), "run: python -m regency.edge.lessons"
