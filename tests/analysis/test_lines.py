"""A review as lines: written, checked, refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.analysis.matches import finished

from regency.analysis import Effort, review
from regency.analysis.evaluator import Playouts
from regency.analysis.lines import ReviewError, is_review, read_review, write_review
from regency.analysis.reasons import reason
from regency.cli.main import main
from regency.core.match import Move, Position
from regency.core.notation import write_match


def written() -> str:
    """Return the review of a match of Kuhn poker as lines."""
    return write_review(review(finished("kuhn"), Effort(4, 4)))


def test_a_review_is_checked_without_its_match() -> None:
    data = written().encode()
    assert is_review(data)
    assert read_review(data).header["game"] == "kuhn"


def test_a_ledger_that_does_not_add_up_is_refused() -> None:
    lines = [json.loads(line) for line in written().splitlines()]
    step = next(line for line in lines if "step" in line)
    step["luck"]["win"][0] += 1
    with pytest.raises(ReviewError, match="do not give the result"):
        read_review("\n".join(map(json.dumps, lines)).encode())


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ('{"start": {"win": [0.5, 1], "points": [0, 0]}}', "2: no line of a review"),
        ('{"start": {"win": [1], "points": [0]}}', "2: no line of a review"),
        ("not JSON", "2: no line of a review"),
        ("{}", "2: no line of a review"),
        ('{"start": {"win": [0, 0], "points": [0, 0]}}', "one is missing"),
    ],
)
def test_other_lines_are_refused(line: str, words: str) -> None:
    header = written().splitlines()[0]
    with pytest.raises(ReviewError, match=words):
        read_review(f"{header}\n{line}\n".encode())


@pytest.mark.parametrize("start", ["", '{"review": ', "header"])
def test_a_line_that_is_too_deep_to_be_read_is_refused(
    start: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A file of brackets alone: a clear message, in the terminal too."""
    header = written().splitlines()[0] + "\n"
    file = tmp_path / "deep.ndjson"
    file.write_text((header if start == "header" else start) + "[" * 200_000, "utf-8")
    assert main(["verify", str(file)]) == 1
    said = capsys.readouterr().err
    assert "no line of a review" in said or "nested too deeply" in said


@pytest.mark.parametrize(
    "change",
    [
        {"low": 90.0, "percent": -50.0, "high": -90.0},
        {"low": 10.0, "percent": 5.0, "high": 20.0},
        {"low": 1.0, "percent": 5.0, "high": 4.0},
        {"percent": 500.0, "high": 500.0},
        {"percent": -500.0, "low": -500.0},
        {"high": 101.0},
        {"chance": 101.0},
        {"chance": -1.0},
        {"points": float("nan")},
    ],
)
def test_figures_that_cannot_be_are_refused(change: dict[str, float]) -> None:
    lines = [json.loads(line) for line in written().splitlines()]
    decision = next(line for line in lines if "decision" in line)
    decision["eyes"] |= change
    del decision["eyes"]["verdict"]
    with pytest.raises(ReviewError, match=f"^{1 + lines.index(decision)}: no line of a review"):
        read_review("\n".join(map(json.dumps, lines)).encode())


def test_a_decision_is_told_once() -> None:
    lines = written().splitlines()
    twice = next(line for line in lines if line.startswith('{"decision"'))
    with pytest.raises(ReviewError, match="told twice"):
        read_review("\n".join([*lines, twice]).encode())


def test_reviews_made_in_another_way_are_not_read() -> None:
    header, *lines = written().splitlines()
    older = json.dumps(json.loads(header) | {"review": 1})
    with pytest.raises(ReviewError, match="1: only reviews of version 2 can be read: review the"):
        read_review("\n".join([older, *lines]).encode())


def test_reviews_of_several_matches_are_one_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """What `regency review --json` writes `regency verify` reads, whatever the record holds."""
    record, kept = tmp_path / "matches.ndjson", tmp_path / "reviews.ndjson"
    record.write_text("".join(write_match(finished("kuhn", seed=seed)) for seed in (3, 4)), "utf-8")
    assert main(["review", str(record), "--json", "--budget", "0.1"]) == 0
    kept.write_text(capsys.readouterr().out, "utf-8")
    assert main(["verify", str(kept)]) == 0
    assert capsys.readouterr().out == "review: kuhn: adds up\n" * 2
    lines = [json.loads(line) for line in kept.read_text("utf-8").splitlines()]
    last = lines[-1]["result"]["win"]
    last[0] += 1
    kept.write_text("\n".join(map(json.dumps, lines)), "utf-8")
    assert main(["verify", str(kept)]) == 1
    said = capsys.readouterr()
    assert said.out == "review: kuhn: adds up\n"
    assert said.err.startswith(f"{kept}:{len(lines)}: start, luck and choices do not")


def test_the_commands(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = tmp_path / "match.ndjson"
    record.write_text(write_match(finished("kuhn")), "utf-8")
    assert main(["review", str(record), "--json"]) == 0
    kept = tmp_path / "review.ndjson"
    kept.write_text(capsys.readouterr().out, "utf-8")
    assert main(["verify", str(kept)]) == 0
    assert capsys.readouterr().out == "review: kuhn: adds up\n"
    assert main(["review", str(record), "--seat", "1", "--budget", "0.1", "--lang", "fr"]) == 0
    said = capsys.readouterr().out
    assert "chances de gagner" in said
    assert "Points\N{NO-BREAK SPACE}: " in said
    position = Position(finished("kuhn").game, 2)
    for step in finished("kuhn").steps:
        position.take(step)
    assert f"{position.points()[0]} à la fin." in said, "what the seat has won"
    assert main(["review", str(record), "--seat", "3"]) == 2
    assert "from 1 to 2" in capsys.readouterr().err
    assert main(["review", str(tmp_path / "none")]) == 1
    assert "cannot be read" in capsys.readouterr().err
    unfinished = record.read_text("utf-8").splitlines()[:2]
    record.write_text("\n".join(unfinished) + "\n", "utf-8")
    assert main(["review", str(record)]) == 2
    assert "not over" in capsys.readouterr().err


def test_a_reason_names_where_the_points_come_from() -> None:
    """The last placement decides by itself which scrolls count: the reason is one of its cards."""
    match = finished("castle-combo", seed=11)
    judge = Playouts(match.game, 2)
    for step in reversed(range(len(match.steps))):
        one = match.steps[step]
        position = Position(match.game, 2)
        for before in match.steps[:step]:
            position.take(before)
        if not isinstance(one, Move) or len(position.legal(one.seat)) < 2:
            continue
        results = judge.weigh(position.state, one.seat, one.seat, position.legal(one.seat), 8)
        means = results[:, :, 1, one.seat].mean(axis=1)
        if means.max() - means.min() >= 2:
            legal = position.legal(one.seat)
            best, worst = legal[int(means.argmax())], legal[int(means.argmin())]
            why = reason(judge, position.state, one.seat, one.seat, best, worst, 8)
            assert why is not None
            assert why.points >= 0.5
            assert why.source.key
            return
    raise AssertionError("no decision of this match changes points")
