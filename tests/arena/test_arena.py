"""The arena: fair schedules, honest intervals, and a kill that loses nothing."""

from __future__ import annotations

import json
import lzma
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from regency.arena import Tournament, open_results, play_all, standings
from regency.arena.results import whole_lines
from regency.arena.standings import wilson
from regency.cli import main

KUHN = Tournament("kuhn", ("heuristic", "random"), seats=2, matches=40)


@given(st.integers(1, 5), st.integers(2, 5), st.integers(1, 60))
def test_on_every_deal_every_bot_sits_everywhere_equally_often(
    bots: int, seats: int, matches: int
) -> None:
    names = tuple(f"bot{i}" for i in range(bots))
    tournament = Tournament("x", names, seats, matches)
    assert matches <= tournament.total < matches + tournament.duplicates
    for start in range(0, tournament.total, tournament.duplicates):
        group = [tournament.pairing(start + i) for i in range(tournament.duplicates)]
        assert len({pairing.deal for pairing in group}) == 1
        for seat in range(seats):
            sat = Counter(pairing.bots[seat] for pairing in group)
            others = Counter(pairing.bots[(seat + 1) % seats] for pairing in group)
            assert sat == others
            if bots >= seats or seats % bots == 0:
                assert set(sat) == set(names)
                assert len(set(sat.values())) == 1


def test_a_whole_tournament_is_rated() -> None:
    results = open_results(KUHN, None)
    for line in play_all(KUHN, results.missing()):
        results.add(line)
    table = standings(results.in_order(), 2)
    assert table.matches == 40
    assert {row.bot for row in table.rows} == {"heuristic", "random"}
    assert sum(row.wins.value for row in table.rows) == pytest.approx(1.0)
    assert sum(row.mean_score for row in table.rows) == pytest.approx(0.0)
    for row in table.rows:
        assert sum(row.sources.values()) == pytest.approx(row.mean_score)
        assert row.wins.low < row.wins.value < row.wins.high


def test_the_better_bot_is_rated_higher() -> None:
    lines = [
        {"match": i, "bots": ["a", "b"], "scores": [1, 0], "places": [1, 2], "sources": [{}, {}]}
        for i in range(30)
    ]
    best, worst = standings(lines, 2).rows
    assert (best.bot, worst.bot) == ("a", "b")
    assert best.rating - best.rating_margin > worst.rating + worst.rating_margin
    assert best.wins.value == 1


def test_shared_wins_are_shared() -> None:
    line = {"match": 0, "bots": ["a", "b"], "scores": [1, 1], "places": [1, 1], "sources": [{}, {}]}
    assert [row.wins.value for row in standings([line], 2).rows] == [0.5, 0.5]


def test_wilsons_interval() -> None:
    # 8 of 10: the textbook's [0.490, 0.943].
    rate = wilson(8, 10)
    assert (round(rate.low, 3), round(rate.high, 3)) == (0.490, 0.943)
    assert wilson(0, 0).high == 1


def test_results_are_taken_up_where_they_stopped(tmp_path: Path) -> None:
    file = tmp_path / "kuhn.ndjson"
    results = open_results(KUHN, file)
    for line in play_all(KUHN, results.missing()[:7]):
        results.add(line)
    with file.open("a", encoding="utf-8") as out:
        out.write('{"match": 7, "deal"')  # cut off by a kill
    again = open_results(KUHN, file)
    assert again.missing() == list(range(7, 40))
    for line in play_all(KUHN, again.missing()):
        again.add(line)
    lines = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    assert sorted(line["match"] for line in lines[1:]) == list(range(40))


def test_another_tournament_is_not_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "kuhn.ndjson"
    open_results(KUHN, file)
    other = Tournament("kuhn", ("random", "random"), seats=2, matches=40)
    with pytest.raises(ValueError, match="holds another tournament"):
        open_results(other, file)
    file.write_text("hello\n", "utf-8")
    with pytest.raises(ValueError, match=":1 is not a line of results"):
        open_results(KUHN, file)


HEADER = json.dumps(json.loads(json.dumps(KUHN.to_json())))
TWO_MATCHES = f'{HEADER}\n{{"match": 0}}\n{{"match": 1}}'
CUT_OFF = f'{HEADER}\n{{"match": 0}}\n{{"match": 1, "de'


@pytest.mark.parametrize("name", ["kuhn.ndjson", "kuhn.ndjson.xz"])
@pytest.mark.parametrize(("held", "matches"), [(TWO_MATCHES, [0, 1]), (CUT_OFF, [0])])
def test_readers_never_write(tmp_path: Path, name: str, held: str, matches: list[int]) -> None:
    file = tmp_path / name
    file.write_bytes(lzma.compress(held.encode()) if name.endswith(".xz") else held.encode())
    before = file.read_bytes()
    _, *lines = whole_lines(file)
    assert [line["match"] for line in lines] == matches
    assert file.read_bytes() == before


def test_a_whole_last_line_is_kept_where_its_end_is_missing(tmp_path: Path) -> None:
    file = tmp_path / "kuhn.ndjson"
    file.write_text(TWO_MATCHES, "utf-8")
    results = open_results(KUHN, file)
    results.add({"match": 2})
    assert results.missing() == list(range(3, 40))
    assert open_results(KUHN, file).missing() == list(range(3, 40))


def test_nothing_is_added_to_a_packed_file(tmp_path: Path) -> None:
    file = tmp_path / "kuhn.ndjson.xz"
    with pytest.raises(ValueError, match="is packed and takes no more"):
        open_results(KUHN, file)
    file.write_bytes(lzma.compress(CUT_OFF.encode()))
    before = file.read_bytes()
    with pytest.raises(ValueError, match="is packed and takes no more"):
        open_results(KUHN, file)
    assert file.read_bytes() == before
    file.write_bytes(before[:-9])
    with pytest.raises(ValueError, match="is no whole xz file"):
        list(whole_lines(file))


def test_what_is_not_ours_is_not_shortened(tmp_path: Path) -> None:
    file = tmp_path / "diary.txt"
    file.write_text("Dear diary", "utf-8")
    with pytest.raises(ValueError, match=":1 is not a line of results"):
        open_results(KUHN, file)
    assert file.read_text("utf-8") == "Dear diary"


def test_a_header_that_was_cut_off_is_written_again(tmp_path: Path) -> None:
    file = tmp_path / "kuhn.ndjson"
    file.write_text(HEADER[:20], "utf-8")
    assert open_results(KUHN, file).missing() == list(range(40))
    assert file.read_text("utf-8") == f"{HEADER}\n"


@pytest.mark.parametrize("number", ['"x"', "null", "1.5", "true"])
def test_a_match_has_a_number(tmp_path: Path, number: str) -> None:
    file = tmp_path / "kuhn.ndjson"
    file.write_text(f'{HEADER}\n{{"match": {number}}}\n', "utf-8")
    with pytest.raises(ValueError, match=":2 has no number of a match"):
        open_results(KUHN, file)


def arena(file: Path, *more: str) -> list[str]:
    bots = ["--bots", "heuristic,random", "--seats", "2", "--matches", "600"]
    return [sys.executable, "-m", "regency", "arena", "kuhn", *bots, "--out", str(file), *more]


def test_a_kill_at_any_moment_loses_nothing(tmp_path: Path) -> None:
    whole, broken = tmp_path / "whole.ndjson", tmp_path / "broken.ndjson"
    done = subprocess.run(arena(whole), capture_output=True, text=True, check=True)
    for _ in range(3):
        process = subprocess.Popen(arena(broken), stdout=subprocess.DEVNULL)
        size = broken.stat().st_size if broken.exists() else 0
        for _ in range(600):
            time.sleep(0.05)
            if broken.exists() and broken.stat().st_size > size + 2000:
                break
        process.send_signal(signal.SIGKILL)
        process.wait()
    again = subprocess.run(arena(broken), capture_output=True, text=True, check=True)
    assert again.stdout == done.stdout
    assert sorted(whole.read_text().splitlines()) == sorted(broken.read_text().splitlines())


def test_several_processes_and_records(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "kuhn.ndjson"
    arguments = ["arena", "kuhn", "--bots", "heuristic,random", "--seats", "2", "--matches", "6"]
    assert main([*arguments, "--workers", "2", "--records", "--out", str(file)]) == 0
    assert "6 matches, 2 on each deal" in capsys.readouterr().out
    lines = [json.loads(line) for line in file.read_text("utf-8").splitlines()[1:]]
    record = tmp_path / "records.ndjson"
    record.write_text("\n".join("\n".join(line["record"]) for line in lines) + "\n", "utf-8")
    assert main(["verify", str(record)]) == 0


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (["--matches", "0"], "--matches must be 1 or more, not 0"),
        (["--bots", "magic"], "no bot named 'magic'"),
        (["--seats", "9"], "kuhn is played by 2 seats"),
    ],
)
def test_what_is_wrong_is_said(
    change: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["arena", "kuhn", "--bots", "random", "--seats", "2", "--matches", "2"]
    assert main([*arguments, *change]) == 2
    assert words in capsys.readouterr().err


def test_the_same_arena_runs_on_a_ray_cluster() -> None:
    small = Tournament("kuhn", ("heuristic", "random"), seats=2, matches=4)
    there = sorted(play_all(small, range(4), ray_address="local"), key=lambda line: line["match"])
    assert there == list(play_all(small, range(4)))


def test_results_that_could_not_be_read_again_are_refused(tmp_path: Path) -> None:
    """A device that is read without end must not fill the memory."""
    tournament = Tournament("kuhn", ("random", "heuristic"), 2, 2)
    for wrong in (Path("/dev/full"), tmp_path):
        with pytest.raises(ValueError, match="is no file"):
            open_results(tournament, wrong)
