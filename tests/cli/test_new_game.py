"""`regency new-game`: a folder that passes every check and appears everywhere."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from regency.cli import main
from regency.testing.shape import faults


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {
        **os.environ,
        "REGENCY_GAMES": str(folder),
        "REGENCY_CACHE": str(folder / "cache"),
    }
    command = [sys.executable, "-m", *arguments]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


def test_a_new_game_is_complete(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new-game", "old-harbour", "--into", str(tmp_path)]) == 0
    assert "REGENCY_GAMES" in capsys.readouterr().out
    folder = tmp_path / "old_harbour"
    assert faults(folder) == []
    assert "kuhn" not in (folder / "rules" / "turn.py").read_text("utf-8")
    assert "OH-3" in (folder / "show" / "shapes.py").read_text("utf-8")
    listed = run(tmp_path, "regency", "games")
    assert "old-harbour: 2 seats" in listed.stdout
    recorded = run(tmp_path, "regency", "record", "old-harbour", "--seats", "2")
    assert '"game": "old-harbour"' in recorded.stdout
    config = Path(__file__).parents[2] / "pyproject.toml"
    tested = run(tmp_path, "pytest", "-q", "-p", "no:cacheprovider", "-c", str(config), str(folder))
    assert tested.returncode == 0, tested.stdout[-3000:]
    assert " passed" in tested.stdout


def test_nothing_is_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "harbour").mkdir()
    assert main(["new-game", "harbour", "--into", str(tmp_path)]) == 2
    assert "exists already" in capsys.readouterr().err
    assert list((tmp_path / "harbour").iterdir()) == []
