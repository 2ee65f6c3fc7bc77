"""Every defect that was ever found by attacking the product has a test that names it."""

from __future__ import annotations

import re
from pathlib import Path

HERE = Path(__file__).parent
NAMED = re.compile(r"finding\(([^)]*)\)")


def named() -> set[str]:
    """Return the numbers of all findings that tests name."""
    found = set()
    for file in HERE.glob("test_*.py"):
        for marks in NAMED.findall(file.read_text("utf-8")):
            found.update(re.findall(r'"([A-Z]+[0-9]+)"', marks))
    return found


def test_findings_are_found() -> None:
    assert NAMED.search('@pytest.mark.finding("T1", "T2")')
