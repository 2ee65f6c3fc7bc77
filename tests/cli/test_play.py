"""The terminal game: typed, kept, resumed, in five languages."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from pathlib import Path

import pytest

from regency.cli import main
from regency.cli.ask import pick
from regency.language import LANGUAGES

Capture = pytest.CaptureFixture[str]
Typing = Callable[..., None]


@pytest.fixture
def typing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Typing:
    """Let a test type lines; matches are kept in a folder of the test's own."""
    monkeypatch.setenv("REGENCY_DATA", str(tmp_path))

    def type_lines(*lines: str) -> None:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(line + "\n" for line in lines)))

    return type_lines


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    return tmp_path / "regency" / "last-match.ndjson"


def test_a_newcomer_plays_a_match(typing: Typing, capsys: Capture) -> None:
    typing("", "help", "hint", "nonsense", "check", "1")
    assert main(["play", "kuhn", "--seed", "4", "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert "You are dealt the queen." in out
    assert "hint: show what a bot would play" in out
    assert "Best move found:" in out
    assert "% of them won, " in out
    assert "“nonsense” isn’t one of the choices" in out
    assert "The match is over." in out
    assert "1st:" in out


def test_nothing_hidden_is_printed_before_the_showdown(typing: Typing, capsys: Capture) -> None:
    typing("table", "log", "1", "1")  # checks, and folds to the bot's bet
    assert main(["play", "kuhn", "--seed", "4", "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert "Mabel bets" in out
    assert "the king" not in out
    assert "the jack" not in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_in_every_language(language: str, typing: Typing, capsys: Capture) -> None:
    typing("1", "1")
    assert main(["play", "kuhn", "--seed", "4", "--lang", language]) == 0
    assert "KU-6" in capsys.readouterr().out


def test_the_terminals_language_is_used(
    typing: Typing, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "uk_UA.UTF-8")
    typing("довідка", "чек", "скинути")
    assert main(["play", "kuhn", "--seed", "4"]) == 0
    assert "Партію завершено." in capsys.readouterr().out


def test_the_game_is_asked_for(typing: Typing, capsys: Capture) -> None:
    typing("?", "kuhn", "1", "1")
    assert main(["play", "--seed", "4", "--lang", "en"]) == 0
    assert "Which game?" in capsys.readouterr().out


def test_a_match_broken_off_is_resumed(typing: Typing, capsys: Capture, kept: Path) -> None:
    typing("check")
    assert main(["play", "kuhn", "--seed", "4", "--lang", "en"]) == 0
    assert "Your match is saved" in capsys.readouterr().out
    lines = [json.loads(line) for line in kept.read_text("utf-8").splitlines()]
    assert lines[0]["players"] == ["me", "heuristic"]
    assert [line["do"] for line in lines[1:]] == ["pass", "bet"]
    typing("fold")
    assert main(["play", "--resume", "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert "You have the queen." in out
    assert "You fold." in out
    assert "2nd:" in out
    assert main(["verify", str(kept)]) == 0


def test_quitting_keeps_the_match(typing: Typing, capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "mine.ndjson"
    typing("quit")
    assert main(["play", "kuhn", "--save", str(file), "--lang", "en"]) == 0
    assert "Your match is saved" in capsys.readouterr().out
    assert main(["verify", str(file)]) == 0


def test_a_decision_is_taken_back_against_bots(typing: Typing, capsys: Capture) -> None:
    typing("undo", "check", "undo", "bet", "1")
    assert main(["play", "kuhn", "--seed", "4", "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert "Nothing to undo." in out
    assert "Move undone." in out
    assert "bets 1." in out


def test_people_hand_over_and_hands_stay_hidden(typing: Typing, capsys: Capture) -> None:
    typing("", "1", "", "undo", "1")
    assert main(["play", "kuhn", "--seats", "Anna,Bob", "--seed", "4", "--lang", "en"]) == 0
    out = capsys.readouterr().out
    anna, bob = out.index("Pass the device to Anna"), out.index("Pass the device to Bob")
    before_bob, after_bob = out[anna:bob], out[bob : out.index("Anna shows")]
    assert "You are dealt the queen." in before_bob
    assert "the queen" not in after_bob
    assert "Nothing to undo." in after_bob


def test_where_no_hand_is_hidden_nobody_hands_over(typing: Typing, capsys: Capture) -> None:
    typing("1", "1", "1")
    main(["play", "castle-combo", "--seats", "Anna,Bob", "--seed", "4", "--lang", "en"])
    out = capsys.readouterr().out
    assert "Bob" in out
    assert "Pass the device" not in out


def test_stopping_before_a_match_does_not_say_that_one_is_saved(
    typing: Typing, capsys: Capture
) -> None:
    typing()
    assert main(["play", "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert "No match was started." in out
    assert "saved" not in out


def test_rules_are_searched(typing: Typing, capsys: Capture) -> None:
    typing("rules ante", "rules zebra")
    main(["play", "kuhn", "--lang", "en"])
    out = capsys.readouterr().out
    assert "KU-1  Two players." in out
    assert "KU-3" not in out
    assert "No rule mentions “zebra”." in out


def test_a_place_that_cannot_be_written_is_said(typing: Typing, capsys: Capture) -> None:
    typing("1")
    assert main(["play", "kuhn", "--save", "/proc/nowhere/match"]) == 2
    assert "--save FILE" in capsys.readouterr().err


def test_a_spoilt_file_is_not_resumed(typing: Typing, capsys: Capture, kept: Path) -> None:
    kept.parent.mkdir()
    kept.write_text('{"record": 1, "game": "kuhn"}\n', "utf-8")
    assert main(["play", "--resume"]) == 2
    assert f"{kept}:1: record: 'seats'" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("2", [1]), ("bid 1", [0]), ("BID 1", [0]), ("bid", [0, 1]), ("p", [2]), ("", []), ("9", [])],
)
def test_moves_are_meant_by_number_words_or_beginning(typed: str, meant: list[int]) -> None:
    assert pick(typed, ["bid 1", "bid 10", "pass"]) == meant


def test_moves_are_typed_with_the_spaces_and_apostrophes_of_a_keyboard() -> None:
    assert pick("garder : l'or", ["passer", "garder\u00a0: l’Or 2"]) == [1]
