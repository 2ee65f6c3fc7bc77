"""Lessons: every move legal, every clause known, everything said in five languages, and short."""

from __future__ import annotations

import re

import pytest

from regency.core.game import Game
from regency.core.match import Chance
from regency.core.text import text
from regency.edge import lessons
from regency.edge.lessons import Lesson, lessons_of
from regency.games import games
from regency.language import LANGUAGES, locale_keys
from regency.language.speaker import SHARED, Speaker
from regency.testing.clauses import clauses_of

WORDS_A_MINUTE = 180
MOST_MINUTES = 5
#: A Chinese reader takes a word of English for so many characters.
HAN_A_WORD = 1.6
TAUGHT = [game for game in games().values() if (game.folder / lessons.FOLDER).exists()]
LESSONS = [lesson for game in TAUGHT for lesson in lessons_of(game)]


def called(lesson: Lesson) -> str:
    return f"{lesson.game.name}-{lesson.number}"


def said(lesson: Lesson, language: str) -> list[str]:
    """Return what a lesson says, as it is read in a language."""
    own = lesson.game.folder
    folders = [SHARED, own / "locales", own / lessons.FOLDER / "locales"]
    voice = Speaker(folders, language)
    about = [lesson.title, f"{lesson.title}-about"]
    return [voice.say(text(key)) for key in (*about, *lesson.texts)]


def words(sentence: str) -> float:
    han = len(re.findall(r"[\u3400-\u9fff]", sentence))
    return han / HAN_A_WORD + len(re.findall(r"[^\W\u3400-\u9fff]+(?:[’-]\w+)*", sentence))


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
    count = sum(words(sentence) for sentence in said(lesson, language))
    assert count <= MOST_MINUTES * WORDS_A_MINUTE, f"{count} words"


def test_the_page_of_docs_tells_what_is_taught() -> None:
    page = lessons.PAGE.read_text("utf-8")
    assert page == lessons.renewed(page), "run: python -m regency.edge.lessons"
