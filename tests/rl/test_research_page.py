"""docs/research.md: its generated part is fresh and its harness runs."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from regency.rl.benchmark_check import check
from regency.rl.describe import BENCHMARKS, benchmarks, described, renewed

PAGE = Path(__file__).parents[2] / "docs" / "research.md"
LONGEST_HARNESS = 35


def test_what_is_told_of_the_games_is_fresh() -> None:
    text = PAGE.read_text("utf-8")
    assert renewed(text, described()) == text, "stale: run `make docs`"


def test_the_table_of_the_benchmark_is_that_of_its_files() -> None:
    text = PAGE.read_text("utf-8")
    assert renewed(text, benchmarks(PAGE), *BENCHMARKS) == text, "stale: run `make docs`"


RESULTS = sorted((PAGE.parent / "benchmark").glob("*.xz"))


@pytest.mark.parametrize("file", RESULTS, ids=lambda file: file.stem)
def test_kept_results_of_the_benchmark_hold(file: Path) -> None:
    found = check(file)
    assert file.name.startswith(f"{found.game}-{found.seats}-{found.agent.partition(':')[0]}")


def test_the_harness_for_language_models_runs(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    (harness,) = [block for block in blocks if ">>>" not in block]
    assert len(harness.splitlines()) <= LONGEST_HARNESS
    exec(compile(harness, str(PAGE), "exec"), {"__name__": "harness"})
    assert "illegal answers: 0" in capsys.readouterr().out
    header, *lines = map(json.loads, (tmp_path / "my-model.ndjson").read_text("utf-8").splitlines())
    assert header["arena"] == 1
    assert len(lines) == 4
    assert all(json.loads(line["record"][-1])["result"]["places"] for line in lines)


def test_every_finding_has_its_test() -> None:
    """The findings S1 to S10 and nine gaps, each with a test that is there and names it."""
    rows = re.findall(
        r"^\| (S\d+|gap \d)\b.*\| `([^`:]+)(?:::(\w+))?` \|$", PAGE.read_text("utf-8"), re.M
    )
    assert [finding for finding, *_ in rows] == [
        *(f"S{number}" for number in range(1, 11)), *(f"gap {number}" for number in range(1, 10)),
    ]  # fmt: skip
    for finding, file, name in rows:
        text = (PAGE.parents[1] / file).read_text("utf-8")
        assert not name or f"def {name}(" in text, f"{finding}: no {name} in {file}"
        if finding.startswith("S"):
            assert re.search(rf"\b{finding}\b", text), f"{file} does not name {finding}"
