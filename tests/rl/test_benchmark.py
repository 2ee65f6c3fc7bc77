"""The benchmark: its protocol is held by `regency verify`, and a forged file is found out."""

from __future__ import annotations

import json
import lzma
import re
from pathlib import Path
from typing import Any

import pytest

from regency.arena import Pairing
from regency.bots import make_bot
from regency.cli import main
from regency.core.match import Move, Position
from regency.core.notation import write_match
from regency.games import game as find_game
from regency.rl import benchmark, benchmark_check
from regency.rl.benchmark import BadResults, Benchmark, header_of, held_out_deal, match_of, read
from regency.rl.benchmark_check import check, check_again
from regency.rl.benchmark_table import figures, summary
from regency.rl.model_matches import play_match

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
        (1, {"scores": [9, -9]}, "2: match 0 ends with scores"),
        (1, {"places": [1, 1]}, "2: match 0 ends with places"),
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


GONE = object()


@pytest.mark.parametrize(
    ("number", "name", "value", "message"),
    [
        (0, "game", GONE, "1: game is missing"),
        (0, "game", 5, "1: game must be a name, not 5"),
        (0, "game", "chess", "1: no game named 'chess'"),
        (0, "seats", 3, "1: kuhn is played by 2 seats, not 3"),
        (0, "seats", True, "1: seats must be a whole number from 1, not true"),
        (0, "deals", 0, "1: deals must be a whole number from 1, not 0"),
        (0, "deals", "20", "1: deals must be a whole number from 1"),
        (0, "pool", 7, "1: pool must be a list of names, not 7"),
        (0, "pool", [["random"]], "1: pool must be a list of names"),
        (0, "pool", "random", "1: pool must be a list of names"),
        (0, "prompt_budget", None, "1: prompt_budget must be a whole number"),
        (0, "environment", GONE, "1: environment is missing"),
        (0, "weights", GONE, "1: weights is missing"),
        (2, "match", "1", "3 has no number of a match: '1'"),
        (2, "match", -1, "3: match -1 is not of this benchmark"),
        (2, "deal", GONE, "3: match 1: deal is missing"),
        (2, "bots", ["heuristic"], "3: match 1: bots must be a list of names, one a seat"),
        (2, "bots", [1, 2], "3: match 1: bots must be a list of names"),
        (2, "scores", GONE, "3: match 1: scores is missing"),
        (2, "scores", "1-1", "3: match 1: scores must be a list of whole numbers"),
        (2, "places", [1, None], "3: match 1: places must be a list of whole numbers"),
        (2, "illegal", {}, "3: match 1: illegal must be"),
        (2, "seconds", ["1", 2], "3: match 1: seconds must be a list of numbers"),
        (2, "seconds", [float("nan"), 2], "3: match 1: seconds must be a list of numbers"),
        (2, "record", GONE, "3: match 1: record is missing"),
        (2, "record", [5], "3: match 1: record must be a list of lines"),
        (2, "record", [], "3: match 1: "),
        (2, "record", ["\ud800"], "3: match 1: .*surrogates not allowed"),
        (2, "luck", GONE, "3: match 1: luck is missing"),
        (2, "luck", {"playouts": [0.5]}, "3: match 1: luck must be lists of numbers"),
        (2, "luck", {"stars": [0.5, -0.5]}, "3: match 1: luck is measured by stars"),
    ],
)
def test_a_malformed_file_is_refused_in_words(
    results: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], number: int, name: str,
    value: Any, message: str,
) -> None:  # fmt: skip
    lines = [json.loads(line) for line in results.read_text("utf-8").splitlines()]
    lines[number] |= {name: value}
    if value is GONE:
        del lines[number][name]
    file = tmp_path / "malformed.ndjson"
    file.write_text("".join(json.dumps(line) + "\n" for line in lines), "utf-8")
    with pytest.raises(ValueError, match=message):
        check(file)
    assert main(["verify", str(file)]) == 1
    assert main(["benchmark", "--check", str(file)]) == 2
    said = capsys.readouterr()
    assert len(said.err.splitlines()) == 2
    assert "hold" not in said.out


def test_a_record_is_of_one_match_of_its_game(results: Path, tmp_path: Path) -> None:
    position = Position(find_game("castle-combo"), 2, seed=1)
    position.settle_chance()
    other = write_match(position.match).splitlines()
    for record, message in (
        (other, "its record is of castle-combo with 2 seats"),
        (read(results)[1]["record"] * 2, "its record is of 2 matches"),
    ):
        with pytest.raises(BadResults, match=f"3: match 1: {message}"):
            check(forged(results, tmp_path, 2, record=record))


def test_a_file_without_a_match_does_not_hold(tmp_path: Path) -> None:
    for deals, message in ((0, "deals must be a whole number from 1"), (2, "0 of 24 matches")):
        header = SMALL.header() | {"deals": deals}
        file = tmp_path / "nothing.ndjson"
        file.write_text(json.dumps(header) + "\n", "utf-8")
        with pytest.raises(BadResults, match=message):
            check(file)


def test_what_cannot_be_read_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    empty, cut = tmp_path / "empty.ndjson", tmp_path / "cut.ndjson.xz"
    empty.touch()
    cut.write_bytes(lzma.compress(b'{"benchmark": 2}\n')[:-8])
    for file, message in (
        (tmp_path / "none", "No such file"), (tmp_path, "Is a directory"),
        (empty, "holds no results"), (cut, "is no whole xz file"),
    ):  # fmt: skip
        for option in ("--check", "--table"):
            assert main(["benchmark", option, str(file)]) == 2
            assert message in capsys.readouterr().err
    assert main(["verify", str(cut)]) == 1
    assert "is no whole xz file" in capsys.readouterr().err


def test_verifying_leaves_a_file_as_it_is(results: Path, tmp_path: Path) -> None:
    """Packed without its last end of line it lost a match, and was overwritten unpacked."""
    packed = tmp_path / "kuhn.ndjson.xz"
    packed.write_bytes(lzma.compress(results.read_bytes().rstrip()))
    before = packed.read_bytes()
    assert main(["verify", str(packed)]) == 0
    assert main(["benchmark", "--table", str(packed)]) == 0
    assert packed.read_bytes() == before
    with pytest.raises(ValueError, match="is packed and takes no more"):
        list(benchmark.play(SMALL, packed))


def test_another_deal_under_the_same_seed_is_found_out(results: Path, tmp_path: Path) -> None:
    lines = [json.loads(line) for line in results.read_text("utf-8").splitlines()[1:]]
    deals = {json.dumps(json.loads(line["record"][0])["deal"]): line for line in lines}
    assert len(deals) > 1
    mine = json.dumps(json.loads(lines[0]["record"][0])["deal"])
    other = next(line for deal, line in deals.items() if deal != mine)
    changes = {"record": other["record"], "scores": other["scores"]}
    with pytest.raises(BadResults, match="what fell to chance is not what its seed deals"):
        check(forged(results, tmp_path, 1, **changes))


def test_the_pool_plays_again_what_it_played(results: Path) -> None:
    assert list(check_again(results)) == list(range(1, SMALL.total + 1))
    assert main(["benchmark", "--check", str(results)]) == 0


def test_an_opponent_that_somebody_else_played_is_found_out(results: Path, tmp_path: Path) -> None:
    """The record is whole and legal, so only playing again can tell."""
    lines = [json.loads(line) for line in results.read_text("utf-8").splitlines()[1:]]
    knight = next(line for line in lines if "knight:counts=1" in line["bots"])
    number = knight["match"] + 1
    bots = [bot if bot == "heuristic" else "random" for bot in knight["bots"]]
    seat = bots.index("random")
    for other in range(100):  # until chance plays otherwise than the knight in the same position
        line = play_match(SMALL.tournament(), Pairing(other, knight["deal"], tuple(bots)), {})
        steps = zip(match_of(line).steps, match_of(knight).steps, strict=False)
        first = next((ours for ours, theirs in steps if ours != theirs), None)
        if isinstance(first, Move) and first.seat == seat:
            break
    told = {name: line[name] for name in ("record", "scores", "places")}
    file = forged(results, tmp_path, number, **told)
    assert check(file) == SMALL
    with pytest.raises(BadResults, match=f"match {number - 1}, move .*knight:counts=1 chooses"):
        list(check_again(file))


def test_luck_that_was_written_down_otherwise_is_found_out(results: Path, tmp_path: Path) -> None:
    file = forged(results, tmp_path, 1, luck={"playouts": [0.5, -0.5]})
    with pytest.raises(BadResults, match="2: match 0: luck brought something else"):
        list(check_again(file))


def test_a_file_of_another_network_is_not_gone_on_with(results: Path, tmp_path: Path) -> None:
    file = forged(results, tmp_path, 0, weights="f00d")
    for ask in (lambda: list(benchmark.play(SMALL, file)), lambda: list(check_again(file))):
        with pytest.raises(BadResults, match="another network in regency"):
            ask()


def test_the_pool_thinks_by_counts_alone() -> None:
    """No opponent has a limit of time: a slow computer plays the very same matches."""
    for spec in benchmark.POOL:
        bot: Any = make_bot(spec, find_game("kuhn"), 1)
        search = getattr(bot, "_search", None)
        assert (search is None) == (":" not in spec)
        if search is not None:
            assert search._budget.milliseconds is None
            assert search._budget.iterations > 0
    with pytest.raises(ValueError, match="sovereign thinks by the clock"):
        make_bot("sovereign:counts=1", find_game("kuhn"), 1)


def test_a_packed_file_says_the_same(results: Path, tmp_path: Path) -> None:
    packed = tmp_path / "kuhn.ndjson.xz"
    packed.write_bytes(lzma.compress(results.read_bytes()))
    assert check(packed) == SMALL
    assert figures(packed) == figures(results)
    assert main(["verify", str(packed)]) == 0


def test_wins_without_luck_are_told() -> None:
    """Luck has the mean zero: what it brought is taken off, and the share is still a share."""
    lines = []
    for match in range(SMALL.deals * SMALL.seats):
        seat = match % SMALL.seats
        won = match < SMALL.seats  # both seats of the first deal are won, by luck alone
        places = [1 if won == (seat == 0) else 2, 1 if won == (seat == 1) else 2]
        luck = [0.5 if won == (seat == i) else -0.5 for i in range(2)]
        lines.append({"match": match, "deal": SMALL.pairing(match).deal, "places": places,
                      "scores": [0, 0], "seconds": [0.0, 0.0], "luck": {"playouts": luck},
                      "bots": list(SMALL.pairing(match).bots)})  # fmt: skip
    (row,) = summary(SMALL, lines)
    assert row["wins"] == 0.5
    assert row["without_luck"] == [0.5, 0.5, 0.5]


def test_a_table_is_made_from_files(results: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["benchmark", "--table", str(results)]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0].startswith("| agent | game | seats | random |")
    assert told[2].startswith("| `heuristic` | kuhn | 2 | ")
    cells = told[2].split(" | ")[3:-1]
    share = r"-?\d+% \[-?\d+%, -?\d+%\]"
    for cell in cells:  # luck is taken off wins, and off nothing else
        assert re.fullmatch(rf"{share} \({share} without luck\), [+-]\d.* points", cell)


def test_wrong_arguments_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["benchmark", "nobody", "--game", "kuhn"]) == 2
    assert "no bot named 'nobody'" in capsys.readouterr().err
    assert main(["benchmark"]) == 2
    assert "name an agent and a game" in capsys.readouterr().err


def test_what_is_chosen_together_may_stand_in_another_order() -> None:
    """Records of For the King keep what a seat chose at once as a set; bots choose one by one."""
    file = Path(__file__).parents[2] / "docs/benchmark/for-the-king-2-heuristic.ndjson.xz"
    played, lines = header_of(file), read(file)
    for line in lines[:4]:
        assert benchmark_check._pool_fault(played, line) is None
    another = benchmark_check._pool_fault(played, lines[1] | {"match": 3})
    assert another is not None  # another match's random player
