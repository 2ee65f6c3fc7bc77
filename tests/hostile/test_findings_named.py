"""Every defect that was ever found by attacking the product has a test that names it."""

from __future__ import annotations

import re
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
NAMED = re.compile(r"^(?:@|pytestmark = )pytest\.mark\.finding\(([^)]*)\)", re.MULTILINE)
#: A row of the table in docs/security.md: the number, what was wrong, the tests.
ROW = re.compile(r"^\| ([A-Z]+\d+) \| (.+?) \| (.*) \|$", re.MULTILINE)
LINK = re.compile(r"\]\(\.\./(tests/[^)]+)\)")


def named_in(file: Path) -> set[str]:
    """Return the numbers of the findings that a file's tests name."""
    marks = NAMED.findall(file.read_text("utf-8"))
    return {number for mark in marks for number in re.findall(r'"([A-Z]+[0-9]+)"', mark)}


def named() -> dict[str, set[str]]:
    """Return, by number, the files whose tests name a finding."""
    found: dict[str, set[str]] = {}
    for file in (ROOT / "tests").rglob("test_*.py"):
        for number in named_in(file):
            found.setdefault(number, set()).add(file.relative_to(ROOT).as_posix())
    return found


def listed() -> dict[str, set[str]]:
    """Return, by number, the files that the docs say keep a finding away."""
    page = (ROOT / "docs" / "security.md").read_text("utf-8")
    return {number: set(LINK.findall(tests)) for number, _, tests in ROW.findall(page)}


def of_the_boards() -> set[str]:
    """Return the findings of a newcomer's match that docs/web.md tells of."""
    page = (ROOT / "docs" / "web.md").read_text("utf-8")
    return set(re.findall(r"\b[CFR]\d+\b", page))


def test_every_finding_of_the_docs_has_a_test_that_names_it() -> None:
    assert {f"T{number}" for number in range(1, 31)} <= set(listed())
    assert {f"G{number}" for number in range(1, 12)} <= set(listed())
    assert sorted(set(listed()) - set(named())) == []


def test_every_finding_that_a_test_names_is_in_the_docs() -> None:
    assert sorted(set(named()) - set(listed()) - of_the_boards()) == []


def test_the_docs_link_to_tests_that_name_the_finding() -> None:
    for number, files in listed().items():
        assert files, f"{number} has no link to a test"
        for file in files:
            assert number in named_in(ROOT / file), f"{file} does not name {number}"
