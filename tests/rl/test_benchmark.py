"""The benchmark: its protocol is held by `regency verify`, and a forged file is found out."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from regency.cli import main
from regency.rl import benchmark
from regency.rl.benchmark import BadResults, Benchmark, check, held_out_deal

SMALL = Benchmark("kuhn", 2, "heuristic", deals=2)


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("benchmark") / "kuhn.ndjson"
    for _ in benchmark.play(SMALL, file):
        pass
    return file


def forged(results: Path, tmp_path: Path, number: int, **changes: Any) -> Path:
    lines = [json.loads(line) for line in results.read_text("utf-8").splitlines()]
    lines[number] |= changes
    file = tmp_path / "forged.ndjson"
    file.write_text("".join(json.dumps(line) + "\n" for line in lines), "utf-8")
    return file


def test_deals_are_held_out_and_seats_go_round() -> None:
    assert all(held_out_deal(number) < 0 for number in range(100))
    assert len({held_out_deal(number) for number in range(100)}) == 100
    pairings = [SMALL.pairing(match) for match in range(SMALL.total)]
    for opponent in benchmark.POOL:
        own = [p for p in pairings if set(p.bots) <= {opponent, "heuristic"}]
        assert {p.deal for p in own} == {held_out_deal(0), held_out_deal(1)}
    assert pairings[0].bots == ("heuristic", "random")
    assert pairings[1].bots == ("random", "heuristic")


def test_a_results_file_holds_and_is_taken_up_again(results: Path, tmp_path: Path) -> None:
    assert check(results) == SMALL
    assert main(["verify", str(results)]) == 0
    whole = results.read_text("utf-8").splitlines(keepends=True)
    part = tmp_path / "part.ndjson"
    part.write_text("".join(whole[:5]), "utf-8")
    with pytest.raises(BadResults, match="unfinished"):
        check(part)
    assert len(list(benchmark.play(SMALL, part))) == SMALL.total - 4
    assert check(part) == SMALL
    with pytest.raises(BadResults, match="another benchmark"):
        list(benchmark.play(Benchmark("kuhn", 2, "random", deals=2), part))


@pytest.mark.parametrize(
    ("number", "changes", "message"),
    [
        (0, {"pool": ["random"]}, "the pool is random, heuristic"),
        (0, {"benchmark": 7}, "protocol 7"),
        (1, {"scores": [9, -9]}, "2: match 0 ends with"),
        (2, {"deal": 5}, "3: match 1 has the deal"),
        (3, {"bots": ["random", "random"]}, "4: match 2 has the deal"),
        (4, {"match": 1}, "5: match 1 is not of this benchmark, or was there before"),
    ],
)
def test_a_forged_file_is_found_out(
    results: Path, tmp_path: Path, number: int, changes: dict[str, Any], message: str
) -> None:
    with pytest.raises(BadResults, match=message):
        check(forged(results, tmp_path, number, **changes))


def test_another_deal_under_the_same_seed_is_found_out(results: Path, tmp_path: Path) -> None:
    lines = [json.loads(line) for line in results.read_text("utf-8").splitlines()[1:]]
    deals = {json.dumps(json.loads(line["record"][0])["deal"]): line for line in lines}
    assert len(deals) > 1
    mine = json.dumps(json.loads(lines[0]["record"][0])["deal"])
    other = next(line for deal, line in deals.items() if deal != mine)
    changes = {"record": other["record"], "scores": other["scores"]}
    with pytest.raises(BadResults, match="deal is not that of its seed"):
        check(forged(results, tmp_path, 1, **changes))


def test_a_table_is_made_from_files(results: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["benchmark", "--table", str(results)]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0].startswith("| agent | game | seats | random |")
    assert told[2].startswith("| `heuristic` | kuhn | 2 | ")


def test_wrong_arguments_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["benchmark", "nobody", "--game", "kuhn"]) == 2
    assert "no bot named 'nobody'" in capsys.readouterr().err
    assert main(["benchmark"]) == 2
    assert "name an agent and a game" in capsys.readouterr().err
