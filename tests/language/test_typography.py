"""Every language's own marks and spaces, in all words that people read."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from regency.language.speaker import LANGUAGES, SHARED

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src" / "regency" / "games"
FOLDERS = [SHARED, ROOT / "web" / "locales", *sorted(GAMES.glob("**/locales"))]
CYRILLIC = r"[а-яёіїєґ]"
NUMBERS = (
    "amount|bots|bytes|cards|chips|cost|count|cubes|deck|due|first|from|full|gold|high|influence|"
    "jokers|keys|left|means|minutes|number|people|percent|place|plots|points|price|room|seats|"
    "second|seconds|shields|size|to|turns|value|visits"
)
HAN = r"[\u3400-\u9fff]"
#: French: parameters that are always numbers, and what they count.
COUNTS = "amount|bots|cards|chips|count|due|gold|influence|keys|nobles|plots|points|price|seats"
UNITS = "Or|blasons?|cartes?|clés?|jetons?|jokers?|joueurs?|points?|robots?"
#: What is wrong, and in which languages.
WRONG = {
    r"(?<=\w)'(?=\w)": ("en", "fr", "uk", "ru"),  # a straight apostrophe
    r"\.\.\.": LANGUAGES,  # dots for an ellipsis
    r" – ": LANGUAGES,  # a short dash between words
    r' [:;!?»%]|« |[^\W\d_]"|"[^\W\d_]': ("fr",),  # a space that breaks, or foreign quotes
    r"(?<!=) [%—]": ("uk", "ru"),
    rf"(\d|\{{ \$({NUMBERS}) \}}) {CYRILLIC}": ("uk", "ru"),  # a number and its noun
    r"\u00a0[;!?]|\u202f[:%»]|«(?!\u00a0)|(?<!\u00a0)»": ("fr",),  # a thin space or a wide one
    rf"(\d|{{ \$({COUNTS}) }}) ({UNITS})\b": ("fr",),  # a number parted from its unit
    r"\b(de|du|la|le|que|seul) { \$(\w+_)?(seat|name|names|guest)\b": ("fr",),  # de Écuyer
    r"\s%": ("en", "zh-Hant"),
    r"\[(one|few|many)\]": ("zh-Hant",),  # never chosen: all numbers are “other” there
    rf"{HAN} ?[,:;!?()]|[,:;!?()] ?{HAN}": ("zh-Hant",),  # half-width marks
    rf"{HAN} [{{\d]|[}}\d] {HAN}": ("zh-Hant",),  # a space beside Han: style sheets part them
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: "-".join(folder.parts[-3:-1]))
def test_marks_and_spaces_are_those_of_the_language(folder: Path, language: str) -> None:
    lines = (folder / f"{language}.ftl").read_text("utf-8").splitlines()
    words = [line for line in lines if not line.startswith("#")]
    for wrong, where in WRONG.items():
        if language in where:
            assert not [line for line in words if re.search(wrong, line)], wrong
