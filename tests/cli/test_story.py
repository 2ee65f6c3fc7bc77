"""A match told in words: every game, every language, to a seat and to nobody."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from regency.cli import main
from regency.cli.story import NOBODY, told
from regency.games import games
from regency.language import LANGUAGES
from regency.records import read_matches

Capture = pytest.CaptureFixture[str]
#: A whole match of each game.
RECORDS = {
    "castle-combo": "two-seats",
    "for-the-king": "seats-3",
    "kuhn": "check-bet-call",
    "royals": "seats-2-row-3",
}
#: How each language says that the reader did something.
YOU = {"en": "You ", "fr": "Vous ", "uk": "Ви ", "ru": "Вы ", "zh-Hant": "你"}
LEFT_OVER = re.compile(r"[{}$]|  |undefined|None")


def record(game: str) -> Path:
    return games()[game].folder / "golden" / f"{RECORDS[game]}.ndjson"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", RECORDS)
def test_a_whole_match_is_told(game: str, language: str) -> None:
    match = read_matches(record(game).read_bytes())[0]
    mine = told(match, 0, language)
    theirs = told(match, NOBODY, language)
    assert not [line for line in mine + theirs if LEFT_OVER.search(line)]
    assert [line for line in mine if line.startswith(YOU[language])]
    assert not [line for line in theirs if line.startswith(YOU[language])]


def test_a_seat_is_told_what_it_could_know(capsys: Capture) -> None:
    assert main(["story", str(record("kuhn")), "--seat", "1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[:3] == ["You are dealt the queen.", "Mabel is dealt a card.", "You check."]
    assert lines[-1] == "2nd: you, -2 points"


def test_people_keep_their_names(tmp_path: Path, capsys: Capture) -> None:
    lines = record("kuhn").read_text("utf-8").splitlines()
    lines[0] = lines[0].replace('"seats": 2', '"seats": 2, "names": ["Anne", "page"]')
    file = tmp_path / "match.ndjson"
    file.write_text("\n".join(lines) + "\n", "utf-8")
    assert main(["story", str(file), "--lang", "fr"]) == 0
    said = capsys.readouterr().out
    assert "Anne dit « parole »." in said.replace("\u00a0", " ")
    assert "Mahaut mise" in said


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--seat", "3"], "--seat is a number from 1 to 2, not 3"),
        (["--lang", "tlh"], "there are en, fr, uk, ru, zh-Hant"),
    ],
)
def test_what_is_wrong_is_said(arguments: list[str], words: str, capsys: Capture) -> None:
    assert main(["story", str(record("kuhn")), *arguments]) == 2
    assert words in capsys.readouterr().err


def test_a_file_that_is_no_record(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "match.ndjson"
    file.write_text("{}\n", "utf-8")
    assert main(["story", str(file)]) == 1
    assert capsys.readouterr().err.startswith(f"{file}:1: ")
