"""Every game's folder has the same shape, told in one place: regency/testing/shape.py."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from regency.core.game import Game
from regency.games import games
from regency.testing import shape

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "architecture.md"


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_a_games_folder_has_the_shape(game: Game) -> None:
    assert shape.faults(game.folder) == []


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """Return a copy of a game that draws, sound until a test breaks it."""
    ignored = shutil.ignore_patterns("__pycache__", "web", "weights")
    folder = shutil.copytree(games()["royals"].folder, tmp_path / "royals", ignore=ignored)
    assert shape.faults(folder) == []
    return folder


@pytest.mark.parametrize(
    ("old", "new", "hint"),
    [
        ("show/sheet.py", "show/points.py", "show/position.py, show/sheet.py"),
        ("show/why_not.py", "show/refusals.py", "show/sheet.py, show/why_not.py"),
        ("ai/heuristic.py", "heuristic.py", "data, rules, ai, show"),
        ("data/board.toml", "data/board.json", "data/cards.toml, data/board.toml"),
        ("rules/redeal.py", "rules/deals/redeal.py", "data, rules, ai, show"),
        ("tests/test_rules.py", "tests/test_royals.py", "tests/test_rules.py, tests/test_golden"),
        ("tests/kit.py", "tests/tools.py", "tests/kit.py, tests/referee.py"),
    ],
)
def test_a_renamed_file_is_noticed_and_the_message_says_what_to_do(
    old: str, new: str, hint: str, copied: Path
) -> None:
    (copied / new).parent.mkdir(exist_ok=True)
    (copied / old).rename(copied / new)
    found = shape.faults(copied)
    part = shape.part_of(old)
    assert part is not None
    if part.needed is not shape.Needed.OPTIONAL:
        assert found[0].startswith(f"royals has no {' or '.join(part.paths)} ({part.job}): write")
    assert found[-1].startswith(f"royals/{new} has no place in a game's folder")
    assert "regency.testing.shape" in found[-1]
    assert hint in found[-1]


def test_a_missing_language_and_missing_golden_matches_are_noticed(copied: Path) -> None:
    (copied / "locales" / "uk.ftl").unlink()
    shutil.rmtree(copied / "golden")
    first, second = shape.faults(copied)
    assert "royals has no locales/uk.ftl" in first
    assert "royals has no golden/*.ndjson" in second


def test_a_game_that_draws_half_is_noticed(copied: Path) -> None:
    (copied / "show" / "log.py").unlink()
    assert "royals has no show/log.py" in "".join(shape.faults(copied))


def test_a_test_may_be_named_after_a_part_of_the_rules_that_there_is(copied: Path) -> None:
    (copied / "tests" / "test_claim.py").touch()
    assert shape.faults(copied) == []
    (copied / "tests" / "test_trade.py").touch()
    assert len(shape.faults(copied)) == 1


def test_what_is_drawn_compiles_and_what_it_is_made_of_does_not() -> None:
    assert shape.runs("show/prompt.py") is shape.Runs.COMPILED
    assert shape.runs("show/shapes.py") is shape.Runs.NUMBERED
    assert shape.runs("show/catalogue.py") is shape.Runs.ANYHOW


def test_the_page_shows_the_shape() -> None:
    page = PAGE.read_text("utf-8")
    assert shape.START in page
    assert page == shape.renewed(page), "run: python -m regency.testing.shape"
