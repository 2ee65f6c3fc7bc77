"""The tour of the data runs from its first cell to its last, and its figures agree."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

import numpy as np
import pytest

TOUR = Path(__file__).parents[2] / "examples" / "tour.py"


def test_the_tour_runs_and_adds_up(capsys: pytest.CaptureFixture[str]) -> None:
    names = runpy.run_path(str(TOUR))
    printed = capsys.readouterr().out
    assert len(re.findall("^# %%", TOUR.read_text("utf-8"), re.MULTILINE)) >= 6
    assert len(names["matches"]) == names["MATCHES"]
    assert names["lengths"].sum() == len(names["decisions_made"])
    # Every point of the sheets is a point of the scores.
    assert names["total"] == pytest.approx(names["by_seat"].mean(axis=0))
    assert names["wins"].sum() == pytest.approx(names["MANY"])
    assert np.all(names["choices_seen"] >= 1)
    for told in ("decisions a match", "choices: mean", "wins", "mean points by source"):
        assert told in printed
