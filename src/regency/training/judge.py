"""Judges a file of weights, or every one that a sitting leaves, in a process of its own.

python -m regency.training.judge --game castle-combo --weights DIR/weights.npz [--follow MINUTES]
python -m regency.training.judge --game castle-combo --all DIR [--minutes 60] [--workers 16]

Where a heuristic takes long to compile for a GPU, training need not wait for it. Adds lines to
`judged.ndjson` beside the weights and, when a sitting has ended, writes `results.md`.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from typing import Any

import torch

from regency.core.cuda_present import cuda_present
from regency.core.game import Game
from regency.games import game as find_game
from regency.training.checkpoint import (
    RESULTS,
    CheckpointError,
    add_line,
    load_weights,
    results_table,
)
from regency.training.judging import Result, judge
from regency.training.network import Net
from regency.training.settings import Settings, checked, read_settings
from regency.training.tables import JUDGED, Effort, judge_all

#: Seconds between two looks for new weights.
PAUSE = 0.5


def main(arguments: list[str] | None = None) -> int:
    """Read the command line and judge; return the exit status."""
    asked = _parser().parse_args(arguments)
    device = asked.device or ("cuda" if torch.cuda.is_available() and cuda_present() else "cpu")
    until = time.monotonic() + 60 * asked.follow
    try:
        game = find_game(asked.game)
        if asked.all:
            effort = Effort(
                asked.matches, asked.duels, asked.minutes, asked.exploiter, asked.workers, device
            )
            print(judge_all(game, asked.all / game.name, effort, asked.against).read_text("utf-8"))
        elif asked.weights is None:
            raise CheckpointError("say which file with --weights, or --all DIR for every table")
        elif asked.follow:
            _warm_up(game, device)
            follow(game, device, asked.weights, until, asked.look, asked.matches)
        else:
            judge_file(
                game, device, asked.weights, asked.look, asked.matches, last=True,
                against=asked.against,
            )  # fmt: skip
    except (CheckpointError, KeyError) as wrong:
        print(wrong.args[0], file=sys.stderr)
        return 2
    return 0


def follow(game: Game, device: str, weights: Path, until: float, look: int, matches: int) -> None:
    """Judge the weights each time they are written, until a sitting has ended or time is up."""
    seen, ended = -1.0, False
    while not ended and time.monotonic() < until:
        time.sleep(PAUSE)
        if weights.is_file() and weights.stat().st_mtime != seen:
            seen = weights.stat().st_mtime
            ended = judge_file(game, device, weights, look, matches)


def judge_file(
    game: Game, device: str, weights: Path, look: int, matches: int, last: bool = False,
    against: Path | None = None,
) -> bool:  # fmt: skip
    """Judge a file: by a look, or at length where its sitting has ended; tell whether it has."""
    net, about = load_weights(weights, game)
    net.to(device)
    settings = checked(game, about["settings"])
    ended = last or bool(about.get("ended"))
    results = []
    rival = load_weights(against, game)[0].to(device) if against else None
    for how, greedy in (("best", True), ("drawn", False)) if ended else (("best", True),):
        found = _judge(game, device, net, settings, matches if ended else look, greedy, rival)
        results += [(how, one) for one in found]
    line: dict[str, Any] = {"game": game.name, "decisions": about["decisions"], "ended": ended}
    if against:
        line["against"] = load_weights(against, game)[1]["decisions"]
    line["results"] = [{"played": how, **one.to_json()} for how, one in results]
    add_line(weights.with_name(JUDGED), line)
    table = results_table(game.name, results)
    print(f"{about['decisions'] / 1e6:.1f} M decisions\n{table}", flush=True)
    if ended:
        weights.with_name(RESULTS).write_text(table, "utf-8")
    return ended


def _judge(
    game: Game, device: str, net: Net, settings: Settings, matches: int, greedy: bool,
    against: Net | None = None,
) -> list[Result]:  # fmt: skip
    return judge(
        game, net, device, matches, settings.seed, seats=tuple(game.seats),
        told=settings.points_told, greedy=greedy, against=against,
    )  # fmt: skip


def _warm_up(game: Game, device: str) -> None:
    """Compile what judging needs before there is anything to judge."""
    settings = read_settings(game)
    _judge(game, device, Net(game, settings).to(device), settings, 1, greedy=True)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m regency.training.judge", description="Judge a network's weights."
    )
    parser.add_argument("--game", required=True, help="which game, such as castle-combo")
    parser.add_argument("--weights", type=Path, help="weights.npz of a sitting")
    parser.add_argument(
        "--all", type=Path, metavar="DIR", help="every table of the game's own network, resumable"
    )
    parser.add_argument("--minutes", type=float, default=60.0, help="of --all")
    parser.add_argument("--duels", type=int, default=600, help="of --all: matches of a claim")
    parser.add_argument("--exploiter", type=float, default=10.0, help="of --all: its minutes")
    parser.add_argument("--workers", type=int, default=1, help="of --all: processes of duels")
    parser.add_argument("--look", type=int, default=2_000, help="matches of a look, by seats")
    parser.add_argument("--matches", type=int, default=8_000, help="matches of the last judging")
    parser.add_argument("--follow", type=float, default=0.0, help="minutes to wait for more")
    parser.add_argument("--against", type=Path, help="weights to play; else the heuristic")
    parser.add_argument("--device", choices=("cpu", "cuda"), help="else a GPU where there is one")
    return parser


if __name__ == "__main__":
    sys.exit(main())
