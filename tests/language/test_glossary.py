"""One word for one thing: what a glossary forbids stands in no locale file of its language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from regency.language.speaker import LANGUAGES, SHARED

ROOT = Path(__file__).parents[2]
GLOSSARIES = ROOT / "docs" / "glossary"
FOLDERS = [SHARED, ROOT / "web" / "locales", *sorted(ROOT.glob("src/regency/games/**/locales"))]
WRITTEN = [one for one in LANGUAGES if (GLOSSARIES / f"{one}.md").exists()]


def rows(language: str) -> list[tuple[str, str, str]]:
    """Return the table of a glossary: term, use, never."""
    lines = (GLOSSARIES / f"{language}.md").read_text("utf-8").splitlines()
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if "|" in line]
    return [(row[0], row[1], row[2]) for row in cells[2:] if len(row) == 3]


def forbidden(language: str) -> list[str]:
    return [word for *_, never in rows(language) for word in re.findall(r"`([^`]+)`", never)]


def sentences(language: str) -> list[str]:
    """Return all that people read in a language, without the keys of messages."""
    lines = [
        line
        for folder in FOLDERS
        for line in (folder / f"{language}.ftl").read_text("utf-8").splitlines()
        if not line.startswith("#")
    ]
    return [re.sub(r"^[a-z][\w-]* = ?", "", line) for line in lines]


@pytest.mark.parametrize("language", WRITTEN)
def test_no_forbidden_word_is_used(language: str) -> None:
    words = forbidden(language)
    assert words
    found = [(word, line) for word in words for line in sentences(language) if word in line]
    assert not found, found[:10]


def test_english_has_a_glossary() -> None:
    assert "en" in WRITTEN
    assert "Under the hammer" in forbidden("en")
