"""Every message of every file, said in every way: `make words` shows them, this test reads them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from regency.language import LANGUAGES
from regency.testing.words import books

ROOT = Path(__file__).parents[2]
#: Joins others, or begins with a space that is wanted.
JOINTS = ("list-", "sentence-separator", "play-hint-seat", "points-unknown")
LEFT_OVER = re.compile(r"[{}$]|undefined|None|NaN")
STRAY_SPACE = re.compile(r"[ \u00a0]{2}|^\s|\s$| [,.](\s|$)")


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
