"""For the King: what a king does to the tiles is said as the rulebooks say it (F problem 10)."""

from __future__ import annotations

import re

import pytest

from regency.core.text import text
from regency.games import game
from regency.language import LANGUAGES, speaker

FOR_THE_KING = game("for-the-king")
#: Words for carrying a tile elsewhere; a king changes what one is worth.
MOVING = {
    "en": r"\bmov(e|ing)",
    "fr": r"déplac|boug",
    "uk": r"рух|переміщ|пересу",
    "ru": r"двиг|перемещ|передви",
    "zh-Hant": r"移動|搬",
}
KINGS = ("up", "down", "either", "up-up", "down-down", "up-down")
OFFICES = ("diplomacy", "architecture")


def told(language: str) -> list[str]:
    """Return every sentence about what a king does."""
    say = speaker(FOR_THE_KING, language).say
    asked = [f"prompt-king-you-{what}" for what in ("up", "down", "either", "up-down")]
    done = [
        text(f"line-{change}", who=who, seat=1, office=text(f"office-{office}"), value=3)
        for change in ("raised", "lowered")
        for who in ("you", "other")
        for office in OFFICES
    ]
    return [
        *(say(text(f"about-king-{king}")) for king in KINGS),
        *(say(text(key, left=left)) for key in asked for left in (1, 2)),
        *(say(line) for line in done),
    ]


@pytest.mark.finding("F problem 10")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_king_changes_values_and_carries_no_tile(language: str) -> None:
    for sentence in told(language):
        assert not re.search(MOVING[language], sentence.lower()), sentence
        assert not re.search(r"\d[ \u00a0\u202f]\d", sentence), "two numbers read as one"
        assert not re.search(r"3[::]", sentence), "the office is no afterthought"


@pytest.mark.finding("F problem 10")
def test_the_choice_of_tie_breaks_says_whose_rule_is_the_other_one() -> None:
    option = FOR_THE_KING.options["tie_break"]
    assert option.default == "cards"
    french = speaker(FOR_THE_KING, "fr").say(text("option-tie_break-sum"))
    assert "édition française" in french
