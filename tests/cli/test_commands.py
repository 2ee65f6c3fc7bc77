"""The commands as people call them."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from regency.cli import main

Capture = pytest.CaptureFixture[str]
CommandLine = Callable[..., subprocess.CompletedProcess[bytes]]


def run(*arguments: str, stdin: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    command = [sys.executable, "-m", "regency", *arguments]
    return subprocess.run(command, input=stdin, capture_output=True, check=False)


def test_help_imports_neither_numpy_nor_numba() -> None:
    probe = (
        "import sys\nfrom regency.cli import main\n"
        "try:\n    main(['--help'])\nexcept SystemExit:\n    pass\n"
        "assert not {'numpy', 'numba', 'fluent', 'fastapi'} & set(sys.modules), sys.modules"
    )
    subprocess.run([sys.executable, "-c", probe], check=True, capture_output=True)


def test_without_a_command_the_help_is_shown(capsys: Capture) -> None:
    assert main([]) == 0
    assert "regency play" in capsys.readouterr().out


def test_every_command_has_help_with_an_example(capsys: Capture) -> None:
    for command in (
        "games",
        "bots",
        "play",
        "record",
        "verify",
        "story",
        "perft",
        "bench",
        "new-game",
    ):
        with pytest.raises(SystemExit) as ended:
            main([command, "--help"])
        assert ended.value.code == 0
        assert "example:" in capsys.readouterr().out


def test_games_lists_every_game(capsys: Capture) -> None:
    assert main(["games"]) == 0
    assert "kuhn: 2 seats" in capsys.readouterr().out


def test_what_record_writes_verify_accepts() -> None:
    arguments = ("record", "kuhn", "--seats", "2", "--games", "1000", "--seed", "7")
    first, second = run(*arguments), run(*arguments)
    assert first.returncode == 0
    assert first.stdout == second.stdout
    assert first.stdout.count(b'"record"') == 1000
    checked = run("verify", "-", stdin=first.stdout)
    assert checked.returncode == 0, checked.stderr
    assert checked.stdout.count(b"\n") == 1000
    other = run(*arguments[:-1], "8")
    assert other.stdout != first.stdout


def test_bots_are_chosen_by_seat(capsys: Capture) -> None:
    assert main(["record", "kuhn", "--seats", "2", "--bots", "heuristic,random"]) == 0
    header = json.loads(capsys.readouterr().out.splitlines()[0])
    assert header["game"] == "kuhn"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["record", "chess", "--seats", "2"], "no game named 'chess'; there are"),
        (["record", "kuhn", "--seats", "3"], "kuhn is played by 2 seats, not 3"),
        (
            ["record", "kuhn", "--seats", "2", "--bots", "magic"],
            "there are random, heuristic, net, ismcts",
        ),
        (["record", "kuhn", "--seats", "2", "--bots", "random,random,random"], "one, or one each"),
        (["record", "kuhn", "--seats", "2", "--games", "-1"], "must be 0 or more"),
        (["record", "kuhn", "--seats", "2", "--option", "x"], "--option takes NAME=VALUE"),
        (["record", "kuhn", "--seats", "2", "--option", "x=1"], "has no option 'x'"),
        (["perft", "kuhn", "--seats", "2", "--depth", "-1"], "must be 0 or more"),
        (["play", "kuhn", "--lang", "tlh"], "there are en, fr, uk, ru, zh-Hant"),
        (["play", "kuhn", "--seats", "me"], "names 1 players; this game needs 2"),
        (["play", "kuhn", "--seats", "me,"], "needs a name for every seat"),
        (["play", "--resume", "/nowhere/at/all"], "there is no match to resume"),
        (["new-game", "Harbour"], "lower-case words joined by hyphens"),
        (["new-game", "kuhn"], "a game named kuhn already exists"),
    ],
)
def test_what_is_wrong_is_said_with_what_would_be_right(
    arguments: list[str], words: str, capsys: Capture
) -> None:
    assert main(arguments) == 2
    said = capsys.readouterr()
    assert words in said.err
    assert said.err.startswith(f"regency {arguments[0]}: ")
    assert said.err.count("\n") == 1


def test_verify_names_file_line_and_reason(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "match.ndjson"
    assert main(["record", "kuhn", "--seats", "2", "--games", "2"]) == 0
    lines = capsys.readouterr().out.splitlines()
    lines[1] = lines[1].replace('"seat": 0', '"seat": 1')
    file.write_text("\n".join(lines) + "\n", "utf-8")
    assert main(["verify", str(file)]) == 1
    said = capsys.readouterr()
    assert said.err.startswith(f"{file}:2: KU-3: ")
    assert "Traceback" not in said.err
    assert said.out.startswith("match 2: kuhn: ")


def test_verify_says_unfinished(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "match.ndjson"
    main(["record", "kuhn", "--seats", "2"])
    file.write_text(capsys.readouterr().out.splitlines()[0] + "\n", "utf-8")
    assert main(["verify", str(file)]) == 0
    assert capsys.readouterr().out == "match 1: kuhn: unfinished\n"


def test_verify_of_a_file_that_is_not_there(capsys: Capture) -> None:
    assert main(["verify", "/nowhere/at/all"]) == 1
    assert capsys.readouterr().err == (
        "/nowhere/at/all:1: record: cannot be read: No such file or directory\n"
    )


def test_verify_prints_half_a_surrogate_pair_without_stumbling() -> None:
    done = run("verify", "-", stdin=b'{"record": 1, "game": "\\ud800"}\n')
    assert done.returncode == 1
    assert done.stderr.startswith(b"-:1: record: the line holds half of a character")


def test_verify_of_noise() -> None:
    done = run("verify", "-", stdin=bytes(range(256)) * 20)
    assert done.returncode == 1
    assert b"Traceback" not in done.stderr
    assert done.stderr.startswith(b"-:1: record: ")


def test_perft_counts_the_thirty_endings(capsys: Capture) -> None:
    assert main(["perft", "kuhn", "--seats", "2", "--depth", "3", "--all-deals"]) == 0
    rows = [line.split() for line in capsys.readouterr().out.splitlines()[1:]]
    assert sum(int(row[2]) for row in rows) == 30


def test_a_reader_that_leaves_is_no_fault() -> None:
    done = subprocess.run(
        f"{sys.executable} -m regency record kuhn --seats 2 --games 3000 | head -1",
        shell=True,
        capture_output=True,
        check=False,
    )
    assert done.stderr == b""


def test_bench_prints_a_row_a_machine(capsys: Capture) -> None:
    assert (
        main(
            ["bench", "kuhn", "--seconds", "0.01", "--no-compile", "--agree", "50", "--soak", "99"]
        )
        == 0
    )
    out = capsys.readouterr().out
    assert "python" in out
    assert "numba" in out
    assert "the machines agree" in out
    assert "0 faults, points -2 to 2" in out


def test_bench_without_a_gpu_says_what_is_missing(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    from regency.cli import bench

    monkeypatch.setattr(bench, "machines_here", lambda: ("python", "numba"))
    assert main(["bench", "kuhn", "--machine", "cuda"]) == 2
    assert "regency[gpu]" in capsys.readouterr().err
