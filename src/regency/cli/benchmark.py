"""`regency benchmark`: an agent against the fixed pool on held-out deals."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from regency.bots import make_bot
from regency.cli.common import Progress, check_seats, the_game
from regency.cli.main import UsageError
from regency.rl import benchmark, benchmark_check, benchmark_table
from regency.rl.agents import agent_of


def run(arguments: argparse.Namespace) -> int:
    """Play what is missing of the benchmark and print its rows; or make the table of some files."""
    try:
        if arguments.table:
            rows = [row for file in arguments.table for row in benchmark_table.figures(Path(file))]
            print(benchmark_table.table(rows))
            return 0
        if arguments.check:
            return _check(arguments.check)
        return _play(arguments)
    except ValueError as error:
        raise UsageError(str(error)) from error


def _check(names: list[str]) -> int:
    """Have the pool play every match of some files again."""
    for name in names:
        total = benchmark.header_of(Path(name)).total
        progress = Progress("playing again", total)
        for done in benchmark_check.check_again(Path(name)):
            progress.at(done)
        progress.end()
        print(f"{name}: {total} matches; the pool plays them again to the move, luck is the same")
    return 0


def _play(arguments: argparse.Namespace) -> int:
    if not arguments.agent or not arguments.game:
        raise UsageError("name an agent and a game, as in: regency benchmark heuristic --game kuhn")
    game = the_game(arguments.game)
    seats = arguments.seats or game.seats[0]
    check_seats(game, seats)
    if arguments.deals < 1:
        raise UsageError(f"--deals must be 1 or more, not {arguments.deals}")
    if agent_of(arguments.agent) is None:
        make_bot(arguments.agent, game, 0)
    run = benchmark.Benchmark(game.name, seats, arguments.agent, arguments.deals)
    file = Path(arguments.out or f"benchmark-{game.name}-{seats}.ndjson")
    progress = Progress("playing", run.total)
    done = 0
    for line in benchmark.play(run, file):
        done = max(done, line["match"] + 1)
        progress.at(done)
    progress.end()
    for row in benchmark_table.figures(file):
        print(
            f"{row['opponent']:<12}{row['matches']:>6} matches {row['wins']:>7.1%} "
            f"[{row['low']:.1%}, {row['high']:.1%}], {row['ahead']:+.2f} ± {row['margin']:.2f} "
            f"points ahead, {_without_luck(row)}{row['illegal']} illegal answers, "
            f"{row['seconds']} s a match"
        )
    print(f"{file}: others check it with `regency verify {file}`")
    return 0


def _without_luck(row: dict[str, Any]) -> str:
    if row["without_luck"] is None:
        return ""
    value, low, high = row["without_luck"]
    return f"{value:.1%} [{low:.1%}, {high:.1%}] without luck, "
