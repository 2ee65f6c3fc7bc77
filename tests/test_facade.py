"""`import regency` is quick, and everything for a first day is in it."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import regency


def test_every_promised_name_is_there() -> None:
    for name in regency.__all__:
        assert getattr(regency, name) is not None
    assert set(regency.__all__) <= set(dir(regency))
    assert regency.game("kuhn") is regency.games.game("kuhn")


def test_an_unknown_name_is_told() -> None:
    with pytest.raises(AttributeError, match="no attribute 'Posision'"):
        _ = regency.Posision  # type: ignore[attr-defined]  # that is what is tried


def test_importing_it_imports_nothing_heavy() -> None:
    probe = "import sys, regency\nassert not {'numpy', 'numba'} & set(sys.modules)"
    subprocess.run([sys.executable, "-c", probe], check=True)


def test_records_of_any_game_are_read_and_verified() -> None:
    position = regency.Position(regency.game("kuhn"), 2, machine="python")
    position.chance((2, 0))
    for seat, action in ((0, 1), (1, 1)):
        position.play(seat, action)
    record = regency.write_match(position.match, "python")
    (verdict,) = regency.verify(record, machine="python")
    assert verdict.scores == position.points()
    assert regency.read_matches(record.encode(), machine="python") == [position.match]
    with pytest.raises(regency.RecordError):
        regency.read_matches(record + "{", machine="python")


def test_the_first_day_needs_nothing_else() -> None:
    readme = (Path(__file__).parents[1] / "README.md").read_text("utf-8")
    examples = [line for line in readme.splitlines() if re.match(r"(>>> |\s*)(from|import) ", line)]
    ours = [line for line in examples if "regency" in line]
    assert ours
    for line in ours:
        found = re.fullmatch(r"(?:>>> )?from regency import ([\w, ]+)", line.strip())
        assert found, f"README.md goes past the façade: {line}"
        assert set(found[1].split(", ")) <= set(regency.__all__)
