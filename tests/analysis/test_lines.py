"""A review as lines: written, checked, refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.analysis.matches import finished

from regency.analysis import Effort, review
from regency.analysis.evaluator import Playouts
from regency.analysis.lines import ReviewError, check_review, is_review, write_review
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
    assert check_review(data) == "kuhn"


def test_a_ledger_that_does_not_add_up_is_refused() -> None:
    lines = [json.loads(line) for line in written().splitlines()]
    step = next(line for line in lines if "step" in line)
    step["luck"]["win"][0] += 1
    with pytest.raises(ReviewError, match="do not give the result"):
        check_review("\n".join(map(json.dumps, lines)).encode())


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
        check_review(f"{header}\n{line}\n".encode())


def test_the_commands(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = tmp_path / "match.ndjson"
    record.write_text(write_match(finished("kuhn")), "utf-8")
    assert main(["review", str(record), "--json"]) == 0
    kept = tmp_path / "review.ndjson"
    kept.write_text(capsys.readouterr().out, "utf-8")
    assert main(["verify", str(kept)]) == 0
    assert capsys.readouterr().out == "review: kuhn: adds up\n"
    assert main(["review", str(record), "--seat", "1", "--budget", "0.1", "--lang", "fr"]) == 0
    assert "chances de gagner" in capsys.readouterr().out
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
