"""Reviews held to what they promise, measured: findings are kept, told, and gone on from."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from regency.analysis.evaluator import judge_of
from regency.arena import reviews
from regency.arena.reviews import (
    STAKE,
    Measurement,
    before,
    choice_in,
    levels_words,
    losses,
    main,
    measure,
    plant,
    planted_words,
)
from regency.bots.levels import LEVELS
from regency.core.match import Move
from regency.games import game

CASTLE = Measurement("planted", "castle-combo", deals=2, seed=1)


def test_a_planted_blunder_is_a_legal_move_that_its_seat_would_not_make() -> None:
    one = plant(game("castle-combo"), 1)
    assert one is not None
    position = before(one.match, one.step)
    step = one.match.steps[one.step]
    assert isinstance(step, Move)
    seat, played = step
    assert played in position.legal(seat)
    judge = judge_of(one.match.game, 2, seed=5)
    legal = position.legal(seat)
    wins = judge.weigh(position.state, seat, seat, legal, 64)[:, :, 0, seat].mean(axis=1)
    lost = 100 / judge.parts * (wins.max() - wins[legal.index(played)])
    assert lost > STAKE / 2, "other deals say so too, if not to the last point"


def made(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Have findings made at once: every third seed has none; return which seeds were asked for."""
    asked: list[int] = []

    def find(_: object, seed: int, deals: int) -> dict[str, Any]:
        asked.append(seed)
        return {} if seed % 3 == 0 else {"step": deals, "found": seed % 4}

    monkeypatch.setitem(reviews.MEASURES, "planted", (find, "found"))
    return asked


def test_findings_are_kept_at_once_and_gone_on_from(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    asked, file = made(monkeypatch), tmp_path / "deep" / "planted.ndjson"
    first = [len(found) for found in measure(CASTLE, 3, file)]
    assert (first, asked) == ([1, 2, 3], [1, 2, 3, 4])
    with file.open("a") as out:
        out.write('{"match": 5, "fou')  # stopped while it wrote
    again = [list(found) for found in measure(CASTLE, 5, file)][-1]
    assert asked == [1, 2, 3, 4, 5, 6, 7], "what is there is not made again"
    assert [line["match"] for line in again] == [1, 2, 4, 5, 7]
    assert len(file.read_text().splitlines()) == 1 + 7


def test_time_that_is_up_begins_nothing_more(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = made(monkeypatch)
    assert list(measure(CASTLE, 3, seconds=-1)) == []
    assert asked == []


def test_findings_of_another_measurement_are_refused(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    made(monkeypatch)
    file = tmp_path / "planted.ndjson"
    list(measure(CASTLE, 1, file))
    other = Measurement("planted", "castle-combo", deals=4, seed=1)
    with pytest.raises(ValueError, match=r"deals is 2, not 4\): name another file with --out"):
        list(measure(other, 1, file))
    header = json.loads(file.read_text().splitlines()[0])
    assert header["review"] == 2, "findings of reviews made in another way are other findings"
    file.write_text(json.dumps(header | {"review": 1}) + "\n")
    with pytest.raises(ValueError, match=r"review is 1, not 2\): name another file with --out"):
        list(measure(CASTLE, 1, file))
    file.write_text(json.dumps({"arena": 1}) + "\n")
    with pytest.raises(ValueError, match="is not a line of results"):
        list(measure(CASTLE, 1, file))


def test_the_command_says_how_far_it_is_and_what_came_out(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made(monkeypatch)
    file = str(tmp_path / "planted.ndjson")
    main(["planted", "--game", "castle-combo", "--matches", "4", "--deals", "2", "--out", file])
    said = capsys.readouterr()
    assert "4 of 4" in said.err
    assert "castle-combo: 3 of 4 planted blunders found" in said.out
    with pytest.raises(SystemExit, match="no game named 'chess'"):
        main(["planted", "--game", "chess"])


def test_words_of_findings() -> None:
    found = [{"found": 1}, {"found": 3}, {"found": 0}, {"found": 1}]
    assert planted_words(found).startswith("3 of 4 planted blunders found")
    assert planted_words(found).endswith("; 2 first of all")
    rows = [{"lost": {"page": 4.0, "squire": 1.0}}, {"lost": {"page": 2.0, "squire": 1.0}}]
    said = levels_words(rows).splitlines()
    assert said[0].startswith("2 positions")
    assert said[1].split() == [
        "page",
        "3.00",
        "±",
        "1.96",
        "2.00",
        "±",
        "1.96",
        "more",
        "than",
        "squire",
    ]
    assert said[2].split() == ["squire", "1.00", "±", "0.00"]


def test_every_level_is_asked_in_the_same_position() -> None:
    found = losses(game("kuhn"), 3, deals=8)["lost"]
    assert list(found) == ["random", "heuristic", *LEVELS]
    position = choice_in(game("kuhn"), 3)
    assert position is not None
    assert len(position.legal(position.seat_to_act())) > 1
