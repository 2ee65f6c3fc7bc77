"""What docs/analysis.md says must hold: its tests are there, its commands are understood."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from regency.arena import reviews
from regency.cli.parser import parser

ROOT = Path(__file__).parents[2]
#: A row of the table: the number, what must hold, its tests, the command that measures it.
ROW = re.compile(r"^\| (H\d+) \| (.+?) \| (.*?) \| (.*?) ?\|$", re.MULTILINE)
PROMISES = {
    number: (tests, command)
    for number, _, tests, command in ROW.findall(
        (ROOT / "docs" / "analysis.md").read_text("utf-8").partition("## What must hold")[2]
    )
}
#: What only many matches can show.
MEASURED = {"H2", "H4", "H5"}


def test_no_promise_is_missing() -> None:
    assert list(PROMISES) == [f"H{number}" for number in range(1, 7)]
    assert {number for number, (_, command) in PROMISES.items() if command} >= MEASURED


@pytest.mark.parametrize("number", PROMISES)
def test_its_tests_are_there(number: str) -> None:
    named = re.findall(r"`(tests/[\w/]+\.py)::(\w+)`", PROMISES[number][0])
    assert named, f"{number} has no test"
    assert PROMISES[number][0].count("`") == 2 * len(named), f"{number}: write `file::test`"
    for file, name in named:
        text = (ROOT / file).read_text("utf-8")
        assert f"\ndef {name}(" in text, f"{file} has no {name}"


@pytest.mark.parametrize("number", [number for number, row in PROMISES.items() if row[1]])
def test_its_command_is_understood(number: str) -> None:
    program, *given = shlex.split(PROMISES[number][1].strip("`"))
    if program == "python":
        assert given[:2] == ["-m", "regency.arena.reviews"]
        reviews.parser().parse_args(given[2:])
    else:
        assert program == "regency"
        parser().parse_args(given)
