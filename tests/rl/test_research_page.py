"""docs/research.md: its generated part is fresh and its harness runs."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from regency.rl.describe import described, renewed

PAGE = Path(__file__).parents[2] / "docs" / "research.md"
LONGEST_HARNESS = 35


def test_what_is_told_of_the_games_is_fresh() -> None:
    text = PAGE.read_text("utf-8")
    assert renewed(text, described()) == text, "stale: run `make docs`"


def test_the_harness_for_language_models_runs(capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    (harness,) = [block for block in blocks if ">>>" not in block]
    assert len(harness.splitlines()) <= LONGEST_HARNESS
    exec(compile(harness, str(PAGE), "exec"), {"__name__": "harness"})
    printed = capsys.readouterr().out.splitlines()
    assert json.loads(printed[-2])["result"]["places"]
