"""`regency bench cluster`: what it tells, and scaling on a small scale; no figure is judged."""

from __future__ import annotations

import random
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

from regency.bench import cores
from regency.bench.cluster import KINDS
from regency.bench.cluster_people import FIRST_WAIT, LONGEST_WAIT, wait_before
from regency.bench.cluster_report import MARKS, Fault, Found, Second, picture, summary, write
from regency.cli import main


@pytest.fixture
def found() -> Found:
    """Return what a run of forty seconds may have found."""
    faults = [Fault(kind, "n1", 5.5 + 4 * n, 10) for n, kind in enumerate(sorted(set(KINDS)))]
    for fault in faults:
        if fault.kind in ("kill", "freeze"):
            fault.taken, fault.pauses = 0.75, [1.25, 0.5]
            fault.bystanders = 5 if fault.kind == "freeze" else 0
        elif fault.kind == "drain":
            fault.ended = 2.0
    empty = Fault("kill", "n2", 35.5, 0, taken=0.001)
    still = {5, 6, 10, 11, 12}
    course = [
        Second(float(second), 0 if second in still else 70 + second, 1.5) for second in range(1, 41)
    ]
    return Found(
        tables=300,
        faults=[*faults, empty],
        moves=2_300,
        acknowledged=2_300,
        sent_again=7,
        refusals=Counter({"unavailable": 3}),
        redirected=40,
        went_back=0,
        records=50,
        haproxy=0.23,
        course=course,
    )


def test_words_tell_the_goals(found: Found) -> None:
    told = summary(found)
    assert "2,300 moves acknowledged, none lost, none doubled; 2,300 kept; 50 records" in told
    assert "kill 2" in told
    assert "sent again: 7; refused: unavailable 3" in told
    assert "frames of fenced nodes: 0 to 5 who listened; states that went back: 0" in told
    assert "seconds without a move: 5, at most 3 on end" in told
    # A node that had no tables says nothing of how soon tables go on.
    assert "take-over of nodes with tables: 2, p50 0.75, p95 0.75, most 0.75" in told
    assert "without a word: 4, p50 1.25" in told
    assert "draining a node: 1, p50 2.00" in told
    assert "HAProxy: 100 µs of processor time a move" in told


def test_the_picture_shows_every_fault_in_its_colour(found: Found) -> None:
    drawn = picture(found)
    ElementTree.fromstring(drawn)
    assert MARKS.keys() == set(KINDS)
    assert len({colour for colour, _ in MARKS.values()}) == len(MARKS)
    for colour, name in MARKS.values():
        assert f'stroke="{colour}"' in drawn
        assert name in drawn


def test_words_and_picture_are_kept(found: Found, tmp_path: Path) -> None:
    write(found, tmp_path / "new")
    assert (tmp_path / "new" / "summary.txt").read_text("utf-8") == summary(found) + "\n"
    assert (tmp_path / "new" / "cluster.svg").read_text("utf-8") == picture(found)


def test_people_come_back_as_pages_do() -> None:
    """Else a few hundred who ask twenty times a second are the storm."""
    page = (Path(__file__).parents[2] / "web" / "src" / "net" / "patience.ts").read_text("utf-8")
    first, longest = re.findall(r"^const (?:FIRST|LONGEST)_WAIT = (\d+);", page, re.MULTILINE)
    assert [float(first), float(longest)] == [1000 * FIRST_WAIT, 1000 * LONGEST_WAIT]
    assert "* (0.75 + Math.random() / 2)" in page
    rng = random.Random(1)
    for attempt, middle in enumerate((0.25, 0.5, 1.0, 1.6, 1.6)):
        waits = [wait_before(attempt, rng) for _ in range(100)]
        assert 0.75 * middle <= min(waits) < middle < max(waits) <= 1.25 * middle


def test_two_nodes_are_measured_beside_one(capsys: pytest.CaptureFixture[str]) -> None:
    few = ["--seats", "2", "--tables", "2", "--seconds", "2", "--warm-up", "0.5"]
    assert main(["bench", "cluster", "kuhn", "--scaling", *few]) == 0
    told = capsys.readouterr().out
    for name in ("one node", "two nodes"):
        row = re.search(
            rf"^{name} +([\d,]+) moves/s; nodes ([\d,]+) µs a move \([\d.]+ cores\), "
            rf"PostgreSQL ([\d,]+) µs .*, clients ([\d,]+) µs .*; 0 refused$",
            told,
            re.MULTILINE,
        )
        assert row is not None, told
        assert all(int(figure.replace(",", "")) > 0 for figure in row.groups())
    assert re.search(r"two nodes make \d+\.\d\d × the moves of one", told)


@pytest.fixture
def idler() -> Iterator[int]:
    command = [sys.executable, "-c", "import sys; sys.stdin.read()"]
    with subprocess.Popen(command, stdin=subprocess.PIPE) as process:
        yield process.pid
        process.kill()


def test_a_process_is_held_to_a_part_of_a_core(idler: int) -> None:
    where = Path(f"/proc/{idler}/cgroup")
    before = where.read_text("ascii")
    try:
        with cores.held_to(0.25, idler):
            assert f"regency-{idler}" in where.read_text("ascii")
    except cores.NotHeld as reason:
        pytest.skip(str(reason))
    assert where.read_text("ascii") == before
    assert not list(cores.GROUPS.rglob(f"regency-{idler}"))


def test_where_nothing_can_be_held_it_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, idler: int
) -> None:
    monkeypatch.setattr(cores, "GROUPS", tmp_path / "nowhere")
    with pytest.raises(cores.NotHeld, match="no control groups"), cores.held_to(0.5, idler):
        pass
