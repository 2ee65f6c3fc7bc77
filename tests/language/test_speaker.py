"""Texts said in five languages."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from regency.core.text import Param, Text, text
from regency.games.kuhn import GAME
from regency.language import LANGUAGES, MissingText, Speaker, locale_keys, speaker
from regency.language.speaker import OWN_NAMES, SHARED

#: Said the same by the page's speaker: web/src/i18n/speaker.test.ts reads this table too.
TABLE = json.loads((Path(__file__).parent / "speaker_cases.json").read_text("utf-8"))


def _read(value: Any) -> Param:
    if isinstance(value, list):
        return [_text(part) for part in value]
    return _text(value) if isinstance(value, dict) else value


def _text(told: dict[str, Any]) -> Text:
    return Text(told["key"], {name: _read(value) for name, value in told["params"].items()})


@pytest.mark.parametrize("case", TABLE["cases"], ids=lambda case: case["about"])
def test_viewers_forms_and_lists_are_said_alike_everywhere(
    case: dict[str, Any], tmp_path: Path
) -> None:
    (tmp_path / "en.ftl").write_text(TABLE["words"], "utf-8")
    names = None if case.get("nameless") else TABLE["names"]
    voice = Speaker([tmp_path], "en", names).seen_by(case["viewer"])
    assert voice.say(_text(case["text"])) == case["said"]


def test_the_house_speaks_five_languages_with_the_same_keys() -> None:
    assert LANGUAGES == ("en", "fr", "uk", "ru", "zh-Hant")
    assert set(OWN_NAMES) == set(LANGUAGES)
    english = locale_keys(SHARED, "en")
    for language in LANGUAGES:
        assert locale_keys(SHARED, language) == english


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        ("en", ["1 chip in the pot.", "2 chips in the pot.", "5 chips in the pot."]),
        ("uk", ["У банку 1\u00a0фішка.", "У банку 2\u00a0фішки.", "У банку 5\u00a0фішок."]),
        ("ru", ["В банке 1\u00a0фишка.", "В банке 2\u00a0фишки.", "В банке 5\u00a0фишек."]),
        ("fr", ["1\u00a0jeton au pot.", "2\u00a0jetons au pot.", "5\u00a0jetons au pot."]),
        ("zh-Hant", ["底池有1枚籌碼。", "底池有2枚籌碼。", "底池有5枚籌碼。"]),
    ],
)
def test_plurals_are_right(language: str, sentences: list[str]) -> None:
    voice = speaker(GAME, language)
    assert [voice.say(text("table-pot", chips=n)) for n in (1, 2, 5)] == sentences


def test_seats_are_called_by_name() -> None:
    line = text("line-checked", seat=1)
    assert speaker(GAME, "en").say(line) == "Player 2 checks."
    assert speaker(GAME, "en", ["Anna", "Bob"]).say(line) == "Bob checks."


def test_texts_and_lists_inside_a_text_are_said() -> None:
    voice = speaker(GAME, "en")
    cards = [text("card-king"), text("card-jack")]
    assert voice.say(text("table-own-card", card=cards)) == "You have the king and the jack."


def test_what_cannot_be_said_is_an_error(tmp_path: Path) -> None:
    voice = speaker(GAME, "en")
    with pytest.raises(MissingText, match="no message 'nothing'"):
        voice.say(text("nothing"))
    with pytest.raises(MissingText, match="chips"):
        voice.say(text("table-pot"))
    with pytest.raises(MissingText, match="there is no"):
        Speaker([tmp_path], "en")
    with pytest.raises(ValueError, match="there are en, fr, uk, ru, zh-Hant"):
        speaker(GAME, "tlh")
    (tmp_path / "en.ftl").write_text("what is this\n", "utf-8")
    with pytest.raises(MissingText, match="not Fluent"):
        locale_keys(tmp_path, "en")
