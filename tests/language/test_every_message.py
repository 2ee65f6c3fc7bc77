"""Every message of every file, said in every way: `make words` shows them, this test reads them."""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path

import pytest

from regency.language import LANGUAGES
from regency.language.needs import read_needs
from regency.language.speaker import SEAT_PARAM, WHO_PARAM, locale_keys
from regency.testing.words import books

ROOT = Path(__file__).parents[2]
#: Joins others, or begins with a space that is wanted.
JOINTS = ("list-", "sentence-separator", "play-hint-seat", "points-unknown")
LEFT_OVER = re.compile(r"[{}$]|undefined|None|NaN")
STRAY_SPACE = re.compile(r"[ \u00a0]{2}|^\s|\s$| [,.](\s|$)")
#: Messages that name a seat and never speak to it, and why.
NAMED_ONLY = {
    r"prompt-(\w+-)?other(-\w+)*|prompt-\w+-other(-\w+)*": "what another does; oneself is prompted",
    r"why-(not-your-)?turn": "said to whoever is not to act",
    r"board-rival|board-hand-of": "of others alone; one's own has a message of its own",
    r"board-usurp|label-usurp": "nobody ousts themselves",
    r"(play|refused)-hand-over|play-your-turn": "calls whoever shall read on by name",
    r"review-.*": "a finished match, read by whoever opens its file",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said_whole(language: str) -> None:
    wrong: list[str] = []
    for book in books(ROOT):
        said = {(one.key, one.words) for one in book.said(language)}
        assert said
        wrong += [
            f"{book.name} {key}: {words!r}"
            for key, words in sorted(said)
            if LEFT_OVER.search(words)
            or (not key.startswith(JOINTS) and (not words or STRAY_SPACE.search(words)))
        ]
    assert not wrong, wrong[:10]


def test_who_reads_is_told_apart() -> None:
    royals = next(book for book in books(ROOT) if book.name == "royals")
    said = {one.viewer: one.words for one in royals.said("en") if one.key == "line-claimed"}
    assert said[0].startswith("You claim")
    assert said[1].startswith("Anne claims")


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_a_sentence_is_about_reads_you(language: str) -> None:
    """Where one's own seat is named, the sentence is another; of the first, in every way."""
    named_only = re.compile("|".join(NAMED_ONLY))
    for book in books(ROOT):
        ways: dict[tuple[str, str], list[bool]] = defaultdict(list)
        said = list(book.said(language))
        of_nobody = {(one.key, repr(one.params)): one.words for one in said if one.viewer is None}
        for one in said:
            for name, seat in one.params.items():
                if name.endswith(SEAT_PARAM) and seat == one.viewer:
                    other = of_nobody[one.key, repr(one.params)]
                    ways[one.key, name].append(one.words != other)
        wrong = [
            (key, name)
            for (key, name), differs in ways.items()
            if not named_only.fullmatch(key)
            and not (all(differs) if name == SEAT_PARAM else any(differs))
        ]
        assert not wrong, f"{book.name}: {wrong}"


#: English says it without naming anybody.
NAMELESS = {"line-unmoved"}


def test_every_language_knows_who_reads() -> None:
    """A message that speaks to whoever reads it in one language does so in all."""
    for book in books(ROOT):
        found = {language: read_needs(book.folders, language) for language in LANGUAGES}
        for key in locale_keys(book.own, "en") - NAMELESS:
            who = {
                language: {name for name in needs[key].variables if name.endswith(WHO_PARAM)}
                for language, needs in found.items()
            }
            assert all(one == who["en"] for one in who.values()), f"{key}: {who}"


def test_stories_speak_to_whoever_reads() -> None:
    page = next(book for book in books(ROOT) if book.name == "page")
    said = {(one.key, one.viewer): one.words for one in page.said("en")}
    assert said["story-undone", 0] == "You undo a move."
    assert said["story-undone", 1] == "Zoé undoes a move."
