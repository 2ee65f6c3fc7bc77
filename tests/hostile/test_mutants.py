"""What `make mutants` takes away is there, and no finding of an attack is left out."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from tests.hostile.mutants import Mutant, mutants

ROOT = Path(__file__).parents[2]
ALL = mutants()


@pytest.mark.parametrize("mutant", ALL, ids=[f"{n}-{one.finding}" for n, one in enumerate(ALL)])
def test_what_is_taken_away_is_there_once(mutant: Mutant) -> None:
    whole = (ROOT / mutant.file).read_text("utf-8")
    assert whole.count(mutant.before) == 1, mutant.told()
    assert mutant.after != mutant.before
    if mutant.file.endswith(".py"):
        ast.parse(whole.replace(mutant.before, mutant.after))


@pytest.mark.parametrize("mutant", ALL, ids=[f"{n}-{one.finding}" for n, one in enumerate(ALL)])
def test_the_tests_that_shall_notice_are_there_and_name_the_finding(mutant: Mutant) -> None:
    assert mutant.tests
    for named in mutant.tests:
        file, _, test = named.partition("::")
        text = (ROOT / file).read_text("utf-8")
        assert not test or f"def {test}(" in text, named
    files = {test.partition("::")[0] for test in mutant.tests}
    texts = [(ROOT / file).read_text("utf-8") for file in files]
    assert any(f'"{mutant.finding}"' in text for text in texts), mutant.told()


def test_no_finding_of_an_attack_is_without_a_mutant() -> None:
    page = (ROOT / "docs" / "security.md").read_text("utf-8")
    listed = set(re.findall(r"^\| ([TGN]\d+) \|", page, re.MULTILINE))
    assert len(listed) >= 35
    assert sorted(listed - {one.finding for one in ALL}) == []
