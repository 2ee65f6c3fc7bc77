"""One command makes every table about a network, and does nothing twice."""

from __future__ import annotations

from pathlib import Path

import pytest

from regency.games import game

torch = pytest.importorskip("torch", reason="torch is not installed: pip install regency[train]")

from regency.training import judge, tables  # noqa: E402 - after the skip
from regency.training.settings import read_settings  # noqa: E402
from regency.training.sitting import Sitting  # noqa: E402

KUHN = game("kuhn")
SMALL = {
    "matches": 256, "steps": 8, "minibatch": 512, "width": 16, "look_matches": 0,
    "final_matches": 0,
}  # fmt: skip
#: What is done of each step, by what it leaves.
LEFT = ("judged.ndjson", "calibration.ndjson", "exploit/curve.ndjson", "tables.md")


def test_every_table_by_one_command_and_nothing_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    made = Sitting(KUHN, read_settings(KUHN, changes=SMALL), "cpu", tmp_path, lambda line: None)
    made.run(minutes=0, updates=2)
    monkeypatch.setattr(tables, "weights_path", lambda game: tmp_path / "weights.npz")
    monkeypatch.setattr(tables, "DUELS", (("heuristic", "random"),))
    monkeypatch.setattr(tables, "ALONE", ("heuristic", "random"))
    words = ["--game", "kuhn", "--all", str(tmp_path / "all"), "--device", "cpu"]
    words += ["--matches", "200", "--duels", "6", "--exploiter", "0.05", "--minutes", "5"]
    words += ["--against", str(tmp_path / "weights.npz")]
    assert judge.main(words) == 0
    folder = tmp_path / "all" / "kuhn"
    told = (folder / "tables.md").read_text("utf-8")
    for row in ("| heuristics | 2 |", "| its past (", "| random, as heuristic | 2 |", "student"):
        assert row in told
    assert "| 6 |" in told
    assert "→" in told
    before = {name: (folder / name).read_bytes() for name in LEFT}
    assert judge.main(words) == 0
    assert {name: (folder / name).read_bytes() for name in LEFT} == before
    with (folder / "judged.ndjson").open("a") as out:
        out.write('{"results": [')  # killed while it wrote
    (folder / "calibration.ndjson").unlink()
    assert judge.main(words) == 0
    assert (folder / "judged.ndjson").read_bytes() == before["judged.ndjson"]
    assert (folder / "calibration.ndjson").is_file()


def test_a_file_or_all_is_to_be_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert judge.main(["--game", "kuhn", "--device", "cpu"]) == 2
    assert "--all DIR" in capsys.readouterr().err
